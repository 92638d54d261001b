// The ratings that a cell accepts from each origin.

extension DecimalRounding {
  /// Returns the rating rounded relative to the lower bound, and clamped to the bounds.
  func applied(to value: FixedDecimal, in bounds: ScaleBounds) -> FixedDecimal {
    let ends = bounds.values
    let marks = value.clamped(to: ends).subtracting(ends.lowerBound)
    return self(marks).adding(ends.lowerBound).clamped(to: ends)
  }
}

extension RatingRules {
  /// Returns the rating as the marks show it, rounded relative to the lower bound.
  func marked(_ value: FixedDecimal) -> FixedDecimal {
    switch terms.style.isReadOnly {
    case true: terms.policies.display.averageRounding.applied(to: value, in: terms.bounds)
    case false: terms.policies.display.rounding.applied(to: value, in: terms.bounds)
    }
  }

  /// Returns the aim of a value that the program sets.
  func taken(_ value: FixedDecimal?) -> RatingAim {
    guard let value else { return .none }
    let holding = policies.holding
    switch holding.outOfRange {
    case .refused where value < least(for: .program) || value > bounds.values.upperBound:
      return .nothing
    case .refused, .clamped, .remembered:
      let rounded = holding.rounding.applied(to: value, in: bounds)
      return .rating(max(rounded, least(for: .program)))
    }
  }

  /// The rating that is stored when the rating is cleared.
  var cleared: FixedDecimal? {
    policies.holding.unset == .isNone ? nil : max(bounds.values.lowerBound, least(for: .program))
  }

  func least(for origin: EventOrigin) -> FixedDecimal {
    policies.holding.least(for: origin, in: bounds)
  }
}

extension RatingPolicies.Holding {
  /// Returns the minimum rating for an origin, within `bounds`.
  func least(for origin: EventOrigin, in bounds: ScaleBounds) -> FixedDecimal {
    let ends = bounds.values
    guard let minimum else { return ends.lowerBound }
    let holds =
      switch (minimumHolds, origin) {
      case (.always, _), (_, .pointer): true
      case (.forTouchAndKeys, .key), (.forTouchAndKeys, .accessibility),
        (.forTouchAndKeys, .gamepad):
        true
      case (.forTouchAndKeys, .program), (.forTouch, .key), (.forTouch, .accessibility),
        (.forTouch, .gamepad), (.forTouch, .program):
        false
      }
    return holds ? minimum.clamped(to: ends) : ends.lowerBound
  }
}
