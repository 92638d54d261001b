import StyleSheet

/// Finds the images of an app in its asset folders; each folder is searched once, on demand.
struct AssetFolders {
  enum Found {
    /// All images; nil if no folder was specified.
    case known(AppImages?)
    /// Some folder could not be read.
    case unreadable
  }

  /// The readers by the resolved paths of their folders.
  private var readers: [SystemText: AssetReader] = [:]
  private var known: [[SystemText]: Found] = [:]

  /// Returns the images in the folders of a command line; reports each problem once.
  mutating func images(for invocation: Invocation, _ session: inout Session) -> Found {
    let folders = invocation.paths(.assets)
    guard !folders.isEmpty else { return .known(nil) }
    if let found = known[folders] { return found }
    let all = folders.map { reader(of: $0, invocation, &session) }
    let found: Found =
      all.allSatisfy(\.problems.isEmpty)
      ? .known(AppImages(sets: all.flatMap(\.sets), files: all.flatMap(\.files))) : .unreadable
    known[folders] = found
    return found
  }

  private mutating func reader(
    of folder: SystemText, _ invocation: Invocation, _ session: inout Session
  ) -> AssetReader {
    let place = (try? Files.realPath(of: folder)) ?? folder
    if let reader = readers[place] { return reader }
    let reader = AssetReader.reading(of: folder)
    session.tell(of: reader.problems, invocation)
    readers[place] = reader
    return reader
  }
}
