@testable import FormCellModel
import StyleSheet
import Testing

/// Display lists of an unknown kind: the output of renderers depends only on the frames.
@Suite struct CellPresentationTests {
  private static let red = ThemeColor(rgba: 0xFF00_00FF)
  private static let kind = CellKind("other", className: "other")

  private static func text(
    _ words: String, _ alignment: StyledText.Alignment, _ x: Double, _ y: Double, _ width: Double,
    lines: Int = 1
  ) -> CellItem {
    let frame = Frame(x: x, y: y, width: width, height: 20 * Double(lines))
    return CellItem(
      CellPart("title", title: "title"),
      .text(
        StyledText(
          words, color: red, font: TextFont(.body), alignment: alignment, lineLimit: lines,
          frame: frame)))
  }

  private static func picture(_ name: String, _ x: Double, _ y: Double = 10) -> CellItem {
    let frame = Frame(x: x, y: y, width: 16, height: 16)
    return CellItem(
      CellPart(name, title: name),
      .picture(StyledPicture(ImageName(name), tint: red, .icon, frame)))
  }

  private static func shape(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, color: ThemeColor = red
  ) -> CellItem {
    let frame = Frame(x: x, y: y, width: width, height: height)
    return CellItem(
      CellPart("control", title: "control"), .shape(StyledShape(frame, color: color)))
  }

  private static func cell(
    _ items: [CellItem], _ direction: ReadingDirection = .leftToRight
  ) -> CellPresentation {
    CellPresentation(
      kind, direction, Extent(width: 160, height: 60), items: items,
      accessibility: [
        AccessibilityElement(
          label: "L", value: "V", traits: [], frame: Frame(x: 0, y: 0, width: 160, height: 60))
      ])
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let items: [CellItem]
    let lines: [String]
  }

  @Test(arguments: [
    Case(testDescription: "a cell of nothing is an empty line", items: [], lines: [""]),
    Case(
      testDescription: "a text keeps to the picture before it",
      items: [picture("info.circle", 16), text("one", .leading, 40, 8, 60)], lines: ["  i one"]),
    Case(
      testDescription: "pictures of other parts keep to their own edges",
      items: [
        picture("info.circle", 16), text("one", .leading, 40, 8, 60),
        picture("checkmark.circle", 128),
      ],
      lines: ["  i one          ✓"]),
    Case(
      testDescription: "texts below each other have lines of their own, whatever their order",
      items: [text("below", .trailing, 16, 32, 128), text("above", .center, 16, 8, 128)],
      lines: ["       above", "             below"]),
    Case(
      testDescription: "a text of several lines stays in its columns",
      items: [
        picture("info.circle", 16), text("one two three four", .leading, 40, 8, 104, lines: 2),
      ],
      lines: ["  i one two three", "    four"]),
    Case(
      testDescription: "a picture without a character of its own is a ring",
      items: [picture("own", 72)], lines: ["         ○"]),
    Case(
      testDescription: "a box around a text has no characters",
      items: [
        shape(16, 8, 72, 24), picture("checkmark", 20, 12), text("one", .leading, 36, 10, 48),
      ],
      lines: ["  ✓ one"]),
    Case(
      testDescription: "a box in a box has brackets",
      items: [
        shape(16, 8, 128, 24), shape(80, 10, 62, 20), text("one", .center, 16, 10, 64),
        text("two", .center, 80, 10, 62),
      ],
      lines: ["  one        [two]"]),
  ])
  func columnsFollowFrames(_ example: Case) {
    let text = Self.cell(example.items).terminalText()
    #expect(text == example.lines.map { $0 + "\n" }.joined())
  }

  /// A partial mark has the open picture, and above it the visible part of the lit picture.
  @Test func partialMarkHasTwoPictures() {
    var rating = RatingCell(style: .standard, in: ScaleBounds(clamping: 0...1))
    rating.average = 0.25
    rating.policies.display.averageRounding = .exact
    let shown = RatingPresentation(of: rating, in: .fiori).cell
    #expect(shown.items.map(\.part) == [.openMarks, .litMarks])
    #expect(shown.items.map(\.frame) == [shown.items[0].frame, shown.items[0].frame])
    #expect(shown.hitAreas == [], "it is to be read")
    guard case .picture(let lit) = shown.items[1].content else {
      Issue.record("no picture")
      return
    }
    #expect(lit.shownPart?.width == lit.frame.width / 4)
  }

  /// The background of a text is the shape below it, if there is one.
  @Test(arguments: [(0.0, 0.0, 160.0, true), (16, 8, 60, true), (80, 8, 60, false)])
  func contrastUsesShapeBelow(_ x: Double, _ y: Double, _ width: Double, _ isBelow: Bool) {
    let shown = Self.cell([
      Self.shape(x, y, width, 40), Self.text("one", .leading, 16, 8, 60),
    ])
    let parts = shown.contrasts(on: BackgroundFill(ThemeColor(rgba: 0xFFFF_FFFF)))
    #expect(parts.map { $0.ratio == 1 } == [isBelow])
  }

  @Test func svgHasStrokeAndGradient() {
    let shape = StyledShape(
      Frame(x: 0, y: 0, width: 10, height: 10), color: Self.red, to: ThemeColor(rgba: 0xFF),
      stroke: .init(Self.red, width: 2), cornerRadius: 5)
    let svg = Self.cell([CellItem(.notice, .shape(shape))]).svg()
    #expect(svg.contains(##"<linearGradient id="fill-FF0000-000000""##))
    #expect(
      svg.contains(
        ##"rx="5" fill="url(#fill-FF0000-000000)" stroke="#FF0000" stroke-width="2"/>"##))
  }
}
