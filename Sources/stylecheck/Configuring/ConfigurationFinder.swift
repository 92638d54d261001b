import StyleSheet

/// Finds the nearest configuration of a sheet: in its folder or one above.
///
/// The search ends at a folder with `.git`, so that files outside of a project have no effect, or
/// at the root. Each folder is searched once.
struct ConfigurationFinder {
  static let name: SystemText = ".stylecheck.json"

  /// The searched folders, sorted by their bytes, each with the configuration for its sheets, if any.
  ///
  /// An array, because the first use of a dictionary costs as much time as the whole search.
  private var found: [(folder: SystemText, answer: SystemText?)] = []

  /// Returns the path of the configuration for the sheets in a folder, or nil.
  mutating func configuration(for folder: SystemText) -> SystemText? {
    if let known = known(folder) { return known }
    let depth = Files.absolute(folder).bytes.count { $0 == UInt8(ascii: "/") }
    return configuration(for: folder, depth: depth)
  }

  private mutating func configuration(for folder: SystemText, depth: Int) -> SystemText? {
    if let known = known(folder) { return known }
    let path = folder.appending(Self.name)
    let answer: SystemText? =
      // The reader reports a broken link; reading a pipe of that name would block.
      if FileStatus(of: path).map({ $0.kind != .other }) ?? (FileStatus(ofLink: path) != nil) {
        path
      } else if depth == 0 || folder == "/" || Files.isThere(folder.appending(".git")) {
        nil
      } else {
        configuration(for: folder.folderAbove, depth: depth - 1)
      }
    found.insert((folder, answer), at: place(of: folder))
    return answer
  }

  private func known(_ folder: SystemText) -> SystemText?? {
    let place = place(of: folder)
    return place < found.count && found[place].folder == folder ? .some(found[place].answer) : nil
  }

  private func place(of folder: SystemText) -> Int {
    found.firstPlace { $0.folder >= folder }
  }
}

extension SystemText {
  /// The parent folder, relative to the same folder as this path.
  fileprivate var folderAbove: SystemText {
    if self == "." { return ".." }
    return lastName == ".." ? appending("..") : folder
  }
}
