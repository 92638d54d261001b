import StyleSheet

/// Repeats a task whenever one of the files that it reads changes.
struct WatchedRun {
  /// In milliseconds.
  private static let pause: UInt32 = 200

  /// Returns the files that can be new at each look: the sheets, and their nearest configurations.
  let sheets: () -> [SystemText]
  /// Returns the files that the next task reads besides `sheets`, also missing ones.
  let others: ([SystemText]) -> [SystemText]
  /// Waits until the next look; returns false to end.
  ///
  /// The default never ends the watch.
  var wait: () -> Bool = {
    Console.pause(milliseconds: WatchedRun.pause)
    return true
  }

  /// Runs a task, and again after each change; returns the status of the last one.
  ///
  /// If `announces` is true, a line names the files before each repetition. If `isTried` is true, the
  /// watch ends if the first task could not run.
  func run(
    _ session: inout Session, announces: Bool = true, isTried: Bool = false,
    task: (inout Session) throws(UsageProblem) -> Status
  ) throws(UsageProblem) -> Status {
    // Looks before the task, so that changes during it are detected.
    var (beside, last) = nextLook
    var watch = FileWatch(last)
    var status = try task(&session)
    if isTried, status == .couldNotRun { return status }
    var number = 1
    session.flush()
    while wait() {
      let stamps = (sheets() + beside).map(PathStamp.init)
      guard watch.starts(at: stamps) else { continue }
      number += 1
      if announces {
        session.writeError("\n-- check \(number): \(Self.changes(from: last, to: stamps)) --\n")
      }
      (beside, last) = nextLook
      watch.end(at: last)
      status = try task(&session)
      session.flush()
    }
    return status
  }

  /// The other files of the next task, and the states of all files.
  ///
  /// Sheets are looked at first, so that a change while they are read is detected.
  private var nextLook: (beside: [SystemText], stamps: [PathStamp]) {
    let stamps = sheets().map(PathStamp.init)
    let beside = others(stamps.map(\.path))
    return (beside, stamps + beside.map(PathStamp.init))
  }

  /// Returns a sentence with the first files whose states differ.
  private static func changes(from old: [PathStamp], to new: [PathStamp]) -> String {
    let different = Set(old).symmetricDifference(new)
    let names = Set(different.map { "\($0.path.fromWorkingFolder)" }).sorted()
    let most = 3
    let more = names.count - most
    return names.prefix(most).map { "'\($0.visible)'" }.joined(leaving: max(more, 0)) + " changed"
  }
}

extension WatchedRun {
  init(ofCheck invocation: Invocation) {
    let isNearest = !invocation.has(.config) && !invocation.has(.noConfig)
    self.init {
      let sheets = Files.sheets(at: invocation.operands, ofAnyName: invocation.has(.anyName))
        .compactMap(\.watchedPath)
      var finder = ConfigurationFinder()
      let found = Set(sheets.map(\.folder)).compactMap {
        isNearest ? finder.configuration(for: $0) : nil
      }
      return sheets + Set(found).sorted()
    } others: { sheets in
      var configurations = Configurations(invocation)
      // The check reports their problems.
      var apart = Session(Surroundings())
      let all =
        [invocation] + sheets.compactMap { configurations.applied(to: $0, &apart)?.invocation }
      var files = Set(all.flatMap(\.readFiles)).union(configurations.files)
      for folder in Set(all.flatMap { $0.paths(.assets) }) {
        files.formUnion(AssetReader.reading(of: folder).places)
      }
      files.formUnion(ConnectedSheets(of: sheets, invocation).places)
      return files.without(sheets)
    }
  }

  init(ofPreview invocation: Invocation) {
    self.init {
      invocation.operands
    } others: { sheets in
      let files =
        [Option.schema, .previewForm].flatMap(invocation.paths)
        + (invocation.dialect.imports.isFollowed
          ? ConnectedSheets(of: sheets, invocation).places : [])
      return Set(files).without(sheets)
    }
  }
}

extension Files.Found {
  /// The path of a sheet, even an unreadable one; nil for a folder, as any file in it changes it.
  fileprivate var watchedPath: SystemText? {
    switch self {
    case .success(let path): path
    case .failure(let problem): Files.isFolder(problem.path) ? nil : problem.path
    }
  }
}

extension Invocation {
  /// The files that settings name, except a baseline that the command writes.
  fileprivate var readFiles: [SystemText] {
    let written = has(.baselineUpdate) ? paths(.baseline) : []
    return settingsFiles.filter { !written.contains($0) }
  }
}

extension Set<SystemText> {
  /// The sorted paths, each file once, that lead to none of `sheets`.
  fileprivate func without(_ sheets: [SystemText]) -> [SystemText] {
    let known = Set(sheets.map(Files.place))
    return sorted().eachOnce(by: Files.place).filter { !known.contains(Files.place(of: $0)) }
  }
}
