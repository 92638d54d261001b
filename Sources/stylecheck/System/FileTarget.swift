/// The file that a write replaces, after following links.
struct FileTarget {
  let path: SystemText
  var folder: SystemText { path.folder }
  var name: SystemText { path.lastName }
  /// Nil for a file that does not exist yet.
  private let status: FileStatus?

  init(_ path: SystemText) throws(FileProblem) {
    self.path = try Self.realPath(of: path, for: path)
    guard let status = FileStatus(of: self.path) else { throw .notWritten(path) }
    guard status.kind == .file else { throw FileProblem(path, .isNotWritten("it is not a file")) }
    // The system would allow replacing a read-only file; users do not expect that.
    guard FileStatus.canBeWritten(self.path) else { throw .notWritten(path) }
    self.status = status
  }

  /// Returns the message that the replaced file had several hard links, if it had.
  func hardLinkRemark(at path: SystemText) -> String? {
    guard let links = status?.links, links > 1 else { return nil }
    let others = links == 2 ? "the other is" : "the others are"
    return "'\(path)' had \(links) hard links, and is a file of its own now: \(others) not changed "
      + "with it"
  }

  /// Creates the target for a missing file in an existing folder.
  init(newFile path: SystemText) throws(FileProblem) {
    self.path = try Self.realPath(of: path.folder, for: path).appending(path.lastName)
    status = nil
  }

  /// Creates the target for a file that may or may not exist.
  init(oldOrNew path: SystemText) throws(FileProblem) {
    self = try Files.isThere(path) ? FileTarget(path) : FileTarget(newFile: path)
  }

  /// Resolves the links of a path; the error names `goal`.
  private static func realPath(
    of path: SystemText, for goal: SystemText
  ) throws(FileProblem) -> SystemText {
    guard let real = Files.pathWithoutLinks(path) else { throw .notWritten(goal) }
    return real
  }

  /// Copies the owner, the group and the mode of the old file, as far as the system allows; without
  /// an old file, sets the mode of a new one.
  func copyAttributes(_ file: OpenFile) {
    if let status { status.copyAttributes(file.descriptor) } else { file.setDefaultMode() }
  }

  // MARK: - Queries

  /// True if both paths lead to the same file, following links.
  static func isOneFile(_ path: SystemText, _ other: SystemText) -> Bool {
    guard let status = FileStatus(of: path), status.kind == .file else { return false }
    return status.identity == FileStatus(of: other)?.identity
  }

  /// True if the file that a path leads to has the name of a sheet, following links.
  static func namesSheet(_ path: SystemText) -> Bool {
    path.namesSheet || (try? FileTarget(oldOrNew: path))?.name.namesSheet ?? false
  }
}
