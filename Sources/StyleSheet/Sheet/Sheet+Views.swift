// Public views of the rows of a sheet, created on access.

extension Sheet {
  /// A definition `@name: value;`, at the top level or in an `@media`.
  public struct Definition: Hashable, Sendable {
    /// The name including its `@`.
    package let name: String
    /// The words of the value joined by single blanks; empty if it is missing.
    package let value: String
    /// The byte offsets of the name.
    public let nameRange: Range<Int>
    /// The byte offsets of the value.
    public let valueRange: Range<Int>
    /// The byte offsets of the definition.
    public let range: Range<Int>
    /// The conditions of the enclosing `@media`; empty at the top level.
    package let conditions: [Condition]
  }

  /// A rule, `A, B:C { … }`.
  public struct RuleBlock: Hashable, Sendable {
    /// The selectors in the order of the text; empty if there are none.
    public let selectors: [Selector]
    /// The declarations in the order of the text, including repeated ones.
    public let declarations: [Declaration]
    /// The byte offsets of the rule.
    package let range: Range<Int>
    /// The conditions of the enclosing `@media`; empty at the top level.
    public let conditions: [Condition]
  }

  /// One of the selectors of a rule: a name or a path of names.
  public struct Selector: Hashable, Sendable {
    /// A name, or several joined by `:`.
    public let name: String
    /// The byte offsets of the selector.
    public let range: Range<Int>
  }

  /// A property with its value, `name: value;`.
  public struct Declaration: Hashable, Sendable {
    /// The property with its variant.
    public let name: String
    /// The words of the value joined by single blanks; empty if it is missing.
    package let value: String
    /// The byte offsets of the name.
    public let nameRange: Range<Int>
    /// The byte offsets of the value.
    public let valueRange: Range<Int>
    /// The byte offsets of the declaration.
    public let range: Range<Int>
  }

  /// A condition of an `@media`, `(name: value)`.
  public struct Condition: Hashable, Sendable {
    /// The name, such as `device`; any word, even one that no engine supports.
    package let name: String
    /// The expected value, such as `ipad`.
    package let value: String
    /// The byte offsets, including the parentheses.
    public let range: Range<Int>
  }

  /// An import of another sheet, `@import "name";`.
  public struct Import: Hashable, Sendable {
    /// The name of the sheet, without quotes; empty if it is missing.
    package let name: String
    /// The byte offsets of the import.
    public let range: Range<Int>
  }

  /// The definitions in the order of the text, including repeated ones.
  public var definitions: [Definition] { definitionRows.map(view) }

  /// The rules in the order of the text; a rule with several selectors is one.
  public var rules: [RuleBlock] { ruleRows.map(view) }

  /// Calls `body` with each rule, without storing them.
  package func eachRule(_ body: (RuleBlock) -> Void) {
    for row in ruleRows { body(view(row)) }
  }

  /// The imports in the order of the text.
  public var imports: [Import] {
    importElements.map { element in
      Import(name: name(ofImport: Int(element)), range: nodeRange(of: element))
    }
  }

  /// Returns the first word or string after the '@import', without quotes; empty if there is none.
  private func name(ofImport element: Int) -> String {
    let end = tree.next(after: element)
    var child = tree.next(after: element + 1)
    while child < end {
      switch tree.elements[child].kind {
      case .word: return source[tree.range(of: child)]
      case .string: return source[source.unquoted(tree.range(of: child))]
      default: child = tree.next(after: child)
      }
    }
    return ""
  }

  /// The number of declarations in all rules.
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
