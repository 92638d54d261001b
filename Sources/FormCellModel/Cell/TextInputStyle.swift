public import StyleSheet

/// The properties of a text field of the system that edits a text of a cell.
public struct TextInputStyle: Hashable, Sendable, Codable {
  /// The keys of a keyboard on the screen.
  public enum Keyboard: String, Hashable, Sendable, CaseIterable, Codable {
    /// All characters.
    case text = "text"
    /// Letters, and the characters of an address of e-mail.
    case email = "email"
    /// Letters, and the characters of an address of a page.
    case url = "url"
    /// Digits and a decimal separator.
    case decimal = "decimal"
    /// Digits.
    case number = "number"
    /// The keys of a phone.
    case phone = "phone"
  }

  /// The color of the cursor.
  public let cursor: ThemeColor
  /// The keys of a keyboard on the screen.
  public let keyboard: Keyboard
  /// True if the text can have several lines.
  public private(set) var isMultiline = false
  /// True if the text is secret, and shown as dots.
  public private(set) var isSecure = false
}
