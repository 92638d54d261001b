/// Writes files; overwrites only those of this tool unless forced.
struct OwnFiles {
  /// The text near the beginning of each file of this tool.
  let mark: String
  let overwritesOthers: Bool

  private static let searched = 4096

  /// Writes files, each atomically, after a check of all existing ones.
  func write(
    _ files: [ThemeExport.File], at place: SystemText, isFolder: Bool, _ session: inout Session
  ) throws(FileProblem) {
    let paths = files.map { file in
      file.path.isEmpty ? place : place.withoutTrailingSlashes.appending(SystemText(file.path))
    }
    if !overwritesOthers {
      for path in paths { try Self.expectOurs(at: path, markedBy: mark) }
    }
    if isFolder { try Files.makeFolder(place.withoutTrailingSlashes) }
    var writer = FileWriter()
    for (file, path) in zip(files, paths) {
      if isFolder, path.folder != place.withoutTrailingSlashes {
        try Files.makeFolder(path.folder)
      }
      session.tell(try writer.put(Array(file.text.utf8), at: path))
    }
  }

  /// Throws if a file at `path` exists, is not empty, and is a sheet, which may have been edited since,
  /// or has no mark near its beginning.
  static func expectOurs(at path: SystemText, markedBy mark: String) throws(FileProblem) {
    guard FileStatus(of: path)?.kind == .file, !OpenFile.isOpen(at: path) else { return }
    let bytes = try Files.read(path)
    if !bytes.isEmpty, FileTarget.namesSheet(path) { throw FileProblem(path, .isSheet) }
    let isOurs = String(decoding: bytes.prefix(searched), as: UTF8.self).contains(mark)
    guard bytes.isEmpty || isOurs else { throw FileProblem(path, .isNotOurs) }
  }
}
