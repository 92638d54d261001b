import StyleSheet

/// Repeats a check whenever one of its files changes.
struct CheckWatch {
  /// A file and its state.
  struct Stamp: Hashable, Sendable {
    let path: SystemText
    private let state: FileStamp

    /// Returns nil if the file does not exist.
    init?(of path: SystemText) {
      guard let state = FileStamp(of: path) else { return nil }
      self.path = path
      self.state = state
    }
  }

  private static let pause: UInt32 = 200

  /// Returns the states of the sheets of a command line, of their configurations with those that they
  /// extend, and of the schemas and the baseline that it names; nil for a missing file.
  let look: () -> [Stamp?]
  /// Waits until the next look; returns false to end.
  let wait: () -> Bool

  /// Creates a watch over the files of a command line, which ends with the process.
  init(_ invocation: Invocation) {
    look = {
      var finder = ConfigurationFinder()
      let sheets = Files.sheets(at: invocation.operands, ofAnyName: invocation.has(.anyName))
        .compactMap { try? $0.get() }
      let folders = Set(sheets.map(\.folder))
      let found =
        invocation.has(.config) || invocation.has(.noConfig)
        ? [] : Set(folders.compactMap { finder.configuration(for: $0) })
      let configurations = found.union(invocation.texts(.config).map { SystemText($0) })
      let extended = configurations.flatMap { ConfigurationReader.reading(of: $0).files }
      let others = found.union(invocation.settingsFiles).union(
        extended.filter { file in !configurations.contains { Files.place(of: $0) == file } })
      return (sheets + others.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) })
        .map(Stamp.init)
    }
    wait = {
      Console.pause(milliseconds: Self.pause)
      return true
    }
  }

  /// Creates a watch with looks and waits of its own, for tests.
  init(look: @escaping () -> [Stamp?], wait: @escaping () -> Bool) {
    self.look = look
    self.wait = wait
  }

  /// Checks, and checks again after each change; returns the status of the last check.
  func run(
    _ session: inout Session, check: (inout Session) throws(UsageProblem) -> Status
  ) throws(UsageProblem) -> Status {
    // A look from before the check, so that changes during it are detected.
    var last = look()
    // A check runs also while a file is missing.
    var watch = FileWatch(last.filter { $0 != nil })
    var status = try check(&session)
    var number = 1
    session.flush()
    while wait() {
      let stamps = look()
      guard watch.starts(at: stamps.filter { $0 != nil }) else { continue }
      number += 1
      session.writeError("\n-- check \(number): \(Self.changes(from: last, to: stamps)) --\n")
      last = stamps
      status = try check(&session)
      session.flush()
    }
    return status
  }

  /// Returns a sentence with the first files whose states differ.
  private static func changes(from old: [Stamp?], to new: [Stamp?]) -> String {
    let different = Set(old.compactMap(\.self)).symmetricDifference(new.compactMap(\.self))
    let names = Set(different.map { "\($0.path)" }).sorted()
    let most = 3
    let more = names.count - most
    return names.prefix(most).map { "'\($0.visible)'" }.joined(leaving: max(more, 0)) + " changed"
  }
}
