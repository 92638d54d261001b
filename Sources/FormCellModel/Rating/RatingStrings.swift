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

  /// The number of reviews.
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

  /// The result of adjusting the rating, spoken where a person can; choices need no hint.
  ///
  /// It describes the result and orders nothing: "Changes the rating", not "Swipe up to …". Source:
  /// Apple, `accessibilityHint`.
  public var hint: String {
    get { words.hint }
    set { words.hint = newValue }
  }

  /// The name of the action that takes the rating away.
  public var clear: String {
    get { words.clear }
    set { words.clear = newValue }
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

  /// How ratings are written.
  public var numbers: NumberTextFormat {
    get { words.numbers }
    set { words.numbers = newValue }
  }

  /// How averages are written; nil is as other ratings.
  public var averageNumbers: NumberTextFormat? {
    get { words.averageNumbers }
    set { words.averageNumbers = newValue }
  }

  /// How numbers of reviews are written.
  public var counts: CountFormat {
    get { words.counts }
    set { words.counts = newValue }
  }

  /// Which form of a phrase goes with a number as it is written.
  public var plurals: PluralRules {
    get { words.plurals }
    set { words.plurals = newValue }
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
  /// Writes all numbers as a language does, and takes its plural rules; the words stay as they are.
  public mutating func take(_ language: LanguageNumbers) {
    plurals = language.plurals
    numbers.take(language)
    averageNumbers?.take(language)
    counts.number.take(language)
  }

  /// What an assistive technology says when the rating was changed to `value`.
  ///
  /// It goes with ``RatingEffect/announce(_:_:)``.
  ///
  /// Of nil, which is a rating taken away, it says ``unset``.
  public func announcement(of value: FixedDecimal?, in bounds: ScaleBounds) -> String {
    if value == nil, let unset { return unset }
    return fill(announcement, value ?? bounds.values.lowerBound, bounds, numbers)
  }

  /// The words for one of the ratings to choose from.
  func choice(of value: FixedDecimal, in bounds: ScaleBounds) -> String {
    if value == bounds.values.lowerBound, let unset { return unset }
    return fill(choice, value, bounds, numbers)
  }

  /// The words for a rating, after the marks and spoken.
  func words(for value: FixedDecimal, in bounds: ScaleBounds) -> String {
    fill(self.value, value, bounds, numbers)
  }

  /// The words for an average, in the phrase for before the marks or in the spoken one.
  func average(_ phrase: RatingPhrase, _ value: FixedDecimal, _ bounds: ScaleBounds) -> String {
    fill(phrase, value, bounds, averageNumbers ?? numbers)
  }

  private func fill(
    _ phrase: RatingPhrase, _ value: FixedDecimal, _ bounds: ScaleBounds,
    _ numbers: NumberTextFormat
  ) -> String {
    func figures(_ number: Int) -> PhraseFilling {
      numbers.digits == .latn ? .number(number) : .words(numbers.digits.written(String(number)))
    }
    let category =
      phrase.hasForms ? plurals.category(of: numbers.written(value)) : PluralCategory.other
    return phrase.filled(for: category) { slot in
      switch slot {
      case .value: numbers.whole(value).map(PhraseFilling.number) ?? .words(numbers(value))
      case .minimum: figures(bounds.lower)
      case .maximum: figures(bounds.upper)
      case .items: figures(bounds.items)
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
      return fill(isSpoken ? spokenMoreReviews : moreReviews, ceiling, counts)
    }
    return fill(reviews, count, counts)
  }

  private func fill(_ phrase: RatingPhrase, _ count: Int, _ counts: CountFormat) -> String {
    let category =
      phrase.hasForms ? plurals.category(of: counts.written(count)) : PluralCategory.other
    return phrase(for: category) { $0.words(for: counts(count)) }
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
