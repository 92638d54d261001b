import StyleRules
import StyleSheet

extension Option {
  static let target = naming(.one, "target engine (default: taken from the sheets)")
  static let targets = naming(
    .several, "target engine; repeatable (default: taken from the sheets)")
  static let color = Option(
    "color", "WHEN", .oneOf(Surroundings.Color.self),
    "whether reports are colored; NO_COLOR and FORCE_COLOR are heeded")
  static let root = Option(
    "root", "DIR", .folder,
    "a folder to import sheets from, as often as wanted; that of each sheet if not said")
  static let assets = Option(
    "assets", "DIR", .folder,
    "a folder with images of the app, as often as wanted; tells names that lead to none")

  /// How many targets an option names.
  enum TargetCount {
    case one
    /// Any number, or 'all'.
    case several
  }

  /// Returns the option that names target engines, with its line of help.
  static func naming(_ targets: TargetCount, _ summary: String) -> Option {
    let names = Dialect.all.map(\.name)
    let words =
      switch targets {
      case .one: names
      case .several: names + ["all"]
      }
    return Option("target", "NAME", .oneOf(words), summary)
  }
}

extension Invocation {
  /// The sheets that may be imported.
  func importedSheets() throws(FileProblem) -> ImportedSheets {
    try ImportedSheets(in: texts(.root).map { SystemText($0) })
  }

  /// The engine that was asked for, else the one that the sheets show, else SAP's fork.
  var dialect: Dialect { word(.target) ?? standardDialect }

  /// The engine where none was asked for.
  private var standardDialect: Dialect { targetChoice?.dialect ?? .sapfiori }

  /// The engines that were asked for, in the order of the table if it was all of them; else the one
  /// of ``dialect``.
  var dialects: [Dialect] {
    let names = texts(.targets)
    if names.contains("all") { return Dialect.all }
    return names.isEmpty ? [standardDialect] : names.compactMap(Dialect.named)
  }

  /// Of the engines that a configuration names, the one that is shown where one is: the first that
  /// reads rules, or else the first; if it names them all, the one that counts if it names none.
  fileprivate var shownDialect: Dialect {
    guard !texts(.targets).contains("all") else { return .sapfiori }
    return dialects.first { $0.scope != .definitionsOnly } ?? dialects.first ?? .sapfiori
  }
}

extension Session {
  /// A command line with what a configuration says, for one engine alone, unless `given`, what was
  /// asked for, says for which it is; that there are more is said.
  ///
  /// How what is asked of a theme is written must not depend on how many targets a configuration
  /// names, which nobody named.
  mutating func forOneTarget(
    _ configured: Invocation, unlessIn given: Invocation
  ) -> Invocation {
    guard !given.has(.target) else { return configured }
    let shown = configured.shownDialect
    let count = configured.dialects.eachOnce.count
    if count > 1 {
      complainFirst(
        "of \(count) targets of the configuration, '\(shown.name)' is shown; "
          + "'\(Option.target.word)' names another")
    }
    var own = configured
    own.replaceAll(of: .target, with: shown.name)
    return own
  }

  /// How excerpts are drawn on a stream.
  func excerptStyle(
    _ invocation: Invocation, on stream: Console.Stream
  ) -> SourceExcerpt.Style {
    surroundings.hasColor(invocation.word(.color) ?? .auto, on: stream) ? .colored : .plain
  }
}
