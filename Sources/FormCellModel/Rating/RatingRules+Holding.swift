// Which ratings a cell takes, and from whom.

extension DecimalRounding {
  /// The rule applied to a rating counted from the lower bound, within the bounds.
  func applied(to value: FixedDecimal, in bounds: ScaleBounds) -> FixedDecimal {
    let ends = bounds.values
    let marks = value.clamped(to: ends).subtracting(ends.lowerBound)
    return self(marks).adding(ends.lowerBound).clamped(to: ends)
  }
}

extension RatingRules {
  /// A rating as the marks show it, which are counted from the lower bound.
  func marked(_ value: FixedDecimal) -> FixedDecimal {
    switch terms.style.isReadOnly {
    case true: terms.policies.display.averageRounding.applied(to: value, in: terms.bounds)
    case false: terms.policies.display.rounding.applied(to: value, in: terms.bounds)
    }
  }

  /// What is taken of a rating that the program sets.
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

  /// What is held when a rating is taken away.
  var cleared: FixedDecimal? {
    switch policies.holding.unset {
    case .isNone: nil
    case .isLowerBound: max(bounds.values.lowerBound, least(for: .program))
    }
  }

  /// The least rating that somebody can give; in the bounds.
  func least(for origin: EventOrigin) -> FixedDecimal {
    policies.holding.least(for: origin, in: bounds)
  }
}

extension RatingPolicies.Holding {
  /// The least rating that somebody can give; in `bounds`.
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
