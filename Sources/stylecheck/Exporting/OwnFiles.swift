/// Writes files over older ones of this tool's making, and over no others unless told to.
struct OwnFiles {
  /// What stands near the beginning of each file of ours.
  let mark: String
  let overwritesOthers: Bool
  private var writer = FileWriter()

  /// As many bytes as are searched for the mark.
  private static let searched = 4096

  init(mark: String, overwritesOthers: Bool) {
    self.mark = mark
    self.overwritesOthers = overwritesOthers
  }

  /// Writes files into a folder, or the one file that there is.
  ///
  /// All that is there is looked at before the first file is written; each is written as a whole or
  /// not at all.
  mutating func write(
    _ files: [ThemeExport.File], at place: SystemText, isFolder: Bool
  ) throws(FileProblem) {
    let paths = files.map { file in
      file.path.isEmpty
        ? place : place.withoutTrailingSlashes.appending(SystemText(file.path))
    }
    if !overwritesOthers {
      for path in paths { try Self.expectOurs(at: path, markedBy: mark) }
    }
    if isFolder { try Files.makeFolder(place.withoutTrailingSlashes) }
    for (file, path) in zip(files, paths) {
      if isFolder, path.folder != place.withoutTrailingSlashes {
        try Files.makeFolder(path.folder)
      }
      try writer.put(Array(file.text.utf8), at: path)
    }
  }

  /// Expects that a file at `path`, if there is one, has a mark near its beginning, or nothing in it.
  static func expectOurs(at path: SystemText, markedBy mark: String) throws(FileProblem) {
    guard FileStatus(of: path)?.kind == .file else { return }
    let bytes = try Files.read(path)
    let isOurs = String(decoding: bytes.prefix(searched), as: UTF8.self).contains(mark)
    guard bytes.isEmpty || isOurs else { throw FileProblem(path, .isNotOurs) }
  }
}
