import Testing

@testable import FormCellModel

@Suite struct PluralRulesTests {
  /// Parses a decimal such as "1", "1.0" or "1.50".
  private static func number(_ text: String) -> WrittenNumber {
    let parts = text.split(separator: ".").map(String.init)
    return WrittenNumber(
      whole: UInt64(parts[0]) ?? 0, fraction: parts.count > 1 ? UInt64(parts[1]) ?? 0 : 0,
      fractionDigits: parts.count > 1 ? parts[1].utf8.count : 0)
  }

  /// A fraction has 0 to 19 digits.
  @Test(arguments: [(0, Int.max, 19), (5, Int.max, 19), (5, -1, 0)] as [(UInt64, Int, Int)])
  func numberOfDigitsIsClamped(_ fraction: UInt64, _ digits: Int, _ expected: Int) {
    let number = WrittenNumber(whole: 1, fraction: fraction, fractionDigits: digits)
    #expect(number.fractionDigits == expected)
    #expect(number.withoutZeros.digits == (fraction == 0 ? 0 : expected))
  }

  // Source: Unicode CLDR 47, Language Plural Rules: the samples of its chart.
  @Test(
    arguments: [
      ("en", [.one: "1", .other: "0 2 16 1.0 1.5"]),
      ("fr", [.one: "0 1 0.0 1.5", .many: "1000000", .other: "2 17 2.0 1000001"]),
      (
        "pl",
        [
          .one: "1", .few: "2 3 4 22 102", .many: "0 5 19 12 14 112 100", .other: "0.0 1.5 1.0",
        ]
      ),
      (
        "ru",
        [.one: "1 21 101", .few: "2 4 22", .many: "0 5 11 14 19 100", .other: "0.0 1.5 10.0"]
      ),
      (
        "ar",
        [
          .zero: "0 0.0", .one: "1 1.0", .two: "2 2.0", .few: "3 10 103", .many: "11 26 111",
          .other: "100 102 0.1 1.1",
        ]
      ),
      ("cs", [.one: "1", .few: "2 4", .many: "0.0 1.5", .other: "0 5 19"]),
      ("he", [.one: "1 0.5", .two: "2", .other: "0 3 20 1.5"]),
      ("lv", [.zero: "0 10 20 11 0.0", .one: "1 21 0.1 1.1", .other: "2 9 22 0.2"]),
      ("lt", [.one: "1 21", .few: "2 9 22", .many: "0.1 1.5", .other: "0 10 19"]),
      ("ga", [.one: "1", .two: "2", .few: "3 6", .many: "7 10", .other: "0 11 1.5"]),
      ("cy", [.zero: "0", .one: "1", .two: "2", .few: "3", .many: "6", .other: "4 5 7 1.5"]),
      ("sl", [.one: "1 101", .two: "2 102", .few: "3 4 103 1.5", .other: "0 5 100"]),
      ("ro", [.one: "1", .few: "0 2 16 102 1.5", .other: "20 100"]),
      ("da", [.one: "1 0.1 1.6", .other: "0 2 2.0"]),
      ("pt", [.one: "0 1 1.5", .other: "2 17 2.0"]), ("pt-PT", [.one: "1", .other: "0 1.5 2"]),
      ("PT_br", [.one: "0 1 1.5", .other: "2"]), ("ja", [.other: "0 1 2 1.5"]),
      ("mk", [.one: "1 21 0.1", .other: "0 2 11"]), ("hi", [.one: "0 1 0.5", .other: "1.1 2"]),
    ] as [(String, [PluralCategory: String])])
  func numbersHaveTheCategoriesOfTheChart(
    _ tag: String, _ samples: [PluralCategory: String]
  ) throws {
    let rules = try #require(PluralRules(language: tag))
    for (category, numbers) in samples {
      for text in numbers.split(separator: " ").map(String.init) {
        #expect(rules.category(of: Self.number(text)) == category, "\(tag) \(text)")
      }
    }
  }

  /// Two million, written with a unit, is "many" in Spanish; 2000 is not.
  @Test func aShortNumberHasAnExponent() throws {
    let rules = try #require(PluralRules(language: "es"))
    #expect(rules.category(of: CountFormat.short.written(2_000_000)) == .many)
    #expect(rules.category(of: CountFormat.short.written(2_100)) == .other)
    #expect(
      CountFormat.short.written(1_160) == WrittenNumber(whole: 1_100, exponent: 3))
    #expect(CountFormat.full.written(-7) == WrittenNumber(whole: 7))
  }

  @Test func everyRowIsParsed() {
    var languages: Set<String> = []
    for row in PluralRules.table {
      #expect(PluralRules(row.rules) != nil, "\(row.rules)")
      for language in row.languages.split(separator: " ").map(String.init) {
        #expect(languages.insert(language).inserted, "\(language)")
      }
    }
    #expect(languages.count > 150)
    #expect(PluralRules(language: "tlh") == nil)
    #expect(PluralRules(language: "") == nil)
  }

  @Test(arguments: [
    "one", "one:", "one: x = 1", "one: n", "one: n = ", "one: n % 0 = 1", "one: n = 3..2",
    "one: n = 1 and", "first: n = 1", "one: n = 1 2", "one: n < 1", "one: n = 1..2..3",
  ])
  func invalidRulesAreRejected(_ text: String) {
    #expect(PluralRules(text) == nil)
  }
}
