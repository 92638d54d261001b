import StyleSheet

extension Option {
  static let target = Option(
    "target", "NAME", .oneOf(Dialect.all.map(\.name)),
    "whose reading of sheets counts; '\(Dialect.sapfiori.name)' if not said")
  static let color = Option(
    "color", "WHEN", .oneOf(Surroundings.Color.allCases.map(\.rawValue)),
    "whether reports are colored; NO_COLOR and FORCE_COLOR are heeded")
}

extension Invocation {
  /// The engine that was asked for.
  var dialect: Dialect { text(.target).flatMap { Dialect(named: $0) } ?? .sapfiori }
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
