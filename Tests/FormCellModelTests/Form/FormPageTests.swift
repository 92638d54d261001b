import FormCellModel
import StyleSheet
import Testing

@Suite struct FormPageTests {
  private static let background = ThemeColor(rgba: 0xF5F6_F7FF)
  private static let card = ThemeColor(rgba: 0xFFFF_FFFF)
  private static let line = ThemeColor(rgba: 0x5B73_8B5E)

  private static func cell(_ keyName: String, width: Double) -> CellPresentation {
    RatingPresentation(of: RatingCell(keyName: keyName), in: .fiori, width: width).cell
  }

  /// ```
  /// │ Service           │
  /// │   On board        │
  /// │ ╭───────────────╮ │
  /// │ │ Meals   ☆☆☆☆☆ │ │
  /// │ │ Staff   ☆☆☆☆☆ │ │
  /// │ ╰───────────────╯ │
  /// ```
  @Test(arguments: ReadingDirection.allCases)
  func partsAreStacked(_ direction: ReadingDirection) {
    let cells = ["Meals", "Staff"].map { Self.cell($0, width: 368) }
    let page = FormPage(
      of: [FormSection(header: "On board", cells)], in: .fiori, width: 400, direction,
      title: "Service")

    let expected = FormPage(
      title: "Service", direction: direction, size: Extent(width: 400, height: 189),
      panels: [
        StyledShape(
          Frame(x: 0, y: 0, width: 400, height: 189), color: Self.background, cornerRadius: 20),
        StyledShape(
          Frame(x: 16, y: 81, width: 368, height: 88), color: Self.card, cornerRadius: 12),
        StyledShape(
          Frame(x: direction == .leftToRight ? 32 : 16, y: 124.5, width: 352, height: 1),
          color: Self.line),
      ],
      texts: [
        StyledText(
          "Service", color: ThemeColor(rgba: 0x2235_48FF), font: TextFont(.title3, .semibold),
          alignment: .leading, frame: Frame(x: 16, y: 20, width: 368, height: 25)),
        StyledText(
          "On board", color: ThemeColor(rgba: 0x475E_75FF), font: TextFont(.footnote),
          alignment: .leading, frame: Frame(x: 32, y: 57, width: 336, height: 18)),
      ],
      cells: [FormPage.Cell(x: 16, y: 81, cells[0]), FormPage.Cell(x: 16, y: 125, cells[1])])
    #expect(page == expected)
    #expect(FormPage.cellWidth(ofPage: 400) == 368)
  }

