/// The texts of a rating cell that the program does not provide.
///
/// The total is the upper bound, not the number of marks: they are equal from 0 on, and for `1...5`
/// only the bound makes sense ("5 of 5"). ``RatingSlot/items`` is the number of marks.
public struct RatingStrings: Hashable, Sendable {
  private var shared: Shared<RatingStringTable>

  /// The name of a control without a key name.
  public var control: String {
    get { words.control }
    set { words.control = newValue }
  }

  /// The rating, after the marks and spoken.
  public var value: Phrase<RatingSlot> {
    get { words.value }
    set { words.value = newValue }
  }

  /// The average before the marks.
  public var average: Phrase<RatingSlot> {
    get { words.average }
    set { words.average = newValue }
  }

  /// The average, spoken.
  public var spokenAverage: Phrase<RatingSlot> {
    get { words.spokenAverage }
    set { words.spokenAverage = newValue }
  }

  /// The number of reviews.
  public var reviews: Phrase<RatingSlot> {
    get { words.reviews }
    set { words.reviews = newValue }
  }

  /// More reviews than the maximum count.
  public var moreReviews: Phrase<RatingSlot> {
    get { words.moreReviews }
    set { words.moreReviews = newValue }
  }

  /// More reviews than the maximum count, spoken.
  public var spokenMoreReviews: Phrase<RatingSlot> {
    get { words.spokenMoreReviews }
    set { words.spokenMoreReviews = newValue }
  }

  /// The announcement of a changed rating.
  public var announcement: Phrase<RatingSlot> {
    get { words.announcement }
    set { words.announcement = newValue }
  }

  /// The result of adjusting the rating, spoken if the user can change it; choices need no hint.
  ///
  /// It describes the result and is not an instruction: "Changes the rating", not "Swipe up to …".
  /// Source: Apple, `accessibilityHint`.
  public var hint: String {
    get { words.hint }
    set { words.hint = newValue }
  }

  /// The name of the action that clears the rating.
  public var clear: String {
    get { words.clear }
    set { words.clear = newValue }
  }

  /// The separator between two spoken items.
  public var listSeparator: String {
    get { words.listSeparator }
    set { words.listSeparator = newValue }
  }

  /// The spoken text for no rating; nil uses the lower bound.
  public var unset: String? {
    get { words.unset }
    set { words.unset = newValue }
  }

  /// A choice.
  public var choice: Phrase<RatingSlot> {
    get { words.choice }
    set { words.choice = newValue }
  }

  /// The format of ratings.
  public var numbers: NumberTextFormat {
    get { words.numbers }
    set { words.numbers = newValue }
  }

  /// The format of averages; nil uses that of ratings.
  public var averageNumbers: NumberTextFormat? {
    get { words.averageNumbers }
    set { words.averageNumbers = newValue }
  }

  /// The format of the number of reviews.
  package var counts: CountFormat {
    get { words.counts }
    set { words.counts = newValue }
  }

  /// The rules that select the form of a phrase for a formatted number.
  public var plurals: PluralRules {
    get { words.plurals }
    set { words.plurals = newValue }
  }

  /// The texts of validations, such as a missing rating.
  public var validation: ValidationStrings {
    get { words.validation }
    set { words.validation = newValue }
  }

  /// Creates the English texts.
  public init() {
    shared = Self.inEnglish
  }

  private static let inEnglish = Shared(RatingStringTable())

  private var words: RatingStringTable {
    get { shared.value }
    set { shared = Shared(newValue) }
  }

  /// The English texts.
  public static let english = RatingStrings()
}

extension RatingStrings: CustomReflectable {
  /// A mirror of the texts, which hides their storage.
  public var customMirror: Mirror {
    Mirror(self, children: Mirror(reflecting: words).children, displayStyle: .struct)
  }

  // MARK: - Formatting

  /// Applies the number formats and the plural rules of a language; the texts do not change.
  package mutating func take(_ language: LanguageNumbers) {
    plurals = language.plurals
    numbers.take(language)
    averageNumbers?.take(language)
    counts.number.take(language)
  }

  /// Returns the announcement of a changed rating, for ``RatingEffect/announce(_:_:)``.
  ///
  /// For nil, a cleared rating, it returns ``unset`` or, without one, the text of the lower bound.
  public func announcement(of value: FixedDecimal?, in bounds: ScaleBounds) -> String {
    if value == nil, let unset { return unset }
    return fill(announcement, value ?? bounds.values.lowerBound, bounds, numbers)
  }

  /// Returns the text of a choice.
  func choice(of value: FixedDecimal, in bounds: ScaleBounds) -> String {
    if value == bounds.values.lowerBound, let unset { return unset }
    return fill(choice, value, bounds, numbers)
  }

  /// Returns the text of a rating, after the marks and spoken.
  func words(for value: FixedDecimal, in bounds: ScaleBounds) -> String {
    fill(self.value, value, bounds, numbers)
  }

  /// Returns the text of an average, in the shown or in the spoken phrase.
  func average(_ phrase: Phrase<RatingSlot>, _ value: FixedDecimal, _ bounds: ScaleBounds) -> String
  {
    fill(phrase, value, bounds, averageNumbers ?? numbers)
  }

  private func fill(
    _ phrase: Phrase<RatingSlot>, _ value: FixedDecimal, _ bounds: ScaleBounds,
    _ numbers: NumberTextFormat
  ) -> String {
    // The closures capture these values, since a copy of the format takes longer.
    let shown = numbers.whole(value).map(PhraseFilling.number) ?? .words(numbers(value))
    let digits = numbers.digits
    func figures(_ number: Int) -> PhraseFilling {
      digits == .latn ? .number(number) : .words(digits.written(String(number)))
    }
    let category =
      phrase.hasForms ? plurals.category(of: numbers.written(value)) : PluralCategory.other
    return phrase.filled(for: category) { slot in
      switch slot {
      case .value: shown
      case .minimum: figures(bounds.lower)
      case .maximum: figures(bounds.upper)
      case .items: figures(bounds.items)
      case .count: .words("")
      }
    }
  }

  /// Returns the text of a number of reviews; nil if there is none or it is negative.
  ///
  /// A count above the ceiling is reported as more than the ceiling. Spoken counts have every
  /// digit.
  func reviews(_ count: Int?, ceiling: Int?, isSpoken: Bool) -> String? {
    guard let count, count >= 0 else { return nil }
    var counts = counts
    if isSpoken { counts.form = .full }
    if let ceiling, ceiling >= 0, count > ceiling {
      return fill(isSpoken ? spokenMoreReviews : moreReviews, ceiling, counts)
    }
    return fill(reviews, count, counts)
  }

  private func fill(_ phrase: Phrase<RatingSlot>, _ count: Int, _ counts: CountFormat) -> String {
    let category =
      phrase.hasForms ? plurals.category(of: counts.written(count)) : PluralCategory.other
    return phrase(for: category) { $0 == .count ? counts(count) : "" }
  }
}
