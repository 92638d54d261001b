/// Words of a validation that is spoken, with a place for what it says: `"error: {message}"`.
public typealias ValidationPhrase = Phrase<ValidationSlot>

/// What can be put into a phrase about a validation.
public enum ValidationSlot: String, PhraseSlot, CaseIterable {
  /// What the validation says.
  case message
}

/// The words about what a form demands that are not the program's own.
public struct ValidationStrings: Hashable, Sendable {
  /// What stands behind the name of a cell that has to be filled in.
  ///
  /// Source: SAP Fiori for iOS SDK 25.08, `mandatoryIndicator`.
  public var requiredMark = "*"
  /// The same, spoken.
  public var required = "required"
  /// What is said of a value that is missing.
  public var missing: String
  /// A word of help, spoken.
  public var none: ValidationPhrase = "{message}"
  /// Something to know, spoken.
  public var info: ValidationPhrase = "information: {message}"
  /// That it is as it should be, spoken.
  public var success: ValidationPhrase = "success: {message}"
  /// That it cannot stay like this, spoken.
  public var error: ValidationPhrase = "error: {message}"
  /// That it had better not stay like this, spoken.
  public var warning: ValidationPhrase = "warning: {message}"

  /// The words in English, with those for a value that is missing.
  public init(missing: String = "A value is required") { self.missing = missing }
}

extension ValidationStrings {
  /// A message as it is spoken, its kind first: a color says nothing to the ear.
  public func spoken(_ message: String, _ kind: Validation.Kind) -> String {
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
