import StyleSheet

// The values that a field can have, and those that a check or a condition waits for in vain.

extension FormEntry {
  /// The lists of options that a choice can have: its own, and those of conditions; empty for other cells.
  var optionLists: [[String]] {
    if case .choice(let cell) = control { [cell.options] + options.map(\.options) } else { [] }
  }

  /// The greatest number of options that can be selected at once; nil if the cell is no choice.
  private var mostSelected: Int? {
    guard case .choice(let cell) = control else { return nil }
    let most = optionLists.map(\.count).max() ?? 0
    return cell.selectsSeveral ? most : min(most, 1)
  }

  /// True if the field can have a value that is not empty.
  var canBeFilled: Bool {
    if case .text(let cell) = control { return cell.entry.longestText != 0 || !cell.text.isEmpty }
    return mostSelected != 0
  }

  /// True if the value of the field can be equal to a value.
  func canEqual(_ value: FormValue) -> Bool {
    guard let mostSelected, case .indexes(let indexes) = value, value != control.value else {
      return control.canEqual(value)
    }
    return indexes.count <= mostSelected && Set(indexes).count == indexes.count
      && optionLists.contains { options in indexes.allSatisfy(options.indices.contains) }
  }

  /// Returns why no value of the field can pass a check; nil if one can.
  func obstacle(to check: FormCheck) -> String? {
    switch (control, check) {
    case (_, .range(let minimum, let maximum)):
      return control.obstacle(toNumbersFrom: minimum ?? .min, to: maximum ?? .max)
    case (.text(let cell), .length(let minimum?, _)):
      let limit = cell.limit.excess == .allow ? nil : cell.limit.maximum
      guard let most = [limit, cell.entry.longestText].compactMap(\.self).min(), minimum > most
      else { return nil }
      return "the text has at most \(most) characters"
    case (.choice, .length(let minimum?, _)): return obstacle(toSelecting: minimum)
    case (.choice(let cell), .required) where cell.canChange: return obstacle(toSelecting: 1)
    case (.text(let cell), .required) where cell.canChange && cell.entry.longestText == 0:
      return "nothing can be typed in the mask"
    case (_, .pattern(let pattern)): return pattern.canMatch ? nil : "no text matches the pattern"
    case (_, .required), (_, .length), (_, .equals), (_, .custom): return nil
    }
  }

  private func obstacle(toSelecting count: Int) -> String? {
    guard let mostSelected, count > mostSelected else { return nil }
    return switch mostSelected {
    case 0: "there are no options"
    case 1: "only one option can be selected"
    default: "no more than \(mostSelected) options can be selected"
    }
  }

  /// Returns why no value of the field can be equal to that of another field, which may be hidden; nil if
  /// one can.
  func obstacle(toEqualing other: FormEntry, isHideable: Bool) -> String? {
    guard control.canEqual(other.control) else {
      return "a \(control.kind.name) and a \(other.control.kind.name) have different values"
    }
    // Two empty values are equal, and a hidden field counts as empty.
    let canBothBeEmpty = !control.alwaysHasNumber && (isHideable || !other.control.alwaysHasNumber)
    guard !canBothBeEmpty, let own = control.numberLimits, let limits = other.control.numberLimits,
      !own.overlaps(limits)
    else { return nil }
    return "the values of '\(other.key)' are from \(limits.lowerBound) to \(limits.upperBound)"
  }
}

extension FormControl {
  /// True for a slider, whose value is never empty.
  var alwaysHasNumber: Bool {
    switch self {
    case .slider, .rangeSlider: true
    case .rating, .toggle, .text, .choice, .button, .stepper: false
    }
  }

  /// Returns why no number of the cell is between two bounds; nil if one can be.
  fileprivate func obstacle(
    toNumbersFrom minimum: FixedDecimal, to maximum: FixedDecimal
  ) -> String? {
    if let limits = numberLimits, minimum > limits.upperBound || maximum < limits.lowerBound {
      return "the values are from \(limits.lowerBound) to \(limits.upperBound)"
    }
    let lower = max(minimum, numberLimits?.lowerBound ?? minimum)
    let upper = min(maximum, numberLimits?.upperBound ?? maximum)
    guard let decimals, upper.subtracting(lower) < upper.beyond(decimals: decimals) else {
      return nil
    }
    return decimals == 0
      ? "the values are whole numbers"
      : "the values have at most \(decimals) decimal\(decimals == 1 ? "" : "s")"
  }

  /// The number of decimals of all numbers that the cell can have; nil if it is not known.
  private var decimals: Int? {
    switch self {
    case .slider(let cell): cell.track.scale.decimals(of: numbers(of: value))
    case .rangeSlider(let cell): cell.track.scale.decimals(of: numbers(of: value))
    case .stepper(let cell): cell.scale.decimals(of: numbers(of: value))
    case .text(let cell): if case .whole = cell.entry { 0 } else { nil }
    case .rating(let cell): cell.hasWholeRatings ? 0 : nil
    case .toggle, .choice, .button: nil
    }
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
  fileprivate var hasWholeRatings: Bool {
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
  /// The number of decimals of all values: those that are written, and those of the step, the bounds and
  /// some values.
  fileprivate func decimals(of values: [FixedDecimal]) -> Int {
    guard step > 0 else { return 6 }
    return ([step, bounds.lowerBound, bounds.upperBound] + values).map(\.decimals)
      .reduce(writtenDecimals, max)
  }
}
