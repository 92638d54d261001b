import StyleEditing
import StyleRules
import StyleSheet

/// The configured checkers of the sheets of an editor, those of `stylecheck check` for each sheet.
struct SheetSetups {
  /// The settings of a sheet.
  struct Setup: Sendable {
    let checker: SheetChecker
    /// The least severity of reported findings.
    let least: Diagnostic.Severity
    /// The command line with the configuration of the sheet.
    let invocation: Invocation
    /// The problem because of which the defaults apply instead of a configuration; nil if there is
    /// none.
    var problem: String?

    /// The settings for the features of an editor.
    var settings: SheetProject.Settings {
      SheetProject.Settings(
        dialects: [invocation.shownDialect]
          + checker.dialects.filter { $0 != invocation.shownDialect },
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

  /// The states of the files on which settings depend: of the nearest configuration of each folder,
  /// and of the files that configurations name.
  private var stamps: [SystemText: CheckWatch.Stamp?] = [:]

  /// A number of sheets for which the whole catalog is read at once.
  private static let many = 1_000

  /// Creates the setups of a command line.
  init(_ invocation: Invocation) {
    self.invocation = invocation
    configurations = Configurations(invocation)
    checkers = SheetCheckers(invocation, needsBaselines: true)
  }

  /// The same setups, with all files read again.
  var reloaded: SheetSetups {
    var setups = SheetSetups(invocation)
    setups.stamps = stamps
    return setups
  }

  /// True if a configuration has problems that were not shown yet.
  var hasComplaints: Bool { !complaints.isEmpty }

  /// Returns the setup of the sheet at a path; nil if it is ignored or if the command line has
  /// problems.
  ///
  /// Without a configured target, the signs decide. If its configuration has problems, the defaults
  /// apply, as findings would be missing otherwise.
  mutating func setup(of path: SystemText, showing signs: TargetSigns) -> Setup? {
    var session = Session(Surroundings())
    defer { complaints += session.complaint.map { [$0] } ?? [] }
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
    let made = checkers.checker(configured, of: Self.many, &session).map {
      Setup(checker: $0, least: configured.leastSeverity, invocation: configured)
    }
    let setup =
      made ?? number.flatMap { _ in defaults(for: signs, after: session.problems.first, &session) }
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

  /// Returns true if a file has changed on which the settings of sheets depend, since the last call.
  mutating func haveChanged(for sheets: some Sequence<SystemText>) -> Bool {
    var finder = ConfigurationFinder()
    var found: [SystemText: CheckWatch.Stamp?] = [:]
    for folder in Set(sheets.map(\.folder)) {
      found[folder] = .some(finder.configuration(for: folder).flatMap(CheckWatch.Stamp.init))
    }
    let invocations = [invocation] + known.values.compactMap { $0?.invocation }
    for option in [Option.config, .schema, .baseline] {
      for path in invocations.flatMap({ $0.texts(option) }) {
        found[SystemText(path)] = .some(CheckWatch.Stamp(of: SystemText(path)))
      }
    }
    defer { stamps.merge(found) { $1 } }
    return found.contains { path, stamp in stamps[path].map { $0 != stamp } ?? false }
  }

  /// Returns true if the settings of sheets depend on a file or may do so: on a configuration, on a
  /// file that a configuration names, or on an image.
  func depend(on path: SystemText) -> Bool {
    if path.lastName == ConfigurationFinder.name || path.exact.contains(".xcassets/") {
      return true
    }
    let invocations = [invocation] + known.values.compactMap { $0?.invocation }
    return invocations.contains { invocation in
      [Option.config, .schema, .baseline].contains { option in
        invocation.texts(option).contains { Files.absolute(SystemText($0)) == path }
      } || invocation.texts(.assets).contains { path.isInside(Files.absolute(SystemText($0))) }
    }
  }

  /// The patterns of the files on which settings depend.
  var watchedPatterns: [String] {
    let invocations = [invocation] + known.values.compactMap { $0?.invocation }
    let named = [Option.config, .schema, .baseline].flatMap { option in
      invocations.flatMap { $0.texts(option) }.map { "**/\(SystemText($0).lastName.exact)" }
    }
    let folders = invocations.flatMap { $0.texts(.assets) }.map {
      "**/\(SystemText($0).lastName.exact)/**"
    }
    return ["**/\(ConfigurationFinder.name.exact)", "**/*.xcassets/**"]
      + (named + folders).eachOnce
  }

  /// Returns true if a configuration ignores a sheet.
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
