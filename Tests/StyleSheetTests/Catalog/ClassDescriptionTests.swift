@testable import StyleRules
import StyleSheet
import Testing

/// Classes that an app describes are rows of the catalog like all others.
@Suite struct ClassDescriptionTests {
  private static func catalog() throws -> Catalog {
    let total = try #require(ClassDescription.Property("total-color", variants: ["due"], .color))
    let bold = try #require(ClassDescription.Property("is-bold", .boolean))
    let name = try #require(ClassDescription.Property("tracking-name"))
    let glow = try #require(ClassDescription.Property("glow-color", .color))
    return Catalog.all.adding(
      [
        ClassDescription("OrderTotal", inheriting: "Label", [total, bold]),
        ClassDescription("OrderTotals", inheriting: "OrderTotal"), ClassDescription("Anything"),
        ClassDescription("Label", [bold]), ClassDescription("*", [name]),
        ClassDescription("HarborCell"), ClassDescription("HarborCell_title", [glow]),
      ].compactMap { $0 })
  }

  /// Sheets annotated with their findings.
  static let sheets = [
    """
    OrderTotal { total-color: red; total-color-due: red; font-color: red; tracking-name: x; }
    OrderTotals { is-bold: true; font-size: 17; }
    Anything { fnord: 1; tracking-name: y; }
    Label { is-bold: true; tracking-name: z; }
    """,
    """
    HarborCell { glow-color: red; }
    """,
    """
    OrderTotal { total-color: 12; }
                              ^^ warning[type-mismatch]: 'total-color' takes a color such as '#0064D9' or 'red', not a number
    """,
    """
    OrderTotal { total-colr: red; }
                 ^^^^^^^^^^ warning[unknown-property]: the schema of 'OrderTotal' has no property 'total-colr'; did you mean 'total-color'?
    """,
    """
    OrderTotals { total-color-dew: red; }
                  ^^^^^^^^^^^^^^^ warning[unknown-variant]: the schema of 'OrderTotals' has no property 'total-color-dew': expected '-due'
    """,
    """
    OrderTotl { font-size: 17; }
    ^^^^^^^^^ warning[unknown-class]: no class of the catalog is called 'OrderTotl': it styles only elements to which the app gives it; did you mean 'OrderTotal'?
    """,
    """
    orderTotal { font-size: 17; }
    ^^^^^^^^^^ warning[case-mismatch]: 'orderTotal' matches no class of the catalog, because the case of letters matters: write 'OrderTotal'
    """,
    """
    Button { is-bold: true; }
             ^^^^^^^ warning[unknown-property]: NUI 0.5.5 does not read 'is-bold' of 'Button'; if the app does, describe it in a schema; 'Label' and 'OrderTotal' have it
    """,
  ]

  /// Names that are not open are reported as without a schema.
  @Test(arguments: [
    (OpenNames(), "Label { corners-radius: 4; }", 1),
    (OpenNames(classes: ["Label"]), "Label { corners-radius: 4; fnord: x; }", 0),
    (OpenNames(classes: ["Label"]), "Button { corners-radius: 4; }", 1),
    (OpenNames(classes: ["*"]), "Button { corners-radius: 4; } ShopTitle { fon-color: red; }", 0),
    (OpenNames(prefixes: ["Shop"]), "ShopTitl { fon-color: red; } ShopLabel { x: y; }", 0),
    (OpenNames(prefixes: ["shop-"]), "Label { shop-color: red; } OrderTotal { shop-x: y; }", 0),
    (OpenNames(), "Stranger { a: b; } Other { a: b; } Third { a: b; }", 0),
    (OpenNames(areComplete: true), "Stranger { a: b; } Other { a: b; } Third { a: b; }", 3),
    (OpenNames(classes: ["Label"]), "Label { font-size: red; }", 1),
  ])
  func openNamesAreNotReported(_ open: OpenNames, _ sheet: String, _ warnings: Int) throws {
    for catalog in [
      Catalog.all.adding([], leaving: open),
      Catalog.all.adding([ClassDescription("OrderTotal")].compactMap { $0 }, leaving: open),
    ] {
      let found = Sheet(parsing: SourceText(sheet)).findings(for: .nui, knowing: catalog)
      #expect(found.diagnostics.count { $0.severity == .warning } == warnings)
    }
  }

  @Test(arguments: sheets) func rulesCheckDescribedClasses(_ sheet: String) throws {
    let source = SourceText(annotated: sheet)
    let rules = Rule.usual.filter { [.schema, .value].contains($0.group) }
    let found = Sheet(parsing: source).findings(
      for: .nui, rules: rules, knowing: try Self.catalog())
    #expect(source.annotated(with: found.diagnostics) == sheet)
  }

