import FormCellModel
import StyleSheet
import Testing

@Suite struct RatingStringsTests {
  @Test func anAnnouncementIsTheRatingInWords() {
    #expect(RatingStrings.english.announcement(of: 3, in: .zeroToFive) == "3 of 5")
    var strings = RatingStrings.english
    strings.announcement = "{value} von {maximum}, {items} Sterne ab {minimum}{count}"
    strings.numbers.decimalSeparator = ","
    let bounds = RatingBounds(clamping: 1...5)
    #expect(strings.announcement(of: 3.25, in: bounds) == "3,3 von 5, 4 Sterne ab 1")
  }

  /// What is written as 1 is one, and what is not is not.
  @Test(
    arguments: [(1, "1 star"), (1.04, "1 star"), (0.96, "1 star"), (1.1, "1.1 stars")]
      as [(RatingValue, String)])
  func oneIsWhatIsWrittenAsOne(_ value: RatingValue, _ words: String) {
    var strings = RatingStrings.english
    strings.value = "{value} stars"
    strings.valueOfOne = "{value} star"
    strings.announcement = "{value} stars"
    strings.announcementOfOne = "{value} star"
    #expect(strings.announcement(of: value, in: .zeroToFive) == words)
    let cell = RatingCell(value: value, policies: RatingPolicies(display: .rounded(.exact)))
    #expect(RatingPresentation(of: cell, in: .fiori, strings: strings).accessibility.value == words)
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

  @Test func aRatingToBeSetIsInWordsAfterTheMarks() {
    var cell = RatingCell(value: 3)
    cell.showsLeadingLabel = true
    cell.showsTrailingLabel = true
    cell.reviewCount = 12
    let shown = RatingPresentation(of: cell, in: .fiori)
    #expect(shown.leadingLabel == nil)
    #expect(shown.trailingLabel?.text == "3 of 5")
  }
}
