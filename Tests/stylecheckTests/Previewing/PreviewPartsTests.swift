import FormCellModel
import Foundation
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct PreviewPartsTests {
  private static func preview(
    _ text: String, _ dialect: Dialect = .sapfiori
  ) -> ThemePreview {
    var options = PreviewOptions()
    options.dialect = dialect
    return ThemePreview(
      of: [Sheet(parsing: SourceText(text))], called: ["a.nss"], options, knowing: .all)
  }

  private static func page(_ text: String, _ dialect: Dialect = .sapfiori) -> String {
    var page = ""
    PreviewFormat.html.write(preview(text, dialect)) { page += $0 }
    return page
  }

  @Test(arguments: [
    ([[1, 1, 1, 1]], [0], ["a, b, c, d"]),
    ([[1, 2, 1, 2]], [0, 1], ["a, c", "b, d"]),
    ([[1, 2, 1, 2], [1, 1, 1, 2]], [0, 1, 3], ["a, c", "b", "d"]),
    ([[1, 1, 1, 2], [1, 2, 1, 1]], [0, 1, 3], ["a, c", "b", "d"]),
    ([], [0], ["a, b, c, d"]),
  ])
  func equalColumnsAreMerged(_ rows: [[Int]], _ shown: [Int], _ headings: [String]) {
    var columns = EqualColumns(count: 4)
    for row in rows { columns.add(row) }
    #expect(columns.shown == shown)
    #expect(columns.headings(["a", "b", "c", "d"]) == headings)
  }

  /// A property that the class does not have sets no font.
  @Test(arguments: [
    ("fdlFUIRatingControlFormCell_title { font-size: 22; font-name: boldSystem; }", []),
    ("OrderTotal { font-size: 22; }", [22]), ("Label { font-size: 22; colour: red; }", [22]),
    ("Label { colour: red; }", []),
  ])
  func fontsAreThoseOfProperties(_ text: String, _ sizes: [Double]) {
    #expect(Self.preview(text).fonts.map(\.face.points) == sizes)
  }

  /// A kind of cell without a sample would be missing in the form of samples.
  @Test(arguments: RegisteredCell.all.map(\.kind.name)) func everyKindHasASample(_ name: String) {
    #expect(PreviewSample.sections.contains { $0.value.contains { $0.kind.name == name } })
  }

  /// A form of the app replaces the samples, with rules or without.
  @Test(arguments: [
    ("Examples/forms/service-report.json", "Service report", 4),
    ("Examples/forms/rating-cells.json", "Light", nil),
  ])
  func formOfAppIsDrawn(_ path: String, _ title: String, _ count: Int?) throws {
    let source = SourceText(bytes: try Package.bytes(of: path))
    let form = try #require(CellPresenter.form(source).form)
    let sheet = Sheet(parsing: SourceText("@media (userInterfaceStyle: dark) { Label { } }"))
    let preview = ThemePreview(
      of: [sheet], called: ["a.nss"], PreviewOptions(), knowing: .all, form: form)
    let pages = try #require(preview.form).pages
    #expect(pages.both.map(\.title) == [title, title])
    #expect(!pages.isAlike)
    if let count { #expect(pages.light.cells.count == count) }
  }

  @Test(arguments: [
    ("fdlFUIRatingControl { on-color: #0064D9; }", ["Light mode", "Rating"], 4),
    ("fdlFUISwitchFormCell_title { font-color: #0064D9; }", ["Light mode", "Choices"], 2),
    ("FUISliderFormView_slider { thumb-color: #0064D9; }", ["Light mode", "Numbers"], 2),
    (
      "@primaryLabel: #AA0000; @tintColor: #AA0000;",
      ["Light mode", "Rating", "Texts", "Choices", "Numbers", "Actions"], 19
    ),
  ])
  func formHasOnlyChangedKinds(_ sheet: String, _ texts: [String], _ cells: Int) {
    let page = Self.preview(sheet).form?.pages.light
    #expect(page?.texts.map(\.text) == texts)
    #expect(page?.cells.count == cells)
  }

  @Test func aFormWithoutChangesIsNotDrawn() {
    #expect(Self.preview("Label { font-size: 12; }").form == nil)
    #expect(!Self.page("Label { font-size: 12; }").contains("id=\"form\""))
  }

  @Test(arguments: [
    (
      "Switch { on-tint-color: #112233; }",
      PreviewControl.toggle(
        on: ThemeColor(rgba: 0x1122_33FF), off: ThemeColor(rgba: 0xC7C7_CCFF),
        thumb: ThemeColor(rgba: 0xFFFF_FFFF))
    ),
    (
      "Progress { track-tint-color: #112233; }",
      .track(
        filled: ThemeColor(rgba: 0x007A_FFFF), rest: ThemeColor(rgba: 0x1122_33FF), thumb: nil)
    ),
    (
      "Slider { minimum-track-tint-color: #112233; thumb-tint-color: #445566; }",
      .track(
        filled: ThemeColor(rgba: 0x1122_33FF), rest: ThemeColor(rgba: 0xC7C7_CCFF),
        thumb: ThemeColor(rgba: 0x4455_66FF))
    ),
    ("NavigationBar { bar-tint-color: #112233; }", .bar(items: nil)),
    (
      "TabBar { selected-image-tint-color: #112233; }", .bar(items: ThemeColor(rgba: 0x1122_33FF))
    ),
    ("Label { font-color: #112233; }", nil),
  ])
  func classesAreDrawnAsControls(_ sheet: String, _ control: PreviewControl?) {
    let specimens = Self.preview(sheet, .nui).classes.map(\.specimen)
    #expect(specimens.map { $0?.light.control } == [control])
    // Without a palette, both modes are the same.
    #expect(specimens.map { $0?.isAlike } == [true])
  }

  /// A caption contains the displayed value and the drawn state.
  @Test func captionsMatchDrawings() {
    let groups = PreviewCell.groups(of: Self.preview("@primaryLabel: #AA0000;").cells)
    let titles = Dictionary(
      uniqueKeysWithValues: groups.map { ($0.title, $0.cells.map(\.state.title)) })
    #expect(titles["Editable"]?.contains { $0.contains("3.5, shown as 4") } == true)
    #expect(titles["Accented"]?.contains { $0.contains("3.5 of 5") } == true)
    #expect(titles["Picker, disabled"]?.contains { $0.contains("open") } == false)
    for (group, names) in titles where group.contains("read-only") || group.contains("disabled") {
      #expect(!names.contains { $0.contains("editing") }, "\(group)")
    }
  }

  @Test func swatchesNameTheirModes() {
    let swatches = Self.preview(
      "@customColor1_lightBackground: #AA0000; @customColor1_darkBackground: #BB0000;"
    ).swatches
    #expect(swatches.map(\.name) == ["customColor1"])
    #expect(swatches.flatMap(\.values).map(\.situations) == [["light"], ["dark"]])
  }

  /// A class names the variable, and a finding names the places that show it.
  @Test func pagesNameVariablesAndLinkBack() {
    let page = Self.page("@ink: #333333; @rest: #444444; Label { font-color: @ink; }", .nui)
    #expect(page.contains("<code>@ink</code> #333333</td>"))
    #expect(page.contains("<a href=\"#finding-1\">finding 1</a>"))
    #expect(page.contains("; shown with <a href=\"#shown-1\">@rest</a></span></li>"))
  }

  @Test(arguments: [("#333333", "#EEEEEE", true), ("#CCCCCC", "#EEEEEE", false)])
  func passingPairsAreFolded(_ ink: String, _ paper: String, _ isFolded: Bool) {
    let page = Self.page("Label { font-color: \(ink); background-color: \(paper); }", .nui)
    #expect(page.contains("<summary>1 pair with enough contrast</summary>") == isFolded)
  }

  @Test func pathsAreRelative() {
    let folder = Package.root.path()
    let path = folder + (folder.hasSuffix("/") ? "" : "/") + "Examples/styles/smallest-useful.nss"
    let page = Run("preview \(path)").output
    #expect(!page.contains(folder))
  }
}
