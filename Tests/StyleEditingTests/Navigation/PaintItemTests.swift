import StyleEditing
import StyleSheet
import Testing

@Suite struct PaintItemTests {
  static let imported = "@a: 1; Own { x: 1, @a, @a; y: @a; }"

  /// The first of two sheets with a mark; the items there, the items that these paint, and the
  /// variables that paint these.
  static let cases: [(String, items: [String], painted: [String], paints: [String])] = [
    (
      "@│b: @a;", ["variable 0 @b = @a"], [], ["variable 1 @a = 1 (4)"]
    ),
    (
      "@b: @│a; D { y: @b; }", ["variable 1 @a = 1"],
      [
        "declaration 1 Own = x (19, 23)", "declaration 1 Own = y (30)",
        "variable 0 @b = @a (4)",
      ],
      []
    ),
    (
      "D, E { │y: @a; }", ["declaration 0 D, E = y"], ["rule 0 D, E (7)"],
      ["variable 1 @a = 1 (10)"]
    ),
    ("│D { y: @a; z: @a; }", ["rule 0 D"], [], ["variable 1 @a = 1 (7, 14)"]),
    ("D { y: │1; }", [], [], []),
  ]

  @Test(arguments: cases)
  func items(_ marked: String, _ items: [String], _ painted: [String], _ paints: [String]) throws {
    let (sheet, offset) = try #require(
      EditedSheet.marked(marked, among: (Self.imported, []), imports: [1]))
    let found = sheet.paintItems(at: offset)
    #expect(found.map(\.text) == items)
    #expect(found.flatMap { sheet.paintedItems(by: $0) }.map(\.text) == painted)
    #expect(found.flatMap { sheet.paints(of: $0) }.map(\.text) == paints)
  }
}

extension PaintItem {
  fileprivate var text: String {
    "\(kind) \(location.member) \(name)" + (kind == .rule ? "" : " = \(detail)")
  }
}

extension PaintCall {
  fileprivate var text: String {
    "\(item.text) (\(ranges.map { "\($0.lowerBound)" }.joined(separator: ", ")))"
  }
}
