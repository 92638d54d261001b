@testable import StyleRules
import Mutations
import StyleSheet
import Testing

@Suite struct ThemeContrastTests {
  /// Formats a pair as one line: `Label font-color #595959 on #FFFFFF 7.00 passes`.
  private static func line(_ pair: ContrastPair) -> String {
    let ratio = pair.ratio.map { "\(Double(Int($0 * 100)) / 100)" } ?? "?"
    let colors = [pair.figure, pair.ground].map { side in
      side.colors.map(\.description).joined(separator: "/")
    }
    return "\(pair.kind) \(pair.className) \(pair.role) \(colors[0]) on \(colors[1]) \(ratio) "
      + "\(pair.verdict)"
  }

  private static func lines(
    _ text: String, in environment: ThemeEnvironment = ThemeEnvironment(),
    for dialect: Dialect = .sapfiori
  ) -> [String] {
    Theme(of: [Sheet(parsing: SourceText(text))], in: environment, for: dialect).contrasts
      .map(line)
  }

  @Test func textIsComparedWithTheBackgroundOfItsClass() {
    #expect(
      Self.lines("TextField { background-color: white; font-color: #777777; }")
        == ["text TextField font-color #777777 on #FFFFFF 4.47 fails"])
  }

  /// The color of a button follows from its rank; only a sheet decides it.
  @Test func buttonIsItsOwnGround() {
    let text = "fdlFUIButtonFormCell_button { font-color: #FFFFFF; }"
    #expect(Self.lines(text).allSatisfy { $0.contains(" unknown(") })
    #expect(
      Self.lines(text + "fdlFUIButtonFormCell_button { background-color: #777777; }")
        == ["text fdlFUIButtonFormCell_button font-color #FFFFFF on #777777 4.47 fails"])
  }

  /// A list of all classes has the pairs of a cell's control once, if the control is styled itself.
  @Test func pairsOfAControlAreListedOnce() {
    let cell = "fdlFUIRatingControlFormCell { background-color: #FFFFFF; }"
    let control = "fdlFUIRatingControlFormCell_ratingControl { on-color: #FFC933; }"
    let lines = Self.lines(cell + control)
    #expect(lines.count(where: { $0.hasPrefix("mark fdlFUIRatingControlFormCell ") }) == 0)
    #expect(Set(lines).count == lines.count && lines.contains { $0.contains(" #FFC933 on ") })
    // Without an active rule of the control, the cell has them.
    let onAir = "@media (device: tv) { \(control) }"
    for sheet in [cell, cell + onAir] {
      #expect(
        Self.lines(sheet).contains { $0.hasPrefix("mark fdlFUIRatingControlFormCell ") }, "\(sheet)"
      )
    }
    let theme = Theme(of: [Sheet(parsing: SourceText(cell + control))], for: .sapfiori)
    #expect(theme.contrasts(at: "fdlFUIRatingControlFormCell").contains { $0.kind == .mark })
  }

  @Test func statesThatTheClassLacksAreNotCompared() {
    #expect(
      Self.lines(
        """
        BarButton {
          background-color: #222222; background-color-highlighted: #222222;
          font-color: white; font-color-highlighted: #333333;
        }
        """) == ["text BarButton font-color #FFFFFF on #222222 15.9 passes"])
  }

  @Test func marksAreComparedInEveryStyleAndWithEachOther() {
    #expect(
      Self.lines(
        """
        fdlFUIRatingControl {
          on-color: #B4540A; on-color-accented: #FFF000; off-color: #949494;
          on-image: star; off-image: star;
        }
        """)
        == [
          "mark fdlFUIRatingControl on-color-editable #B4540A on #FFFFFF 4.98 passes",
          "mark fdlFUIRatingControl on-color-accented #FFF000 on #FFFFFF 1.18 fails",
          "mark fdlFUIRatingControl off-color-editable #949494 on #FFFFFF 3.03 passes",
          "states fdlFUIRatingControl on-color-editable #B4540A on #949494 1.64 fails",
          "states fdlFUIRatingControl on-color-accented #FFF000 on #949494 2.55 fails",
        ])
  }

  @Test func statesWithDifferentImagesAreExempt() {
    let lines = Self.lines(
      "fdlFUIRatingControl { on-color: #B4540A; on-image: full; off-image: empty; }")
    #expect(lines.contains { $0.hasPrefix("states") && $0.hasSuffix("exempt") })
  }

  @Test func contrastOnAnImageIsUnknown() {
    #expect(
      Self.lines("Button { background-image: leather; font-color: white; }")
        == ["text Button font-color #FFFFFF on  ? unknown(StyleSheet.ContrastDoubt.image)"])
  }

  /// One function computes the background for pairs, cells, previews and differences.
  @Test(arguments: [
    ("", "#FFFFFF"),
    ("fdlFUIRatingControlFormCell { background-color: #FFE45C; }", "#FFE45C"),
    ("fdlFUIRatingControlFormCell { background-color: rgba(0, 0, 0, 0.5); }", "#7F7F7F"),
    (
      "fdlFUIRatingControlFormCell { background-color-top: #FFE45C; background-color-bottom: #111111; }",
      "#FFE45C #111111"
    ),
    ("fdlFUIRatingControlFormCell { background-image: paper; }", "#FFFFFF paper image"),
    ("@primaryBackground: #EEEEEE;", "#EEEEEE"),
    ("fdlFUIRatingControlFormCell_title { background-color: blue; }", "#FFFFFF"),
  ])
  func backgroundIsThatOfTheContrastPair(_ text: String, _ expected: String) {
    let sheet = Sheet(
      parsing: SourceText(text + " fdlFUIRatingControlFormCell_title { font-color: #123456; }"))
    let theme = Theme(of: [sheet])
    let fill = theme.background(of: "fdlFUIRatingControlFormCell")
    let words =
      fill.colors.map(\.description)
      + [fill.image?.name, fill.doubt.map { "\($0)" }].compactMap(\.self)
    #expect(words.joined(separator: " ") == expected)
    let pair = theme.contrasts(at: "fdlFUIRatingControlFormCell_title").first
    #expect(pair?.ground.colors == (fill.doubt == nil ? fill.colors : []))
  }

  @Test func backgroundDependsOnTheEnvironment() {
    let text = "fdlFUIRatingControlFormCell_title { font-color: #223548; }"
    #expect(
      Self.lines(text)
        == ["text fdlFUIRatingControlFormCell_title font-color #223548 on #FFFFFF 12.56 passes"])
    let dark = Self.lines(text, in: ThemeEnvironment(appearance: .dark))
    #expect(dark.count == 1 && dark[0].hasSuffix("fails"))
  }

  @Test func overriddenPaletteNamesAreCompared() {
    #expect(
      Self.lines("@primaryLabel_lightBackground: #AAAAAA;", for: .fioriSwiftUI)
        == ["text  primaryLabel #AAAAAA on #FFFFFF 2.32 fails"])
  }

  @Test(
    arguments: Trials.some(Examples.all, oneOf: 4)
      // The only one with such findings.
      + Examples.faulty.filter { $0.name.hasSuffix("/eight-digit-hex.nss") })
  func contrastFindingsHaveFailingPairs(_ source: SourceText) {
    let sheet = Sheet(parsing: source)
    let found = sheet.findings(for: .sapfiori).diagnostics.filter {
      ["low-contrast-text", "low-contrast-mark"].contains($0.id)
    }
    let pairs = PaletteContext.all.flatMap { context in
      Theme(
        of: [sheet],
        in: ThemeEnvironment(
          appearance: context.isDark ? .dark : .light,
          level: context.isElevated ? .elevated : .base,
          contrast: context.isHighContrast ? .high : .normal)
      ).contrasts
    }
    let fails = pairs.contains { $0.verdict == .fails && $0.kind != .states }
    #expect(found.isEmpty || fails)
  }

  @Test func anyTwoPropertiesCanBeCompared() {
    let sheet = Sheet(
      parsing: SourceText("TextField { border-color: #767676; background-color: white; }"))
    let theme = Theme(of: [sheet])
    let ratio = theme.contrast(
      of: Property("border-color"), at: "TextField", on: Property("background-color"))
    #expect(ratio == ThemeColor(rgba: 0x7676_76FF).contrast(against: ThemeColor(rgba: 0xFFFF_FFFF)))
    #expect(
      theme.contrast(of: Property("tint-color"), at: "TextField", on: Property("font-color"))
        == nil)
  }
}
