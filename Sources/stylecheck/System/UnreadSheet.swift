import StyleSheet

/// A sheet that is still to be read, on any thread.
///
/// Only input that can be read once, such as standard input, is read immediately.
struct UnreadSheet: Sendable {
  let path: SystemText
  /// The name in reports.
  let name: String
  private let input: [UInt8]?

  /// Creates a sheet from a path of the command line.
  init(at path: SystemText, named name: String, _ session: inout Session) throws(FileProblem) {
    self.path = path
    self.name = name
    input = path == .hyphen || session.hasReadAhead(path) ? try session.read(path) : nil
  }

  /// Creates a sheet that is only previewed here and read again later; nil if that is impossible.
  init?(ahead path: SystemText, named name: String, _ session: inout Session) {
    self.path = path
    self.name = name
    do throws(FileProblem) {
      input = try session.readAhead(path)
    } catch {
      return nil
    }
  }

  func source() throws(FileProblem) -> SourceText {
    if let input { return SourceText(bytes: input, name: name) }
    return SourceText(bytes: try Files.read(path), name: name)
  }

  /// Parses the sheet; returns nil if it cannot be read, is not text, or is not a stylesheet.
  func parsed() -> Sheet? {
    guard let source = try? source(), source.nonText == nil else { return nil }
    let sheet = Sheet(parsing: source)
    return sheet.tree.isStylesheet ? sheet : nil
  }
}
