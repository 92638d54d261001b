import StyleSheet

// The values that a field can have, and those that a check or a condition waits for in vain.

extension FormEntry {
  /// The values that the field can have.
  var reach: ValueReach {
    guard case .choice(let cell) = control else { return control.reach }
    return cell.reach(amongOptions: mostOptions)
  }

  /// The greatest number of options that a choice can have; 0 for other cells.
  private var mostOptions: Int {
    guard case .choice(let cell) = control else { return 0 }
    return options.map(\.options.count).reduce(cell.options.count, max)
  }

  /// True if the cell is a choice that has an option, at least under a condition.
  func hasOption(_ option: Int) -> Bool { option >= 0 && option < mostOptions }

  /// Returns a value without the options that the choice never has.
  func reduced(_ value: FormValue) -> FormValue {
    guard case .indexes(let indexes) = value else { return value }
    return .indexes(indexes.filter(hasOption))
  }

  var canBeFilled: Bool { reach.mostLength != 0 || !control.value.isEmpty }

  func canEqual(_ value: FormValue) -> Bool {
    guard case .indexes(let indexes) = value, value != control.value else {
      return control.canEqual(value)
    }
    return control.canHave(value) && control.fault(of: value) == nil
      && indexes.allSatisfy(hasOption)
  }

  /// Returns why no value of the field can pass a check, which is an error or only has a message; nil if
  /// one can.
  func obstacle(to check: FormCheck, isError: Bool = true) -> String? {
    let reach = reach
    switch (check, reach.kind) {
    case (.range(let minimum, let maximum), _):
      return reach.obstacle(toNumbersFrom: minimum ?? .min, to: maximum ?? .max)
    case (.length(let minimum?, _), _):
      if let obstacle = reach.obstacle(toLength: minimum) { return obstacle }
      guard isError, let most = control.textLimit.maximum, minimum > most else { return nil }
      return "the limit allows at most \(most) characters"
    case (.required, _) where control.cell.access == .normal: return reach.obstacle(toLength: 1)
    case (.pattern(let pattern), _): return pattern.canMatch ? nil : "no text matches the pattern"
    case (.required, _), (.length, _), (.equals, _), (.custom, _): return nil
    }
  }

  /// Returns why no value of the field can be equal to that of another field, which may be hidden; nil if
  /// one can.
  func obstacle(toEqualing other: FormEntry, isHideable: Bool) -> String? {
    let (own, others) = (reach, other.reach)
    guard own.kind == others.kind, own.kind != .none else {
      return "a \(control.kind.name) and a \(other.control.kind.name) have different values"
    }
    // Two empty values are equal, and a hidden field counts as empty.
    let canBothBeEmpty = !own.alwaysHasNumber && (isHideable || !others.alwaysHasNumber)
    guard !canBothBeEmpty, let bounds = own.bounds, let limits = others.bounds,
      !bounds.overlaps(limits)
    else { return nil }
    return "the values of '\(other.key)' are from \(limits.lowerBound) to \(limits.upperBound)"
  }
}

extension ValueReach {
  fileprivate func obstacle(toLength minimum: Int) -> String? {
    guard let mostLength, minimum > mostLength else { return nil }
    switch (kind, mostLength) {
    case (.text, 0): return "nothing can be typed"
    case (.text, _): return "the text has at most \(mostLength) characters"
    case (_, 0): return "there are no options"
    case (_, 1): return "only one option can be selected"
    case (_, _): return "no more than \(mostLength) options can be selected"
    }
  }

  fileprivate func obstacle(
    toNumbersFrom minimum: FixedDecimal, to maximum: FixedDecimal
  ) -> String? {
    if let bounds, minimum > bounds.upperBound || maximum < bounds.lowerBound {
      return "the values are from \(bounds.lowerBound) to \(bounds.upperBound)"
    }
    let lower = max(minimum, bounds?.lowerBound ?? minimum)
    let upper = min(maximum, bounds?.upperBound ?? maximum)
    guard let decimals, upper.subtracting(lower) < upper.beyond(decimals: decimals) else {
      return nil
    }
    return decimals == 0
      ? "the values are whole numbers"
      : "the values have at most \(decimals) decimal\(decimals == 1 ? "" : "s")"
  }
}

extension FixedDecimal {
  /// Returns the distance to the next lower number with some decimals.
  fileprivate func beyond(decimals: Int) -> FixedDecimal {
    let unit = (decimals..<6).reduce(Int64(1)) { unit, _ in unit * 10 }
    let rest = millionths % unit
    return FixedDecimal(millionths: rest < 0 ? rest + unit : rest)
  }
}

extension RatingCell {
  /// True if every rating of the cell is a whole number.
  var hasWholeRatings: Bool {
    let (pointer, held) = (policies.pointer, policies.holding.rounding)
    return [pointer.rounding, pointer.tapRounding ?? held, held].allSatisfy(\.isWhole)
      && policies.keys.step.isWhole && rating?.isWhole != false
  }
}

extension DecimalRounding {
  fileprivate var isWhole: Bool {
    if case .wholes = grid { atWhole.isWhole } else { false }
  }
}

extension ValueScale {
  /// Returns the values of a cell with a scale, which has some values already.
  func reach(_ kind: ValueReach.Kind, with values: [FixedDecimal]) -> ValueReach {
    let numbers = [step, bounds.lowerBound, bounds.upperBound] + values
    return ValueReach(
      kind: kind, bounds: bounds,
      decimals: step > 0 ? numbers.map(\.decimals).reduce(writtenDecimals, max) : 6)
  }
}
