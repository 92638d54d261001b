import StyleSheet

extension Option {
  static let target = naming("target engine (default: taken from the sheets)")
  static let targets = naming(
    orAll: true, "target engine; repeatable (default: taken from the sheets)")
  static let cellTarget = naming("target engine (default: \(Dialect.sapfiori.name))")
  static let color = Option(
    "color", "WHEN", .oneOf(Surroundings.Color.self),
    "colored output; NO_COLOR and FORCE_COLOR are respected")
  static let root = Option(
    "root", "DIR", .folder,
    "folder that imports may read; repeatable (default: the folder of each sheet)")
  static let assets = Option(
    "assets", "DIR", .folder,
    "folder with the app's images; repeatable; missing images are reported")

  /// The options of commands that load the sheets of a theme.
  static let ofThemes = [schema, root, color] + ofConfiguration

  /// Returns the option that names target engines, or with `orAll`, any number of them or 'all'.
  static func naming(
    orAll isOrAll: Bool = false, _ summary: String, standard: String? = nil
  ) -> Option {
    let names = Dialect.all.map(\.name)
    return Option(
      "target", "NAME", .oneOf(names + (isOrAll ? ["all"] : [])), summary, standard: standard)
  }
}

extension Invocation {
  /// Returns the path of an option for output; nil for standard output, `-`.
  func output(_ option: Option) -> SystemText? {
    path(option).flatMap { $0 == .hyphen ? nil : $0 }
  }

  func importedSheets() throws(FileProblem) -> ImportedSheets {
    let input = path(.stdinName)
    return try ImportedSheets(
      in: paths(.root),
      ofInput: input.flatMap { Files.isFolder($0.folder) ? $0 : nil } ?? .hyphen)
  }

  /// The specified target, or else the one chosen for the sheets, or sapfiori.
  var dialect: Dialect { word(.target) ?? standardDialect }

  private var standardDialect: Dialect { targetChoice?.dialect ?? .sapfiori }

  /// The specified targets, in the order of the table for 'all'; otherwise only ``dialect``.
  var dialects: [Dialect] {
    let names = texts(.targets)
    if names.contains("all") { return Dialect.all }
    return names.isEmpty ? [standardDialect] : names.compactMap(Dialect.named)
  }

  /// The target that represents those of a configuration: the first that reads rules, or else the
  /// first; sapfiori for 'all'.
  var shownDialect: Dialect {
    guard !texts(.targets).contains("all") else { return .sapfiori }
    return dialects.first { $0.scope != .definitionsOnly } ?? dialects.first ?? .sapfiori
  }
}

extension Session {
  /// Restricts a command line to one target, unless `given` has one; reports that there are more.
  ///
  /// The form of the output must not depend on the number of configured targets.
  mutating func forOneTarget(_ configured: Invocation, unlessIn given: Invocation) -> Invocation {
    guard !given.has(.target), configured.has(.target) else { return configured }
    let shown = configured.shownDialect
    let count = configured.dialects.eachOnce(by: \.name).count
    if count > 1 {
      warnFirst(
        "showing '\(shown.name)', one of \(count) configured targets; "
          + "'\(Option.target.word)' selects another")
    }
    var own = configured
    own.replaceAll(of: .target, with: shown.name)
    return own
  }

  /// Writes diagnostics with their lines of a source to standard error.
  mutating func tell(_ problems: [Diagnostic], in source: SourceText, _ invocation: Invocation) {
    guard !problems.isEmpty else { return }
    let excerpt = SourceExcerpt(of: source, style: excerptStyle(invocation, on: .error))
    writeError(problems.map { excerpt.text(of: $0) }.joined())
  }

  func excerptStyle(_ invocation: Invocation, on stream: Console.Stream) -> SourceExcerpt.Style {
    surroundings.hasColor(invocation.word(.color) ?? .auto, on: stream) ? .colored : .plain
  }
}
