/// All words of a rating cell that are not the program's own.
///
/// The total is the upper bound and not the number of marks: both are the same from 0 on, and for
/// `1...5` only the bound makes sense ("5 of 5"). A language that wants the number of marks has
/// ``RatingSlot/items``.
public struct RatingStrings: Hashable, Sendable {
  private var shared: Shared<RatingStringTable>

  /// What the control is called where there is no key name.
  public var control: String {
    get { words.control }
    set { words.control = newValue }
  }

  /// The rating, after the marks and spoken.
  public var value: RatingPhrase {
    get { words.value }
    set { words.value = newValue }
  }

  /// The rating that is written as 1, where a language says it otherwise; nil is as the others.
  public var valueOfOne: RatingPhrase? {
    get { words.valueOfOne }
    set { words.valueOfOne = newValue }
  }

  /// The average before the marks.
  public var average: RatingPhrase {
    get { words.average }
    set { words.average = newValue }
  }

  /// The average, spoken.
  public var spokenAverage: RatingPhrase {
    get { words.spokenAverage }
    set { words.spokenAverage = newValue }
  }

  /// One review.
  public var oneReview: RatingPhrase {
    get { words.oneReview }
    set { words.oneReview = newValue }
  }

  /// More reviews than one, or none.
  public var reviews: RatingPhrase {
    get { words.reviews }
    set { words.reviews = newValue }
  }

  /// More reviews than are counted.
  public var moreReviews: RatingPhrase {
    get { words.moreReviews }
    set { words.moreReviews = newValue }
  }

  /// More reviews than are counted, spoken.
  public var spokenMoreReviews: RatingPhrase {
    get { words.spokenMoreReviews }
    set { words.spokenMoreReviews = newValue }
  }

  /// What is said when the rating was changed.
  public var announcement: RatingPhrase {
    get { words.announcement }
    set { words.announcement = newValue }
  }

  /// The same of a rating that is written as 1; nil is as the others.
  public var announcementOfOne: RatingPhrase? {
    get { words.announcementOfOne }
    set { words.announcementOfOne = newValue }
  }

  /// What a person can do, spoken where they can; not of choices, which say so themselves.
  public var hint: String {
    get { words.hint }
    set { words.hint = newValue }
  }

  /// What stands between two things that are spoken in a row.
  public var listSeparator: String {
    get { words.listSeparator }
    set { words.listSeparator = newValue }
  }

  /// What is spoken where there is no rating; nil speaks of the lower bound.
  public var unset: String? {
    get { words.unset }
    set { words.unset = newValue }
  }

  /// One of the ratings to choose from.
  public var choice: RatingPhrase {
    get { words.choice }
    set { words.choice = newValue }
  }

  /// The rating that is written as 1, to choose; nil is as the others.
  public var choiceOfOne: RatingPhrase? {
    get { words.choiceOfOne }
    set { words.choiceOfOne = newValue }
  }

  /// How ratings are written.
  public var numbers: RatingNumberFormat {
    get { words.numbers }
    set { words.numbers = newValue }
  }

  /// How averages are written; nil is as other ratings.
  public var averageNumbers: RatingNumberFormat? {
    get { words.averageNumbers }
    set { words.averageNumbers = newValue }
  }

  /// How numbers of reviews are written.
  public var counts: RatingCountFormat {
    get { words.counts }
    set { words.counts = newValue }
  }

  /// What is said of a rating that is missing or otherwise to be remarked on.
  public var validation: ValidationStrings {
    get { words.validation }
    set { words.validation = newValue }
  }

  /// The words in English.
  public init() {
    shared = Self.inEnglish
  }

  private static let inEnglish = Shared(RatingStringTable())

  private var words: RatingStringTable {
    get { shared.value }
    set { shared = Shared(newValue) }
  }

  /// The words in English.
  public static let english = RatingStrings()
}

extension RatingStrings: CustomReflectable {
  /// The words, wherever they are held.
  public var customMirror: Mirror {
    Mirror(self, children: Mirror(reflecting: words).children, displayStyle: .struct)
  }
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
    phrase.filled { slot in
      switch slot {
      case .value: numbers.whole(value).map(PhraseFilling.number) ?? .words(numbers(value))
      case .minimum: .number(bounds.lower)
      case .maximum: .number(bounds.upper)
      case .items: .number(bounds.items)
      case .count: .words("")
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
