/// What a stylesheet says: definitions, rules, conditions and imports, each still knowing its place.
///
/// It holds what was written and judges nothing: a name nobody knows is in it, and so is a value of
/// the wrong type. Parts that do not parse are not in it; a declaration whose value is missing is,
/// without a value. It is the same for every dialect (decision 0012); what an engine makes of it is
/// a ``Theme``, what there is to say about it is for ``Rule``.
///
/// Inside are plain arrays of small rows. ``definitions``, ``rules`` and the rest are views of them
/// that cost nothing until they are read.
public struct Sheet: Hashable, Sendable {
  /// One object behind the value, which never changes.
  ///
  /// A sheet is handed about as one pointer, where copying a dozen arrays at each look-up took
  /// longer than the look-up.
  @usableFromInline let parts: Parts

  @usableFromInline final class Parts: Sendable {
    let tree: SyntaxTree
    let names: NameTable
    @usableFromInline let components: [Component]
    @usableFromInline let definitions: [DefinitionRow]
    @usableFromInline let rules: RuleRows
    @usableFromInline let selectors: [SelectorRow]
    @usableFromInline let declarations: [DeclarationRow]
    @usableFromInline let conditions: [ConditionRow]
    @usableFromInline let media: [MediaRow]
    let imports: [UInt32]
    let hasPathSelectors: Bool

    init(
      tree: SyntaxTree, names: NameTable, components: [Component], definitions: [DefinitionRow],
      rules: RuleRows, selectors: [SelectorRow], declarations: [DeclarationRow],
      conditions: [ConditionRow], media: [MediaRow], imports: [UInt32], hasPathSelectors: Bool
    ) {
      self.tree = tree
      self.names = names
      self.components = components
      self.definitions = definitions
      self.rules = rules
      self.selectors = selectors
      self.declarations = declarations
      self.conditions = conditions
      self.media = media
      self.imports = imports
      self.hasPathSelectors = hasPathSelectors
    }
  }

  init(_ parts: Parts) { self.parts = parts }

  // One sheet is another if their trees are: all the rest follows from them.
  public static func == (left: Self, right: Self) -> Bool { left.tree == right.tree }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

// MARK: - Parts

extension Sheet {
  /// Every byte of it; a sheet knows places as elements of its tree.
  public var tree: SyntaxTree { parts.tree }

  /// The text it was read from.
  public var source: SourceText { parts.tree.source }

  /// The names that are not in the ``Vocabulary``, numbered after those that are.
  package var names: NameTable { parts.names }
  @inlinable package var components: [Component] { parts.components }
  @inlinable package var definitionRows: [DefinitionRow] { parts.definitions }
  @inlinable package var ruleRows: RuleRows { parts.rules }
  @inlinable package var selectorRows: [SelectorRow] { parts.selectors }
  @inlinable package var declarationRows: [DeclarationRow] { parts.declarations }
  @inlinable package var conditionRows: [ConditionRow] { parts.conditions }
  @inlinable package var mediaRows: [MediaRow] { parts.media }
  package var importElements: [UInt32] { parts.imports }
  /// Whether a selector is a path such as `A:B`.
  package var hasPathSelectors: Bool { parts.hasPathSelectors }
}

// MARK: - Rows

extension Sheet {
  /// A value of which the property is known, in 20 bytes.
  @usableFromInline package struct DeclarationRow: Hashable, Sendable {
    @usableFromInline package let value: Component
    @usableFromInline package let name: NameTable.ID
    /// Its node in the tree.
    @usableFromInline package let element: UInt32
  }

  @usableFromInline package struct DefinitionRow: Hashable, Sendable {
    @usableFromInline package let value: Component
    @usableFromInline package let name: NameTable.ID
    @usableFromInline package let element: UInt32
    /// The `@media` around it, an index into `mediaRows`, or ``NameTable/none``.
    @usableFromInline package let media: UInt32
  }

  @usableFromInline package struct SelectorRow: Hashable, Sendable {
    /// The name, or the whole of a path `A:B`, its names joined by `:`.
    @usableFromInline package let name: NameTable.ID
    /// Its first word in the tree.
    @usableFromInline package let element: UInt32
  }

  @usableFromInline package struct ConditionRow: Hashable, Sendable {
    @usableFromInline package let name: NameTable.ID
    @usableFromInline package let value: NameTable.ID
    @usableFromInline package let element: UInt32
  }

  @usableFromInline package struct MediaRow: Hashable, Sendable {
    @usableFromInline package let firstCondition: UInt32
    @usableFromInline package let endCondition: UInt32
    @usableFromInline let element: UInt32
  }

  /// The text of a name; empty for none, as in a string of nothing.
  package func text(of name: NameTable.ID) -> String {
    guard name != NameTable.none else { return "" }
    let known = Vocabulary.shared.names
    return Int(name) < known.count
      ? known.text(of: name) : names.text(of: name - NameTable.ID(known.count))
  }

  /// How many numbers names can have here: those of the vocabulary, and the sheet's own.
  package var nameCount: Int { Vocabulary.shared.names.count + names.count }

  /// The number, among the sheet's own names, of one that is not in the vocabulary.
  ///
  /// Asked of the table where it is: handing the table out would cost more than asking it.
  @inline(__always)
  package func ownNumber(of key: some NameKey) -> NameTable.ID { parts.names.find(key) }

  /// Whether a number is that of a name which is not in the vocabulary.
  @inline(__always)
  func isOwnName(_ number: NameTable.ID, _ key: some NameKey) -> Bool {
    let known = NameTable.ID(truncatingIfNeeded: Vocabulary.shared.names.count)
    return number >= known && parts.names.isName(number &- known, key)
  }

  /// A declaration by its number.
  @inlinable @inline(__always)
  package func declaration(_ number: Int) -> DeclarationRow { parts.declarations[number] }

  /// The name of a selector by its number.
  @inlinable @inline(__always)
  package func className(_ selector: UInt32) -> NameTable.ID { parts.selectors[Int(selector)].name }

  /// A word of a value by its number.
  @inlinable @inline(__always)
  package func component(_ number: Int) -> Component { parts.components[number] }

  /// The number of a name in this sheet, or ``NameTable/none`` if the sheet does not have it.
  package func id(of name: String) -> NameTable.ID {
    let known = Vocabulary.shared.names
    let id = known.find(name)
    if id != NameTable.none { return id }
    let own = names.find(name)
    return own == NameTable.none ? own : own + NameTable.ID(known.count)
  }
}
