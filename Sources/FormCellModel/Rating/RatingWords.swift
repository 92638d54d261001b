/// Every word that a rating cell shows or has spoken; nil is hidden.
struct RatingWords: Hashable, Sendable {
  let keyName: String?
  let subtitle: String?
  let leadingLabel: String?
  let trailingLabel: String?
  /// What the validation says.
  let message: String?

  /// The words of a cell.
  init(of cell: borrowing RatingCell, _ strings: borrowing RatingStrings) {
    switch cell.arrangement {
    case .sameLine, .keyNameAbove:
      keyName = cell.markedName(strings)
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
    message = cell.demand.message(strings.validation)
  }
}

extension RatingWords {
  /// The room that the words want, on one line each or, in so much `width`, on several.
  func room(in look: Shared<RatingLook>, wrappedTo width: Double?) -> RatingLayout.Texts {
    RatingLayout.Texts(
      keyName: look.value.keyName.font.room(for: keyName, wrappedTo: width),
      subtitle: look.value.subtitle.font.room(for: subtitle, wrappedTo: width),
      leadingLabel: look.value.leadingLabel.font.room(for: leadingLabel, wrappedTo: width),
      trailingLabel: look.value.trailingLabel.font.room(for: trailingLabel, wrappedTo: width))
  }

  /// What is spoken: what is rated, even where its name is hidden; what is below; the rating.
  ///
  /// `isGroup` is whether there are choices, an element each; `size` that of the whole cell.
  func element(
    for cell: RatingCell, _ strings: RatingStrings, isGroup: Bool, _ size: Extent
  ) -> AccessibilityElement {
    let name = cell.spokenName(strings)
    let bounds = cell.bounds.values
    return AccessibilityElement(
      label: subtitle.map { name + strings.listSeparator + $0 } ?? name,
      value: cell.spokenWords(strings),
      hint: cell.canChange && !isGroup ? strings.hint : nil,
      actions: cell.canClear ? [AccessibilityAction(.clear, name: strings.clear)] : [],
      traits: cell.traits(isGroup: isGroup),
      range: AccessibilityRange(
        minimum: cell.spokenMinimum, now: cell.spokenValue, maximum: bounds.upperBound,
        step: cell.canChange ? cell.policies.keys.step : nil),
      frame: Frame(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// What can be chosen, an element each; nil where the cell is one thing.
  static func choices(
    of cell: RatingCell, _ strings: RatingStrings, _ placed: PlacedRow
  ) -> [AccessibilityElement]? {
    // What follows holds on to a copy of all words, which most cells need not pay for.
    guard let choices = cell.choicesToFind else { return nil }
    let bounds = cell.bounds.values
    let chosen = cell.rating ?? bounds.lowerBound
    let state: AccessibilityTraits = cell.canChange ? .choice : [.choice, .notEnabled]
    var before = bounds.lowerBound
    return choices.map { choice in
      let isChosen = choice == chosen
      let marks = before.subtracting(bounds.lowerBound)...choice.subtracting(bounds.lowerBound)
      before = choice
      return AccessibilityElement(
        label: cell.words(forChoice: choice, strings), value: "", hint: nil,
        traits: isChosen ? state.union(.selected) : state,
        range: AccessibilityRange(
          minimum: cell.spokenMinimum, now: choice, maximum: bounds.upperBound),
        frame: placed.share(ofMarks: marks))
    }
  }
}

extension RatingCell {
  /// The words for the rating under a pointer that touches nothing, or for the one that is spoken.
  func tooltip(_ words: String, _ strings: RatingStrings) -> String? {
    guard style != .editableDisabled else { return nil }
    return switch phase {
    case .hovering(let preview): self.words(for: spoken(of: preview), strings)
    case .resting, .tracking, .engaged, .staged: words
    }
  }

  /// The name of a rating, or the words for it where it has none of its own.
  fileprivate func words(forChoice choice: FixedDecimal, _ strings: RatingStrings) -> String {
    let marks = choice.subtracting(bounds.values.lowerBound)
    let name = marks.isWhole ? labels.word(for: choice, in: bounds)?.orNil : nil
    return name ?? strings.choice(of: choice, in: bounds)
  }

  /// The rating, what it is called, and what is said of it.
  fileprivate func spokenWords(_ strings: RatingStrings) -> String {
    var words = spokenRating(strings)
    let value = speaksOfNone ? bounds.values.lowerBound : spokenValue
    if let name = labels.word(for: value, in: bounds)?.orNil {
      words += strings.listSeparator + name
    }
    if let message = demand.spokenMessage(strings.validation) {
      words += strings.listSeparator + message
    }
    return words
  }

  /// The words for a rating, with what it is called.
  private func words(for value: FixedDecimal, _ strings: RatingStrings) -> String {
    let words = strings.words(for: value, in: bounds)
    guard let name = labels.word(for: value, in: bounds)?.orNil else { return words }
    return words + strings.listSeparator + name
  }

  private func spokenRating(_ strings: RatingStrings) -> String {
    if let words = spokenNone(strings) { return words }
    guard style.isReadOnly else { return strings.words(for: spokenValue, in: bounds) }
    let rating =
      average == nil
      ? strings.words(for: spokenValue, in: bounds)
      : strings.average(strings.spokenAverage, spokenValue, bounds)
    let reviews = strings.reviews(reviewCount, ceiling: reviewCountCeiling, isSpoken: true)
    return reviews.map { rating + strings.listSeparator + $0 } ?? rating
  }

  /// What is spoken where there is no rating: that, and the placeholder as the average that it is.
  ///
  /// Nil where there is a rating, or an average in its place, or a rating about to be given.
  private func spokenNone(_ strings: RatingStrings) -> String? {
    guard speaksOfNone else { return nil }
    let lower = bounds.values.lowerBound
    let none = strings.unset ?? strings.words(for: lower, in: bounds)
    guard showsPlaceholder, let placeholder else { return none }
    let others = spoken(of: placeholder.clamped(to: bounds.values))
    return none + strings.listSeparator
      + strings.average(strings.spokenAverage, others, bounds)
  }

  /// A control to adjust or to choose from, or a picture; one that looks disabled is said to be so.
  fileprivate func traits(isGroup: Bool) -> AccessibilityTraits {
    let control: AccessibilityTraits = isGroup ? .group : .adjustable
    if canChange { return control }
    let fixed: AccessibilityTraits =
      switch policies.accessibility.fixedRole {
      case .image: .image
      case .text: []
      case .sameControl: isControl ? control : .image
      }
    return style == .editableDisabled ? fixed.union(.notEnabled) : fixed
  }
}
