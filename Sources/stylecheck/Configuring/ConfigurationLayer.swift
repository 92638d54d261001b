/// What one object of a configuration says, to all sheets or to some.
struct ConfigurationLayer: Sendable {
  /// Which sheets it is for; nil for all.
  var patterns: [PathPattern]?
  /// From where the patterns count: from the root, without dots.
  let folder: SystemText
  /// What it says, in the order of the text.
  var values: [(key: ConfigurationKey, values: [Settings.Value])] = []

  /// The patterns for sheets that are passed over, as they are said.
  var ignored: [Settings.Value] {
    values.filter { $0.key.kind == .patterns }.flatMap(\.values)
  }

  /// Whether it is for the sheet at a path from the root, without dots.
  func isFor(_ path: SystemText) -> Bool {
    guard let patterns else { return true }
    guard let rest = path.under(folder) else { return false }
    return patterns.contains { $0.matches(rest) }
  }
}

extension SystemText {
  /// What is left of a path behind a folder that it is in; nil if it is not in there.
  func under(_ folder: SystemText) -> SystemText? {
    guard self != folder, isInside(folder) else { return nil }
    return SystemText(bytes: Array(bytes.dropFirst(folder == "/" ? 1 : folder.bytes.count + 1)))
  }
}
