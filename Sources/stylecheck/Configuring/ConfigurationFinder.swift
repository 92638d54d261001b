import StyleSheet

/// Finds the configuration that is nearest to a sheet: in its folder, or in one above it.
///
/// The search ends at a folder with `.git` in it, so that nothing from outside of a project has a
/// say in it; without one, at the root. Each folder is looked into once.
struct ConfigurationFinder {
  /// What a configuration is called.
  static let name: SystemText = ".stylecheck.json"

  /// The folders that were looked into, in the order of their bytes.
  ///
  /// A dictionary would have to ask at each start how such texts are hashed, which takes as long as looking
  /// into all folders above a sheet.
  private var found: [Found] = []

  /// A folder, and the path of the configuration for the sheets in it, if there is one.
  private struct Found {
    let folder: SystemText
    let answer: SystemText?
  }

  /// Nothing looked into yet.
  init() {}

  /// The path of the configuration for the sheets in a folder; nil if there is none.
  mutating func configuration(for folder: SystemText) -> SystemText? {
    if let known = known(folder) { return known }
    let depth = Files.absolute(folder).bytes.count { $0 == UInt8(ascii: "/") }
    return configuration(for: folder, depth: depth)
  }

  private mutating func configuration(for folder: SystemText, depth: Int) -> SystemText? {
    if let known = known(folder) { return known }
    let path = folder.appending(Self.name)
    let answer: SystemText? =
      // A pipe that happens to lie there would be waited for.
      if Files.kind(of: path).0 != .other {
        path
      } else if depth == 0 || folder == "/" || Files.isThere(folder.appending(".git")) {
        nil
      } else {
        configuration(for: folder.folderAbove, depth: depth - 1)
      }
    found.insert(Found(folder: folder, answer: answer), at: place(of: folder))
    return answer
  }

  private func known(_ folder: SystemText) -> SystemText?? {
    let place = place(of: folder)
    return place < found.count && found[place].folder == folder ? .some(found[place].answer) : nil
  }

  private func place(of folder: SystemText) -> Int {
    found.firstPlace { !$0.folder.bytes.lexicographicallyPrecedes(folder.bytes) }
  }
}

extension SystemText {
  /// The folder that a folder is in, as a path from the same place.
  fileprivate var folderAbove: SystemText {
    if self == "." { return ".." }
    return lastName == ".." ? appending("..") : folder
  }
}
