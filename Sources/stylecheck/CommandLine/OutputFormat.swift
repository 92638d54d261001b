/// The formats of a command's output; the first is the default.
protocol OutputFormat: WordedCase, Hashable, Sendable where AllCases == [Self] {}

extension OutputFormat {
  static var standard: Self { allCases[0] }
}

extension Option {
  static func format<Format: OutputFormat>(_ type: Format.Type) -> Option {
    Option("format", "FORMAT", .oneOf(type), "output format", standard: type.standard.word)
  }
}

extension Invocation {
  func format<Format: OutputFormat>() -> Format { word(.format(Format.self)) ?? .standard }
}
