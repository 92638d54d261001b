import StyleSheet

/// A sheet that was named or found, and is still to be read, on whatever thread.
///
/// Only what can be read once, such as standard input, is read at once.
struct WaitingSheet: Sendable {
  let path: SystemText
  /// What reports call it.
  let name: String
  private let input: [UInt8]?

  /// The sheet at a path that a command line names or holds.
  init(
    at path: SystemText, named name: String, _ session: inout Session
  ) throws(FileProblem) {
    self.path = path
    self.name = name
    input = path == .hyphen || session.hasReadAhead(path) ? try session.read(path) : nil
  }

  /// The same for a look at a sheet that is read again later; nil if that cannot be done.
  init?(ahead path: SystemText, named name: String, _ session: inout Session) {
    self.path = path
    self.name = name
    do throws(FileProblem) {
      input = try session.readAhead(path)
    } catch {
      return nil
    }
  }

  /// What is in it.
  func source() throws(FileProblem) -> SourceText {
    if let input { return SourceText(bytes: input, name: name) }
    return SourceText(bytes: try Files.read(path), name: name)
  }

  /// The sheet in it; nil if it cannot be read, is not text, or is not a stylesheet.
  func parsed() -> Sheet? {
    guard let source = try? source(), source.nonText == nil else { return nil }
    let sheet = Sheet(parsing: source)
    return sheet.tree.isStylesheet ? sheet : nil
  }
}
