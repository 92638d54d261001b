import StyleSheet

/// A sheet that was named or found, and is still to be read, on whatever thread.
///
/// Only standard input is read at once, as it is there once.
struct WaitingSheet: Sendable {
  let path: SystemText
  /// What reports call it.
  let name: String
  private let input: [UInt8]?

  /// The sheet at a path that a command line names or holds.
  init(
    at path: SystemText, _ invocation: Invocation, _ session: inout Session
  ) throws(FileProblem) {
    self.path = path
    name = invocation.name(of: path)
    input = path == .hyphen ? try session.read(path) : nil
  }

  /// What is in it.
  func source() throws(FileProblem) -> SourceText {
    if let input { return SourceText(bytes: input, name: name) }
    return SourceText(bytes: try Files.read(path), name: name)
  }
}

extension Invocation {
  /// What reports call a sheet: its path, and standard input as somebody wants it.
  func name(of path: SystemText) -> String {
    path == .hyphen ? text(.stdinName) ?? "<stdin>" : path.description
  }
}
