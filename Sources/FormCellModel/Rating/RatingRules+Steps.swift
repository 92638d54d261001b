// Conversion of a key or a step to a rating.

extension RatingRules {
  /// Returns the aim of a key for the current rating; Escape and keys without a meaning have none.
  func aim(
    of key: ControlKey, shift: Bool, _ direction: ReadingDirection, from rating: FixedDecimal?
  ) -> RatingAim {
    let isTurned = policies.keys.arrows == .followTheText && direction == .rightToLeft
    let isUpLess = policies.keys.upAndDown == .downIsMore
    switch key {
    case .up: return arrow(isUpLess ? .down : .up, shift: shift, from: rating)
    case .down: return arrow(isUpLess ? .up : .down, shift: shift, from: rating)
    case .right: return arrow(isTurned ? .down : .up, shift: shift, from: rating)
    case .left: return arrow(isTurned ? .up : .down, shift: shift, from: rating)
    case .pageUp: return aim(.up, policies.keys.pageStep, from: rating, by: .key)
    case .pageDown: return aim(.down, policies.keys.pageStep, from: rating, by: .key)
    case .home: return home
    case .end: return policies.keys.home == .ignored ? .nothing : .rating(bounds.values.upperBound)
    case .digit(let digit):
      return policies.keys.digits == .give
        ? chosen(FixedDecimal(clamping: digit), by: .key) : .nothing
    case .space, .enter: return activation(by: key, from: rating)
    case .escape: return .nothing
    }
  }

  /// Returns the aim of one step of the default size.
  func aim(_ direction: StepDirection, from rating: FixedDecimal?, by origin: EventOrigin)
    -> RatingAim
  {
    aim(direction, policies.keys.step, from: rating, by: origin)
  }

  /// Returns the nearest rating that can be chosen, within the limits of an origin.
  ///
  /// A tie rounds up. If a touch can set any value, or the lower bound below the minimum, so can a
  /// choice.
  func picked(_ value: FixedDecimal, by origin: EventOrigin) -> RatingAim {
    let (least, ends) = (least(for: origin), bounds.values)
    if value <= ends.lowerBound, pointerReachesLowerBound { return .rating(ends.lowerBound) }
    let value = value.clamped(to: least...ends.upperBound)
    guard let step = policies.pointer.rounding.step ?? policies.holding.rounding.step else {
      return .rating(value)
    }
    let marks = value.subtracting(ends.lowerBound).rounded(to: step, .down)
    let below = ends.lowerBound.adding(marks)
    let above = below.adding(step).clamped(to: ends)
    let floor = max(below, least)
    let goesUp = above.subtracting(value) <= value.subtracting(floor)
    return .rating(goesUp ? above : floor)
  }

  /// Returns the aim for a rating, within the limits of an origin.
  func chosen(_ value: FixedDecimal, by origin: EventOrigin) -> RatingAim {
    let rating = value.clamped(to: bounds.values)
    return .rating(max(rating, least(for: origin)))
  }

  private func arrow(
    _ direction: StepDirection, shift: Bool, from rating: FixedDecimal?
  ) -> RatingAim {
    guard shift else { return aim(direction, from: rating, by: .key) }
    switch (policies.keys.shift, direction) {
    case (.wholeMark, _): return aim(direction, 1, from: rating, by: .key)
    case (.toTheEnd, .up): return .rating(bounds.values.upperBound)
    case (.toTheEnd, .down): return .rating(least(for: .key))
    }
  }

  private var home: RatingAim {
    switch policies.keys.home {
    case .minimum: .rating(least(for: .key))
    case .lowerBound: .rating(bounds.values.lowerBound)
    case .firstMark: firstMark
    case .clears: .none
    case .ignored: .nothing
    }
  }

  private var firstMark: RatingAim {
    chosen(bounds.values.lowerBound.adding(1), by: .key)
  }

  private func activation(by key: ControlKey, from rating: FixedDecimal?) -> RatingAim {
    switch policies.keys.activation {
    case .nothing: return .nothing
    case .startsAtTheFirstMark: return rating == nil ? firstMark : .nothing
    case .spaceStartsAtTheFirstMark:
      return rating == nil && key == .space ? firstMark : .nothing
    case .stepsUp:
      guard rating ?? bounds.values.lowerBound == bounds.values.upperBound else {
        return aim(.up, from: rating, by: .key)
      }
      switch policies.keys.wrap {
      case .never: return .nothing
      case .byActivation, .always: return .rating(least(for: .key))
      case .throughNone: return .none
      }
    }
  }

  private func aim(
    _ direction: StepDirection, _ size: FixedDecimal, from start: FixedDecimal?,
    by origin: EventOrigin
  ) -> RatingAim {
    guard size > 0 else { return .nothing }
    let ends = least(for: origin)...bounds.values.upperBound
    guard let start = start ?? unsetStart else { return aimFromNone(direction, size, ends) }
    switch direction {
    case .up where start >= ends.upperBound: return wrapped(from: start, to: ends.lowerBound)
    case .down where start <= ends.lowerBound: return wrapped(from: start, to: ends.upperBound)
    case .up, .down: break
    }
    let target = target(direction, size, start)
    switch (policies.keys.snap, policies.keys.wrap) {
    case (.cutFirst, _) where !bounds.values.contains(target): return .nothing
    case (_, .throughNone) where target <= bounds.values.lowerBound: return .none
    case (.toTheGrid, _), (.cutFirst, _), (.added, _): return .rating(target.clamped(to: ends))
    }
  }

  /// The rating that a step starts from if there is none; nil if it starts from no rating.
  private var unsetStart: FixedDecimal? {
    policies.keys.fromUnset == .lowerBound
      ? nil : bounds.values.lowerBound.adding(1).clamped(to: bounds.values)
  }

  private func aimFromNone(
    _ direction: StepDirection, _ size: FixedDecimal, _ ends: ClosedRange<FixedDecimal>
  ) -> RatingAim {
    switch direction {
    case .up: .rating(target(.up, size, bounds.values.lowerBound).clamped(to: ends))
    case .down: policies.keys.wrap == .throughNone ? .rating(ends.upperBound) : .nothing
    }
  }

  /// Returns the aim of a step beyond one end, where `other` is the other end.
  private func wrapped(from start: FixedDecimal, to other: FixedDecimal) -> RatingAim {
    switch policies.keys.wrap {
    case .never, .byActivation: .nothing
    case .always: .rating(other)
    case .throughNone: start == cleared ? .rating(other) : .none
    }
  }

  /// Returns the result of a step of a size, regardless of the bounds.
  ///
  /// A rating is first aligned to multiples of the ordinary step, counted from the lower bound,
  /// regardless of `size`.
  private func target(
    _ direction: StepDirection, _ size: FixedDecimal, _ start: FixedDecimal
  ) -> FixedDecimal {
    let lower = bounds.values.lowerBound
    let marks = start.subtracting(lower)
    let grid = policies.keys.step
    let from: FixedDecimal =
      switch (policies.keys.snap, direction) {
      case (.toTheGrid, .up), (.cutFirst, _): marks.rounded(to: grid, .down)
      case (.toTheGrid, .down): marks.rounded(to: grid, .up)
      case (.added, _): marks
      }
    return lower.adding(direction == .up ? from.adding(size) : from.subtracting(size))
  }
}

enum StepDirection: Hashable, Sendable {
  case up, down
}
