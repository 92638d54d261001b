/// The values of one object of a configuration, for all sheets or for some.
struct ConfigurationLayer: Sendable {
  /// The patterns of the sheets to which the layer applies; nil for all.
  var patterns: [PathPattern]?
  /// The absolute folder of the patterns, without dots.
  let folder: SystemText
  /// The values, in source order.
  var values: [(key: ConfigurationKey, values: [Invocation.Value])] = []

  var ignored: [Invocation.Value] {
    values.filter { $0.key.kind == .patterns }.flatMap(\.values)
  }

  /// The files and folders that must be there, also those that are missing.
  var expected: [SystemText] {
    values.filter { if case .paths = $0.key.kind { true } else { false } }.flatMap(\.values)
      .map { SystemText(distinct: $0.text) }
  }

  /// True if the layer applies to the sheet at an absolute path without dots.
  func isFor(_ path: SystemText) -> Bool {
    guard let patterns else { return true }
    guard let names = path.under(folder)?.names else { return false }
    return patterns.contains { $0.matches(names) }
  }
}

extension SystemText {
  /// The path relative to `folder`; nil if it is not inside.
  func under(_ folder: SystemText) -> SystemText? {
    guard self != folder, isInside(folder) else { return nil }
    return SystemText(bytes: Array(bytes.dropFirst(folder == "/" ? 1 : folder.bytes.count + 1)))
  }
}

extension Invocation {
  /// Returns the command line with the values of layers, farthest first, for options that it does not
  /// specify.
  func filled(from layers: [ConfigurationLayer]) -> Invocation {
    var found: [Option: [Value]] = [:]
    for (key, new) in layers.lazy.flatMap(\.values) where key.adds || !has(key.option) {
      found[key.option] = (key.adds ? found[key.option, default: []] : []) + new
    }
    return found.reduce(into: self) { filled, entry in
      if !entry.value.isEmpty { filled.putInFront(entry.value, of: entry.key) }
    }
  }
}
