/// The contents of a stylesheet with source ranges: definitions, rules, conditions and imports.
///
/// It contains the text as written, including unknown names and invalid values. Parts that do not
/// parse are excluded; a declaration without a value is included. It is the same for every dialect
/// (decision 0012); a ``Theme`` is an engine's result for it, and a `Rule` checks it.
///
/// The storage is plain arrays of small rows. ``definitions``, ``rules`` and the others are views
/// that are created on access.
public struct Sheet: Hashable, Sendable {
  /// The immutable storage.
  ///
  /// One reference avoids copying a dozen arrays at each lookup.
  @usableFromInline let parts: Parts

  @usableFromInline final class Parts: Sendable {
    let tree: SyntaxTree
    let names: NameTable
    @usableFromInline let rows: Rows

    init(tree: SyntaxTree, names: NameTable, rows: Rows) {
      self.tree = tree
      self.names = names
      self.rows = rows
    }
  }

  /// The rows of a sheet, which ``SheetBuilder`` fills.
  @usableFromInline struct Rows: Sendable {
    @usableFromInline var components: [Component] = []
    @usableFromInline var definitions: [DefinitionRow] = []
    @usableFromInline var rules = RuleRows()
    @usableFromInline var selectors: [SelectorRow] = []
    @usableFromInline var declarations: [DeclarationRow] = []
    @usableFromInline var conditions: [ConditionRow] = []
    @usableFromInline var media: [MediaRow] = []
    var imports: [UInt32] = []
    /// The numbers of names in the selectors that are paths, such as 2 for `A:B`.
    var pathLengths: [Int] = []
  }

  // All other parts follow from the tree.
  public static func == (left: Self, right: Self) -> Bool { left.tree == right.tree }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  // MARK: - Parts

  /// The syntax tree; the rows refer to its elements.
  public var tree: SyntaxTree { parts.tree }

  /// The text from which the sheet was parsed.
  public var source: SourceText { parts.tree.source }

  /// The names that are not in the ``Vocabulary``, numbered after those that are.
  package var names: NameTable { parts.names }
  @inlinable package var components: [Component] { parts.rows.components }
  @inlinable package var definitionRows: [DefinitionRow] { parts.rows.definitions }
  @inlinable package var ruleRows: RuleRows { parts.rows.rules }
  @inlinable package var selectorRows: [SelectorRow] { parts.rows.selectors }
  @inlinable package var declarationRows: [DeclarationRow] { parts.rows.declarations }
  @inlinable package var conditionRows: [ConditionRow] { parts.rows.conditions }
  @inlinable package var mediaRows: [MediaRow] { parts.rows.media }
  package var importElements: [UInt32] { parts.rows.imports }
  /// True if a selector is a path such as `A:B`.
  package var hasPathSelectors: Bool { !parts.rows.pathLengths.isEmpty }
  /// The numbers of names in such selectors, each once.
  var pathLengths: [Int] { parts.rows.pathLengths }

  // MARK: - Rows

  /// A declaration: a property with its value, in 20 bytes.
  @usableFromInline package struct DeclarationRow: Hashable, Sendable {
    @usableFromInline package let value: Component
    @usableFromInline package let name: NameTable.ID
    /// The node in the tree.
    @usableFromInline package let element: UInt32
  }

  @usableFromInline package struct DefinitionRow: Hashable, Sendable {
    @usableFromInline package let value: Component
    @usableFromInline package let name: NameTable.ID
    @usableFromInline package let element: UInt32
    /// The enclosing `@media`, an index into `mediaRows`, or ``NameTable/none``.
    @usableFromInline package let media: UInt32
  }

  @usableFromInline package struct SelectorRow: Hashable, Sendable {
    /// The name, or a whole path `A:B` with its names joined by `:`.
    @usableFromInline package let name: NameTable.ID
    /// The first word in the tree.
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
    @usableFromInline package let element: UInt32
  }

  package func text(of name: NameTable.ID) -> String {
    guard name != NameTable.none else { return "" }
    let known = Vocabulary.shared.names
    return Int(name) < known.count
      ? known.text(of: name) : names.text(of: name - NameTable.ID(known.count))
  }

  /// Returns a name as a key for other tables; the name must exist.
  func key(of name: NameTable.ID) -> StoredName {
    let known = NameTable.ID(Vocabulary.shared.names.count)
    return name < known
      ? StoredName(name, in: Vocabulary.shared.names) : StoredName(name - known, in: names)
  }

  /// The number of possible name numbers: those of the vocabulary, and the sheet's own.
  package var nameCount: Int { Vocabulary.shared.names.count + names.count }

  /// Returns the number of a name among the sheet's own, which are not in the vocabulary.
  ///
  /// Looks it up in place, because returning the table would copy it.
  package func ownNumber(of key: some NameKey) -> NameTable.ID { parts.names.find(key) }

  /// True if a number, which is not of the vocabulary, is that of the name `key`.
  func isOwnName(_ number: NameTable.ID, _ key: some NameKey) -> Bool {
    parts.names.isName(number, key)
  }

  @inlinable package func declaration(_ number: Int) -> DeclarationRow {
    parts.rows.declarations[number]
  }

  @inlinable package func className(_ selector: UInt32) -> NameTable.ID {
    parts.rows.selectors[Int(selector)].name
  }

  @inlinable package func component(_ number: Int) -> Component { parts.rows.components[number] }

  /// Returns the number of a name in this sheet; ``NameTable/none`` if the sheet does not have it.
  package func id(of name: String) -> NameTable.ID {
    let known = Vocabulary.shared.names
    let id = known.find(name)
    if id != NameTable.none { return id }
    let own = names.find(name)
    return own == NameTable.none ? own : own + NameTable.ID(known.count)
  }

  // MARK: - Spelling

  /// Returns the sheet as `dialect` reads it; the same unless the dialect reads other words.
  ///
  /// - Complexity: O(1), and O(n) for a sheet with '//' right after a word or with '@' alone.
  package func spelled(for dialect: Dialect) -> Sheet {
    guard isSpelledOtherwise(for: dialect) else { return self }
    return Sheet(SyntaxTree(parsing: source, dialect.words.spelling))
  }

  /// True if `dialect` reads other words in the sheet.
  package func isSpelledOtherwise(for dialect: Dialect) -> Bool {
    tree.dependsOnSpelling && tree.spelling != dialect.words.spelling
  }
}

extension DialectAnswers.Words {
  var spelling: WordSpelling {
    switch self {
    case .slashesInWords: .slashesInWords
    case .notAsked, .unknown: .common
    }
  }
}
