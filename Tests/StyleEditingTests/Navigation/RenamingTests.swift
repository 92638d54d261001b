import StyleEditing
import StyleSheet
import Testing

@Suite struct RenamingTests {
  /// The first of two sheets with a mark, a new name, and both sheets after the change.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    let name: String
    let result: [String]
    let warning: String?
    let note: String?

    init(
      _ description: String, _ sheet: String, to name: String, _ result: [String],
      warning: String? = nil, note: String? = nil
    ) {
      testDescription = description
      self.sheet = sheet
      self.name = name
      self.result = result
      self.warning = warning
      self.note = note
    }
  }

  static let imported = "@a: 1; @b: @a; Own { x: @a; }"

  static let cases = [
    Case(
      "a variable", "D { x: @│a; }", to: "@new",
      ["D { x: @new; }", "@new: 1; @b: @new; Own { x: @new; }"]),
    Case(
      "a variable without its sign", "@│a: 2;", to: "new",
      ["@new: 2;", "@new: 1; @b: @new; Own { x: @new; }"]),
    Case(
      "an own class", "Own│:D {} D:Own {}", to: "New",
      ["New:D {} D:New {}", "@a: 1; @b: @a; New { x: @a; }"]),
    Case(
      "a class with a part", "Ce│ll {} CellDetail {} CellDetails {}", to: "Row",
      ["Row {} CellDetail {} CellDetails {}", Self.imported],
      note: "'CellDetail', which NUI reads for parts of 'Cell', keeps its name"),
    Case(
      "a class with two parts", "CellDetail {} Ce│ll {} CellContentView {}", to: "Row",
      ["CellDetail {} Row {} CellContentView {}", Self.imported],
      note:
        "'CellContentView' and 'CellDetail', which NUI reads for parts of 'Cell', keep their names"),
    Case(
      "a class of the vendor", "But│ton {}", to: "Own2", ["Own2 {}", Self.imported],
      warning:
        "'Button' is a class of the vendor: under another name the sheet no longer styles it"),
    Case(
      "an own class with the name of a vendor's", "Shop│ {}", to: "Button",
      ["Button {}", Self.imported],
      warning:
        "'Button' is a class of the vendor: the sheet then styles every element of that class"),
    Case(
      "a variable without a definition, which is a misspelling", "D { x: @│aa; y: @a; }", to: "a",
      ["D { x: @a; y: @a; }", Self.imported]),
    Case("the same name", "D { x: @│a; }", to: "a", ["D { x: @a; }", Self.imported]),
  ]

  @Test(arguments: cases)
  func renames(_ c: Case) throws {
    let (sheet, offset) = try #require(
      EditedSheet.marked(c.sheet, among: (Self.imported, []), imports: [1]))
    guard
      case .edits(let places, let name, let warning, let note) = sheet.renaming(
        at: offset, to: c.name)
    else {
      Issue.record("refused")
      return
    }
    let result = sheet.project.members.enumerated().map { number, member in
      let edits = places.filter { $0.member == number }.map { SourceEdit($0.range, name) }
      let source = member.sheet.source.applying(edits)
      return source[0..<source.bytes.count]
    }
    #expect(result == c.result)
    #expect(warning == c.warning)
    #expect(note == c.note)
    let target = try #require(sheet.renamingTarget(at: offset))
    #expect(places.isEmpty || places.contains(SheetLocation(0, target.range)))
  }

  static let refusals = [
    ("@│x: 1; @y: 2;", "y", "'@y' exists already"),
    ("@│x: 1; A { b: @y; }", "y", "'@y' exists already"),
    ("@│x: 1;", "a b", "'@a b' is not the name of a variable"),
    ("@│x: 1;", "", "'@' is not the name of a variable"),
    ("@│x: 1;", "media", "'@media' is not the name of a variable"),
    ("@│x: 1;", "@import", "'@import' is not the name of a variable"),
    ("@│x: 1;", "größe", "'@größe' is not the name of a variable"),
    ("@│x: 1;", "a; @b", "'@a; @b' is not the name of a variable"),
    ("@│x: 1;", "tintColor", "'@tintColor' would override a color of the palette"),
    (
      "@tint│Color: 1;", "x",
      "'@tintColor' overrides a color of the palette, which has a fixed name"
    ),
    ("│Own {} Other {}", "Other", "'Other' exists already"),
    ("│Own {}", "A:B", "'A:B' is not the name of a class"),
    ("│Own {}", "@a", "'@a' is not the name of a class"),
    ("│Own {}", "and", "'and' is not the name of a class"),
    ("│Own {}", "none", "'none' is not the name of a class"),
    ("Own { │x: 1; }", "y", "there is no variable or class here"),
  ]

  /// The refusal is known before the user enters a name.
  @Test func aFixedNameIsRefusedAtOnce() throws {
    let (sheet, offset) = try #require(EditedSheet.marked("@tint│Color: 1;"))
    let refusal = try #require(sheet.renamingTarget(at: offset)?.refusal)
    #expect(sheet.renaming(at: offset, to: "x") == .refused(refusal))
  }

  /// SAP's engine may read a keyword of the engine from which it stems.
  @Test(arguments: [([], ""), ([nil], "\(used); ")] as [([Int?], String)])
  func aKeywordOfAnotherEngineIsAWarning(_ imports: [Int?], _ other: String) throws {
    let (sheet, offset) = try #require(EditedSheet.marked("@│x: 1;", imports: imports))
    guard case .edits(_, _, let warning, _) = sheet.renaming(at: offset, to: "mediaX") else {
      Issue.record("renaming is refused")
      return
    }
    #expect(
      warning
        == "\(other)'@mediaX' begins with '@media', a keyword to nui, from which sapfiori stems")
  }

  static let defined =
    "'@x' may be defined in an imported sheet that cannot be read: its uses here then lose that value"
  static let used =
    "'@x' may be used in an imported sheet that cannot be read: it keeps the old name there"

  /// A sheet whose imports may be unread, and the warning for a variable of it; the author knows it
  /// before entering a name.
  static let unread: [(String, imported: Int?, Dialect, String?)] = [
    ("A { b: @│x; }", nil, .sapfiori, defined), ("@x: 1; A { b: @│x; }", nil, .sapfiori, used),
    ("A { b: @│x; }", 1, .sapfiori, nil), ("│Own { b: @x; }", nil, .sapfiori, nil),
    ("A { b: @│x; }", nil, .nui, nil), ("@│x: 1;", nil, .nui, nil),
  ]

  @Test(arguments: unread)
  func anUnreadSheetMayHaveAVariable(
    _ marked: String, imported: Int?, _ dialect: Dialect, _ warning: String?
  ) throws {
    let (sheet, offset) = try #require(
      EditedSheet.marked(
        marked, among: ("@y: 1;", []), imports: [imported],
        SheetProject.Settings(dialects: [dialect])))
    #expect(try #require(sheet.renamingTarget(at: offset)).warning == warning)
  }

  @Test(arguments: refusals)
  func refuses(_ sheet: String, to name: String, _ message: String) throws {
    let (sheet, offset) = try #require(EditedSheet.marked(sheet))
    #expect(sheet.renaming(at: offset, to: name) == .refused(message))
  }
}
