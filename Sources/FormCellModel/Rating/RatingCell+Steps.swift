// From a key or a step to a rating.

extension RatingCell {
  /// What one step up or down from the rating leads to.
  func aim(oneStep direction: StepDirection, _ size: RatingValue, by origin: RatingOrigin)
    -> RatingAim
  {
    step(direction, size, from: phase.staged ?? rating, by: origin)
  }

  /// What a key wants; Escape and the keys that mean nothing here want nothing.
  func aim(of key: RatingKey, shift: Bool, _ direction: LayoutDirection) -> RatingAim {
    let keys = policies.keys
    switch key {
    case .up: return arrow(.up, shift: shift)
    case .down: return arrow(.down, shift: shift)
    case .right: return arrow(keys.arrows.isTurned(direction) ? .down : .up, shift: shift)
    case .left: return arrow(keys.arrows.isTurned(direction) ? .up : .down, shift: shift)
    case .pageUp: return aim(oneStep: .up, keys.pageStep, by: .key)
    case .pageDown: return aim(oneStep: .down, keys.pageStep, by: .key)
    case .home: return home
    case .end: return .rating(bounds.values.upperBound)
    case .digit(let digit): return figure(digit)
    case .space, .enter: return activation
    case .escape: return .nothing
    }
  }

  /// The nearest of the ratings to choose from (``choices``), within what somebody can give; of two as
  /// near, the greater. Where a finger can give any, so can whoever picks.
  func picked(_ value: RatingValue, by origin: RatingOrigin) -> RatingAim {
    let (least, ends) = (least(for: origin), bounds.values)
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

  /// A rating that a key means, within what keys can give.
  func chosen(_ value: RatingValue, by origin: RatingOrigin) -> RatingAim {
    let rating = value.clamped(to: bounds.values)
    return .rating(max(rating, least(for: origin)))
  }
}

/// Whether a step goes to more or to less.
enum StepDirection: Hashable, Sendable {
  case up, down
}

extension RatingCell {
  private func arrow(_ direction: StepDirection, shift: Bool) -> RatingAim {
    guard shift else { return aim(oneStep: direction, policies.keys.step, by: .key) }
    switch (policies.keys.shift, direction) {
    case (.wholeMark, _): return aim(oneStep: direction, 1, by: .key)
    case (.toTheEnd, .up): return .rating(bounds.values.upperBound)
    case (.toTheEnd, .down): return .rating(least(for: .key))
    }
  }

  private func figure(_ digit: Int) -> RatingAim {
    switch policies.keys.digits {
    case .ignored: .nothing
    case .give: chosen(RatingValue(clamping: digit), by: .key)
    }
  }

  private var home: RatingAim {
    switch policies.keys.home {
    case .minimum: .rating(least(for: .key))
    case .lowerBound: .rating(bounds.values.lowerBound)
    case .firstMark: firstMark
    case .clears: .none
    }
  }

  private var firstMark: RatingAim {
    chosen(bounds.values.lowerBound.adding(1), by: .key)
  }

  private var activation: RatingAim {
    switch policies.keys.activation {
    case .nothing: return .nothing
    case .startsAtTheFirstMark: return rating == nil ? firstMark : .nothing
    case .stepsUp:
      guard value == bounds.values.upperBound else {
        return aim(oneStep: .up, policies.keys.step, by: .key)
      }
      switch policies.keys.wrap {
      case .never: return .nothing
      case .byActivation, .always: return .rating(least(for: .key))
      }
    }
  }

  private func step(
    _ direction: StepDirection, _ size: RatingValue, from start: RatingValue?,
    by origin: RatingOrigin
  ) -> RatingAim {
    guard size > 0 else { return .nothing }
    let ends = least(for: origin)...bounds.values.upperBound
    let wraps = policies.keys.wrap == .always
    switch direction {
    case .up:
      guard let start else { return .rating(next(.up, size, from: bounds.values.lowerBound, ends)) }
      guard start < ends.upperBound else { return wraps ? .rating(ends.lowerBound) : .nothing }
    case .down:
      guard let start else { return .nothing }
      guard start > ends.lowerBound else { return wraps ? .rating(ends.upperBound) : .nothing }
    }
    let from = start ?? bounds.values.lowerBound
    if policies.keys.snap == .cutFirst, !bounds.values.contains(target(direction, size, from)) {
      return .nothing
    }
    return .rating(next(direction, size, from: from, ends))
  }

  private func next(
    _ direction: StepDirection, _ size: RatingValue, from start: RatingValue,
    _ ends: ClosedRange<RatingValue>
  ) -> RatingValue {
    target(direction, size, start).clamped(to: ends)
  }

  /// Where a step of a size leads, the bounds aside.
  ///
  /// What a rating is brought to first, are multiples of the ordinary step, counted from the lower
  /// bound, however far this step goes.
  private func target(
    _ direction: StepDirection, _ size: RatingValue, _ start: RatingValue
  ) -> RatingValue {
    let lower = bounds.values.lowerBound
    let marks = start.subtracting(lower)
    let grid = policies.keys.step
    let from: RatingValue =
      switch (policies.keys.snap, direction) {
      case (.toTheGrid, .up), (.cutFirst, _): marks.rounded(to: grid, .down)
      case (.toTheGrid, .down): marks.rounded(to: grid, .up)
      case (.added, _): marks
      }
    let change =
      switch direction {
      case .up: from.adding(size)
      case .down: from.subtracting(size)
      }
    return lower.adding(change)
  }
}

extension RatingPolicies.Keys.Arrows {
  fileprivate func isTurned(_ direction: LayoutDirection) -> Bool {
    switch (self, direction) {
    case (.followTheText, .rightToLeft): true
    case (.followTheText, .leftToRight), (.areFixed, _): false
    }
  }
}

extension RatingCell.Phase {
  /// The rating that is spoken and not activated yet.
  fileprivate var staged: RatingValue? {
    switch self {
    case .staged(let rating): rating
    case .resting, .hovering, .tracking, .engaged: nil
    }
  }
}
