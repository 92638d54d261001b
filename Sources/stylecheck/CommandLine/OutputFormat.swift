/// The formats in which a command writes what it found, a word for each; the first is the default.
protocol OutputFormat: WordedCase, Hashable, Sendable where AllCases == [Self] {}

extension OutputFormat {
  /// The default.
  static var standard: Self { allCases[0] }
}

extension Option {
  /// The option that chooses between formats.
  static func format<Format: OutputFormat>(_ type: Format.Type) -> Option {
    Option(
      "format", "FORMAT", .oneOf(type), "in what it is written: '\(type.standard.word)' if not said"
    )
  }
}

extension Invocation {
  /// The format that was asked for, by the option that ``Option/format(_:)`` is.
  func format<Format: OutputFormat>() -> Format { word(.format(Format.self)) ?? .standard }
}
