import StyleSheet

/// The Swift code in the folders of an editor.
enum SwiftFiles {
  private static let mostFiles = 5_000

  /// Returns the texts of the Swift files that are not hidden, sorted by path in each folder.
  static func sources(in folders: [SystemText]) -> [(path: SystemText, source: SourceText)] {
    let paths = paths(in: folders)
    return zip(paths, Workers.each(of: paths) { try? Files.read($0) }).compactMap { path, bytes in
      bytes.map { (path, SourceText(bytes: $0, name: path.description)) }
    }
  }

  private static func paths(in folders: [SystemText]) -> [SystemText] {
    var found: [SystemText] = []
    var visited: Set<FileStatus.Identity> = []
    var waiting = Array(folders.reversed())
    while let path = waiting.popLast(), found.count < mostFiles {
      switch Files.kind(of: path).0 {
      case .folder:
        let entries = Files.entries(in: path, &visited, wanting: isCode)
        waiting += ((try? entries.get()) ?? []).map(\.path).reversed()
      case .file where isCode(path): found.append(path)
      case .file, .other: break
      }
    }
    let places = folders.map { (folder: $0, place: Files.place(of: $0)) }
    return found.map { unlinked($0, in: places) }.eachOnce
  }

  /// Returns the path of a file without the links inside its folder, as an editor knows the file.
  private static func unlinked(
    _ path: SystemText, in folders: [(folder: SystemText, place: SystemText)]
  ) -> SystemText {
    let place = Files.place(of: path)
    for (folder, itsPlace) in folders {
      if let inside = place.under(itsPlace) { return folder.appending(inside) }
    }
    return path
  }

  private static func isCode(_ path: SystemText) -> Bool {
    path.bytes.suffix(6) == Array(".swift".utf8)[...]
  }
}
