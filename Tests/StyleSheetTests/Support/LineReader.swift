import StyleSheet

/// FioriThemeManager's reader once more, written down slowly from its source, to check against it what
/// is said of a sheet and what a theme makes of it.
///
/// It shares no code with the library. Source: SAP/cloud-sdk-ios-fiori 098daf0: lines that begin
/// with '@', without their first and last character, split at ':' into two parts, none of them
/// trimmed; the first definition of a key wins.
enum LineReader {
  /// What each key that can be asked for is read as; nil for what is no color.
  static func colors(of text: String) -> [String: String?] {
    values(of: text).filter { key, _ in
      key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.\\".contains($0)) }
    }
    .mapValues(color)
  }

  /// The text of each key, the first that stands there.
  static func values(of text: String) -> [String: String] {
    var table: [String: String] = [:]
    for line in text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    where line.first == "@" {
      let parts = line.dropFirst().dropLast().split(
        separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, table[String(parts[0])] == nil else { continue }
      table[String(parts[0])] = String(parts[1])
    }
    return table
  }

  private static let words: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear",
  ]

  /// A color word, `palette NAME` with a suffix that counts, or hex digits; nil for what is none.
  static func color(_ value: String) -> String? {
    if value == "magenta" { return nil }
    if words.contains(value) { return value }
    if let name = paletteName(value) { return "palette \(name)" }
    let text = value.filter { !$0.isWhitespace }.uppercased()
    guard text.contains("#") || text.contains("0X") else { return nil }
    if let found = text.firstMatch(of: /(?:#|0X)([0-9A-F]{8})/) { return String(found.1) }
    if let found = text.firstMatch(of: /(?:#|0X)([0-9A-F]{6})/) { return String(found.1) }
    if let found = text.firstMatch(of: /(?:#|0X)([0-9A-F]{3})/) { return String(found.1) }
    return nil
  }

  /// All behind the first '_' is a suffix, and one that is none of four is dropped.
  private static func paletteName(_ value: String) -> String? {
    let name = String(value.prefix { $0 != "_" })
    guard Palette.all.name(name) != nil else { return nil }
    let suffix = value.dropFirst(name.count + 1)
    return ["device", "deviceInverse", "lightConstant", "darkConstant"].contains(suffix)
      ? "\(name)_\(suffix)" : name
  }
}
