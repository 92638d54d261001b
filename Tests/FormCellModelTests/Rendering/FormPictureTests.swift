import FormCellModel
import StyleSheet
import Testing

@Suite struct FormPictureTests {
  private static var page: FormPage {
    let bounds = ScaleBounds(clamping: 0...1)
    let cells = [0, 1].map { value in
      RatingPresentation(
        of: RatingCell(keyName: "K\(value)", in: bounds, value: FixedDecimal(clamping: value)),
        in: .fiori, width: 128
      ).cell
    }
    return FormPage(
      of: [FormSection(header: "H", [cells[0]]), FormSection([cells[1]])], in: .fiori, width: 160,
      title: "T")
  }

  @Test func pageIsDrawnFromBackToFront() {
    let svg = Self.page.svg()
    let tags = svg.split(separator: "\n").map { $0.prefix { $0 != " " && $0 != ">" } }
    #expect(
      tags.filter { !["<symbol", "<defs", "</defs"].contains($0) }.map(String.init) == [
        "<svg", "<g", "<title", "<rect", "<rect", "<rect", "<text", "<text",
        "<g", "<title", "<desc", "<text", "<use", "</g",
        "<g", "<title", "<desc", "<text", "<use", "</g",
        "</g", "</svg",
      ])
    #expect(svg.contains(#"<g transform="translate(16 81)" role="img">"#))
    for name in ["off-star", "on-star.fill"] { #expect(svg.contains("<symbol id=\"\(name)\"")) }
  }

  @Test func pagesAreSideBySideInSVG() {
    let svg = FormPicture([Self.page, Self.page]).svg()
    #expect(svg.contains(#"<svg xmlns="http://www.w3.org/2000/svg" width="344""#))
    #expect(svg.contains(#"<g transform="translate(184 0)" role="group">"#))
    #expect(svg.matches(of: /<symbol/).count == 2)
  }

  @Test func pagesAreStackedInTerminalText() {
    let plain = ["  T", "", "    H", "    K0         ☆", "", "    K1         ★"]
      .map { $0 + "\n" }.joined()
    #expect(Self.page.terminalText() == plain)
    #expect(FormPicture([Self.page, Self.page]).terminalText() == plain + "\n" + plain)
  }

  /// The page is gray and the card is white.
  @Test func cellsHaveTheBackgroundOfTheirCard() {
    let lines = Self.page.terminalText(TerminalStyle(colors: .direct)).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[0].contains("48;2;245;246;247"))
    #expect(lines[3].contains("48;2;255;255;255"))
  }
}
