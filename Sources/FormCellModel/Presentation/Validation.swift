/// What a form has to say of a cell: that it lacks something, or is as it should be.
///
/// It is shown at the bottom of the cell for as long as it is set.
///
/// Source: SAP Fiori for iOS SDK 25.08, `FUIInlineValidation`: the types, of which error is the
/// default; the two styles, of which banner is the default.
public struct Validation: Hashable, Sendable {
  /// What kind of word it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// A word of help, without an icon.
    case none = "none"
    /// Something to know.
    case info = "info"
    /// It is as it should be.
    case success = "success"
    /// It cannot stay like this.
    case error = "error"
    /// It can stay like this, and had better not.
    case warning = "warning"
  }

  /// How much room it takes.
  public enum Style: String, Hashable, Sendable, CaseIterable, Codable {
    /// The whole width of the cell, on a color of its own.
    case banner = "banner"
    /// As much as the words need, on the color of the cell.
    ///
    /// The reference names the style and does not say how it looks: this is our reading.
    case hint = "hint"
  }

  /// The words; nil are those for a value that is missing, which are gone as soon as there is one.
  public var message: String?
  /// What kind of word it is.
  public var kind: Kind
  /// How much room it takes.
  public var style: Style

  /// A validation of which all is decided.
  public init(_ message: String?, _ kind: Kind = .error, _ style: Style = .banner) {
    self.message = message
    self.kind = kind
    self.style = style
  }

  /// That a value is missing where one has to be.
  public static let missing = Validation(nil)
}
