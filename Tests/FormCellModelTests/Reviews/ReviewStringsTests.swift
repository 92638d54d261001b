import FormCellModel
import SkillReviews
import Testing

@Suite struct ReviewStringsTests {
  @Test(arguments: [
    ([0, 0, 0, 0, 0], "0", "0.0"), ([0, 0, 0, 1, 0], "4", "4.0"),
    ([0, 0, 0, 1, 2], "4.7", "4.6"), ([1, 0, 0, 0, 99], "5", "4.9"), ([], "0", "0.0"),
  ])
  func averageIsRoundedOrTruncated(_ votes: [Int], _ english: String, _ susi: String) {
    #expect(ReviewStrings.english.averageText(of: ReviewCounts(votes)) == english)
    #expect(ReviewStrings.susi.averageText(of: ReviewCounts(votes)) == susi)
  }

  @Test func countsCanBeShort() {
    var strings = ReviewStrings()
    strings.countFormat = .short
    strings.bar = "{stars}/{maximum}: {count} of {total} {message}"
    let counts = ReviewCounts([1_200, 2_000_000])
    #expect(
      counts.bars().map { strings.text(of: $0, in: counts) } == [
        "2/2: 2M of 2M ", "1/2: 1.2K of 2M ",
      ])
  }

  /// Short counts such as "1.2K" are shown, but not spoken.
  @Test func countsAreSpokenInFull() {
    var strings = ReviewStrings()
    strings.countFormat = .short
    let chart = ReviewChart(of: ReviewCounts([1_200, 2_000_000]), strings: strings)
    #expect(
      chart.bars.map(\.accessibility.value) == [
        "2000000 of 2001200, 100 percent", "1200 of 2001200, 0 percent",
      ])
  }

  @Test(
    arguments: [
      (.submitted, "Thank you for your rating"),
      (.notSubmitted(.offline), "You are offline, and the rating was not sent"),
      (.notSubmitted(.unanswered), "Problem submitting ratings"),
      (.notSubmitted(.refused(message: nil)), "The rating was not accepted"),
      (.notSubmitted(.refused(message: "")), "The rating was not accepted"),
      (
        .notSubmitted(.refused(message: "log in first")),
        "The rating was not accepted: log in first"
      ),
      (.notLoaded(.offline), "Your rating could not be loaded"),
    ] as [(SubmissionNotice, String)])
  func everyNoticeHasWords(_ notice: SubmissionNotice, _ words: String) {
    #expect(ReviewStrings.english.text(of: notice) == words)
  }
}
