/// The demand of a form on a cell, and what the form says of the cell, in words.
///
/// Every kind of cell puts its required mark, its validation and their spoken words together with it.
struct FormDemand: Hashable, Sendable {
  /// True if the form demands a value from a person who can give one.
  let isDemanded: Bool
  /// True if the value is missing.
  let isMissing: Bool
  /// What the form says; nil if it says nothing.
  let validation: Validation?

  /// A demand; nothing is missing where nothing is demanded.
  init(_ isDemanded: Bool, isMissing: @autoclosure () -> Bool, _ validation: Validation?) {
    self.isDemanded = isDemanded
    self.isMissing = isDemanded && isMissing()
    self.validation = validation
  }
}

extension FormDemand {
  /// The name of a cell with the required mark behind it.
  func marked(_ name: String, _ strings: ValidationStrings) -> String {
    // Even with nothing behind it, a name that is joined is a new text in memory of its own.
    isDemanded ? name + strings.requiredMark : name
  }

  /// The name of a cell as it is spoken, with the word for the required mark.
  func spoken(_ name: String, _ strings: ValidationStrings, separator: String) -> String {
    isDemanded ? name + separator + strings.required : name
  }

  /// The words of the validation while they hold; nil if there are none.
  func message(_ strings: ValidationStrings) -> String? {
    guard let validation else { return nil }
    return (validation.message ?? (isMissing ? strings.missing : nil))?.orNil
  }

  /// The same as it is spoken, its kind first.
  func spokenMessage(_ strings: ValidationStrings) -> String? {
    guard let validation, let message = message(strings) else { return nil }
    return strings.spoken(message, validation.kind)
  }

  /// The notice below a cell of the given size; nil if there is nothing to say, or no look to say it in.
  func notice(
    _ look: ValidationLook?, below size: Extent, _ direction: LayoutDirection,
    _ strings: ValidationStrings
  ) -> ValidationNotice? {
    guard let look, let validation, let message = message(strings) else { return nil }
    return ValidationNotice(
      message, validation, look, below: size, direction,
      announcement: strings.spoken(message, validation.kind))
  }
}

extension String {
  /// Nil if there is nothing to show.
  var orNil: String? { isEmpty ? nil : self }
}
