/// The message in the row below a text.
struct TextMessage: Hashable, Sendable {
  let words: String
  /// The kind, which determines the color and the icon; an error is red.
  let kind: Validation.Kind
  /// True if the message is announced when it appears.
  let isNews: Bool
  /// The validation that the message belongs to; nil for none.
  var validation: Validation?
}

extension TextCell {
  /// Returns the message in the row below the text; nil for none.
  ///
  /// The first of: an error, the limit, another validation, the hint, and the text of a read-only
  /// cell. A validation with the style of a hint stands in this row. A banner stands below the cell
  /// and replaces the hint. An empty hint counts as none.
  func message(_ strings: TextStrings) -> TextMessage? {
    let validation = rowValidation(strings)
    if let validation, validation.kind == .error { return validation }
    let banner = requirement.banner.flatMap { _ in requirement.message(strings.validation) }
    let hint = banner == nil ? field.information?.orNil : nil
    if let hint, field.informationKind == .error {
      return TextMessage(words: hint, kind: .error, isNews: true)
    }
    switch length {
    case .under: break
    case .on:
      return TextMessage(
        words: limit.reachedMessage ?? strings.limitReached, kind: .none, isNews: true)
    case .over:
      return TextMessage(
        words: limit.exceededMessage ?? strings.limitExceeded, kind: .error, isNews: true)
    }
    if let validation { return validation }
    if let hint { return TextMessage(words: hint, kind: field.informationKind, isNews: false) }
    guard field.access == .readOnly, !hidesReadOnlyHint else { return nil }
    return TextMessage(words: strings.readOnly, kind: .none, isNews: false)
  }

  private func rowValidation(_ strings: TextStrings) -> TextMessage? {
    guard let validation = field.validation, validation.style == .hint,
      let words = requirement.message(strings.validation)
    else { return nil }
    return TextMessage(words: words, kind: validation.kind, isNews: true, validation: validation)
  }

  /// True if the box has the look of an error: a message says so, or the text is too long.
  var isInError: Bool { limit.isExceeded(by: text) || showsError }

  /// The text of the counter; nil if it is not shown.
  var counter: String? {
    guard limit.showsCounter, let maximum = limit.maximum else { return nil }
    return (isEmpty && !isEditing ? "-" : String(text.count)) + "/" + String(maximum)
  }

  /// Returns the spoken hint; nil if there is none.
  func spokenHint(_ strings: TextStrings) -> String? {
    (characters(strings) ?? "").followed(by: action(strings), after: " ").orNil
  }

  /// Returns the number of characters up to the limit in words; nil if no counter is shown.
  func characters(_ strings: TextStrings) -> String? {
    guard canChange, limit.showsCounter, let maximum = limit.maximum else { return nil }
    return strings.rest(of: text.count, upTo: maximum)
  }

  private func action(_ strings: TextStrings) -> String? {
    guard canChange else { return nil }
    guard isEditing else { return strings.hint }
    return clearsWhenActivated ? strings.clearingHint : strings.editingHint
  }

  /// True if assistive technology clears the text when it activates the field, as its hint says.
  var clearsWhenActivated: Bool { isEditing && !isEmpty && style != .note }
}

extension FieldRequirement {
  /// The validation that stands below a cell; nil if there is none, or its style is that of a hint.
  var banner: Validation? { validation.flatMap { $0.style == .banner ? $0 : nil } }
}
