// The ratings that there are to choose from.

extension RatingCell {
  /// Every rating that a finger can give, in order.
  ///
  /// The lower bound is first if a finger can give it, or take the rating away; the least rating
  /// there can be and the upper bound are among them even where steps miss them. Where a finger can
  /// give any, the ratings are as far apart as steps by keys, and so many times as far where there
  /// would be more than a thousand steps.
  ///
  /// - Complexity: O(*n*) in the number of them, of which there are never more than 1,003.
  public var choices: [FixedDecimal] {
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

  /// The ratings that assistive technology finds a choice for; nil where the cell is one thing.
  ///
  /// Where there is no mark, there is nothing to choose.
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

  /// True if the cell is a control: it can be changed, or is the same when it cannot.
  var isControl: Bool {
    switch (policies.accessibility.fixedRole, style) {
    case (.sameControl, .editable), (.sameControl, .editableDisabled): true
    case (.sameControl, .standard), (.sameControl, .accented), (.image, _), (.text, _): canChange
    }
  }

  /// How far choices are apart: so far that there are no more than a thousand steps.
  private var choiceStep: FixedDecimal {
    let ends = bounds.values
    let span = ends.upperBound.subtracting(ends.lowerBound).millionths
    let step = policies.pointer.rounding.step ?? policies.keys.step
    // Without a step of any use there are the two ends.
    guard step > 0, step.millionths < span else { return FixedDecimal(millionths: max(span, 1)) }
    let times = (span / step.millionths + 999) / 1_000
    return FixedDecimal(millionths: step.millionths * times)
  }
}
