/// The placeholders of a phrase of a spoken validation: `"error: {message}"`.
public enum ValidationSlot: String, PhraseSlot, CaseIterable {
  /// The validation message.
  case message

  /// False: the placeholder is a text.
  public var isNumber: Bool { false }
}

/// The texts about required values and validations.
public struct ValidationStrings: Hashable, Sendable {
  private var shared: Shared<ValidationStringTable>

  /// The mark after the name of a required cell.
  ///
  /// Source: SAP Fiori for iOS SDK 25.08, `mandatoryIndicator`.
  public var requiredMark: String {
    get { words.requiredMark }
    set { words.requiredMark = newValue }
  }

  /// The spoken form of the mark.
  public var required: String {
    get { words.required }
    set { words.required = newValue }
  }

  /// The message about a missing value.
  public var missing: String {
    get { words.missing }
    set { words.missing = newValue }
  }

  /// The spoken form of a help text.
  public var none: Phrase<ValidationSlot> {
    get { words.none }
    set { words.none = newValue }
  }

  /// The spoken form of information.
  public var info: Phrase<ValidationSlot> {
    get { words.info }
    set { words.info = newValue }
  }

  /// The spoken form of a confirmation.
  public var success: Phrase<ValidationSlot> {
    get { words.success }
    set { words.success = newValue }
  }

  /// The spoken form of an error.
  public var error: Phrase<ValidationSlot> {
    get { words.error }
    set { words.error = newValue }
  }

  /// The spoken form of a warning.
  public var warning: Phrase<ValidationSlot> {
    get { words.warning }
    set { words.warning = newValue }
  }

  /// Creates the English texts with the given message about a missing value.
  public init(missing: String = "A value is required") {
    shared = Shared(ValidationStringTable(missing: missing))
  }

  private var words: ValidationStringTable {
    get { shared.value }
    set { shared = Shared(newValue) }
  }

  /// The English texts.
  static let english = ValidationStrings()
}

/// The storage of ``ValidationStrings``; the defaults are in English.
private struct ValidationStringTable: Hashable, Sendable {
  var requiredMark: String = "*"
  var required: String = "required"
  var missing: String
  var none: Phrase<ValidationSlot> = "{message}"
  var info: Phrase<ValidationSlot> = "information: {message}"
  var success: Phrase<ValidationSlot> = "success: {message}"
  var error: Phrase<ValidationSlot> = "error: {message}"
  var warning: Phrase<ValidationSlot> = "warning: {message}"
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
    return phrase { $0 == .message ? message : "" }
  }
}