  /// A title and a header are whole, on as many lines as they need.
  @Test func textsWrap() {
    let page = FormPage(
      of: [FormSection(header: "A header that is a full sentence, as in many apps", [])],
      in: .fiori, width: 240, title: "A long title of a form with questions")
    #expect(
      page.texts.map { $0.lines.map(\.text) } == [
        ["A long title of a form", "with questions"],
        ["A header that is a full", "sentence, as in many apps"],
      ])
    #expect(page.texts.map(\.frame.height) == [50, 36])
    #expect(page.size.height == 20 + 50 + 12 + 36 + 6 + 20)
  }

  /// A banner at the end of a card would overlap its round corners.
  @Test(arguments: [(Validation.Style.banner, 12.0), (.hint, 0)])
  func cardExtendsBelowBanner(_ style: Validation.Style, _ rest: Double) {
    var cell = RatingCell(keyName: "A")
    cell.validation = Validation("Look", .info, style)
    let shown = RatingPresentation(of: cell, in: .fiori, width: 328).cell
    let page = FormPage(of: [FormSection([shown])], in: .fiori)
    #expect(page.panels[1].frame.height == shown.size.height + rest)
  }

  @Test func emptyTextsAreOmitted() {
    let section = FormSection(header: "", [])
    #expect(section == FormSection([]))
    let page = FormPage(of: [section], in: .fiori, title: "")
    #expect(page.texts.isEmpty)
    #expect(page.title == nil)
    #expect(page.panels.count == 1)
  }

  /// A sheet sets the colors of a page by the palette.
  @Test func colorsComeFromTheme() {
    let theme = Theme(
      sheet: """
        @primaryGroupedBackground: #111111; @primaryBackground: #222222;
        @separator: #333333; @secondaryLabel: #444444;
        """)
    let cell = Self.cell("A", width: 328)
    let page = FormPage(of: [FormSection(header: "H", [cell, cell])], in: theme)
    #expect(page.panels.map(\.color.description) == ["#111111", "#222222", "#333333"])
    #expect(page.texts.map(\.color.description) == ["#444444"])
  }

  /// A card has the background of its cells, and an outline where the page has the same color.
  @Test func cardHasBackgroundOfItsCells() {
    let theme = Theme(
      sheet: """
        @primaryGroupedBackground: #111111; @separator: #333333;
        fdlFUIRatingControlFormCell { background-color: #111111; }
        """)
    let page = FormPage(of: [FormSection([Self.cell("A", width: 328)])], in: theme)
    #expect(page.panels.map(\.color.description) == ["#111111", "#333333", "#111111"])
    #expect(page.panels[2].color == CellKind.rating.background(in: theme).color)
    #expect(page.panels[1].frame.width == page.panels[2].frame.width + 2)
  }

  /// Cells with other backgrounds have panels of their own, which are together as large as a card.
  @Test func eachBackgroundHasAPanel() {
    let theme = Theme(sheet: "fdlFUISwitchFormCell { background-color: #00FF00; }")
    let context = CellContext(theme, width: 328)
    let cells = [
      RatingCell(keyName: "A").presentation(in: context),
      SwitchCell(FormField(title: "A")).presentation(in: context),
      RatingCell(keyName: "B").presentation(in: context),
    ]
    let page = FormPage(of: [FormSection(cells)], in: theme)
    let panels = page.panels.dropFirst().dropLast(2)
    let rows = panels.map { "\($0.color) \($0.frame.y) \($0.frame.height) \($0.cornerRadius)" }
    #expect(
      rows == [
        "#FFFFFF 20.0 44.0 12.0", "#FFFFFF 52.0 12.0 0.0", "#00FF00 64.0 47.0 0.0",
        "#FFFFFF 111.0 44.0 12.0", "#FFFFFF 111.0 12.0 0.0",
      ])
  }

  /// A gradient begins anew in each cell; the squared corners have its colors.
  @Test func eachGradientHasAPanel() {
    let theme = Theme(
      sheet: """
        fdlFUISwitchFormCell { background-color-top: #FF0000; background-color-bottom: #0000FF; }
        """)
    let cell = SwitchCell(FormField(title: "A")).presentation(in: CellContext(theme, width: 328))
    let alone = FormPage(of: [FormSection([cell])], in: theme).panels.dropFirst()
    #expect(alone.map(\.cornerRadius) == [12])
    #expect(alone.first?.bottomColor?.description == "#0000FF")
    let panels = FormPage(of: [FormSection([cell, cell])], in: theme).panels.dropFirst()
    let ends = panels.map { "\($0.color) \($0.bottomColor?.description ?? "")" }
    #expect(
      ends.prefix(4) == [
        "#FF0000 #0000FF", "#4100BE #0000FF", "#FF0000 #0000FF", "#FF0000 #BE0041",
      ])
  }

  @Test(arguments: [0, 1, 31, 33, -5, .nan, .infinity] as [Double])
  func framesAreNotNegative(_ width: Double) {
    let cells = [Self.cell("A", width: FormPage.cellWidth(ofPage: width))]
    let page = FormPage(
      of: [FormSection(header: "H", cells + cells)], in: .fiori, width: width, title: "T")
    let frames = page.panels.map(\.frame) + page.texts.map(\.frame)
    #expect(frames.allSatisfy { $0.width >= 0 && $0.height >= 0 && $0.x.isFinite })
    #expect(page.size.width >= 0 && page.size.width.isFinite)
  }

  @Test func pagesAreSideBySide() {
    let pages = [100.0, 50].map { FormPage(of: [], in: .fiori, width: $0) }
    let tall = FormPage(of: [FormSection(header: "H", [])], in: .fiori, width: 30)
    let picture = FormPicture(pages + [tall], gap: 10)
    #expect(picture.places.map(\.x) == [0, 110, 170])
    #expect(picture.size == Extent(width: 200, height: tall.size.height))
    #expect(FormPicture([]).size == Extent(width: 0, height: 0))
  }
}
