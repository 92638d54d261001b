/// The result of a contrast check.
public enum ContrastVerdict: Hashable, Sendable {
  /// The contrast is sufficient.
  case passes
  /// The contrast is not sufficient.
  case fails
  /// The contrast cannot be computed, for the given reason.
  case unknown(ContrastDoubt)
  /// No contrast is required, because images distinguish the states.
  case exempt
}

/// The reason why a background color is unknown.
///
/// The raw value describes the background in words.
public enum ContrastDoubt: String, Hashable, Sendable, CaseIterable, Codable {
  case image = "an image"
  case gradient = "a gradient"
  case unreadable = "a color that only a running system knows"
  case noColor = "something that is no color"
  case shinesThrough = "a color that something shines through"
  case unsaid = "nothing in the sheet"
}

/// The source of a visible color.
package enum ColorSource: Hashable, Sendable {
  /// A property with its variant that a sheet sets; the path is the one that was queried.
  case property(String, at: ClassPath)
  /// A palette name.
  case palette(String)
  /// No source defines the color.
  case unsaid
}
