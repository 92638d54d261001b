/// A CSV text.
///
/// Source: RFC 4180. Each line ends with CR and LF, and all rows have the same number of fields.
struct CSVText: Hashable, Sendable, CustomStringConvertible {
  /// The lines so far.
  private(set) var description = ""

  init() {}

  init(_ header: [String]) { add(header) }

  mutating func add(_ fields: [String]) {
    description += fields.map(Self.field).joined(separator: ",") + "\r\n"
  }

  /// Returns a field, quoted if necessary.
  private static func field(_ text: String) -> String {
    let isPlain = !text.utf8.contains { "\",\r\n".utf8.contains($0) }
    return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
