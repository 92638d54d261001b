// From a place on the row to what it means.

extension RatingRules {
  /// What a finger at `touch` wants.
  func aim(at touch: RatingTouch) -> RatingAim {
    guard touch.isFinite else { return .nothing }
    if policies.pointer.drift == .refused, !row.spans(touch) { return .nothing }

    switch row.place(atFinite: touch.along) {
    case .before(let marks):
      return aim(before: marks)
    case .past:
      return aimPastLast
    case .mark(0, let fraction)
    where !policies.pointer.firstMarkFrom.isReached(by: fraction):
      return aim(before: 0)
    case .mark(row.items - 1, fraction: 1)
    where policies.pointer.pastLast == .refusedFromTheEnd:
      return .nothing
    case .mark(let index, let fraction):
      switch policies.pointer.gap {
      case .markBefore, .nobody:
        // The end of a mark before a gap is all of that mark, and not the beginning of the next.
        guard fraction < 1 else { return give(RatingValue(whole: index + 1)) }
        return give(rounded(RatingValue(whole: index).adding(fraction), touch))
      case .eachHalf, .proportional:
        return give(rounded(evenMarks(at: touch), touch))
      }
    case .gap(let index, _):
      switch policies.pointer.gap {
      case .markBefore: return give(RatingValue(whole: index + 1))
      case .nobody: return .nothing
      case .eachHalf, .proportional:
        return give(rounded(evenMarks(at: touch), touch))
      }
    }
  }

  /// So many marks, as a finger gives them: above and below the row perhaps otherwise than in it.
  @inline(__always) private func rounded(_ marks: RatingValue, _ touch: RatingTouch) -> RatingValue
  {
    switch policies.pointer.drift {
    case .wholeMark where !row.spans(touch): RatingRounding.ceiling(marks)
    case .ignored, .wholeMark, .refused: policies.pointer.rounding(marks)
    }
  }

  /// How many marks lie before a touch, where gaps are shared out among them.
  @inline(__always) private func evenMarks(at touch: RatingTouch) -> RatingValue {
    switch policies.pointer.gap {
    case .markBefore, .nobody, .proportional:
      return row.evenMarks(at: touch.along) ?? 0
    case .eachHalf:
      guard row.pitch > 0 else { return 0 }
      return RatingValue(marks: (touch.along - row.leading + row.spacing / 2) / row.pitch)
    }
  }

  private func aim(before marks: Double) -> RatingAim {
    switch policies.pointer.beforeFirst {
    case .minimum: return .rating(leastByPointer)
    case .lowerBound: return .rating(bounds.values.lowerBound)
    case .firstMark: return give(policies.pointer.rounding(RatingValue(millionths: 1)))
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

  /// The rating of so many lit marks, which is no less than a finger can give.
  private func give(_ marks: RatingValue) -> RatingAim {
    let ends = bounds.values
    let rating = ends.lowerBound.adding(marks).clamped(to: ends)
    return .rating(max(rating, leastByPointer))
  }
}
