// The values and checks that each kind of cell can have. A check that never fails, or a condition that
// is never fulfilled, is a mistake of the author.

extension FormControl {
  /// True if the cell can have a value of this kind.
  package func canHave(_ value: FormValue) -> Bool {
    switch (self, value) {
    case (.rating, .none), (.rating, .number), (.stepper, .none), (.stepper, .number),
      (.slider, .number), (.rangeSlider, .range), (.toggle, .flag), (.text, .text),
      (.choice, .indexes):
      true
    case (.rating, _), (.stepper, _), (.slider, _), (.rangeSlider, _), (.toggle, _), (.text, _),
      (.choice, _), (.button, _):
      false
    }
  }

  /// Returns the value that the cell has after the program sets a value: a number is moved into the
  /// bounds, and a text is cut to the limit.
  func held(_ value: FormValue) -> FormValue {
    var (control, interaction) = (self, CellInteraction())
    _ = control.handle(.set(value), &interaction, in: nil)
    return control.value
  }

  /// Returns a value as the cell has it; a selection can be that of other options.
  func settled(_ value: FormValue) -> FormValue {
    if case .choice = self, fault(of: value) == nil { value } else { held(value) }
  }

  /// Returns why a user could not enter a value of this kind; nil if it is possible.
  ///
  /// The cell can write a text in another form, as with a mask.
  package func fault(of value: FormValue) -> String? {
    switch (self, value) {
    case (.text(let cell), .text(let text)): cell.canChange ? cell.fault(of: text) : nil
    case (.choice(let cell), .indexes(let selection)): cell.fault(of: selection)
    case (_, .none): nil
    // The lower bound can mean no rating.
    case (.rating(let cell), .number(let number))
    where number == cell.bounds.values.lowerBound && held(value) == .none:
      nil
    case (_, .number), (_, .range), (_, .flag), (_, .text), (_, .indexes):
      held(value) == value ? nil : "its bounds or its steps exclude it"
    }
  }

  /// True if the value of the cell can be equal to a value.
  func canEqual(_ value: FormValue) -> Bool {
    guard canHave(value), self.value != value else { return self.value == value }
    guard fault(of: value) == nil else { return false }
    if case .rating = self { return held(value) == value }
    if case .text(let cell) = self, case .text(let text) = value {
      return held(value) == value || cell.entry.isTypedPart(text)
    }
    return true
  }

  /// The least and the greatest number that the cell can have; nil if it has no bounds.
  var numberLimits: ClosedRange<FixedDecimal>? {
    switch self {
    case .rating(let cell):
      FixedDecimal(clamping: cell.bounds.lower)...FixedDecimal(clamping: cell.bounds.upper)
    case .slider(let cell): cell.track.scale.bounds
    case .rangeSlider(let cell): cell.track.scale.bounds
    case .stepper(let cell): cell.scale.bounds
    case .toggle, .text, .choice, .button: nil
    }
  }

  /// The reason why a user could not enter the value of the cell; nil if it is possible, or if the
  /// user cannot enter any.
  var valueFault: String? {
    switch self {
    case .text(let cell): cell.valueFault?.reason
    case .choice(let cell): cell.valueFault?.reason
    case .rating, .toggle, .button, .slider, .rangeSlider, .stepper: nil
    }
  }

  /// Returns the numbers of a value of the cell; a text counts if the cell reads it as a number.
  func numbers(of value: FormValue) -> [FixedDecimal] {
    switch (self, value) {
    case (_, .number(let number)): [number]
    case (_, .range(let lower, let upper)): [lower, upper]
    case (.text(let cell), .text(let text)): cell.entry.number(of: text).map { [$0] } ?? []
    case (_, .text), (_, .none), (_, .flag), (_, .indexes): []
    }
  }

  /// True if the cell has such values that the check can pass and fail.
  func canFail(_ check: FormCheck) -> Bool {
    switch (self, check) {
    case (.button, _): false
    case (.text, .length), (.choice, .length), (.text, .pattern): true
    case (.text, .range), (.rating, .range), (.stepper, .range), (.slider, .range),
      (.rangeSlider, .range):
      true
    case (_, .length), (_, .pattern), (_, .range): false
    case (.slider, .required), (.rangeSlider, .required): false
    case (_, .required), (_, .equals), (_, .custom): true
    }
  }

  /// True if a field of the other kind can have the same value.
  func canEqual(_ other: FormControl) -> Bool {
    switch (self, other) {
    case (.button, _), (_, .button): false
    case (.rating, _), (.stepper, _), (.slider, _):
      other.canHave(.number(0))
    case (.toggle, _), (.text, _), (.choice, _), (.rangeSlider, _): other.canHave(value)
    }
  }
}

extension FormCheck {
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
