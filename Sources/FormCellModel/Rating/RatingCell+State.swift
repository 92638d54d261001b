extension RatingCell {
  /// Where its parts stand.
  public var arrangement: RatingArrangement {
    RatingArrangement(subtitle: subtitle, empty: emptySubtitle)
  }

  /// Whether a person can change the rating; the program always can.
  public var canChange: Bool { hindrance == nil }

  /// Why a person cannot change the rating; nil when they can.
  public var hindrance: RatingHindrance? {
    switch (style, isEditable) {
    case (.editable, true): nil
    case (.editable, false): .cellIsNotEditable
    case (.editableDisabled, true), (.standard, true), (.accented, true):
      .styleIsNotEditable(style)
    case (.editableDisabled, false), (.standard, false), (.accented, false):
      .both(style)
    }
  }

  /// The rating that is shown and spoken, in ``bounds`` and not rounded.
  ///
  /// It is the average in a style to be read, if there is one, and the value otherwise.
  public var shownValue: RatingValue {
    guard style.isReadOnly, let average else { return value }
    return average.clamped(to: bounds.values)
  }

  /// The rating that the marks show: ``shownValue`` rounded to what there are marks for.
  public var markedValue: RatingValue {
    style.isReadOnly ? averageRounding(shownValue) : value
  }

  /// Whether a form demands a rating and there is none: the lowest one counts as that.
  public var isMissing: Bool { isRequired && value <= bounds.values.lowerBound }
}
