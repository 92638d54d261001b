/// The shown and spoken texts of a rating cell; nil is hidden.
struct RatingWords: Hashable, Sendable {
  let keyName: String?
  let subtitle: String?
  let leadingLabel: String?
  let trailingLabel: String?
  let message: String?
  /// The spoken rating, without its name.
  let rating: String

  init(of cell: borrowing RatingCell, _ strings: borrowing RatingStrings) {
    let requirement = cell.requirement
    func marked(_ text: String?) -> String? {
      text?.orNil.map { requirement.marked($0, strings.table.validation) }
    }
    switch cell.arrangement {
    case .sameLine, .keyNameAbove:
      keyName = marked(cell.keyName)
      subtitle = nil
    case .stacked:
      keyName = nil
      subtitle = marked(cell.subtitle)
    case .controlOnly:
      keyName = nil
      subtitle = nil
    }
    leadingLabel = cell.words(of: cell.leadingLabel, strings)
    trailingLabel = cell.words(of: cell.trailingLabel, strings)
    message = requirement.message(strings.table.validation)
    rating = cell.spokenRating(strings)
  }

  /// Returns the room for the texts of a cell with a width between its edges; labels beside the
  /// marks and their key name are on one line, other texts wrap.
  func room(
    in cell: borrowing RatingCell, _ strings: borrowing RatingStrings, _ look: Shared<RatingLook>,
    labels: RatingControlLayout.LabelPlace, inner: Double, _ measurer: TextMeasurer
  ) -> RatingLayout.Texts {
    let width = labels == .beside ? nil : inner
    func room(_ text: String?, _ look: RatingLook.Text?) -> TextRoom {
      guard let look else { return .none }
      return measurer.room(for: text, in: look.font, wrappedTo: width)
    }
    func room(_ label: RatingLabel?, _ text: String?, _ look: RatingLook.Text?) -> TextRoom {
      guard let label else { return .none }
      var all = room(text, look)
      // The first one is the rating of the text.
      for rating in cell.ratings(of: label).dropFirst() {
        all = all.union(room(cell.words(of: label, for: rating, strings), look))
      }
      return all
    }
    return RatingLayout.Texts(
      keyName: room(keyName, look.value.keyName),
      subtitle: look.value.subtitle.map {
        measurer.room(for: subtitle, in: $0.font, wrappedTo: inner)
      } ?? .none,
      leadingLabel: room(cell.leadingLabel, leadingLabel, look.value.leadingLabel),
      trailingLabel: room(cell.trailingLabel, trailingLabel, look.value.trailingLabel))
  }

