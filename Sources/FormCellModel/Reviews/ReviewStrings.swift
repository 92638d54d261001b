/// All texts about reviews.
///
/// ``ReviewPercentages`` decides the digits of shares; this type decides only their separator and
/// trailing zeros.
public struct ReviewStrings: Hashable, Sendable {
  /// The text shown instead of the chart without votes.
  public var notRated = "Not rated yet"
  /// The spoken text while the votes are not known yet.
  package var loading = "Loading ratings"
  /// The average as text.
  public var average: Phrase<ReviewSlot> = "{average}"
  /// The text beside a bar.
  public var bar: Phrase<ReviewSlot> = "{count} ({percentage}%)"
  /// The spoken stars of a bar; they select the plural category.
  public var spokenStars: Phrase<ReviewSlot> = [.one: "{stars} star", .other: "{stars} stars"]
  /// The spoken value of a bar.
  public var spokenShare: Phrase<ReviewSlot> = "{count} of {total}, {percentage} percent"

  /// The notice after a rating was accepted.
  public var submitted = "Thank you for your rating"
  /// The notice when a rating was not sent because there is no connection.
  public var offline = "You are offline, and the rating was not sent"
  /// The notice when a rating was sent and no answer came.
  public var unanswered = "Problem submitting ratings"
  /// The notice when the server refused a rating without a message.
  public var refused = "The rating was not accepted"
  /// The notice when the server refused a rating with a message.
  public var refusedWithMessage: Phrase<ReviewSlot> = "The rating was not accepted: {message}"
  /// The notice when the user's own rating could not be loaded.
  public var notLoaded = "Your rating could not be loaded"

  /// The number format of the average.
  public var averageFormat = NumberTextFormat.upToOneDecimal
  /// The number format of a percentage that is already rounded.
  public var percentageFormat = NumberTextFormat(mostDecimals: 6)
  /// The number format of counts of votes.
  package var countFormat = CountFormat.full
  /// The plural rules, which select the form of a phrase for a written number.
  public var plurals = PluralRules.english

  /// Creates the English texts.
  public init() {}

  /// The English texts.
  public static let english = ReviewStrings()

  // MARK: - Formatting

  /// Formats the average; it is 0 without votes.
  ///
  /// The exact ratio is rounded once, to the digits that are written.
  package func averageText(of counts: ReviewCounts) -> String {
    average { words(for: $0, of: counts) }
  }

  package func text(of bar: ReviewBar, in counts: ReviewCounts) -> String {
    self.bar { words(for: $0, of: bar, in: counts) }
  }

  /// Returns the accessibility label of a bar.
  func spokenName(of bar: ReviewBar, in counts: ReviewCounts) -> String {
    let category = plurals.category(of: WrittenNumber(whole: UInt64(bar.stars.magnitude)))
    return spokenStars(for: category) { spoken.words(for: $0, of: bar, in: counts) }
  }

  /// Returns the accessibility value of a bar.
  func spokenShare(of bar: ReviewBar, in counts: ReviewCounts) -> String {
    spokenShare { spoken.words(for: $0, of: bar, in: counts) }
  }

  /// The same texts with every digit of a count, for speech.
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
      averageFormat(
        (counts.average ?? .zero).value(
          decimals: averageFormat.mostDecimals, averageFormat.rounding))
    case .total: countFormat(counts.total)
    case .maximum: countFormat.number.digits.written(String(counts.mostStars))
    case .stars, .count, .percentage, .message: ""
    }
  }
}
