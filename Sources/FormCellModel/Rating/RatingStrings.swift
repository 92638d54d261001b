/// All words of a rating cell that are not the program's own.
///
/// The total is the upper bound and not the number of marks: both are the same from 0 on, and for
/// `1...5` only the bound makes sense ("5 of 5"). A language that wants the number of marks has
/// ``RatingSlot/items``.
public struct RatingStrings: Hashable, Sendable {
  /// What the control is called where there is no key name.
  public var control: String = "Rating"
  /// The rating, after the marks and spoken.
  public var value: RatingPhrase = "{value} of {maximum}"
  /// The rating that is written as 1, where a language says it otherwise; nil is as the others.
  public var valueOfOne: RatingPhrase?
  /// The average before the marks.
  public var average: RatingPhrase = "{value}"
  /// The average, spoken.
  public var spokenAverage: RatingPhrase = "average rating {value} of {maximum}"
  /// One review.
  public var oneReview: RatingPhrase = "{count} review"
  /// More reviews than one, or none.
  public var reviews: RatingPhrase = "{count} reviews"
  /// More reviews than are counted.
  public var moreReviews: RatingPhrase = "{count}+ reviews"
  /// More reviews than are counted, spoken.
  public var spokenMoreReviews: RatingPhrase = "{count} plus reviews"
  /// What is said when the rating was changed.
  public var announcement: RatingPhrase = "{value} of {maximum}"
  /// The same of a rating that is written as 1; nil is as the others.
  public var announcementOfOne: RatingPhrase?
  /// What a person can do, spoken where they can.
  public var hint: String = "Increment or decrement to change the rating"
  /// What stands between two things that are spoken in a row.
  public var listSeparator: String = ", "
  /// What is spoken where there is no rating; nil speaks of the lower bound.
  public var unset: String?
  /// One of the ratings to choose from.
  public var choice: RatingPhrase = "{value} of {maximum}"
  /// The rating that is written as 1, to choose; nil is as the others.
  public var choiceOfOne: RatingPhrase?
  /// How ratings are written.
  public var numbers = RatingNumberFormat.upToOneDecimal
  /// How averages are written; nil is as other ratings.
  public var averageNumbers: RatingNumberFormat?
  /// How numbers of reviews are written.
  public var counts = RatingCountFormat.full
  /// What is said of a rating that is missing or otherwise to be remarked on.
  public var validation = ValidationStrings()

  /// The words in English.
  public init() {}

  /// The words in English.
  public static let english = RatingStrings()
}

// MARK: - Filling them in

extension RatingStrings {
  /// What an assistive technology says when the rating was changed to `value`.
  ///
  /// It goes with ``RatingEffect/announce(_:)``.
  ///
  /// Of nil, which is a rating taken away, it says ``unset``.
  public func announcement(of value: RatingValue?, in bounds: RatingBounds) -> String {
    if value == nil, let unset { return unset }
    return fill(announcement, one: announcementOfOne, value ?? bounds.values.lowerBound, bounds)
  }

  /// The words for one of the ratings to choose from.
  func choice(of value: RatingValue, in bounds: RatingBounds) -> String {
    if value == bounds.values.lowerBound, let unset { return unset }
    return fill(choice, one: choiceOfOne, value, bounds)
  }

  /// The words for a rating, after the marks and spoken.
  func words(for value: RatingValue, in bounds: RatingBounds) -> String {
    fill(self.value, one: valueOfOne, value, bounds)
  }

  /// A phrase, or the one for what is written as 1: 1.04 is "1", and the words are those of "1".
  private func fill(
    _ phrase: RatingPhrase, one: RatingPhrase?, _ value: RatingValue, _ bounds: RatingBounds
  ) -> String {
    guard let one, numbers.shown(value) == 1 else { return fill(phrase, value, bounds, numbers) }
    return fill(one, value, bounds, numbers)
  }

  /// The words for an average, in the phrase for before the marks or in the spoken one.
  func average(_ phrase: RatingPhrase, _ value: RatingValue, _ bounds: RatingBounds) -> String {
    fill(phrase, value, bounds, averageNumbers ?? numbers)
  }

  private func fill(
    _ phrase: RatingPhrase, _ value: RatingValue, _ bounds: RatingBounds,
    _ numbers: RatingNumberFormat
  ) -> String {
    phrase { slot in
      switch slot {
      case .value: numbers(value)
      case .minimum: String(bounds.lower)
      case .maximum: String(bounds.upper)
      case .items: String(bounds.items)
      case .count: ""
      }
    }
  }

  /// The words for a number of reviews; nil when there is none, or it is below 0.
  ///
  /// A count above the ceiling is said to be more than the ceiling. What is spoken has every digit.
  func reviews(_ count: Int?, ceiling: Int?, isSpoken: Bool) -> String? {
    guard let count, count >= 0 else { return nil }
    var counts = counts
    if isSpoken { counts.form = .full }
    if let ceiling, ceiling >= 0, count > ceiling {
      return (isSpoken ? spokenMoreReviews : moreReviews) { $0.words(for: counts(ceiling)) }
    }
    return (count == 1 ? oneReview : reviews) { $0.words(for: counts(count)) }
  }
}

extension RatingSlot {
  fileprivate func words(for count: String) -> String {
    switch self {
    case .count: count
    case .value, .minimum, .maximum, .items: ""
    }
  }
}
