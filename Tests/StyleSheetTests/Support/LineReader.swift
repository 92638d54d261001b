import StyleSheet

/// A reference implementation of FioriThemeManager's reader, which shares no code with the library.
///
/// Source: SAP/cloud-sdk-ios-fiori 098daf0: lines that begin with '@', without their first and last
/// character, split at ':' into two parts that are not trimmed; the first definition of a key wins.
enum LineReader {
  /// The color of each key that is a possible name; nil if the value is no color.
  static func colors(of text: String) -> [String: String?] {
    values(of: text).filter { key, _ in
      key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.\\".contains($0)) }
    }
    .mapValues(color)
  }

  /// The first value of each key.
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

  /// A color word, `palette NAME` with a suffix that counts, or hex digits; nil for other values.
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

  /// The palette name and its suffix, the text after the first '_'; an unknown suffix is dropped.
  private static func paletteName(_ value: String) -> String? {
    let name = String(value.prefix { $0 != "_" })
    guard Palette.all.name(name) != nil else { return nil }
    let suffix = value.dropFirst(name.count + 1)
    return ["device", "deviceInverse", "lightConstant", "darkConstant"].contains(suffix)
      ? "\(name)_\(suffix)" : name
  }
}
