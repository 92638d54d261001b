import StyleSheet

/// The folders that say which images an app has, each searched once in a run, and only if asked for.
struct AssetFolders {
  /// What folders say.
  struct Found {
    /// Nil where none was asked for, and where not all could be read.
    var images: AppImages?
    /// What is wrong with the folders, each in a sentence.
    var problems: [String] = []
    /// Whether all that was asked for could be read.
    var isComplete = true
  }

  /// By where the folders are without links.
  private var readers: [SystemText: AssetReader] = [:]
  private var known: [[String]: Found] = [:]

  /// Nothing searched yet.
  init() {}

  /// The images that a command line tells of; what is wrong with them is said once.
  mutating func images(for invocation: Invocation, _ session: inout Session) -> Found {
    let folders = invocation.texts(.assets)
    guard !folders.isEmpty else { return Found() }
    if let found = known[folders] {
      return Found(images: found.images, isComplete: found.isComplete)
    }
    var found = Found()
    let all = folders.map { reader(of: SystemText($0), invocation, &found, &session) }
    found.isComplete = all.allSatisfy(\.problems.isEmpty)
    if found.isComplete {
      found.images = AppImages(sets: all.flatMap(\.sets), files: all.flatMap(\.files))
    }
    known[folders] = found
    return found
  }

  private mutating func reader(
    of folder: SystemText, _ invocation: Invocation, _ found: inout Found,
    _ session: inout Session
  ) -> AssetReader {
    let place = (try? Files.realPath(of: folder)) ?? folder
    if let reader = readers[place] { return reader }
    let reader = AssetReader.reading(of: folder)
    found.problems += session.tell(of: reader.problems, invocation)
    readers[place] = reader
    return reader
  }
}
