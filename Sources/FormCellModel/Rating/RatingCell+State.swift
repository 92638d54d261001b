extension RatingCell {
  /// The rating, in ``bounds``; nil when there is none, where that is a state of its own.
  ///
  /// Under a finger it is the one that the finger is on.
  public var rating: FixedDecimal? {
    switch policies.holding.unset {
    case .isNone: held
    case .isLowerBound: held ?? bounds.values.lowerBound
    }
  }

  /// The rating as effects report it: nil also for a bound that was never given as a rating.
  ///
  /// In bounds from 0 on, 0 says so itself.
  var told: FixedDecimal? { given == nil && !isNothing ? nil : rating }

  /// True if the rating is the 0 of bounds from 0 on, which stands for none.
  private var isNothing: Bool {
    policies.holding.unset == .isLowerBound && bounds.lower == 0 && value == 0
  }

  /// The rating as a number in ``bounds``: without one it is the lower bound.
  public var value: FixedDecimal { held ?? bounds.values.lowerBound }

  /// Where its parts stand in text of the usual size.
  public var arrangement: RatingArrangement {
    RatingArrangement(subtitle: subtitle, empty: emptySubtitle)
  }

  /// Where its parts stand in text of a size: where it is large, a key name is above the control.
  public func arrangement(at size: TextSize) -> RatingArrangement {
    let hasKeyName = keyName?.isEmpty == false
    return switch arrangement {
    case .sameLine: size.stacksTexts && hasKeyName ? .keyNameAbove : .sameLine
    case .stacked, .controlOnly, .keyNameAbove: arrangement
    }
  }

  /// Whether a person can change the rating; the program always can.
  public var canChange: Bool { hindrance == nil }

  /// True if a person can take the rating away: there is one, and a finger has a way to do so.
  public var canClear: Bool {
    canChange && rating != rules.cleared && rules.pointerClears
  }

  /// Why a person cannot change the rating; nil when they can.
  public var hindrance: ControlHindrance? { rules.hindrance }
}

// MARK: - Keeping it

extension RatingCell {
  /// What a cell was left in, besides what a description has of it.
  struct State: Codable {
    let given: FixedDecimal?
    let held: FixedDecimal?
    let kept: Kept?
    let phase: Phase
    let isFocused: Bool
  }

  var state: State {
    State(given: given, held: held, kept: kept, phase: phase, isFocused: isFocused)
  }

  /// Goes on where a cell was left; a rating beyond the bounds is brought into them.
  mutating func restore(_ state: State) {
    given = state.given
    held = state.held?.clamped(to: bounds.values)
    kept = state.kept.map { Kept(held: $0.held?.clamped(to: bounds.values), given: $0.given) }
    switch state.phase {
    case .hovering(let rating), .staged(let rating):
      phase = bounds.values.contains(rating) ? state.phase : .resting
    case .resting, .tracking, .engaged: phase = state.phase
    }
    isFocused = state.isFocused
  }
}

// MARK: - What is shown of it

extension RatingCell {
  /// The rating that is shown, in ``bounds`` and not rounded.
  ///
  /// It is the average in a style to be read, if there is one; the rating that a pointer is above, if
  /// that is previewed; the placeholder, if there is no rating; and the value otherwise.
  public var shownValue: FixedDecimal {
    switch phase {
    case .hovering(let preview): preview
    case .resting, .tracking, .engaged, .staged: heldValue
    }
  }

  /// The rating that the marks show: ``shownValue`` rounded to what there are marks for.
  public var markedValue: FixedDecimal { marked(shownValue) }

  /// The rating that is spoken: what assistive technology is about to give, or what there is.
  ///
  /// Without a rating it is ``spokenMinimum``, and never the placeholder.
  var spokenValue: FixedDecimal {
    switch phase {
    case .staged(let next): next
    case .resting, .hovering, .tracking, .engaged:
      speaksOfNone ? spokenMinimum : spoken(of: heldValue)
    }
  }

  /// The least rating that assistive technology is told of: the least that it can give, or the rating
  /// where that is less.
  var spokenMinimum: FixedDecimal {
    let least = rules.least(for: .accessibility)
    return speaksOfNone ? least : min(least, spoken(of: heldValue))
  }

  /// True if there is neither a rating to speak of nor an average, nor one about to be given.
  var speaksOfNone: Bool {
    switch phase {
    case .staged: false
    case .resting, .hovering, .tracking, .engaged: rating == nil && !showsAverage
    }
  }

  /// A rating that is held, as it is spoken.
  func spoken(of value: FixedDecimal) -> FixedDecimal {
    switch policies.accessibility.spoken {
    case .asHeld: value
    case .asShown: marked(value)
    }
  }

  /// Whether what is shown is the placeholder.
  public var showsPlaceholder: Bool { rating == nil && placeholder != nil && !showsAverage }

  private var showsAverage: Bool { style.isReadOnly && average != nil }

  private var heldValue: FixedDecimal {
    let shown = style.isReadOnly ? average ?? rating ?? placeholder : rating ?? placeholder
    return (shown ?? value).clamped(to: bounds.values)
  }

  /// A rating as the marks show it.
  private func marked(_ value: FixedDecimal) -> FixedDecimal { rules.marked(value) }

  /// Whether a form demands a rating and there is none.
  ///
  /// Where none is no state of its own, 0 of the bounds from 0 on counts as that, and so does the lower
  /// bound of others until somebody gives it.
  public var isMissing: Bool { demand.isMissing }

  /// The demand of a form on the cell.
  var demand: FormDemand {
    FormDemand(isRequired && canChange, isMissing: told == nil || isNothing, validation)
  }
}
