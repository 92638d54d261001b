extension OwnedCell {
  func fault(of value: FormValue) -> String? {
    let held = control.held(value)
    // The lower bound of a rating can mean that there is none.
    let isNone = held == .none && value == reach.bounds.map { .number($0.lowerBound) }
    return isNone || value == .none || held == value
      ? nil : "its bounds or its steps exclude it"
  }
}

extension OwnedCell where Self: FieldCell {
  var canTakeFocus: Bool { canChange }

  var spokenName: String { field.title }

  /// The access; a cell in a surrounding that is disabled is disabled, too.
  var access: FormField.Access {
    get { field.isDimmed ? .disabled : field.access }
    set { field.access = newValue }
  }

  var isRequired: Bool {
    get { field.isRequired }
    set { field.isRequired = newValue }
  }

  var validation: Validation? {
    get { field.validation }
    set { field.validation = newValue }
  }
}
