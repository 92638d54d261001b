/// A validation message of a form for a cell, such as an error or a confirmation.
///
/// It is shown at the bottom of the cell while it is set.
///
/// Source: SAP Fiori for iOS SDK 25.08, `FUIInlineValidation`: the types, with error as the
/// default; the two styles, with banner as the default.
public struct Validation: Hashable, Sendable {
  /// The kind of a validation message.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// A help text without an icon.
    case none = "none"
    /// Information.
    case info = "info"
    /// The value is valid.
    case success = "success"
    /// The value is invalid.
    case error = "error"
    /// The value is allowed but not recommended.
    case warning = "warning"
  }

  /// The layout of a validation message.
  public enum Style: String, Hashable, Sendable, CaseIterable, Codable {
    /// The full width of the cell, with its own background.
    case banner = "banner"
    /// The width of the text, on the background of the cell.
    ///
    /// The reference names this style without showing it; this layout is this package's
    /// interpretation.
    case hint = "hint"
  }

  /// The message; nil for the text about a missing value, which disappears once there is a value.
  public var message: String?
  /// The kind of the message.
  public var kind: Kind
  /// The layout of the message.
  public var style: Style

  /// Creates a validation from its properties.
  public init(_ message: String?, _ kind: Kind = .error, _ style: Style = .banner) {
    self.message = message
    self.kind = kind
    self.style = style
  }

  /// The validation for a missing required value.
  package static let missing = Validation(nil)
}
