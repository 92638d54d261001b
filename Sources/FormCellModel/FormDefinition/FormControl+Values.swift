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
    case .length(let minimum?, let maximum?) where minimum > maximum:
      "the minimum is above the maximum"
    case .length(let minimum, let maximum):
      (minimum ?? 0) < 0 || (maximum ?? 0) < 0 ? "a length is never negative" : nil
    case .range(let minimum?, let maximum?) where minimum > maximum:
      "the minimum is above the maximum"
    case .range: nil
    case .pattern(let pattern):
      pattern.problem.map {
        "the pattern '\(pattern.text)' is faulty at character \($0.place + 1): \($0.reason)"
      }
    case .custom(let name): name.isEmpty ? "the name of the check is empty" : nil
    }
  }
}
