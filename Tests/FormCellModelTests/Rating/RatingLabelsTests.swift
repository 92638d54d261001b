@testable import FormCellModel
import StyleSheet
import Testing

@Suite struct RatingLabelsTests {
  private static func shown(
    _ style: RatingStyle = .editable, value: FixedDecimal = 3, strings: RatingStrings = .english,
    _ change: (inout RatingCell) -> Void
  ) -> RatingPresentation {
    var cell = RatingCell(style: style, value: value)
    cell.showsLeadingLabel = true
    cell.showsTrailingLabel = true
    cell.reviewCount = 12
    change(&cell)
    return RatingPresentation(of: cell, in: .fiori, strings: strings)
  }

  @Test(
    arguments: [
      (.editable, nil, "3 of 5"), (.editableDisabled, nil, "3 of 5"),
      (.standard, "3.7", "12 reviews"), (.accented, "3.7", "12 reviews"),
    ] as [(RatingStyle, String?, String)])
  func styleDeterminesTheLabels(
    _ style: RatingStyle, _ leading: String?, _ trailing: String
  ) {
    let shown = Self.shown(style) { $0.average = 3.7 }
    #expect(shown.leadingLabel?.text == leading)
    #expect(shown.trailingLabel?.text == trailing)
  }

  @Test(
    arguments: [
      (.value, "3 of 5"), (.average, "3"), (.reviews, "12 reviews"), (.name, "Fair"),
      (.text("so far"), "so far"), (.text(""), nil),
    ] as [(RatingLabel.Content, String?)])
  func labelContentCanBeSetInAnyStyle(_ content: RatingLabel.Content, _ text: String?) {
    for style in RatingStyle.allCases {
      let shown = Self.shown(style) {
        $0.labels.ratings = ["Poor", "So so", "Fair"]
        $0.labels.leading.content = content
        $0.labels.trailing.content = content
      }
      #expect(shown.leadingLabel?.text == text)
      #expect(shown.trailingLabel?.text == text)
    }
    let hidden = Self.shown {
      $0.labels.leading.content = content
      $0.showsLeadingLabel = false
    }
    #expect(hidden.leadingLabel == nil)
  }

  @Test(arguments: [
    ("120", "(120)"), ("(50)", "(50)"), ("(50", "(50)"), ("50)", "(50)"), ("(", "()"),
    ("((a", "((a)"),
  ])
  func parenthesesAreNotDoubled(_ text: String, _ framed: String) {
    let shown = Self.shown { $0.labels.trailing = RatingLabel(.text(text), isInParentheses: true) }
    #expect(shown.trailingLabel?.text == framed)
  }

  @Test func countsCanBeInParentheses() {
    let shown = Self.shown(.standard) { $0.labels.trailing.isInParentheses = true }
    #expect(shown.trailingLabel?.text == "(12 reviews)")
  }

  /// A label of two lines is whole, below the marks.
  @Test func aLabelOfTwoLinesIsBelowTheMarks() {
    let shown = Self.shown(.standard) { $0.labels.trailing.content = .text("very\ngood") }
    #expect(shown.trailingLabel?.lines.map(\.text) == ["very", "good"])
    #expect(shown.trailingLabel.map { $0.frame.y > shown.row.maxY } == true)
  }

  @Test(
    arguments: [
      (-3, "None"), (0, "None"), (0.4, "None"), (0.5, "Poor"), (1, "Poor"), (1.5, "So so"),
      (2, "So so"),
      (3, nil), (5, nil), (9, nil),
    ] as [(FixedDecimal, String?)])
  func nameIsThatOfTheNearestRating(_ value: FixedDecimal, _ word: String?) {
    var labels = RatingLabels()
    labels.ratings = ["Poor", "So so"]
    labels.lowest = "None"
    #expect(labels.word(for: value, in: .zeroToFive) == word)
    labels.lowest = nil
    #expect(labels.word(for: -1, in: .zeroToFive) == nil)
  }

  @Test func namesAreCountedFromTheLowestRating() {
    var labels = RatingLabels()
    labels.ratings = ["a", "b", "c", "d"]
    let bounds = ScaleBounds(clamping: -2...1)
    #expect(labels.word(for: -1, in: bounds) == "a")
    #expect(labels.word(for: 1, in: bounds) == "c")
    var cell = RatingCell(in: bounds, value: 0)
    cell.labels = labels
    let shown = RatingPresentation(of: cell, in: .fiori)
    #expect(shown.markNames == ["a", "b", "c"])
    #expect(shown.ratingName == "b")
    #expect(shown.accessibility.value == "0 of 1, b")
    #expect(shown.tooltip == "0 of 1, b")
  }

  @Test func countsOfReviewsCanBeShortAndHaveACeiling() {
    var strings = RatingStrings.english
    strings.counts = .short
    let shown = Self.shown(.standard, strings: strings) { $0.reviewCount = 1_160 }
    #expect(shown.trailingLabel?.text == "1.1K reviews")
    #expect(shown.accessibility.value == "3 of 5, 1160 reviews")
    let capped = Self.shown(.standard, strings: strings) {
      $0.reviewCount = 1_160
      $0.reviewCountCeiling = 99
    }
    #expect(capped.trailingLabel?.text == "99+ reviews")
    #expect(capped.accessibility.value == "3 of 5, 99 plus reviews")
  }

  @Test func requiredCellIsMarkedInTextAndLabel() {
    let shown = Self.shown {
      $0.keyName = "Quality"
      $0.isRequired = true
    }
    #expect(shown.keyName?.text == "Quality*")
    #expect(shown.accessibility.label == "Quality, required")
    let stacked = Self.shown {
      ($0.keyName, $0.subtitle, $0.isRequired) = ("Quality", "How was it?", true)
    }
    #expect(stacked.subtitle?.text == "How was it?*")
    #expect(stacked.accessibility.label == "Quality, required, How was it?")
    let nameless = Self.shown { $0.isRequired = true }
    #expect(nameless.keyName == nil)
    #expect(nameless.accessibility.label == "Rating, required")
  }

  /// A cell that cannot be changed requires nothing.
  @Test(arguments: [RatingStyle.editableDisabled, .standard])
  func fixedCellIsNotMarkedAsRequired(_ style: RatingStyle) {
    let shown = Self.shown(style) {
      $0.keyName = "Quality"
      $0.isRequired = true
    }
    #expect(shown.keyName?.text == "Quality")
    #expect(shown.accessibility.label == "Quality")
  }

  @Test(arguments: RatingStyle.allCases)
  func disabledStyleHasNoTooltip(_ style: RatingStyle) {
    let shown = Self.shown(style) { $0.reviewCount = nil }
    #expect(shown.tooltip == (style == .editableDisabled ? nil : "3 of 5"))
  }
}
