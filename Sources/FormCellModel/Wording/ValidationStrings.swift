/// The placeholders of a phrase of a spoken validation: `"error: {message}"`.
public enum ValidationSlot: String, PhraseSlot, CaseIterable {
  /// The validation message.
  case message

  /// False: the placeholder is a text.
  public var isNumber: Bool { false }
}

/// The texts about required values and validations.
///
/// The texts are the properties of ``ValidationStringTable``, and can be read and set here:
/// `strings.missing`.
@dynamicMemberLookup
public struct ValidationStrings: Hashable, Sendable {
  private var shared: Shared<ValidationStringTable>

  /// A text.
  public subscript<Text>(dynamicMember path: WritableKeyPath<ValidationStringTable, Text>) -> Text {
    get { table[keyPath: path] }
    set { table[keyPath: path] = newValue }
  }

  /// Creates the English texts with the given message about a missing value.
  public init(missing: String = "A value is required") {
    shared = Shared(ValidationStringTable(missing: missing))
  }

  /// The texts.
  ///
  /// This module reads them here, because a dynamic member is read through a key path.
  var table: ValidationStringTable {
    get { shared.value }
    set { shared = Shared(newValue) }
  }

  static let english = ValidationStrings()
}

/// The texts of ``ValidationStrings``; the defaults are in English.
public struct ValidationStringTable: Hashable, Sendable {
  /// The mark after the name of a required cell.
  ///
  /// Source: SAP Fiori for iOS SDK 25.08, `mandatoryIndicator`.
  public var requiredMark = "*"
  /// The spoken form of the mark.
  public var required = "required"
  /// The message about a missing value.
  public var missing: String
  /// The spoken form of a help text.
  public var none: Phrase<ValidationSlot> = "{message}"
  /// The spoken form of information.
  public var info: Phrase<ValidationSlot> = "information: {message}"
  /// The spoken form of a confirmation.
  public var success: Phrase<ValidationSlot> = "success: {message}"
  /// The spoken form of an error.
  public var error: Phrase<ValidationSlot> = "error: {message}"
  /// The spoken form of a warning.
  public var warning: Phrase<ValidationSlot> = "warning: {message}"
}

extension ValidationStrings {
  /// Returns the spoken form of a message, which begins with its kind.
  package func spoken(_ message: String, _ kind: Validation.Kind) -> String {
    let phrase =
      switch kind {
      case .none: table.none
      case .info: table.info
      case .success: table.success
      case .error: table.error
      case .warning: table.warning
      }
    return phrase { $0 == .message ? message : "" }
  }
}
