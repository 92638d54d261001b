import StyleSheet
import Testing

@testable import FormCellModel

@Suite struct TintRangesTests {
  static let orange = ThemeColor(rgba: 0xFF95_00FF)
  static let red = ThemeColor(rgba: 0xFF3B_30FF)
  static let purple = ThemeColor(rgba: 0xAF52_DEFF)

  /// The sample of SAP's reference.
  static let sample = tints((orange, 0..<1), (red, 1..<5), (purple, 5..<6))

  static func tints(_ entries: (ThemeColor, Range<Int>)...) -> TintRanges {
    var tints = TintRanges()
    for (color, range) in entries { tints.set(color, for: range) }
    return tints
  }

  @Test(
    arguments: [
      (0, orange), (0.999999, orange), (1, red), (4, red), (4.999999, red), (5, purple), (6, nil),
      (-1, nil),
    ] as [(FixedDecimal, ThemeColor?)])
  func rangeExcludesItsUpperBound(_ value: FixedDecimal, _ color: ThemeColor?) {
    #expect(Self.sample.color(for: value, in: .editable) == color)
    #expect(Self.sample.color(for: value, in: .standard) == color)
    #expect(Self.sample.color(for: value, in: .accented) == color)
    #expect(Self.sample.color(for: value, in: .editableDisabled) == nil)
  }

  @Test func theLastOneSetWins() {
    let tints = Self.tints((Self.red, 0..<6), (Self.orange, 2..<4))
    let colors = (0...5).map { tints.color(for: FixedDecimal(clamping: $0), in: .editable) }
    #expect(colors == [Self.red, Self.red, Self.orange, Self.orange, Self.red, Self.red])
  }

  @Test func rangesOfAllSizesAreTaken() {
    var tints = Self.tints((Self.red, .min..<(.max)))
    tints.set(Self.orange, for: FixedDecimal(0.5)..<0.75)
    #expect(tints.color(for: .min, in: .editable) == Self.red)
    #expect(tints.color(for: 0.6, in: .standard) == Self.orange)
    #expect(tints.color(for: 0.75, in: .standard) == Self.red)
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let ranges: [Range<Int>]
    let indexes: [Int?]
    let messages: [String]
  }

  static let cases = [
    Case(testDescription: "no range is no problem", ranges: [], indexes: [], messages: []),
    Case(
      testDescription: "the sample has none", ranges: [0..<1, 1..<5, 5..<6], indexes: [],
      messages: []),
    Case(
      testDescription: "a range that ends at the top leaves the top out", ranges: [0..<5],
      indexes: [nil], messages: ["no range colors the ratings '5..<6'"]),
    Case(
      testDescription: "what is left free below, between and above", ranges: [1..<2, 4..<6],
      indexes: [nil, nil],
      messages: ["no range colors the ratings '0..<1'", "no range colors the ratings '2..<4'"]),
    Case(
      testDescription: "an empty range", ranges: [2..<2, 0..<6],
      indexes: [0], messages: ["'2..<2' holds no rating"]),
    Case(
      testDescription: "a range above the bounds", ranges: [0..<6, 6..<9],
      indexes: [1],
      messages: ["'6..<9' is outside of the bounds '0...5'"]),
    Case(
      testDescription: "a range hidden by two later ones", ranges: [1..<4, 0..<2, 2..<9],
      indexes: [0],
      messages: ["'1..<4' is never seen under the ranges that were set later"]),
    Case(
      testDescription: "a later range takes a part of an earlier one", ranges: [0..<4, 3..<6],
      indexes: [0],
      messages: ["'0..<4' gives '3..<4' away to '3..<6', set later"]),
    Case(
      testDescription: "ranges that meet above the bounds do not overlap",
      ranges: [0..<8, 6..<9],
      indexes: [1],
      messages: ["'6..<9' is outside of the bounds '0...5'"]),
  ]

  /// The first of several later ranges is reported, and many ranges take little time.
  @Test func manyRangesAreChecked() {
    var tints = TintRanges()
    for _ in 0..<20_000 { tints.set(Self.red, for: 0..<1) }
    for lower in 0..<20_000 { tints.set(Self.red, for: FixedDecimal(millionths: Int64(lower))..<4) }
    let problems = tints.problems(in: .zeroToFive)
    #expect(problems.count == 40_000)
    #expect(problems.first?.message == "'0..<1' is never seen under the ranges that were set later")
    #expect(
      problems[39_998].message
        == "'0.019998..<4' gives '0.019999..<4' away to '0.019999..<4', set later")
  }

  @Test(arguments: cases)
  func problemsAreFound(_ c: Case) {
    var tints = TintRanges()
    for range in c.ranges { tints.set(Self.red, for: range) }
    let problems = tints.problems(in: .zeroToFive)
    #expect(problems.map(\.index) == c.indexes)
    #expect(problems.map(\.message) == c.messages)
  }

  @Test func boundsOfOneRatingHaveProblemsToo() {
    let bounds = ScaleBounds(clamping: 3...3)
    #expect(Self.tints((Self.red, 3..<4)).problems(in: bounds).isEmpty)
    #expect(
      Self.tints((Self.red, 3..<3)).problems(in: bounds) == [
        TintProblem(index: 0, message: "'3..<3' holds no rating"),
        TintProblem(index: nil, message: "no range colors the ratings '3..<4'"),
      ])
  }
}
