import StyleSheet

/// The configurations of a run and the sheets to which they apply.
struct Configurations {
  /// A command line combined with the configuration of some sheets.
  struct Applied {
    /// An identifier, equal for sheets with the same settings.
    let number: Int
    let invocation: Invocation
  }

  /// The layers of a file; nil if it has problems, which were reported.
  private typealias Layers = [ConfigurationLayer]?

  /// A file and which of its layers apply.
  private struct Key: Hashable {
    let path: SystemText
    let layers: [Bool]
  }

  /// The patterns of ignored sheets, relative to an absolute folder without dots.
  private struct Ignored {
    let folder: SystemText
    let patterns: [(value: Invocation.Value, pattern: PathPattern)]

    /// Creates the group without malformed patterns, which are reported elsewhere.
    init(_ values: [Invocation.Value], in folder: SystemText) {
      self.folder = folder
      patterns = values.compactMap { value in (try? PathPattern(value.text)).map { (value, $0) } }
    }

    /// Returns the first pattern that matches an absolute path without dots.
    func match(_ path: SystemText) -> Invocation.Value? {
      guard let names = path.under(folder)?.names else { return nil }
      return patterns.first { $0.pattern.matches(names) }?.value
    }
  }

  private let invocation: Invocation
  private var finder = ConfigurationFinder()
  private let ignoredByOption: [Ignored]
  private var ignoredByFile: [SystemText: [Ignored]] = [:]
  private var layers: [SystemText: Layers] = [:]
  /// The files that were read, without links: configurations, and those that they extend; for one with
  /// problems, also the files and folders that must be there.
  private(set) var files: Set<SystemText> = []
  /// The first problem of each file that has problems.
  private var faults: [SystemText: String] = [:]
  private var numbers: [Key: Int] = [:]
  /// The command line without a configuration, created on demand.
  private var nothing: Applied?
  private var all: [Applied] = []

  /// Creates the configurations of a command line; by default, the nearest ones.
  init(_ invocation: Invocation) {
    self.invocation = invocation
    ignoredByOption = invocation.values[.ignore, default: []].map {
      // A pattern without a slash also applies outside of the current folder.
      Ignored([$0], in: PathPattern.isName($0.text) ? "/" : Files.workingFolder)
    }
  }

  /// Returns the settings for a sheet; nil if its configuration has problems, reported once.
  mutating func applied(to path: SystemText, _ session: inout Session) -> Applied? {
    let sheet = place(of: path)
    guard let file = file(for: sheet) else {
      let new = nothing ?? applied(invocation)
      nothing = new
      return new
    }
    guard let layers = layers(of: file, &session) else { return nil }
    let absolute = layers.contains { $0.patterns != nil } ? Files.absolute(sheet) : sheet
    let isFor = layers.map { $0.isFor(absolute) }
    return applied(Key(path: file, layers: isFor), zip(layers, isFor).filter(\.1).map(\.0))
  }

  /// Returns the pattern that ignores a sheet; nil if none does or its configuration has problems.
  mutating func ignoring(_ path: SystemText, _ session: inout Session) -> Invocation.Value? {
    let sheet = place(of: path)
    let file = file(for: sheet)
    let ofFile = file.map { ignored(by: $0, &session) } ?? []
    guard !(ofFile.isEmpty && ignoredByOption.isEmpty), sheet != .hyphen else { return nil }
    let absolute = Files.absolute(sheet)
    return (ignoredByOption + ofFile).lazy.compactMap { $0.match(absolute) }.first
  }

  /// Returns the pattern that ignores a path that cannot be read, such as a broken link in a folder.
  mutating func ignoring(_ problem: FileProblem, _ session: Session) -> Invocation.Value? {
    switch problem.reason {
    case .isNoSheet, .hasNoSheets: return nil
    case _: break
    }
    var (copy, apart) = (self, session.apart)
    let pattern = copy.ignoring(problem.path, &apart)
    // A problem of its configuration is left to the next sheet.
    if copy.faults.count == faults.count { self = copy }
    return pattern
  }

