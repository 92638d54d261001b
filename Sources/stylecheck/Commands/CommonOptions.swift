import StyleSheet

extension Option {
  static let target = Option(
    "target", "NAME", .oneOf(Dialect.all.map(\.name)),
    "whose reading of sheets counts; '\(Dialect.sapfiori.name)' if not said")
  static let targets = Option(
    "target", "NAME", .oneOf(Dialect.all.map(\.name) + ["all"]),
    "whose reading of sheets counts, as often as wanted; '\(Dialect.sapfiori.name)' if not said")
  static let color = Option(
    "color", "WHEN", .oneOf(Surroundings.Color.allCases.map(\.rawValue)),
    "whether reports are colored; NO_COLOR and FORCE_COLOR are heeded")
  static let root = Option(
    "root", "DIR", .text,
    "a folder to import sheets from, as often as wanted; that of each sheet if not said")
  static let assets = Option(
    "assets", "DIR", .text,
    "a folder with images of the app, as often as wanted; tells names that lead to none")
}

extension Invocation {
  /// The sheets that may be imported.
  func importedSheets() throws(FileProblem) -> ImportedSheets {
    try ImportedSheets(in: texts(.root).map { SystemText($0) })
  }

  /// The engine that was asked for.
  var dialect: Dialect { text(.target).flatMap { Dialect(named: $0) } ?? .sapfiori }

  /// The same command line for one engine alone, unless `other` says for which it is.
  ///
  /// How what is asked of a theme is written must not depend on how many targets a configuration
  /// names, which nobody named.
  func forOneTarget(unlessIn other: Invocation) -> Invocation {
    guard !other.has(.target) else { return self }
    var own = self
    own.replaceAll(of: .target, with: dialect.name)
    return own
  }

  /// The engines that were asked for, in the order of the table if it was all of them.
  var dialects: [Dialect] {
    let names = texts(.targets)
    if names.contains("all") { return Dialect.all }
    return names.isEmpty ? [.sapfiori] : names.compactMap { Dialect(named: $0) }
  }
}

extension Session {
  /// How excerpts are drawn on a stream.
  func excerptStyle(
    _ invocation: Invocation, on stream: Console.Stream
  ) -> SourceExcerpt.Style {
    let wish = invocation.text(.color).flatMap(Surroundings.Color.init(rawValue:)) ?? .auto
    return surroundings.hasColor(wish, on: stream) ? .colored : .plain
  }
}
