import StyleSheet
import Testing

@testable import FormCellModel

@Suite struct RatingStringsTests {
  @Test func announcementUsesItsPhrase() {
    #expect(RatingStrings.english.announcement(of: 3, in: .zeroToFive) == "3 of 5")
    var strings = RatingStrings.english
    strings.announcement = "{value} von {maximum}, {items} Sterne ab {minimum}{count}"
    strings.numbers.decimalSeparator = ","
    let bounds = ScaleBounds(clamping: 1...5)
    #expect(strings.announcement(of: 3.25, in: bounds) == "3,3 von 5, 4 Sterne ab 1")
  }

  /// The singular is used if the number is written as 1.
  @Test(
    arguments: [(1, "1 star"), (1.04, "1 star"), (0.96, "1 star"), (1.1, "1.1 stars")]
      as [(FixedDecimal, String)])
  func pluralDependsOnTheWrittenNumber(_ value: FixedDecimal, _ words: String) {
    var strings = RatingStrings.english
    strings.value = [.one: "{value} star", .other: "{value} stars"]
    strings.announcement = strings.value
    #expect(strings.announcement(of: value, in: .zeroToFive) == words)
    let cell = RatingCell(value: value, policies: RatingPolicies(display: .rounded(.exact)))
    #expect(RatingPresentation(of: cell, in: .fiori, strings: strings).accessibility.value == words)
  }

  struct Language: CustomTestStringConvertible {
    let tag: String
    let phrase: Phrase<RatingSlot>
    let value: FixedDecimal
    let words: String
    var testDescription: String { words }

    init(_ tag: String, _ phrase: Phrase<RatingSlot>, _ value: FixedDecimal, _ words: String) {
      self.tag = tag
      self.phrase = phrase
      self.value = value
      self.words = words
    }
  }

  private static let french: Phrase<RatingSlot> = [
    .one: "{value} étoile", .other: "{value} étoiles",
  ]
  private static let polish: Phrase<RatingSlot> = [
    .one: "{value} gwiazdka", .few: "{value} gwiazdki", .many: "{value} gwiazdek",
    .other: "{value} gwiazdki (part)",
  ]
  private static let arabic: Phrase<RatingSlot> = [
    .zero: "zero {value}", .one: "one {value}", .two: "two {value}", .few: "few {value}",
    .many: "many {value}", .other: "other {value}",
  ]

  @Test(arguments: [
    Language("fr", french, 0, "0 étoile"), Language("fr", french, 1.5, "1,5 étoile"),
    Language("fr", french, 2, "2 étoiles"), Language("pl", polish, 1, "1 gwiazdka"),
    Language("pl", polish, 3, "3 gwiazdki"), Language("pl", polish, 5, "5 gwiazdek"),
    Language("pl", polish, 1.5, "1,5 gwiazdki (part)"), Language("ar", arabic, 0, "zero 0"),
    Language("ar-EG", arabic, 2, "two \u{2068}٢\u{2069}"),
    Language("ar", arabic, 3.5, "other 3.5"), Language("hi", "{value}/{maximum}", 2, "2/5"),
    Language("mr", "{value}/{maximum}", 2.5, "२.५/५"), Language("en", french, 0, "0 étoiles"),
  ])
  func announcementUsesThePluralOfTheLanguage(_ language: Language) throws {
    var strings = RatingStrings.english
    strings.take(try #require(LanguageNumbers(language: language.tag)))
    strings.announcement = language.phrase
    #expect(strings.announcement(of: language.value, in: .zeroToFive) == language.words)
  }

  /// English uses the plural for 1.0.
  @Test func pluralDependsOnTheShownDecimals() {
    var strings = RatingStrings.english
    strings.announcement = [.one: "{value} star", .other: "{value} stars"]
    strings.numbers = .oneDecimal
    #expect(strings.announcement(of: 1, in: .zeroToFive) == "1.0 stars")
  }

  @Test(
    arguments: [
      ("pl", 22, "22 few"), ("pl", 25, "25 many"), ("ru", 21, "21 one"),
      ("en-IN", 1_234_567, "12,34,567 other"),
      ("es", 1_234, "1234 other"), ("es", 12_345, "12.345 other"),
    ])
  func reviewCountUsesThePluralOfTheLanguage(_ tag: String, _ count: Int, _ words: String) throws {
    var strings = RatingStrings.english
    strings.take(try #require(LanguageNumbers(language: tag)))
    strings.reviews = [
      .one: "{count} one", .few: "{count} few", .many: "{count} many", .other: "{count} other",
    ]
    var cell = RatingCell(style: .standard)
    cell.reviewCount = count
    cell.showsTrailingLabel = true
    #expect(RatingPresentation(of: cell, in: .fiori, strings: strings).trailingLabel?.text == words)
  }

  struct Count: CustomTestStringConvertible {
    let count: Int?
    let ceiling: Int?
    let shown: String?
    let spoken: String
    var testDescription: String { "\(count as Int?) of at most \(ceiling as Int?)" }

    init(_ count: Int?, _ ceiling: Int?, _ shown: String?, _ spoken: String) {
      self.count = count
      self.ceiling = ceiling
      self.shown = shown
      self.spoken = spoken
    }
  }

  @Test(arguments: [
    Count(nil, 999, nil, "0 of 5"),
    Count(-1, nil, nil, "0 of 5"),
    Count(0, nil, "0 reviews", "0 of 5, 0 reviews"),
    Count(1, nil, "1 review", "0 of 5, 1 review"),
    Count(87, 999, "87 reviews", "0 of 5, 87 reviews"),
    Count(999, 999, "999 reviews", "0 of 5, 999 reviews"),
    Count(1_000, 999, "999+ reviews", "0 of 5, 999 plus reviews"),
  ])
  func reviewsAreCountedUpToACeiling(_ count: Count) {
    var cell = RatingCell(style: .standard)
    cell.showsTrailingLabel = true
    cell.reviewCount = count.count
    cell.reviewCountCeiling = count.ceiling
    let shown = RatingPresentation(of: cell, in: .fiori)
    #expect(shown.trailingLabel?.text == count.shown)
    #expect(shown.accessibility.value == count.spoken)
    #expect(shown.leadingLabel == nil)
  }

  @Test func editableRatingIsInTheTrailingLabel() {
    var cell = RatingCell(value: 3)
    cell.showsLeadingLabel = true
    cell.showsTrailingLabel = true
    cell.reviewCount = 12
    let shown = RatingPresentation(of: cell, in: .fiori)
    #expect(shown.leadingLabel == nil)
    #expect(shown.trailingLabel?.text == "3 of 5")
  }
}
