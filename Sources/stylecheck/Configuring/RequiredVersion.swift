/// The versions of the tool that a configuration accepts: `0.2.0`, exactly, or `>=0.2.0`.
struct RequiredVersion: Hashable, Sendable {
  private let isLeast: Bool
  private let numbers: [Int]

  init?(_ text: String) {
    isLeast = text.hasPrefix(">=")
    guard let numbers = Self.numbers(of: text.dropFirst(isLeast ? 2 : 0)) else { return nil }
    self.numbers = numbers
  }

  func accepts(_ version: String) -> Bool {
    guard let tool = Self.numbers(of: version[...]) else { return false }
    return isLeast ? !tool.lexicographicallyPrecedes(numbers) : tool == numbers
  }

  private static func numbers(of text: Substring) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    return parts.count == 3 && numbers.count == 3 ? numbers : nil
  }
}

extension JSONFields {
  /// Reads the required version; reports it if the tool has another one.
  mutating func expectVersion(_ name: String) {
    guard let text = text(name) else { return }
    guard let required = RequiredVersion(text) else {
      return report(
        .malformedVersion, at: place(of: name),
        "'\(name)' cannot be '\(text)': expected a version such as \"\(Release.version)\" or "
          + "\">=\(Release.version)\"")
    }
    if !required.accepts(Release.version) {
      // This version does not know the keys of another one.
      skipOthers()
      report(
        .otherVersion, at: place(of: name),
        "this configuration requires stylecheck \(text), but this is \(Release.version)")
    }
  }
}
