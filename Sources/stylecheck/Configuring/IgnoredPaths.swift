/// A pattern for sheets that are ignored.
struct IgnoredPaths: Sendable {
  /// The pattern and its origin.
  let value: Settings.Value
  private let pattern: PathPattern?
  /// The absolute folder of the pattern, without dots.
  private let folder: SystemText

  /// Creates a pattern relative to a folder; a malformed one, reported elsewhere, matches nothing.
  init(_ value: Settings.Value, from folder: SystemText) {
    self.value = value
    self.folder = folder
    pattern = try? PathPattern(value.text)
  }

  /// True if the pattern matches the sheet at an absolute path without dots.
  func have(_ path: SystemText) -> Bool {
    guard let pattern, let rest = path.under(folder) else { return false }
    return pattern.matches(rest)
  }
}
