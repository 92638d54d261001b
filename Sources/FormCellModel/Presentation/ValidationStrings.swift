/// A phrase of a spoken validation with a placeholder for its message: `"error: {message}"`.
public typealias ValidationPhrase = Phrase<ValidationSlot>

/// The placeholders of a phrase about a validation.
public enum ValidationSlot: String, PhraseSlot, CaseIterable {
  /// The validation message.
  case message
}

/// The texts about required values and validations.
public struct ValidationStrings: Hashable, Sendable {
  /// The mark after the name of a required cell.
  ///
  /// Source: SAP Fiori for iOS SDK 25.08, `mandatoryIndicator`.
  public var requiredMark = "*"
  /// The spoken form of the mark.
  public var required = "required"
  /// The message about a missing value.
  public var missing: String
  /// The spoken form of a help text.
  public var none: ValidationPhrase = "{message}"
  /// The spoken form of information.
  public var info: ValidationPhrase = "information: {message}"
  /// The spoken form of a confirmation.
  public var success: ValidationPhrase = "success: {message}"
  /// The spoken form of an error.
  public var error: ValidationPhrase = "error: {message}"
  /// The spoken form of a warning.
  public var warning: ValidationPhrase = "warning: {message}"

  /// Creates the English texts with the given message about a missing value.
  public init(missing: String = "A value is required") { self.missing = missing }

  /// The English texts.
  static let english = ValidationStrings()
}

extension ValidationStrings {
  /// Returns the spoken form of a message, which begins with its kind.
  package func spoken(_ message: String, _ kind: Validation.Kind) -> String {
    let phrase =
      switch kind {
      case .none: none
      case .info: info
      case .success: success
      case .error: error
      case .warning: warning
      }
    return phrase { slot in
      switch slot {
      case .message: message
      }
    }
  }
}
