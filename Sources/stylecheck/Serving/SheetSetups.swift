import StyleEditing
import StyleRules
import StyleSheet

/// The configured checkers of the sheets of an editor, those of `stylecheck check` for each sheet.
struct SheetSetups {
  struct Setup: Sendable {
    /// An identifier, equal for sheets with the same settings.
    let number: Int
    let checker: SheetChecker
    /// The least severity of reported findings.
    let least: Diagnostic.Severity
    /// The command line with the configuration of the sheet.
    let invocation: Invocation
    /// The problem because of which the defaults apply instead of a configuration, if any.
    var problem: String?

    /// The settings for the features of an editor.
    var settings: SheetProject.Settings {
      SheetProject.Settings(
        dialects: [invocation.shownDialect]
          + checker.dialects.filter { $0 != invocation.shownDialect },
        isTargetAssumed: invocation.targetChoice.map { !$0.isShown } ?? false,
        catalog: checker.catalog, images: checker.images, format: invocation.sheetFormat)
    }
  }

  private struct Key: Hashable {
    /// The number of the configuration; nil for the defaults.
    let configuration: Int?
    /// The target that the sheet shows; nil if it is configured.
    let target: String?
  }

  private let invocation: Invocation
  private var configurations: Configurations
  private var checkers: SheetCheckers
  /// The setups; nil if the files of the command line have problems.
  private var known: [Key: Setup?] = [:]
  /// The problems of configurations that were not shown yet.
  private var complaints: [String] = []

  /// The number of setups until now.
  private var made = 0

  /// The states of the files on which settings depend, from when they were read.
  struct Stamps: Sendable {
    /// The nearest configuration of each folder; nil for a folder without one.
    fileprivate var nearest: [SystemText: PathStamp?] = [:]
    /// The files that settings name, by their absolute paths; nil for a missing one.
    fileprivate var named: [SystemText: FileStamp?] = [:]
  }

  var stamps = Stamps()

  /// A number of sheets for which the whole catalog is read at once.
  private static let many = 1_000

  init(_ invocation: Invocation) {
    self.invocation = invocation
    configurations = Configurations(invocation)
    checkers = SheetCheckers(invocation, needsBaselines: true)
  }

  /// The same setups, with all files read again.
  var reloaded: SheetSetups {
    var setups = SheetSetups(invocation)
    setups.made = made
    return setups
  }

  /// True if a configuration has problems that were not shown yet.
  var hasComplaints: Bool { !complaints.isEmpty }

  /// Returns the setup of a sheet; nil if it is ignored or the command line has problems.
  ///
  /// Without a configured target, the signs decide. If its configuration has problems, the defaults
  /// apply, as findings would be missing otherwise.
  mutating func setup(of path: SystemText, showing signs: TargetSigns) -> Setup? {
    var session = Session(Surroundings())
    defer { complaints += session.complaint.map { [$0] } ?? [] }
    noteConfiguration(of: path.folder)
    guard configurations.ignoring(path, &session) == nil else { return nil }
    guard let applied = configurations.applied(to: path, &session) else {
      return defaults(for: signs, after: configurations.problem(of: path), &session)
    }
    return setup(for: signs, applied.invocation, applied.number, &session)
  }

  private mutating func setup(
    for signs: TargetSigns, _ invocation: Invocation, _ number: Int?, _ session: inout Session
  ) -> Setup? {
    var configured = invocation
    if !configured.has(.target) {
      configured.targetChoice = TargetChoice(signs)
    }
    let key = Key(configuration: number, target: configured.targetChoice?.dialect.name)
    if let setup = known[key] { return setup }
    noteFiles(of: configured)
    made += 1
    let new = checkers.checker(configured, of: Self.many, &session).map {
      Setup(number: made, checker: $0, least: configured.leastSeverity, invocation: configured)
    }
    let setup =
      new ?? number.flatMap { _ in defaults(for: signs, after: session.problems.first, &session) }
    known[key] = .some(setup)
    return setup
  }

  private mutating func defaults(
    for signs: TargetSigns, after problem: String?, _ session: inout Session
  ) -> Setup? {
    var setup = setup(for: signs, invocation, nil, &session)
    setup?.problem = problem ?? "a file of its settings has problems"
    return setup
  }

  private mutating func noteConfiguration(of folder: SystemText) {
    guard stamps.nearest[folder] == nil else { return }
    var finder = ConfigurationFinder()
    stamps.nearest[folder] = .some(finder.configuration(for: folder).map(PathStamp.init))
  }

  private mutating func noteFiles(of invocation: Invocation) {
    let files = invocation.settingsFiles.map { Files.absolute($0) } + configurations.files
    for path in files where stamps.named[path] == nil {
      stamps.named[path] = .some(FileStamp(of: path))
    }
  }

  /// True if a file has changed on which the settings of sheets depend.
  var haveChanged: Bool {
    var finder = ConfigurationFinder()
    return stamps.nearest.contains { folder, stamp in
      stamp != finder.configuration(for: folder).map(PathStamp.init)
    } || stamps.named.contains { path, stamp in stamp != FileStamp(of: path) }
  }

  /// Returns true if the settings of sheets depend on a file or may do so: on a configuration, on a
  /// file that a configuration names, or on an image.
  func depend(on path: SystemText) -> Bool {
    path.lastName == ConfigurationFinder.name || path.exact.contains(".xcassets/")
      || stamps.named[path] != nil || stamps.named[Files.place(of: path)] != nil
      || assetFolders.contains { path.isInside(Files.absolute($0)) }
  }

  private var assetFolders: [SystemText] {
    ([invocation] + known.values.compactMap { $0?.invocation }).flatMap { $0.paths(.assets) }
  }

  /// The patterns of the files on which settings depend.
  var watchedPatterns: [String] {
    let named = stamps.named.keys.map { "**/\($0.lastName.exact)" }
    let folders = assetFolders.map { "**/\($0.lastName.exact)/**" }
    return ["**/\(ConfigurationFinder.name.exact)", "**/*.xcassets/**"]
      + Set(named + folders).sorted()
  }

  mutating func ignores(_ path: SystemText) -> Bool {
    var session = Session(Surroundings())
    defer { complaints += session.complaint.map { [$0] } ?? [] }
    return configurations.ignoring(path, &session) != nil
  }

  /// Returns the problems of configurations since the last call.
  mutating func takeComplaints() -> [String] {
    defer { complaints = [] }
    return complaints
  }
}
