/// Every word that a rating cell shows or has spoken; nil is hidden.
struct RatingWords: Hashable, Sendable {
  let keyName: String?
  let subtitle: String?
  let leadingLabel: String?
  let trailingLabel: String?
  /// What the validation says.
  let message: String?

  /// The words of a cell.
  init(of cell: RatingCell, _ strings: RatingStrings) {
    switch cell.arrangement {
    case .sameLine:
      keyName = cell.keyName?.orNil.map { $0 + cell.requiredMark(strings) }
      subtitle = nil
    case .stacked:
      keyName = nil
      subtitle = cell.subtitle
    case .controlOnly:
      keyName = nil
      subtitle = nil
    }
    leadingLabel = cell.showsLeadingLabel ? cell.words(before: strings) : nil
    trailingLabel = cell.showsTrailingLabel ? cell.words(after: strings) : nil
    message = cell.message(strings)?.orNil
  }
}

extension RatingWords {
  /// The room that the words want.
  func room(in look: RatingLook) -> RatingLayout.Texts {
    RatingLayout.Texts(
      keyNameHeight: keyName == nil ? 0 : look.keyName.font.lineHeight,
      subtitleHeight: subtitle == nil ? 0 : look.subtitle.font.lineHeight,
      leadingLabel: look.leadingLabel.font.room(for: leadingLabel),
      trailingLabel: look.trailingLabel.font.room(for: trailingLabel))
  }

  /// What is spoken: what is rated, even where its name is hidden; what is below; the rating.
  func element(
    for cell: RatingCell, _ strings: RatingStrings
  ) -> AccessibilityElement<RatingValue> {
    let name = cell.spokenName(strings)
    let bounds = cell.bounds.values
    return AccessibilityElement(
      label: subtitle.map { name + strings.listSeparator + $0 } ?? name,
      value: cell.spokenValue(strings),
      hint: cell.canChange ? strings.hint : nil,
      traits: cell.traits,
      minimum: bounds.lowerBound, now: cell.shownValue, maximum: bounds.upperBound,
      step: cell.canChange ? 1 : nil)
  }
}

extension TextFont {
  fileprivate func room(for text: String?) -> Extent {
    text.map { Extent(width: widthGuess(for: $0), height: lineHeight) }
      ?? Extent(width: 0, height: 0)
  }
}

extension RatingCell {
  /// The rating, what it is called, and what is said of it.
  fileprivate func spokenValue(_ strings: RatingStrings) -> String {
    var words = spokenRating(strings)
    if let name = labels.word(for: markedValue, in: bounds)?.orNil {
      words += strings.listSeparator + name
    }
    if let validation, let message = message(strings)?.orNil {
      words += strings.listSeparator + strings.validation.spoken(message, validation.kind)
    }
    return words
  }

  private func spokenRating(_ strings: RatingStrings) -> String {
    guard style.isReadOnly else { return strings.fill(strings.value, value, bounds) }
    let phrase = average == nil ? strings.value : strings.spokenAverage
    let rating = strings.fill(phrase, shownValue, bounds)
    let reviews = strings.reviews(reviewCount, ceiling: reviewCountCeiling, isSpoken: true)
    return reviews.map { rating + strings.listSeparator + $0 } ?? rating
  }

  /// A control to adjust, or a picture; one that looks disabled is said to be so.
  fileprivate var traits: AccessibilityTraits {
    if canChange { return .adjustable }
    return style == .editableDisabled ? [.image, .notEnabled] : .image
  }
}

extension String {
  /// Nil where there is nothing to show.
  var orNil: String? { isEmpty ? nil : self }
}
