// Conversion of a place on the row to an aim.

extension RatingRules {
  /// Returns the aim of a touch, for a tap or a drag.
  func aim(at touch: ControlTouch, isTap: Bool = false) -> RatingAim {
    guard touch.isFinite else { return .nothing }
    if policies.pointer.drift == .refused, !row.spans(touch) { return .nothing }

    switch row.place(atFinite: touch.along) {
    case .before(let marks):
      return aim(before: marks)
    case .past:
      return aimPastLast
    case .mark(let index, let fraction):
      return aim(on: index, at: fraction, touch, isTap)
    case .gap(let index, _):
      switch policies.pointer.gap {
      case .markBefore: return give(FixedDecimal(whole: index + 1))
      case .nobody: return .nothing
      case .eachHalf, .proportional:
        return give(rounding(of: touch, isTap)(evenMarks(at: touch)))
      }
    }
  }

  /// Returns the aim of a touch on a mark.
  ///
  /// Tests the unlikely conditions before the index, which a branch predictor cannot predict.
  private func aim(
    on index: Int, at fraction: FixedDecimal, _ touch: ControlTouch, _ isTap: Bool
  ) -> RatingAim {
    if !policies.pointer.firstMarkFrom.isReached(by: fraction), index == 0 {
      return aim(before: 0)
    }
    if policies.pointer.pastLast == .refusedFromTheEnd, fraction == 1, index == row.items - 1 {
      return .nothing
    }
    switch policies.pointer.gap {
    case .markBefore, .nobody:
      // The end of a mark before a gap belongs to that mark.
      guard fraction < 1 else { return give(FixedDecimal(whole: index + 1)) }
      return give(rounding(of: touch, isTap)(marks: index, and: fraction))
    case .eachHalf, .proportional:
      return give(rounding(of: touch, isTap)(evenMarks(at: touch)))
    }
  }

  /// Returns the rounding of a touch; the drift policy can ask for whole marks above and below the row.
  private func rounding(of touch: ControlTouch, _ isTap: Bool) -> DecimalRounding {
    switch policies.pointer.drift {
    case .wholeMark where !row.spans(touch): return .ceiling
    case .ignored, .wholeMark, .refused: break
    }
    guard isTap, let rounding = policies.pointer.tapRounding else {
      return policies.pointer.rounding
    }
    return rounding
  }

  /// Returns the number of marks before a touch, if the gap policy shares gaps among marks.
  private func evenMarks(at touch: ControlTouch) -> FixedDecimal {
    switch policies.pointer.gap {
    case .markBefore, .nobody, .proportional:
      return row.evenMarks(at: touch.along) ?? 0
    case .eachHalf:
      guard row.pitch > 0 else { return 0 }
      return FixedDecimal(marks: (touch.along - row.leading + row.spacing / 2) / row.pitch)
    }
  }

  private func aim(before marks: Double) -> RatingAim {
    switch policies.pointer.beforeFirst {
    case .minimum: return .rating(leastByPointer)
    case .lowerBound: return .rating(bounds.values.lowerBound)
    case .firstMark: return give(policies.pointer.rounding(FixedDecimal(millionths: 1)))
    case .clears: return .none
    case .refused: return .nothing
    case .minimumWithin(let reach): return marks <= reach ? .rating(leastByPointer) : .nothing
    }
  }

  private var aimPastLast: RatingAim {
    switch policies.pointer.pastLast {
    case .maximum: .rating(bounds.values.upperBound)
    case .refused, .refusedFromTheEnd: .nothing
    case .lowerBound: .rating(bounds.values.lowerBound)
    }
  }

  /// Returns the aim for a number of lit marks, at least the minimum for touches.
  private func give(_ marks: FixedDecimal) -> RatingAim {
    let ends = bounds.values
    return .rating(min(max(ends.lowerBound.adding(marks), leastByPointer), ends.upperBound))
  }

  // MARK: - Capabilities

  /// True if a touch can clear the rating, or set the lower bound if that is the same.
  var pointerClears: Bool {
    pointerTakesAway || policies.holding.unset == .isLowerBound && pointerGivesLowerBound
  }

  /// True if a touch can set the lower bound, or clear the rating, which counts as that.
  var pointerReachesLowerBound: Bool {
    pointerGivesLowerBound || pointerTakesAway && leastByPointer == bounds.values.lowerBound
  }

  private var pointerTakesAway: Bool {
    switch policies.pointer.retap {
    case .clears, .clearsOnTheFirstMark: true
    case .clearsIfOnly where bounds.items == 1: true
    case .clearsIfOnly, .cycles, .nothing: policies.pointer.beforeFirst == .clears
    }
  }

  private var pointerGivesLowerBound: Bool {
    let pointer = policies.pointer
    if pointer.beforeFirst == .lowerBound || pointer.pastLast == .lowerBound { return true }
    guard leastByPointer == bounds.values.lowerBound else { return false }
    switch pointer.beforeFirst {
    case .minimum, .lowerBound, .minimumWithin: return true
    case .clears, .firstMark, .refused:
      return pointer.retap == .cycles || pointer.rounding(pointer.firstMarkFrom.first) == 0
    }
  }
}

extension DecimalRounding.Threshold {
  /// The least fraction that reaches the threshold.
  fileprivate var first: FixedDecimal {
    switch self {
    case .from(let least): least
    case .above(let greatest): greatest.adding(FixedDecimal(millionths: 1))
    }
  }
}
