/// The texts of a rating cell that the program does not provide.
///
/// The total is the upper bound, not the number of marks: they are equal from 0 on, and for `1...5`
/// only the bound makes sense ("5 of 5"). ``RatingSlot/items`` is the number of marks.
///
/// The texts are the properties of ``RatingStringTable``, and can be read and set here: `strings.value`.
@dynamicMemberLookup
public struct RatingStrings: Hashable, Sendable {
  private var shared: Shared<RatingStringTable>

  /// A text, or a format.
  public subscript<Text>(dynamicMember path: WritableKeyPath<RatingStringTable, Text>) -> Text {
    get { table[keyPath: path] }
    set { table[keyPath: path] = newValue }
  }

  // Declared, because `announcement(of:in:)` hides the dynamic member of this name.
  /// The announcement of a changed rating.
  public var announcement: Phrase<RatingSlot> {
    get { table.announcement }
    set { table.announcement = newValue }
  }

  /// Creates the English texts.
  public init() {
    shared = Self.inEnglish
  }

  private static let inEnglish = Shared(RatingStringTable())

  /// The texts.
  ///
  /// This module reads them here, because a dynamic member is read through a key path, which is
  /// slower.
  var table: RatingStringTable {
    get { shared.value }
    set { shared = Shared(newValue) }
  }

  /// The English texts.
  public static let english = RatingStrings()

  // MARK: - Formatting

  /// Applies the number formats and the plural rules of a language; the texts do not change.
  package mutating func take(_ language: LanguageNumbers) {
    table.plurals = language.plurals
    table.numbers.take(language)
    table.averageNumbers?.take(language)
    table.counts.number.take(language)
  }

  /// Returns the announcement of a changed rating, for ``RatingEffect/announce(_:_:)``.
  ///
  /// For nil, a cleared rating, it returns ``RatingStringTable/unset`` or, without one, the text of the
  /// lower bound.
  public func announcement(of value: FixedDecimal?, in bounds: ScaleBounds) -> String {
    if value == nil, let unset = table.unset { return unset }
    return table.fill(
      table.announcement, value ?? bounds.values.lowerBound, bounds, table.numbers)
  }
}

extension RatingStrings: CustomReflectable {
  /// A mirror of the texts, which hides their storage.
  public var customMirror: Mirror {
    Mirror(self, children: Mirror(reflecting: table).children, displayStyle: .struct)
  }
}

extension RatingStringTable {
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

  fileprivate func fill(
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
