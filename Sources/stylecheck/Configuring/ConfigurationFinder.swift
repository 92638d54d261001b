/// Finds the configuration that is nearest to a sheet: in its folder, or in one above it.
///
/// The search ends at a folder with `.git` in it, so that nothing from outside of a project has a
/// say in it; without one, at the root. Each folder is looked into once.
struct ConfigurationFinder {
  /// What a configuration is called.
  static let name: SystemText = ".stylecheck.json"

  private var found: [SystemText: SystemText?] = [:]

  /// Nothing looked into yet.
  init() {}

  /// The path of the configuration for the sheets in a folder; nil if there is none.
  mutating func configuration(for folder: SystemText) -> SystemText? {
    if let known = found[folder] { return known }
    let depth = Files.absolute(folder).bytes.count { $0 == UInt8(ascii: "/") }
    return configuration(for: folder, depth: depth)
  }

  private mutating func configuration(for folder: SystemText, depth: Int) -> SystemText? {
    if let known = found[folder] { return known }
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
    found[folder] = .some(answer)
    return answer
  }
}

extension SystemText {
  /// The folder that a folder is in, as a path from the same place.
  fileprivate var folderAbove: SystemText {
    if self == "." { return ".." }
    return lastName == ".." ? appending("..") : folder
  }
}
