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
    let found = Files.files(in: folders, upTo: mostFiles) {
      $0.bytes.suffix(6).elementsEqual(".swift".utf8)
    }.compactMap { try? $0.get() }
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
}
