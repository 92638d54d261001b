/// Sheets that are passed over, as one pattern says it.
struct IgnoredPaths: Sendable {
  /// The pattern, and where it is said.
  let value: Settings.Value
  private let pattern: PathPattern?
  /// From where it counts: from the root, without dots.
  private let folder: SystemText

  /// What a value says in a folder; one that is no pattern, which is told elsewhere, says nothing.
  init(_ value: Settings.Value, from folder: SystemText) {
    self.value = value
    self.folder = folder
    pattern = try? PathPattern(value.text)
  }

  /// Whether the sheet at a path from the root, without dots, is one of them.
  func have(_ path: SystemText) -> Bool {
    guard let pattern, let rest = path.under(folder) else { return false }
    return pattern.matches(rest)
  }
}
