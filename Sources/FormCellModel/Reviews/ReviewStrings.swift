/// All words about reviews.
///
/// Shares are shown as they are reckoned, with the digits of ``ReviewPercentages``; only the
/// separator and the zeros at their end are decided here.
public struct ReviewStrings: Hashable, Sendable {
  /// What stands where the chart would be while nobody voted.
  public var notRated = "Not rated yet"
  /// The average in figures.
  public var average: ReviewPhrase = "{average}"
  /// Beside a bar.
  public var bar: ReviewPhrase = "{count} ({percentage}%)"
  /// A bar, spoken; the stars decide the plural category.
  public var spokenStars: ReviewPhrase = [.one: "{stars} star", .other: "{stars} stars"]
  /// What a bar holds, spoken.
  public var spokenShare: ReviewPhrase = "{count} of {total}, {percentage} percent"
  /// The chart as a whole, spoken; the total decides the plural category.
  public var spokenChart: ReviewPhrase = [
    .one: "average {average} of {maximum}, {total} review",
    .other: "average {average} of {maximum}, {total} reviews",
  ]

  /// Said when a rating was taken.
  public var submitted = "Thank you for your rating"
  /// Said when a rating was not sent, since there is no connection.
  public var offline = "You are offline, and the rating was not sent"
  /// Said when a rating was sent, and no answer came.
  public var unanswered = "Problem submitting ratings"
  /// Said when a rating was turned down without a word.
  public var refused = "The rating was not accepted"
  /// Said when a rating was turned down with a word.
  public var refusedWithMessage: ReviewPhrase = "The rating was not accepted: {message}"
  /// Said when nobody could tell whether one rated already.
  public var notLoaded = "Your rating could not be loaded"

  /// How the average is written.
  public var averageFormat = NumberTextFormat.upToOneDecimal
  /// How a percentage is written, which has been rounded already.
  public var percentageFormat = NumberTextFormat(mostDecimals: 6)
  /// How numbers of votes are written.
  public var countFormat = CountFormat.full
  /// Which form of a phrase goes with a number as it is written.
  public var plurals = PluralRules.english

  /// The words in English.
  public init() {}

  /// The words in English.
  public static let english = ReviewStrings()

  /// The words and figures of SUSI's own app: `4.0`, and `2 (66.6)%` beside a bar.
  ///
  /// What it has spoken, "Bar 1 of 5 : 40 %", is not taken over: it does not say which stars are
  /// meant, and its percentage is another one than the one that is shown.
  ///
  /// Source: fossasia/susi_iOS, `SkillDetailViewController` and `BarChartView`.
  public static let susi: ReviewStrings = {
    var strings = ReviewStrings()
    strings.notRated = "Skill not rated yet"
    strings.bar = "{count} ({percentage})%"
    strings.averageFormat = .cutToOneDecimal
    strings.percentageFormat = .cutToOneDecimal
    return strings
  }()
}

// MARK: - Filling them in

extension ReviewStrings {
  /// Writes all numbers as a language does, and takes its plural rules; the words stay as they are.
  public mutating func take(_ language: LanguageNumbers) {
    plurals = language.plurals
    averageFormat.take(language)
    percentageFormat.take(language)
    countFormat.number.take(language)
  }

  /// The average in figures: 0 while nobody voted.
  ///
  /// An average is rounded once, from the exact ratio to the digits that are written.
  public func averageText(of counts: ReviewCounts) -> String {
    average { words(for: $0, of: counts) }
  }

  /// An average that somebody else reckoned, in figures.
  public func averageText(of value: FixedDecimal) -> String {
    averageFormat(value)
  }

  /// What stands beside a bar.
  public func text(of bar: ReviewBar, in counts: ReviewCounts) -> String {
    self.bar { words(for: $0, of: bar, in: counts) }
  }

  /// What an assistive technology calls a bar.
  func spokenName(of bar: ReviewBar, in counts: ReviewCounts) -> String {
    let category = plurals.category(of: WrittenNumber(whole: UInt64(bar.stars.magnitude)))
    return spokenStars(for: category) { spoken.words(for: $0, of: bar, in: counts) }
  }

  /// What an assistive technology says a bar holds.
  func spokenShare(of bar: ReviewBar, in counts: ReviewCounts) -> String {
    spokenShare { spoken.words(for: $0, of: bar, in: counts) }
  }

  /// What an assistive technology says of all bars together.
  func spokenSummary(of counts: ReviewCounts) -> String {
    guard counts.total > 0 else { return notRated }
    let category = plurals.category(of: WrittenNumber(whole: UInt64(counts.total.magnitude)))
    return spokenChart(for: category) { spoken.words(for: $0, of: counts) }
  }

  /// The same words with every digit of a count, as they are spoken.
  private var spoken: ReviewStrings {
    var strings = self
    strings.countFormat.form = .full
    return strings
  }

  private func words(
    for slot: ReviewSlot, of bar: ReviewBar, in counts: ReviewCounts
  ) -> String {
    switch slot {
    case .stars: countFormat.number.digits.written(String(bar.stars))
    case .count: countFormat(bar.count)
    case .percentage: percentageFormat(bar.percentage)
    case .average, .total, .maximum, .message: words(for: slot, of: counts)
    }
  }

  private func words(for slot: ReviewSlot, of counts: ReviewCounts) -> String {
    switch slot {
    case .average:
      averageText(
        of: (counts.average ?? .zero).value(
          decimals: averageFormat.mostDecimals, averageFormat.rounding))
    case .total: countFormat(counts.total)
    case .maximum: countFormat.number.digits.written(String(counts.mostStars))
    case .stars, .count, .percentage, .message: ""
    }
  }
}