  /// SAP lists no property of the cell; a class of the app beside it may read one.
  @Test(arguments: [
    ("fdlFUIRatingControlFormCell", 1), ("fdlFUISwitchFormCell, fdlFUIRatingControlFormCell", 1),
    ("fdlFUIRatingControlFormCell, Anything", 0), ("fdlFUIRatingControlFormCell, Nameless", 0),
  ])
  func propertyOfAPartIsReported(_ selectors: String, _ count: Int) throws {
    let sheet = Sheet(parsing: SourceText("\(selectors) { on-color: #0064D9; }\n"))
    let found = sheet.findings(for: .sapfiori, knowing: try Self.catalog()).diagnostics
    #expect(found.count { $0.id == "unknown-property" } == count)
  }

  @Test func vendorEntriesAreKept() throws {
    let catalog = try Self.catalog()
    #expect(catalog.entries.filter { $0.family != .app } == Catalog.all.entries)
    for entry in Catalog.all.entries where entry.className != "*" {
      for row in Catalog.all.rows(at: entry.className) {
        #expect(catalog.rows(at: entry.className).contains(row), "\(entry.className) \(row.name)")
      }
    }
    #expect(Catalog.all.adding([]).entries == Catalog.all.entries)
  }

  @Test(arguments: [
    """
    OrderTotal { font-color: #777777; background-color: #888888; }
                             ^^^^^^^ warning[low-contrast-text]: 'font-color' (#777777) has a contrast of 1.26 against 'background-color' (#888888), but text needs 4.5: '#212121' would do
                                                        ~~~~~~~ note: this is what it lies on
    """,
    """
    OrderTotals { font-color: #777777; background-color: #888888; }
                              ^^^^^^^ warning[low-contrast-text]: 'font-color' (#777777) has a contrast of 1.26 against 'background-color' (#888888), but text needs 4.5: '#212121' would do
                                                         ~~~~~~~ note: this is what it lies on
    """,
    """
    Anything { font-color: #777777; background-color: #888888; }
                           ^^^^^^^ warning[low-contrast-text]: 'font-color' (#777777) has a contrast of 1.26 against 'background-color' (#888888), but text needs 4.5: '#212121' would do
                                                      ~~~~~~~ note: this is what it lies on
    """,
  ])
  func contrastOfDescribedClassesIsChecked(_ sheet: String) throws {
    let source = SourceText(annotated: sheet)
    let rules = Rule.usual.filter { $0.id == "low-contrast-text" }
    let found = Sheet(parsing: source).findings(
      for: .nui, rules: rules, knowing: try Self.catalog())
    #expect(source.annotated(with: found.diagnostics) == sheet)
  }

  @Test func classesInheritTheKindOfTheirParent() throws {
    let catalog = try Self.catalog()
    let kinds = ["OrderTotal", "OrderTotals", "Anything"].map { catalog.entry(for: $0)?.kind }
    #expect(kinds == [.text, .text, .view])
  }

  @Test func themesUseTheTypesOfDescribedClasses() throws {
    let catalog = try Self.catalog()
    let text = "OrderTotals { total-color: tintColor; is-bold: YES; font-color: red; }"
    let theme = Theme(of: [Sheet(parsing: SourceText(text))])

    let types = theme.resolution(knowing: catalog).classes.flatMap(\.entries).map(\.type)
    #expect(types == [.color, .boolean, .color])
    #expect(theme.resolution == theme.resolution(knowing: .all))
    #expect(theme.resolution.classes.flatMap(\.entries).map(\.type) == [.color, .unknown, .color])

    #expect(ThemeCoverage(of: theme).classes == [])
    let coverage = ThemeCoverage(of: theme, knowing: catalog)
    #expect(coverage.classes.map(\.name) == ["OrderTotals"])
    let isSet = coverage.classes.flatMap(\.properties).filter { $0.status == .set }.map(\.name)
    #expect(Set(isSet) == ["total-color", "font-color"])

    #expect(theme.contrasts == theme.contrasts(knowing: .all))
    #expect(
      theme.contrasts(at: "OrderTotals", knowing: catalog).map(\.className) == ["OrderTotals"])
  }

  @Test func cyclicInheritanceEnds() {
    let one = ClassDescription("One", inheriting: "Two", [.init("a", .color)].compactMap { $0 })
    let two = ClassDescription("Two", inheriting: "One")
    let catalog = Catalog.all.adding([one, two].compactMap { $0 })
    #expect(catalog.property("a", at: "Two")?.row.type == .color)
  }

  @Test(arguments: ["", "1", "-a", "a b", "a:b", "a{", "a,b", "é", "a\n", "**", "a/b"])
  func invalidNamesAreRejected(_ name: String) {
    #expect(ClassDescription(name) == nil)
    #expect(ClassDescription("A", inheriting: name) == nil)
    #expect(ClassDescription.Property(name) == nil)
    #expect(ClassDescription.Property("a", variants: [name]) == nil)
  }
}
