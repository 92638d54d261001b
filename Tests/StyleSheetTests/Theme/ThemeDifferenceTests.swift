import Mutations
import StyleSheet
import Testing

@Suite struct ThemeDifferenceTests {
  private static func difference(_ before: String, _ after: String) -> ThemeDifference {
    let resolutions = [before, after].map {
      Theme(of: [Sheet(parsing: SourceText($0))]).resolution
    }
    return ThemeDifference(from: resolutions[0], to: resolutions[1])
  }

  /// Short forms of the changes, such as `A.k changed`.
  private static func summary(_ before: String, _ after: String) -> [String] {
    let difference = difference(before, after)
    return difference.renamings.map { "\($0.before) is \($0.after)" }
      + difference.changes.map { "\($0.className).\($0.name) \($0.kind)" }
  }

  @Test(arguments: [
    ("A { k: 1; }", "A { k: 1; }", []),
    ("A { k: 1; }", "A { k: 2; }", ["A.k changed"]),
    ("A { k: 1; } B { l: 2; }", "B { l: 2; m: 3; }", ["A.k removed", "B.m added"]),
    // The same value in another form is no change.
    ("A { k: #fff; } B { } ", "@white: #FFFFFF; A { k: 1; k: @white; }", []),
    // A property without a value is compared by its text.
    ("Label { font-size: big; }", "Label { font-size: huge; }", ["Label.font-size changed"]),
    ("Old { k: 1; } B { l: 1; }", "New { k: 1; } B { l: 1; }", ["Old is New"]),
    // An ambiguous renaming is not reported.
    ("Old { k: 1; }", "A { k: 1; } B { k: 1; }", ["A.k added", "B.k added", "Old.k removed"]),
    ("A { k: 1; } B { k: 1; }", "C { k: 1; }", ["A.k removed", "B.k removed", "C.k added"]),
    (
      "@tintColor: red; A { font-color: tintColor; }",
      "@tintColor: blue; A { font-color: tintColor; }",
      ["A.font-color changed", ".tintColor changed"]
    ),
  ])
  func visibleChangesAreReported(_ before: String, _ after: String, _ expected: [String]) {
    #expect(Self.summary(before, after) == expected)
    #expect(Self.difference(before, after).isEmpty == expected.isEmpty)
    let themes = [before, after].map { Theme(of: [Sheet(parsing: SourceText($0))]) }
    #expect(ThemeDifference(from: themes[0], to: themes[1]) == Self.difference(before, after))
  }

  /// Each sheet is compared with itself with a line removed, repeated, or moved to the end.
  @Test(arguments: [Dialect.sapfiori, .nui])
  func skippingEqualPartsChangesNothing(_ dialect: Dialect) {
    func theme(_ text: String) -> Theme {
      Theme(of: [Sheet(parsing: SourceText(text))], for: dialect)
    }
    for source in Trials.some(Examples.all, oneOf: 3) {
      let text = source[0..<source.bytes.count]
      let before = theme(text)
      let whole = before.resolution
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let numbers = stride(from: 0, to: lines.count, by: 7)
      for number in Trials.some(numbers, oneOf: 120, seed: lines.count) {
        let rest = Array(lines[..<number] + lines[(number + 1)...])
        let line = Array(repeating: lines[number], count: 2)
        for changed in [
          rest, lines[..<number] + line + lines[(number + 1)...], rest + [lines[number]],
        ] {
          let after = theme(changed.joined(separator: "\n"))
          #expect(
            ThemeDifference(from: before, to: after)
              == ThemeDifference(from: whole, to: after.resolution))
        }
      }
    }
  }

  /// An override with the palette's own color is no change; an override with another color is.
  @Test func overrideWithPaletteColorIsNoChange() throws {
    let own = try #require(Palette.all.color("tintColor", in: PaletteContext()))
    func theme(_ text: String) -> Theme { Theme(of: [Sheet(parsing: SourceText(text))]) }
    let plain = theme("Label { font-color: tintColor; }\n")
    let same = theme("@tintColor: \(own);\nLabel { font-color: tintColor; }\n")
    let other = theme("@tintColor: #123456;\nLabel { font-color: tintColor; }\n")
    #expect(ThemeDifference(from: plain, to: same).isEmpty)
    #expect(ThemeDifference(from: same, to: plain).isEmpty)
    #expect(ThemeDifference(from: plain, to: other).changes.map(\.kind) == [.changed, .added])
    #expect(ThemeDifference(from: other, to: plain).changes.map(\.kind) == [.changed, .removed])
    #expect(ThemeDifference(from: same, to: other).changes.map(\.kind) == [.changed, .changed])
  }

  @Test func reversedDifferenceHasReversedChanges() {
    let resolutions = Examples.all.map { Theme(of: [Sheet(parsing: $0)]).resolution }
    for before in resolutions {
      #expect(ThemeDifference(from: before, to: before).isEmpty)
      for after in resolutions.prefix(6) {
        let there = ThemeDifference(from: before, to: after)
        let back = ThemeDifference(from: after, to: before)
        #expect(there.changes.map(\.before) == back.changes.map(\.after))
        #expect(there.changes.map(\.after) == back.changes.map(\.before))
        #expect(Set(there.renamings.map(\.before)) == Set(back.renamings.map(\.after)))
      }
    }
  }

  /// The expected values are from the definition in CSS Color 4, calculated outside this package.
  @Test(
    arguments: [
      (0x0000_00FF, 0xFFFF_FFFF, 1.0), (0x1234_56FF, 0x1234_5600, 0),
      (0xFF00_00FF, 0x00FF_00FF, 0.5198129),
      (0x7777_77FF, 0x7878_78FF, 0.0034209), (0xFFFF_00FF, 0x0000_FFFF, 0.7265934),
    ] as [(UInt32, UInt32, Double)])
  func colorDifferenceMatchesStandard(_ one: UInt32, _ other: UInt32, _ expected: Double) {
    let apart = ThemeColor(rgba: one).difference(from: ThemeColor(rgba: other))
    #expect((apart - expected).magnitude < 1e-6, "\(apart)")
    #expect(ThemeColor(rgba: other).difference(from: ThemeColor(rgba: one)) == apart)
  }
}
