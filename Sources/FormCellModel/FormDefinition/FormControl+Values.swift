// The values and checks that a cell can have. A check that never fails, or a condition that is never
// fulfilled, is a mistake of the author.

extension FormControl {
  var reach: ValueReach { cell.reach }

  /// True if the cell can have a value of this kind.
  package func canHave(_ value: FormValue) -> Bool { reach.has(value) }

  /// Returns the value that the cell has after the form sets a value: a number is moved into the
  /// bounds.
  ///
  /// A text that cannot be typed is an empty one.
  func held(_ value: FormValue) -> FormValue {
    var (control, interaction) = (self, CellInteraction())
    if case .text = value { control.set(.text(""), &interaction) }
    control.set(value, &interaction)
    return control.value
  }

  /// Returns a value as the cell has it; a selection can be that of other options.
  func settled(_ value: FormValue) -> FormValue {
    if case .choice = self, fault(of: value) == nil { value } else { held(value) }
  }

  /// Returns why a user could not enter a value of this kind; nil if it is possible.
  package func fault(of value: FormValue) -> String? { cell.fault(of: value) }

  /// The reason why a user could not enter the value of the cell; nil if it is possible, or if the
  /// user cannot enter any.
  var valueFault: String? {
    switch (self, value) {
    case (.text(let cell), _): cell.valueFault?.reason
    case (_, .text), (_, .indexes): fault(of: value)
    // They are moved into the bounds when they are read.
    case (_, .number), (_, .range), (_, .flag), (_, .none): nil
    }
  }

  func canEqual(_ value: FormValue) -> Bool {
    guard canHave(value), self.value != value else { return self.value == value }
    guard fault(of: value) == nil else { return false }
    if case .text(let cell) = self, case .text(let text) = value, cell.entry.isTypedPart(text) {
      return true
    }
    return comparable(held(value)) == comparable(value)
  }

  /// Returns a value so that equal values of the cell are equal: a number in a text cell for
  /// numbers has one spelling, and selected options have one order.
  func comparable(_ value: FormValue) -> FormValue {
    guard case .text(let cell) = self, case .text(let text) = value else {
      return value.withoutOrder
    }
    return .text(cell.entry.comparable(text))
  }

  /// Returns the numbers of a value of the cell; a text counts if the cell reads it as a number.
  ///
  /// A number with more than six decimals counts as the two decimals around it: bounds that both keep, it
  /// keeps as well.
  func numbers(of value: FormValue) -> [FixedDecimal] {
    switch (self, value) {
    case (_, .number(let number)): [number]
    case (_, .range(let lower, let upper)): [lower, upper]
    case (.text(let cell), .text(let text)):
      cell.entry.numbers(of: text).map { [$0.lowerBound, $0.upperBound] } ?? []
    case (_, .text), (_, .none), (_, .flag), (_, .indexes): []
    }
  }
}

extension FormCheck {
  /// Returns true if the check can pass and fail for such values.
  func canFail(among values: ValueReach) -> Bool {
    switch (self, values.kind) {
    case (_, .none): false
    case (.length, .text), (.length, .indexes), (.pattern, .text): true
    case (.range, .text), (.range, .number), (.range, .range): true
    case (.length, _), (.pattern, _), (.range, _): false
    case (.required, _): !values.alwaysHasNumber
    case (.equals, _), (.custom, _): true
    }
  }

  /// The key of the check in a definition.
  var name: String {
    switch self {
    case .required: "required"
    case .length: "length"
    case .range: "range"
    case .pattern: "pattern"
    case .equals: "equals"
    case .custom: "custom"
    }
  }

  /// The fault of the check itself; nil for none.
  var fault: String? {
    switch self {
    case .required, .equals: nil
    case .length(nil, nil), .range(nil, nil): "it has neither a minimum nor a maximum"
    case .length(let minimum?, let maximum?) where minimum > maximum:
      "the minimum is above the maximum"
    case .length(let minimum, let maximum):
      (minimum ?? 0) < 0 || (maximum ?? 0) < 0 ? "a length is never negative" : nil
    case .range(let minimum?, let maximum?) where minimum > maximum:
      "the minimum is above the maximum"
    case .range: nil
    case .pattern(let pattern):
      pattern.problem.map {
        "the pattern '\(pattern.shortText)' is faulty at character \($0.place + 1): \($0.reason)"
      }
    case .custom(let name): name.isEmpty ? "the name of the check is empty" : nil
    }
  }
}