  /// Returns the accessibility element: the key name, even if it is hidden, the subtitle and the
  /// rating.
  ///
  /// `isGroup` is true if the choices have their own elements; `size` is that of the whole cell.
  func element(
    for cell: RatingCell, _ strings: RatingStrings, isGroup: Bool, _ size: Extent
  ) -> AccessibilityElement {
    let name = cell.requirement.spoken(
      cell.keyName?.orNil ?? strings.table.control, strings.table.validation,
      separator: strings.table.listSeparator)
    let bounds = cell.bounds.values
    return AccessibilityElement(
      label: name.followed(
        by: subtitle.flatMap { _ in cell.subtitle }, after: strings.table.listSeparator),
      value: cell.spoken(rating, strings),
      hint: cell.canChange && !isGroup ? strings.table.hint : nil,
      actions: cell.canClear ? [AccessibilityAction(kind: .clear, name: strings.table.clear)] : [],
      traits: cell.traits(isGroup: isGroup).union(cell.requirement.traits),
      range: AccessibilityRange(
        minimum: cell.spokenMinimum, now: cell.spokenValue, maximum: bounds.upperBound,
        step: cell.canChange && !isGroup ? cell.policies.keys.step : nil),
      frame: Frame(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// Returns the accessibility elements of the choices; nil if the cell is a single element.
  static func choices(
    of cell: RatingCell, _ strings: RatingStrings, _ placed: PlacedRow
  ) -> [AccessibilityElement]? {
    // Returns early to avoid a copy of all strings.
    guard let choices = cell.choicesToFind else { return nil }
    let (bounds, minimum) = (cell.bounds.values, cell.spokenMinimum)
    let chosen = cell.rating ?? bounds.lowerBound
    let state: AccessibilityElement.Traits = cell.canChange ? .choice : [.choice, .notEnabled]
    var before = bounds.lowerBound
    return choices.map { choice in
      let isChosen = choice == chosen
      let marks = before.subtracting(bounds.lowerBound)...choice.subtracting(bounds.lowerBound)
      before = choice
      return AccessibilityElement(
        label: cell.words(forChoice: choice, strings), value: "", hint: nil,
        traits: isChosen ? state.union(.selected) : state,
        range: AccessibilityRange(minimum: minimum, now: choice, maximum: bounds.upperBound),
        frame: placed.share(ofMarks: marks))
    }
  }
}

extension RatingCell {
  /// Returns the text of the previewed rating, or else `words`.
  func tooltip(_ words: String, _ strings: RatingStrings) -> String? {
    guard style != .editableDisabled else { return nil }
    return switch phase {
    case .hovering(let preview): self.words(for: spoken(of: preview), strings)
    case .resting, .tracking, .engaged, .staged: words
    }
  }

  /// Returns the name of a rating, or its text if it has none.
  fileprivate func words(forChoice choice: FixedDecimal, _ strings: RatingStrings) -> String {
    let marks = choice.subtracting(bounds.values.lowerBound)
    let name = marks.isWhole ? labels.word(for: choice, in: bounds)?.orNil : nil
    return name ?? strings.table.choice(of: choice, in: bounds)
  }

  /// Returns a spoken rating with its name and its validation message.
  fileprivate func spoken(_ rating: String, _ strings: RatingStrings) -> String {
    var words = rating
    let value = speaksOfNone ? bounds.values.lowerBound : spokenValue
    if let name = labels.word(for: value, in: bounds)?.orNil {
      words += strings.table.listSeparator + name
    }
    if let message = requirement.spokenMessage(strings.table.validation) {
      words += strings.table.listSeparator + message
    }
    return words
  }

  /// Returns the text of a rating with its name.
  private func words(for value: FixedDecimal, _ strings: RatingStrings) -> String {
    let words = strings.table.words(for: value, in: bounds)
    guard let name = labels.word(for: value, in: bounds)?.orNil else { return words }
    return words + strings.table.listSeparator + name
  }

  fileprivate func spokenRating(_ strings: RatingStrings) -> String {
    if let words = spokenNone(strings) { return words }
    guard style.isReadOnly else { return strings.table.words(for: spokenValue, in: bounds) }
    let rating =
      average == nil
      ? strings.table.words(for: spokenValue, in: bounds)
      : strings.table.average(strings.table.spokenAverage, spokenValue, bounds)
    let reviews = strings.table.reviews(reviewCount, ceiling: reviewCountCeiling, isSpoken: true)
    return reviews.map { rating + strings.table.listSeparator + $0 } ?? rating
  }

  /// Returns the spoken text for no rating, with the placeholder as an average; nil if one is spoken.
  private func spokenNone(_ strings: RatingStrings) -> String? {
    guard speaksOfNone else { return nil }
    let lower = bounds.values.lowerBound
    let none = strings.table.unset ?? strings.table.words(for: lower, in: bounds)
    guard showsPlaceholder, let placeholder else { return none }
    let others = spoken(of: placeholder.clamped(to: bounds.values))
    return none + strings.table.listSeparator
      + strings.table.average(strings.table.spokenAverage, others, bounds)
  }

  /// Returns the traits of a control or an image; a disabled style is marked as not enabled.
  fileprivate func traits(isGroup: Bool) -> AccessibilityElement.Traits {
    let control: AccessibilityElement.Traits = isGroup ? .group : .adjustable
    if canChange { return control }
    let fixed: AccessibilityElement.Traits =
      switch policies.accessibility.fixedRole {
      case .image: .image
      case .text: []
      case .sameControl: isControl ? control : .image
      }
    return style == .editableDisabled ? fixed.union(.notEnabled) : fixed
  }
}
