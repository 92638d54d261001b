// The ratings that the user can choose.

extension RatingCell {
  /// Every rating that a touch can set, in order.
  ///
  /// The lower bound is included if a touch can set it or clear the rating. The minimum rating and
  /// the upper bound are always included, even between steps. If a touch can set any value, the
  /// choices are as far apart as steps by keys, or a multiple of that if there would be more than a
  /// thousand.
  ///
  /// - Complexity: O(*n*) in the number of choices, which is at most 1,003.
  package var choices: [FixedDecimal] {
    let (ends, step) = (bounds.values, choiceStep)
    let least = rules.leastByPointer
    let span = ends.upperBound.subtracting(ends.lowerBound)
    let steps = span.millionths / step.millionths

    var choices: [FixedDecimal] = []
    choices.reserveCapacity(Int(steps) + 3)
    if rules.pointerReachesLowerBound { choices.append(ends.lowerBound) }
    if least > ends.lowerBound { choices.append(least) }
    for index in 0..<steps {
      let marks = FixedDecimal(millionths: (index + 1) * step.millionths)
      let choice = ends.lowerBound.adding(marks)
      if choice > least { choices.append(choice) }
    }
    if choices.last != ends.upperBound { choices.append(ends.upperBound) }
    return choices
  }

  /// The choices for assistive technology, none without marks; nil if the cell is a single element.
  var choicesToFind: [FixedDecimal]? {
    guard isControl else { return nil }
    var choices: [FixedDecimal] {
      guard bounds.items > 0 else { return [] }
      switch policies.accessibility.none {
      case .isAChoice: return self.choices
      case .isNot: return self.choices.filter { $0 > bounds.values.lowerBound }
      }
    }
    switch policies.accessibility.role {
    case .adjustable: return nil
    case .choices: return choices
    case .choicesUpTo(let most):
      let choices = choices
      return choices.count <= most ? choices : nil
    }
  }

  /// True if the cell is exposed as a control: it can be changed, or the policy keeps the role.
  var isControl: Bool {
    switch (policies.accessibility.fixedRole, style) {
    case (.sameControl, .editable), (.sameControl, .editableDisabled): true
    case (.sameControl, .standard), (.sameControl, .accented), (.image, _), (.text, _): canChange
    }
  }

  /// The distance between choices, large enough for at most a thousand steps.
  private var choiceStep: FixedDecimal {
    let ends = bounds.values
    let span = ends.upperBound.subtracting(ends.lowerBound).millionths
    let step = policies.pointer.rounding.step ?? policies.keys.step
    // Without a usable step, the choices are the two ends.
    guard step > 0, step.millionths < span else { return FixedDecimal(millionths: max(span, 1)) }
    let times = (span / step.millionths + 999) / 1_000
    return FixedDecimal(millionths: step.millionths * times)
  }
}
