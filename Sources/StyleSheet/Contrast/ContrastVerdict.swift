/// What is to be said of how well something stands out.
public enum ContrastVerdict: Hashable, Sendable {
  /// It stands out well enough.
  case passes
  /// It does not.
  case fails
  /// Nobody can say without looking at the screen, for the reason given.
  case unknown(ContrastDoubt)
  /// Nothing is asked of the colors: images tell the states apart.
  case exempt
}

/// Why nobody can say what color something lies on.
///
/// The raw value is what it lies on, in words.
public enum ContrastDoubt: String, Hashable, Sendable, CaseIterable, Codable {
  case image = "an image"
  case gradient = "a gradient"
  case unreadable = "a color that only a running system knows"
  case noColor = "something that is no color"
  case shinesThrough = "a color that something shines through"
  case unsaid = "nothing that the sheet says"
}

/// Where a color that is seen comes from.
public enum ColorSource: Hashable, Sendable {
  /// A property, with its variant, that a sheet sets; the path is the one that was asked.
  case property(String, at: ClassPath)
  /// A name of the palette.
  case palette(String)
  /// Nobody says it.
  case unsaid
}
