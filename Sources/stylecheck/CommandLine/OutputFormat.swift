/// In what a command writes what it found: a word for each.
protocol OutputFormat: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {
  /// What it is where nobody said anything.
  static var standard: Self { get }
}

extension Option {
  /// The option that chooses between formats.
  static func format<Format: OutputFormat>(_ type: Format.Type) -> Option {
    Option(
      "format", "FORMAT", .oneOf(Format.allCases.map(\.rawValue)),
      "in what it is written: '\(Format.standard.rawValue)' if not said")
  }
}

extension Invocation {
  /// The format that was asked for, by the option that ``Option/format(_:)`` is.
  func format<Format: OutputFormat>() -> Format {
    text(.format(Format.self)).flatMap(Format.init(rawValue:)) ?? .standard
  }
}
