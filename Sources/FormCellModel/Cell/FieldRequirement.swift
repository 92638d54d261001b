/// A form's requirement and validation of a cell, with their shown and spoken texts.
struct FieldRequirement: Hashable, Sendable {
  /// True if the form requires a value and the user can set one.
  let isRequired: Bool
  let isMissing: Bool
  let validation: Validation?

  /// Creates a requirement; `isMissing` is evaluated only if a value is required.
  init(_ isRequired: Bool, isMissing: @autoclosure () -> Bool, _ validation: Validation?) {
    self.isRequired = isRequired
    self.isMissing = isRequired && isMissing()
    self.validation = validation
  }

  /// Returns the name of a cell with the required mark.
  func marked(_ name: String, _ strings: ValidationStrings) -> String {
    // Avoids an allocation when there is no mark.
    isRequired ? name + strings.table.requiredMark : name
  }

  /// Returns the spoken name of a cell with the word for the required mark.
  func spoken(_ name: String, _ strings: ValidationStrings, separator: String) -> String {
    isRequired ? name.followed(by: strings.table.required, after: separator) : name
  }

  /// Returns the validation message while it applies; nil if there is none.
  func message(_ strings: ValidationStrings) -> String? {
    guard let validation else { return nil }
    return (validation.message ?? (isMissing ? strings.table.missing : nil))?.orNil
  }

  /// True if the validation shows an error.
  var isInError: Bool {
    guard let validation, validation.kind == .error else { return false }
    return validation.message.map { !$0.isEmpty } ?? isMissing
  }

  var traits: AccessibilityElement.Traits {
    let required: AccessibilityElement.Traits = isRequired ? .required : []
    return isInError ? required.union(.invalid) : required
  }

  /// Returns the spoken message, which begins with its kind.
  func spokenMessage(_ strings: ValidationStrings) -> String? {
    guard let validation, let message = message(strings) else { return nil }
    return strings.spoken(message, validation.kind)
  }

  /// Lays out the notice below a cell; nil without a message or a look.
  func notice(
    _ look: ValidationLook?, below size: Extent, _ direction: ReadingDirection,
    _ strings: ValidationStrings, _ measurer: TextMeasurer
  ) -> ValidationNotice? {
    guard let look, let validation, let message = message(strings) else { return nil }
    return ValidationNotice(
      message, validation, look, below: size, direction,
      announcement: strings.spoken(message, validation.kind), measurer)
  }
}

extension String {
  /// The text; nil if it is empty.
  var orNil: String? { isEmpty ? nil : self }

  /// Returns the text followed by another one, with a separator between two that are not empty.
  func followed(by next: String?, after separator: String) -> String {
    guard let next = next?.orNil else { return self }
    return isEmpty ? next : self + separator + next
  }
}
