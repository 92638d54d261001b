/// A file that is to be replaced, links followed.
struct FileTarget {
  let path: SystemText
  var folder: SystemText { path.folder }
  var name: SystemText { path.lastName }
  /// Nil for a file that is not there yet.
  private let status: FileStatus?

  init(_ path: SystemText) throws(FileProblem) {
    self.path = try Self.realPath(of: path, for: path)
    guard let status = FileStatus(of: self.path) else { throw .notWritten(path) }
    guard status.kind == .file else { throw FileProblem(path, .isNotWritten("it is no file")) }
    // A file that may not be written could still be replaced, which nobody expects.
    guard FileStatus.canBeWritten(self.path) else { throw .notWritten(path) }
    self.status = status
  }

  /// True if other hard links lead to the file.
  var hasOtherNames: Bool { status?.hasSeveralNames ?? false }

  /// A file that is not there, in a folder that is.
  init(newFile path: SystemText) throws(FileProblem) {
    self.path = try Self.realPath(of: path.folder, for: path).appending(path.lastName)
    status = nil
  }

  /// A file that is there or not.
  init(oldOrNew path: SystemText) throws(FileProblem) {
    self = try Files.isThere(path) ? FileTarget(path) : FileTarget(newFile: path)
  }

  /// A path without links, on the way to writing another.
  private static func realPath(
    of path: SystemText, for goal: SystemText
  ) throws(FileProblem) -> SystemText {
    guard let real = Files.pathWithoutLinks(path) else { throw .notWritten(goal) }
    return real
  }

  /// Gives a new file the owner, the group and the mode of the old one, as far as that is allowed;
  /// if there is no old one, the mode of any new file.
  func dress(_ file: OpenFile) {
    if let status { status.dress(file.descriptor) } else { file.dressAsNew() }
  }
}

// MARK: - What is there

extension FileTarget {
  /// Whether one file is at both paths, links followed.
  static func isOneFile(_ path: SystemText, _ other: SystemText) -> Bool {
    guard let status = FileStatus(of: path), status.kind == .file else { return false }
    return status.identity == FileStatus(of: other)?.identity
  }

  /// Whether what is written at a path goes into a file with the name of a sheet, links followed.
  static func namesSheet(_ path: SystemText) -> Bool {
    path.namesSheet || (try? FileTarget(oldOrNew: path))?.name.namesSheet ?? false
  }
}
