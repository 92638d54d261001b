import StyleSheet

/// The folders that say which images an app has, each searched once in a run, and only if asked for.
struct AssetFolders {
  /// What folders say.
  enum Found {
    /// Nil where no folder was asked for.
    case known(AppImages?)
    /// Not all that was asked for could be read.
    case unreadable
  }

  /// By where the folders are without links.
  private var readers: [SystemText: AssetReader] = [:]
  private var known: [[String]: Found] = [:]

  /// Nothing searched yet.
  init() {}

  /// The images that a command line tells of; what is wrong with them is said once.
  mutating func images(for invocation: Invocation, _ session: inout Session) -> Found {
    let folders = invocation.texts(.assets)
    guard !folders.isEmpty else { return .known(nil) }
    if let found = known[folders] { return found }
    let all = folders.map { reader(of: SystemText($0), invocation, &session) }
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