  /// Returns the problem because of which a sheet has no settings; nil if there is none.
  mutating func problem(of path: SystemText) -> String? {
    file(for: place(of: path)).flatMap { faults[$0] }
  }

  private mutating func ignored(by file: SystemText, _ session: inout Session) -> [Ignored] {
    if let known = ignoredByFile[file] { return known }
    let found = (layers(of: file, &session) ?? []).filter { !$0.ignored.isEmpty }
      .map { Ignored($0.ignored, in: $0.folder) }
    ignoredByFile[file] = found
    return found
  }

  /// The path of a sheet; for standard input, the value of `--stdin-name`.
  private func place(of path: SystemText) -> SystemText {
    path == .hyphen ? invocation.path(.stdinName) ?? "-" : path
  }

  private mutating func file(for sheet: SystemText) -> SystemText? {
    if invocation.has(.noConfig) { return nil }
    return invocation.path(.config) ?? finder.configuration(for: sheet.folder)
  }

  private mutating func applied(_ key: Key, _ layers: [ConfigurationLayer]) -> Applied {
    if let number = numbers[key] { return all[number] }
    let new = applied(invocation.filled(from: layers))
    numbers[key] = new.number
    return new
  }

  private mutating func applied(_ invocation: Invocation) -> Applied {
    let new = Applied(number: all.count, invocation: invocation)
    all.append(new)
    return new
  }

  private mutating func layers(of file: SystemText, _ session: inout Session) -> Layers {
    if let known = self.layers[file] { return known }
    let reading = ConfigurationReader.reading(of: file)
    files.formUnion(reading.files)
    // A missing schema or folder may be written later.
    if !reading.problems.isEmpty { files.formUnion(reading.layers.flatMap(\.expected)) }
    session.tell(of: reading.problems, invocation)
    faults[file] = reading.problems.first?.headline
    let layers: Layers = reading.problems.isEmpty ? reading.layers : nil
    self.layers[file] = .some(layers)
    return layers
  }
}

extension Session {
  /// Reports problems of files other than sheets, and records them.
  mutating func tell(of found: [ConfigurationReader.Problem], _ invocation: Invocation) {
    for problem in found {
      switch problem {
      case .file(let problem): complain(problem)
      case .place(let source, let diagnostic): tell([diagnostic], in: source, invocation)
      }
      problems.append(problem.headline)
    }
  }

  /// Returns the command line with a sheet's configuration; reports a wrong one and returns nil.
  mutating func configured(_ invocation: Invocation, for sheet: SystemText) -> Invocation? {
    var configurations = Configurations(invocation)
    return configurations.applied(to: sheet, &self)?.invocation
  }
}

extension ConfigurationReader.Problem {
  fileprivate var headline: String {
    switch self {
    case .file(let problem): problem.description
    case .place(let source, let diagnostic): SourceExcerpt(of: source).headline(of: diagnostic)
    }
  }
}

extension Invocation {
  var settingsFiles: [SystemText] {
    [Option.config, .schema, .baseline].flatMap(paths)
  }

  /// The sheet whose configuration applies to a whole theme.
  var firstSheet: SystemText {
    operands.first { $0.namesSheet } ?? operands.first ?? .hyphen
  }
}

extension Option {
  static let config = Option(
    "config", "FILE", .file, "the configuration, instead of the nearest '.stylecheck.json'")
  static let noConfig = Option("no-config", "ignore configurations, '--config' included")
  static let printConfig = Option(
    "print-config", "only print the settings of each sheet and their origins")
  static let ignore = Option(
    "ignore", "PATTERN", .pattern, "sheets to ignore, such as 'Pods/**'; repeatable")
  static let rule = Option(
    "rule", "NAME=SEVERITY", .severity,
    "severity of a rule or a group: error, warning, remark or off")
  static let schema = Option(
    "schema", "FILE", .file, "schema with the app's own classes and properties; repeatable")

  static let ofConfiguration = [config, noConfig]
}
