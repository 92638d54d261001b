extension RatingCell {
  /// The rating, in ``bounds``; nil if there is none and the policy has a separate state for that.
  ///
  /// During a touch, it is the rating under the finger.
  public var rating: FixedDecimal? {
    policies.holding.unset == .isNone ? held : held ?? bounds.values.lowerBound
  }

  /// The rating for effects; also nil for the lower bound if it was never set as a rating.
  ///
  /// In bounds from 0 on, 0 means no rating.
  var told: FixedDecimal? { given == nil && !isNothing(value) ? nil : rating }

  /// True if a rating is 0 in bounds from 0 on, which means no rating.
  func isNothing(_ rating: FixedDecimal) -> Bool {
    policies.holding.unset == .isLowerBound && bounds.lower == 0 && rating == 0
  }

  /// The rating as a number in ``bounds``; the lower bound if there is none.
  public var value: FixedDecimal { held ?? bounds.values.lowerBound }

  /// The arrangement for text of the default size.
  package var arrangement: RatingArrangement {
    switch (subtitle?.isEmpty, emptySubtitle) {
    case (nil, _), (true?, .countsAsNone): .sameLine
    case (true?, .hidesAllText): .controlOnly
    case (false?, _): .stacked
    }
  }

  /// Returns the arrangement for a text size; large text moves the key name above the control.
  package func arrangement(at size: TextSize) -> RatingArrangement {
    let hasKeyName = keyName?.isEmpty == false
    return switch arrangement {
    case .sameLine: size.stacksTexts && hasKeyName ? .keyNameAbove : .sameLine
    case .stacked, .controlOnly, .keyNameAbove: arrangement
    }
  }

  /// True if the user can change the rating; the program always can.
  public var canChange: Bool { hindrance == nil }

  /// True if the user can clear the rating: there is one, and a touch can clear it.
  package var canClear: Bool {
    canChange && rating != rules.cleared && rules.pointerClears
  }

  /// True while a touch that began on the marks continues.
  public var isTracking: Bool {
    switch phase {
    case .tracking: true
    case .resting, .hovering, .engaged, .staged: false
    }
  }

  /// Returns true if a key would change the cell; a caller passes other keys on.
  public func takes(
    _ key: ControlKey, shift: Bool = false, _ direction: ReadingDirection = .leftToRight
  ) -> Bool {
    changes(by: .key(key, shift: shift, direction))
  }

  /// The reason that the user cannot change the rating; nil if they can.
  package var hindrance: ControlHindrance? {
    let isEditableStyle =
      switch style {
      case .editable: true
      case .editableDisabled, .standard, .accented: false
      }
    return ControlHindrance(style: isEditableStyle, cell: isEditable)
  }

  // MARK: - Displayed values

  /// The rating that is shown, in ``bounds`` and not rounded.
  ///
  /// It is the first available of: the rating that a pointer or a key previews, the average in a read-only
  /// style, the rating, the placeholder, and the lower bound.
  package var shownValue: FixedDecimal { previewedValue ?? heldValue(orElse: placeholder) }

  /// ``shownValue`` without the placeholder: where that is shown, the lower bound.
  var ownValue: FixedDecimal { previewedValue ?? heldValue(orElse: nil) }

  private var previewedValue: FixedDecimal? {
    switch phase {
    case .hovering(let preview): preview
    case .staged(let next) where policies.keys.commit == .whenActivated: next
    case .resting, .tracking, .engaged, .staged: nil
    }
  }

  /// The rating that the marks show: ``shownValue``, rounded.
  package var markedValue: FixedDecimal { rules.marked(shownValue) }

  /// The rating that is spoken: the staged or the current one.
  ///
  /// Without a rating it is ``spokenMinimum``, never the placeholder.
  var spokenValue: FixedDecimal {
    switch phase {
    case .staged(let next): next
    case .resting, .hovering, .tracking, .engaged:
      speaksOfNone ? spokenMinimum : spoken(of: heldValue(orElse: nil))
    }
  }

  /// The minimum for assistive technology: the least rating that it can set, the lowest choice or
  /// the current rating, if that is less.
  ///
  /// - Complexity: O(*n*) in the number of choices.
  var spokenMinimum: FixedDecimal {
    var least = rules.least(for: .accessibility)
    if let choice = choicesToFind?.first { least = min(least, choice) }
    return speaksOfNone ? least : min(least, spoken(of: heldValue(orElse: nil)))
  }

  /// True if there is neither a rating, an average nor a staged rating to speak.
  var speaksOfNone: Bool {
    switch phase {
    case .staged: false
    case .resting, .hovering, .tracking, .engaged: rating == nil && !showsAverage
    }
  }

  func spoken(of value: FixedDecimal) -> FixedDecimal {
    policies.accessibility.spoken == .asHeld ? value : rules.marked(value)
  }

  package var showsPlaceholder: Bool { rating == nil && placeholder != nil && !showsAverage }

  /// True if the marks show no rating, average or placeholder.
  var showsNone: Bool {
    switch phase {
    case .hovering: false
    case .staged where policies.keys.commit == .whenActivated: false
    case .resting, .tracking, .engaged, .staged:
      rating == nil && !showsAverage && placeholder == nil
    }
  }

  private var showsAverage: Bool { style.isReadOnly && average != nil }

  private func heldValue(orElse other: FixedDecimal?) -> FixedDecimal {
    let shown = style.isReadOnly ? average ?? rating : rating
    return (shown ?? other ?? value).clamped(to: bounds.values)
  }

  /// True if a form requires a rating and there is none.
  ///
  /// If the policy has no separate state for that, 0 in bounds from 0 on counts as no rating, and
  /// so does the lower bound of other bounds until it is set.
  public var isMissing: Bool { requirement.isMissing }

  /// True if there is no rating, whether the user can set one or not.
  var isEmpty: Bool { told == nil || isNothing(value) }

  var requirement: FieldRequirement {
    FieldRequirement(isRequired && canChange, isMissing: isEmpty, validation)
  }
}
