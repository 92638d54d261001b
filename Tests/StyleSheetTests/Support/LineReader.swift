/// FioriThemeManager's reader once more, written down slowly from its source, to check that a sheet
/// that is laid out anew is the same sheet to it.
///
/// It shares no code with the library. Source: SAP/cloud-sdk-ios-fiori 098daf0: lines that begin
/// with '@', without their first and last character, split at ':' into two parts, none of them
/// trimmed; the first definition of a key wins.
enum LineReader {
  /// What each key that can be asked for is read as; nil for what is no color.
  static func colors(of text: String) -> [String: String?] {
    var table: [String: String] = [:]
    for line in text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    where line.first == "@" {
      let parts = line.dropFirst().dropLast().split(
        separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, table[String(parts[0])] == nil else { continue }
      table[String(parts[0])] = String(parts[1])
    }
    return table.filter { key, _ in
      key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.\\".contains($0)) }
    }
    .mapValues(color)
  }

  private static let words: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear",
  ]

  private static func color(_ value: String) -> String? {
    if words.contains(value) { return value }
    let text = value.filter { $0 != " " }.uppercased()
    if let found = text.firstMatch(of: /(?:#|0X)([0-9A-F]{8})/) { return String(found.1) }
    if let found = text.firstMatch(of: /(?:#|0X)([0-9A-F]{6})/) { return String(found.1) }
    if let found = text.firstMatch(of: /(?:#|0X)([0-9A-F]{3})/) { return String(found.1) }
    return nil
  }
}
