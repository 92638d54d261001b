/// The placeholders of a phrase about the length of a text: `"{count} characters left."`.
public enum TextSlot: String, PhraseSlot, CaseIterable {
  /// A number of characters.
  case count
}

/// The localizable texts of a text cell.
///
/// Source of the English texts: cloud-sdk-ios-fiori, `FioriSwiftUICore.strings`.
public struct TextStrings: Hashable, Sendable {
  /// The message on the limit.
  public var limitReached = "No more characters remaining"
  /// The message beyond the limit.
  public var limitExceeded = "Reduce the number of characters"
  /// The message of a read-only cell.
  public var readOnly = "Read-only field"
  /// The spoken number of characters up to the limit.
  public var left: Phrase<TextSlot> = [
    .one: "{count} character left.", .other: "{count} characters left.",
  ]
  /// The spoken number of characters beyond the limit.
  public var excess: Phrase<TextSlot> = [
    .one: "{count} character too many.", .other: "{count} characters too many.",
  ]
  /// The rules that select the form of a phrase for a number.
  public var plurals = PluralRules.english
  /// The spoken hint of a cell at rest.
  public var hint = "Text field, Double tap to edit"
  /// The spoken hint while the user edits.
  public var editingHint = "Text field, in edit mode"
  /// The spoken hint while the user edits a text that can be cleared.
  public var clearingHint = "Text field, is editing. Double tap to clear text"
  /// The action that deletes the text.
  public var clear = "Clear"
  /// The action of an icon without a name.
  public var action = "Custom Action"
  /// The action that shows a secure text.
  public var show = "Show text"
  /// The action that hides a secure text.
  public var hide = "Hide text"
  /// The separator between two spoken texts.
  public var listSeparator = ", "
  /// The texts about required values and validations.
  public var validation = ValidationStrings.english

  /// Creates the English texts.
  public init() {}

  /// The English texts.
  public static let english = TextStrings()

  /// Returns the phrase about the characters up to a limit, or beyond it.
  func rest(of count: Int, upTo maximum: Int) -> String {
    let phrase = count > maximum ? excess : left
    let number = (maximum - count).magnitude
    return phrase(for: plurals.category(of: WrittenNumber(whole: UInt64(number)))) {
      $0 == .count ? String(number) : ""
    }
  }
}
