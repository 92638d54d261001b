@testable import FormCellModel
import Foundation
import StyleSheet
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGTests {
  private static let red = ThemeColor(rgba: 0xFF00_00FF)
  private static let veil = ThemeColor(rgba: 0x0000_0080)

  /// Returns the lines of an image without its outer tags and its symbols.
  private static func parts(_ svg: String) -> [String] {
    let lines = svg.split(separator: "\n").map(String.init)
    return lines.dropFirst().dropLast().filter { line in
      !["<defs>", "</defs>", "<symbol"].contains { line.hasPrefix($0) }
    }
  }

  private static func mark(
    _ kind: RatingMark.Kind, _ fraction: FixedDecimal, isMirrored: Bool = false,
    image: String = "star.fill"
  ) -> RatingMark {
    RatingMark(
      0, kind, fraction, RatingMark.Layer(ImageName(image), red),
      over: kind == .partial ? RatingMark.Layer(ImageName("star"), veil) : nil,
      Frame(x: 10, y: 8, width: 28, height: 28), isMirrored: isMirrored)
  }

  // MARK: - Whole pictures

  @Test func cellIsDrawnCompletely() {
    let cell = RatingPresentation(
      of: RatingCell(keyName: "A & B", in: ScaleBounds(clamping: 0...2), value: 1), in: .fiori,
      width: 160.5)
    let svg = cell.cell.svg(on: BackgroundFill(ThemeColor(rgba: 0xFFFF_FFFF)))
    #expect(
      svg.hasPrefix(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="160.5" height="44" viewBox="0 0 160.5 44" \
        xml:space="preserve" role="img" font-family="system-ui,
        """.trimmingCharacters(in: .newlines)))
    #expect(
      Self.parts(svg) == [
        "<title>A &amp; B</title>",
        "<desc>1 of 2</desc>",
        ##"<rect x="0" y="0" width="160.5" height="44" fill="#FFFFFF"/>"##,
        ##"<text x="16" y="27.25" font-size="15" font-weight="600" fill="#223548">A &amp; B</text>"##,
        ##"<use href="#on-star.fill" x="80.5" y="8" width="28" height="28" fill="#0070F2"/>"##,
        ##"<use href="#off-star" x="116.5" y="8" width="28" height="28" fill="#0070F2"/>"##,
      ])
    #expect(svg.hasSuffix("</svg>\n"))
  }

  @Test func equalPresentationsGiveEqualBytes() {
    let cell = RatingCell(keyName: "Quality", value: 3)
    let first = RatingPresentation(of: cell, in: .fiori).cell.svg()
    #expect(RatingPresentation(of: cell, in: Theme(sheet: "")).cell.svg() == first)
    #expect(!first.contains("<rect"))
  }

  // MARK: - Marks

  struct MarkCase: CustomTestStringConvertible {
    let testDescription: String
    let mark: RatingMark
    let lines: [String]
  }

  @Test(arguments: [
    MarkCase(
      testDescription: "a lit mark is its picture", mark: mark(.on, 1),
      lines: [
        ##"<use href="#on-star.fill" x="10" y="8" width="28" height="28" fill="#FF0000"/>"##
      ]),
    MarkCase(
      testDescription: "a half mark is turned over where it is read from the right",
      mark: mark(.half, 0.5, isMirrored: true, image: "star.leadinghalf.filled"),
      lines: [
        ##"<use href="#half-star.leadinghalf.filled" x="10" y="8" width="28" height="28" "##
          + ##"fill="#FF0000" transform="matrix(-1 0 0 1 48 0)"/>"##
      ]),
    MarkCase(
      testDescription: "a quarter is cut from the left", mark: mark(.partial, 0.25),
      lines: [
        ##"<use href="#off-star" x="10" y="8" width="28" height="28" fill="#000000" "##
          + ##"fill-opacity="0.502"/>"##,
        ##"<svg x="10" y="8" width="7" height="28">"##
          + ##"<use href="#on-star.fill" x="0" y="0" width="28" height="28" fill="#FF0000"/></svg>"##,
      ]),
    MarkCase(
      testDescription: "a quarter is cut from the right where it is read from there",
      mark: mark(.partial, 0.25, isMirrored: true),
      lines: [
        ##"<use href="#off-star" x="10" y="8" width="28" height="28" fill="#000000" "##
          + ##"fill-opacity="0.502"/>"##,
        ##"<svg x="31" y="8" width="7" height="28">"##
          + ##"<use href="#on-star.fill" x="-21" y="0" width="28" height="28" fill="#FF0000"/></svg>"##,
      ]),
    MarkCase(
      testDescription: "an image of somebody's own is a symbol under its name",
      mark: mark(.on, 1, image: "a b/ü.png"),
      lines: [
        ##"<use href="#on-a_20b_2F_C3_BC.png" x="10" y="8" width="28" height="28" "##
          + ##"fill="#FF0000"/>"##
      ]),
  ])
  func marksAreDrawnInTheirFrames(_ example: MarkCase) {
    let svg = RatingPresentation.made(marks: [example.mark]).cell.svg()
    #expect(Self.parts(svg).dropFirst(2) == example.lines[...])
  }

  /// Each image has one symbol for each kind of mark that uses it.
  @Test func everyUsedImageHasOneSymbol() {
    let kinds: [(RatingMark.Kind, FixedDecimal)] = [(.on, 1), (.half, 0.5), (.off, 0), (.on, 1)]
    let marks = kinds.map { Self.mark($0.0, $0.1, image: "leaf") }
    let svg = RatingPresentation.made(marks: marks + [Self.mark(.partial, 0.3)]).cell.svg()
    let names = svg.matches(of: /<symbol id="([^"]*)"/).map { String($0.1) }
    #expect(names == ["on-leaf", "half-leaf", "off-leaf", "off-star", "on-star.fill"])
    let used = svg.matches(of: /href="#([^"]*)"/).map { String($0.1) }
    #expect(Set(used) == Set(names))
    let shapes = svg.matches(of: #/ d="([^"]*)"/#).map { String($0.1) }
    #expect(shapes[0] == shapes[4] && shapes[2] == shapes[3])
    #expect(Set(shapes).count == 3)
  }

  /// The picture of a mark is a star, also if it has the name of an icon.
  @Test func marksAreStars() {
    let marks = ["xmark.circle", "plus", "leaf"].map { Self.mark(.on, 1, image: $0) }
    let sheet = RatingPresentation.made(marks: marks).cell.svg()
    #expect(Set(sheet.matches(of: #/ d="([^"]*)"/#).map { String($0.1) }).count == 1)
  }

  @Test(arguments: [
    ("info.circle", "icon-info.circle"), ("own", "icon-own"), ("star.fill", "icon-star.fill"),
  ])
  func validationIsDrawnFromBackToFront(_ image: String, _ name: String) {
    let notice = ValidationNotice(
      kind: .info, style: .banner, frame: Frame(x: 0, y: 44, width: 320, height: 34),
      background: Self.veil,
      icon: .init(
        ImageName(image), tint: Self.red, .icon, Frame(x: 16, y: 53, width: 16, height: 16)),
      text: .plain("Known", Frame(x: 40, y: 52, width: 264, height: 18)))
    let svg = RatingPresentation.made(validation: notice).cell.svg()
    #expect(
      Self.parts(svg).dropFirst(2) == [
        ##"<rect x="0" y="44" width="320" height="34" fill="#000000" fill-opacity="0.502"/>"##,
        ##"<use href="#\##(name)" x="16" y="53" width="16" height="16" fill="#FF0000"/>"##,
        ##"<text x="40" y="66.95" font-size="17" fill="#000000">Known</text>"##,
      ])
    #expect(svg.contains("<symbol id=\"\(name)\""))
  }

  // MARK: - Texts

  @Test(
    arguments: [
      ("x", .leading, .leftToRight, "20", ""),
      ("x", .center, .leftToRight, "70", "middle"),
      ("x", .trailing, .leftToRight, "120", "end"),
      ("א", .leading, .rightToLeft, "120", ""),
      ("א", .center, .rightToLeft, "70", "middle"),
      ("א", .trailing, .rightToLeft, "20", "end"),
      // A word of another script keeps its direction and stays on the same side.
      ("x", .leading, .rightToLeft, "120", "end"),
      ("x", .center, .rightToLeft, "70", "middle"),
      ("x", .trailing, .rightToLeft, "20", ""),
      ("ش", .leading, .leftToRight, "20", "end"),
      // Digits are read from left to right.
      ("3", .leading, .rightToLeft, "120", "end"),
      // Text without letters and digits has the direction of the cell.
      ("…", .leading, .rightToLeft, "120", ""),
    ] as [(String, StyledText.Alignment, ReadingDirection, String, String)])
  func textsAreAlignedInTheirFrames(
    _ word: String, _ alignment: StyledText.Alignment, _ direction: ReadingDirection, _ x: String,
    _ anchor: String
  ) {
    let isRightToLeft = word == "א" || word == "ش" || word == "…" && direction == .rightToLeft
    let text = StyledText(
      word, color: Self.red, font: TextFont(.body), alignment: alignment,
      frame: Frame(x: 20, y: 10, width: 100, height: 22))
    let svg = RatingPresentation.made(.sameLine, direction, keyName: text).cell.svg()
    let expected =
      #"<text x="\#(x)" y="26.95" font-size="17""#
      + (anchor.isEmpty ? "" : #" text-anchor="\#(anchor)""#)
      + (isRightToLeft ? #" direction="rtl""# : "") + ##" fill="#FF0000">\##(word)</text>"##
    #expect(Self.parts(svg).dropFirst(2) == [expected])
  }

  /// The estimated width of `M` is 0.88 of the font size, and that of `i` is 0.24.
  @Test(
    arguments: [
      ("iiii", 100.0, 1, ["iiii"]), ("MMMMMMMMMM", 100, 1, ["MMMMM…"]),
      ("MMMM MMMM", 70, 1, ["MMM…"]),
      ("MMMM MMMM", 70, 2, ["MMMM", "MMMM"]), ("MMMM MMMM MMMM", 70, 2, ["MMMM", "MMM…"]),
      ("MMMMMMMM", 70, 2, ["MMMM", "MMMM"]), ("MM\nMM", 70, 2, ["MM", "MM"]),
      ("MM\nMM", 90, 1, ["MM MM"]), ("MM   MMMMM", 70, 1, ["MM…"]), ("M", 1, 1, []),
      ("M", 0, 1, []),
      ("M", -5, 1, []), ("漢字漢字", 50, 1, ["漢…"]),
    ] as [(String, Double, Int, [String])])
  func textsAreWrappedAndCut(_ text: String, _ width: Double, _ limit: Int, _ lines: [String]) {
    let frame = Frame(x: 0, y: 0, width: width, height: 40)
    let styled = StyledText.plain(text, frame, lineLimit: limit)
    let svg = RatingPresentation.made(keyName: styled).cell.svg()
    #expect(svg.matches(of: />([^<>]*)<\/text>/).map { String($0.1) } == lines)
  }

  /// A text in a font of the theme is clipped beside its frame, with the same coordinates.
  @Test(arguments: [
    ("HelveticaNeue-Light", "'HelveticaNeue-Light','HelveticaNeue','Helvetica Neue',"),
    ("Georgia-Bold", "'Georgia-Bold','Georgia',"), ("Georgia", "'Georgia',"),
    ("CourierNewPSMT", "'CourierNewPSMT','Courier New',"),
    ("TimesNewRomanPS-BoldMT", "'TimesNewRomanPS-BoldMT','TimesNewRomanPS','Times New Roman',"),
    ("-Bold", "'-Bold',"),
  ])
  func textsInFontsOfTheThemeAreClipped(_ name: String, _ families: String) {
    let text = StyledText(
      "x", color: Self.red, font: TextFont(.body, family: name), alignment: .leading,
      frame: Frame(x: 20, y: 10, width: 100, height: 44))
    let svg = RatingPresentation.made(keyName: text).cell.svg()
    #expect(
      Self.parts(svg).dropFirst(2) == [
        ##"<svg x="16" y="-12" width="108" height="88" viewBox="16 -12 108 88">"##,
        ##"<text x="20" y="37.95" font-size="17" font-family="\##(families)system-ui,"##
          + ##"-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif" "##
          + ##"fill="#FF0000">x</text>"##,
        "</svg>",
      ])
  }

  /// A text alone in its panel may be as wide as the panel.
  @Test func textOfAButtonIsClippedAtItsPanel() throws {
    let theme = Theme(sheet: "fdlFUIButtonFormCell_button { font-name: Arial-Black; }")
    let cell = ButtonCell(FormField(title: "Send")).presentation(in: CellContext(theme))
    let panel = try #require(cell.shapes.first).frame
    let clip = try #require(Self.parts(cell.svg()).first { $0.hasPrefix("<svg") })
    #expect(
      clip.matches(of: #/ (?:x|width)="([^"]+)"/#).map { Double($0.1) } == [panel.x, panel.width])
  }

  @Test(arguments: [
    ("a<b>&\"c\"'", "a&lt;b&gt;&amp;&quot;c&quot;'"), ("]]>", "]]&gt;"),
    (
      "a\u{0}b\u{1}\u{1F}\u{7F}\u{80}\u{9F}c", "a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}c"
    ),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"), ("a\tb", "a&#9;b"),
    ("\u{202E}evil\u{202C}", "&#8238;evil&#8236;"), ("\u{2067}x\u{2069}", "&#8295;x&#8297;"),
    ("\u{200F}\u{61C}", "&#8207;&#1564;"), ("naïve 漢字 🌟 عربى", "naïve 漢字 🌟 عربى"),
    ("</title><script>", "&lt;/title&gt;&lt;script&gt;"),
  ])
  func textsAreEscaped(_ words: String, _ written: String) {
    let svg = RatingPresentation.made(keyName: .plain(words), label: words, value: words).cell.svg()
    #expect(svg.contains("<title>\(written)</title>\n<desc>\(written)</desc>\n"))
    #expect(svg.contains(">\(written)</text>"))
  }

  @Test func everyCharacterGivesWellFormedXML() throws {
    let ends = (0...0x10).flatMap { ($0 << 16 | 0xFFF0)...($0 << 16 | 0xFFFF) }
    let numbers = Array(0..<0x3000) + stride(from: 0x3000, to: 0x110000, by: 97) + ends
    let scalars = numbers.compactMap { Unicode.Scalar(UInt32($0)) }
    let words = String(String.UnicodeScalarView(scalars))
    let svg = RatingPresentation.made(keyName: .plain(words), label: words).cell.svg()
    let title = try Self.title(of: svg)
    let kept = Set(title.unicodeScalars).intersection(scalars).count
    #expect(title.unicodeScalars.count == words.unicodeScalars.count)
    #expect(kept > 10_000)
  }

  private static func title(of svg: String) throws -> String {
    final class Reader: NSObject, XMLParserDelegate {
      var path: [String] = []
      var title = ""
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
      ) { path.append(name) }
      func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
      ) { path.removeLast() }
      func parser(_ parser: XMLParser, foundCharacters text: String) {
        if path == ["svg", "title"] { title += text }
      }
    }
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.title
  }

  // MARK: - Numbers

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.5, "-0.5"), (0.001, "0.001"),
      (1.001, "1.001"), (12345.678, "12345.678"), (100, "100"), (0.1 + 0.2, "0.3"),
      (1.0 / 3, "0.333"), (2.0 / 3, "0.667"), (-2.0 / 3, "-0.667"), (0.0625, "0.063"),
      (165.76999999999998, "165.77"), (0.9996, "1"), (1e-7, "0"), (-1e-7, "0"),
      (1e15, "1000000000000000"), (1e16, "1e+16"), (1e300, "1e+300"),
      (.nan, "0"), (.infinity, "0"), (-.infinity, "0"),
    ] as [(Double, String)])
  func numbersHaveThreePlaces(_ number: Double, _ text: String) {
    let page = FormPage(
      direction: .leftToRight, size: Extent(width: 1, height: 1),
      panels: [StyledShape(Frame(x: number, y: 0, width: 1, height: 1), color: Self.red)],
      texts: [],
      cells: [])
    #expect(page.svg().contains(#"<rect x="\#(text)" y="0""#))
  }

  @Test func numbersAreRounded() {
    var state: UInt64 = 7
    let numbers = (0..<2_000).flatMap { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let whole = Double(Int64(bitPattern: state) >> 40)
      return [whole / 1000, whole / 128, whole / 3, whole * 1e3, whole * 1e21]
    }
    let page = FormPage(
      direction: .leftToRight, size: Extent(width: 1, height: 1),
      panels: numbers.map {
        StyledShape(Frame(x: $0, y: 0, width: 1, height: 1), color: Self.red)
      },
      texts: [], cells: [])
    let written = page.svg().components(separatedBy: "<rect x=\"").dropFirst()
      .map { $0.prefix { $0 != "\"" } }
    #expect(
      written.map { Double($0) }
        == numbers.map { $0.magnitude < 1e15 ? ($0 * 1000).rounded() / 1000 : $0 })
  }
}
