/// Rows of fields, as spreadsheets and scripts read them.
///
/// Source: RFC 4180. Each line ends with CR and LF, and all rows have as many fields.
struct CSVText: Hashable, Sendable, CustomStringConvertible {
  /// The rows so far, each ended.
  private(set) var description = ""

  /// No header and no rows.
  init() {}

  /// A header and no rows.
  init(_ header: [String]) { add(header) }

  mutating func add(_ fields: [String]) {
    description += fields.map(Self.field).joined(separator: ",") + "\r\n"
  }

  /// In quotes, its own doubled, where it holds what would end it otherwise.
  private static func field(_ text: String) -> String {
    let isPlain = !text.utf8.contains { "\",\r\n".utf8.contains($0) }
    return isPlain
      ? text
      : "\""
        + text.split(separator: "\"", omittingEmptySubsequences: false).joined(
          separator: "\"\"") + "\""
  }
}
