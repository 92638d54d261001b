// What a reader of a sheet sees: views of its rows, made when they are asked for.

extension Sheet {
  /// `@name: value;`, at the top of a sheet or in an `@media`.
  public struct Definition: Hashable, Sendable {
    /// With its `@`.
    public let name: String
    /// The words of the value joined by single blanks; empty if it is missing.
    public let value: String
    /// Byte offsets of the name.
    public let nameRange: Range<Int>
    /// Byte offsets of the value.
    public let valueRange: Range<Int>
    /// Byte offsets of all of it.
    public let range: Range<Int>
    /// The conditions of the `@media` around it; empty at the top.
    public let conditions: [Condition]
  }

  /// A rule, `A, B:C { … }`.
  public struct RuleBlock: Hashable, Sendable {
    /// In the order of the text; empty if there are none.
    public let selectors: [Selector]
    /// In the order of the text, repetitions included.
    public let declarations: [Declaration]
    /// Byte offsets of all of it.
    public let range: Range<Int>
    /// The conditions of the `@media` around it; empty at the top.
    public let conditions: [Condition]
  }

  /// One of the names in front of a block, or a path of them.
  public struct Selector: Hashable, Sendable {
    /// A name, or several joined by `:`.
    public let name: String
    /// Byte offsets.
    public let range: Range<Int>
  }

  /// A property with its value, `name: value;`.
  public struct Declaration: Hashable, Sendable {
    /// The property with its variant.
    public let name: String
    /// The words of the value joined by single blanks; empty if it is missing.
    public let value: String
    /// Byte offsets of the name.
    public let nameRange: Range<Int>
    /// Byte offsets of the value.
    public let valueRange: Range<Int>
    /// Byte offsets of all of it.
    public let range: Range<Int>
  }

  /// A condition behind `@media`, `(name: value)`.
  public struct Condition: Hashable, Sendable {
    /// What is asked, such as `device`; any word, whether an engine knows it or not.
    public let name: String
    /// What the answer must be, such as `ipad`.
    public let value: String
    /// Byte offsets, parentheses included.
    public let range: Range<Int>
  }

  /// The mention of another sheet, `@import "name";`.
  public struct Import: Hashable, Sendable {
    /// The name of the sheet, without quotes; empty if it is missing.
    public let name: String
    /// Byte offsets of all of it.
    public let range: Range<Int>
  }

  /// In the order of the text, repetitions included.
  public var definitions: [Definition] { definitionRows.map(view) }

  /// In the order of the text; a comma list is one.
  public var rules: [RuleBlock] { ruleRows.map(view) }

  /// Hands out the same rules one after another, without keeping them.
  package func eachRule(_ body: (RuleBlock) -> Void) {
    for row in ruleRows { body(view(row)) }
  }

  /// In the order of the text.
  public var imports: [Import] {
    importElements.map { element in
      let node = SyntaxTree.Node(tree: tree, index: Int(element))
      let name = node.children.dropFirst().lazy.compactMap(\.token)
        .first { $0.kind == .word || $0.kind == .string }
      let range = name.map { $0.kind == .string ? source.unquoted($0.range) : $0.range }
      return Import(name: range.map { source[$0] } ?? "", range: nodeRange(of: element))
    }
  }

  /// How many declarations there are in all rules together.
  public var declarationCount: Int { declarationRows.count }

  func view(_ row: DefinitionRow) -> Definition {
    Definition(
      name: text(of: row.name), value: valueText(of: row.element),
      nameRange: nameRange(of: row.element), valueRange: valueRange(of: row.element),
      range: nodeRange(of: row.element), conditions: conditions(ofMedia: row.media))
  }

  func view(_ row: RuleRow) -> RuleBlock {
    RuleBlock(
      selectors: selectorRows(of: row).map {
        Selector(name: text(of: $0.name), range: selectorRange($0))
      },
      declarations: declarationRows(of: row).map(view),
      range: nodeRange(of: row.element), conditions: conditions(ofMedia: row.media))
  }

  func view(_ row: DeclarationRow) -> Declaration {
    Declaration(
      name: row.name == NameTable.none ? "" : text(of: row.name),
      value: valueText(of: row.element),
      nameRange: nameRange(of: row.element), valueRange: valueRange(of: row.element),
      range: nodeRange(of: row.element))
  }

  func conditions(ofMedia media: UInt32) -> [Condition] {
    guard media != NameTable.none else { return [] }
    let row = mediaRows[Int(media)]
    return conditionRows[Int(row.firstCondition)..<Int(row.endCondition)].map {
      Condition(
        name: text(of: $0.name), value: text(of: $0.value), range: nodeRange(of: $0.element))
    }
  }
}
