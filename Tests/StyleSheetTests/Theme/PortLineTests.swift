import Mutations
import StyleSheet
import Testing

/// The findings and the theme for the SwiftUI port, compared with the reference reader.
///
/// Palette lines are changed at each character. The theme must agree with the reference reader, and
/// each line that is misread must have a finding.
@Suite struct PortLineTests {
  static let lines = [
    "@tintColor:#12AB9F;", "@tintColor: #1AF;", "@tintColor:red;", "@tintColor: 0x12AB9F80 ;",
    "@tintColor_darkBackground:grey1_darkConstant;", "@tintColor:#12AB9F; /* a */",
    "@tintColor/* b */: red;", "@tintColor:#123 /* #456789 */;", "@tintColor:\"#12AB9F\";",
    "@tintColor:#1 2 3;", "@media (device: ipad) {\n@tintColor:blue;\n}",
    "@tintColor:red; @header:#1AF;", "@tintColor:\n  red;", "@tintColor:red\n;",
    "@header:tintColor;\n@header_lightBackground:bad;", "/*\n@tintColor:red;\n*/\n@tintColor:blue;",
    "Label {\n@tintColor:red;\n}", "@a, @tintColor: red;",
  ]

  /// Texts to insert, or to replace a character with.
  private static let pieces = ["", "\u{A0}", "é"] + " \n\r:;@#/*\"a0_,{}(".map(String.init)

  @Test(arguments: lines.indices)
  func changedLineMatchesReferenceReader(_ number: Int) {
    let line = Self.lines[number].map(String.init)
    for place in Trials.some(0...line.count, oneOf: 6, seed: number) {
      for piece in Trials.some(Self.pieces, oneOf: Self.pieces.count, seed: place + number * 100) {
        for taken in 0...1 where place + taken <= line.count {
          let spoilt = line[..<place] + [piece] + line[(place + taken)...]
          let text = "@footer:#010203;\n\(spoilt.joined())\n"
          let found = PortComparison(of: text).differences
          guard found.isEmpty else {
            Issue.record("\(text)\n\(found.joined(separator: "\n"))")
            return
          }
        }
      }
    }
  }

  /// Two lines with several changes.
  @Test(arguments: 0..<8)
  func linesWithSeveralChangesMatchReferenceReader(_ part: Int) {
    var random = SplitMix64(seed: UInt64(part))
    for number in 0..<Trials.count(8, of: 500) {
      var text = random.element(of: Self.lines) + "\n" + random.element(of: Self.lines)
      for _ in 0...number % 4 {
        let place = text.index(text.startIndex, offsetBy: random.below(text.count))
        let end = number.isMultiple(of: 2) ? text.index(after: place) : place
        text.replaceSubrange(place..<end, with: random.element(of: Self.pieces))
      }
      let found = PortComparison(of: "\(text)\n").differences
      if !found.isEmpty { Issue.record("\(text)\n\(found.joined(separator: "\n"))") }
    }
  }

  /// The value of a later sheet replaces an earlier one, even if it is no color.
  @Test func invalidColorHidesEarlierColor() {
    func tint(_ texts: String...) -> ThemeColor? {
      let sheets = texts.map { Sheet(parsing: SourceText($0)) }
      return Theme(of: sheets, for: .fioriSwiftUI).color("tintColor")
    }
    let own = Theme.fiori.color("tintColor")
    #expect(tint("@tintColor:red;", "@tintColor:gren;") == own)
    #expect(tint("@tintColor:gren;", "@tintColor:red;") == ThemeColor(rgba: 0xFF00_00FF))
    #expect(tint("@tintColor:red;", "@tintColor: blue;") == own)
    #expect(tint("@tintColor_lightBackground:gren;\n@tintColor:red;") == own)
    #expect(tint("@tintColor:red;", "@tintColor_lightBackground:;") == own)
    #expect(tint("@tintColorDark:red;", "@tintColorLight:gren;") == ThemeColor(rgba: 0xFF00_00FF))
  }

  /// After an emoji the port reads the digits at a later offset.
  @Test(arguments: [
    ("/* é */#112233", "#112233"), ("/* 😀 */#112233", "#112222"), ("😀#1122", "#112222"),
    ("😀#112", "none"), ("#112233/* 😀 */", "#112233"), ("\u{A0}#11\u{3000}2233", "#112233"),
    ("😀#1122;*/", "#112222"), ("😀😀#11*//*", "none"),
  ])
  func nonASCIICharactersAreCountedAsInThePort(_ value: String, _ expected: String) {
    let sheet = Sheet(parsing: SourceText("@tintColor:\(value);"))
    let theme = Theme(of: [sheet], for: .fioriSwiftUI)
    let color = theme.origin(ofColor: "tintColor") == nil ? nil : theme.color("tintColor")
    #expect(color.map { "\($0)" } ?? "none" == expected)
  }

  @Test func invalidUTF8IsNotRead() {
    let sheet = Sheet(parsing: SourceText(bytes: Array("@tintColor:red;\n/* ".utf8) + [0xFF]))
    let theme = Theme(of: [sheet], for: .fioriSwiftUI)
    #expect(theme.color("tintColor") == Theme.fiori.color("tintColor"))
  }
}
