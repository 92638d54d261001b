// Which ratings a cell takes, from whom, and what it holds of them.

extension RatingRounding {
  /// The rule applied to a rating counted from the lower bound, within the bounds.
  func applied(to value: RatingValue, in bounds: RatingBounds) -> RatingValue {
    let ends = bounds.values
    let marks = value.clamped(to: ends).subtracting(ends.lowerBound)
    return self(marks).adding(ends.lowerBound).clamped(to: ends)
  }
}

extension RatingCell {
  /// What is taken of a rating that the program sets.
  func taken(_ value: RatingValue?) -> RatingAim {
    guard let value else { return .none }
    let holding = policies.holding
    switch holding.outOfRange {
    case .refused where !bounds.values.contains(value): return .nothing
    case .refused, .clamped, .remembered:
      let rounded = holding.rounding.applied(to: value, in: bounds)
      return .rating(max(rounded, least(for: .program)))
    }
  }

  /// Holds what was aimed at; `given` is what the aim was made of.
  mutating func hold(_ aim: RatingAim, asGiven given: RatingValue?) {
    switch aim {
    case .nothing: return
    case .none: held = cleared
    case .rating(let value): held = value
    }
    self.given = given
  }

  /// What is held when a rating is taken away.
  var cleared: RatingValue? {
    switch policies.holding.unset {
    case .isNone: nil
    case .isLowerBound: max(bounds.values.lowerBound, least(for: .program))
    }
  }

  /// The least rating that somebody can give; in ``bounds``.
  func least(for origin: RatingOrigin) -> RatingValue {
    let ends = bounds.values
    guard let minimum = policies.holding.minimum else { return ends.lowerBound }
    let holds =
      switch (policies.holding.minimumHolds, origin) {
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
