import StyleSheet

extension Rule {
  /// The targets of a rule, as a constant.
  struct Readers: OptionSet, Sendable {
    let rawValue: UInt8

    static let nui = Self(rawValue: 1)
    static let sapfiori = Self(rawValue: 2)
    static let fioriSwiftUI = Self(rawValue: 4)
    /// An app's own engine.
    fileprivate static let other = Self(rawValue: 128)
    /// All engines, including an app's own.
    static let all = Self(rawValue: .max)

    fileprivate static let rows: [(reader: Readers, dialect: Dialect)] = [
      (.nui, .nui), (.sapfiori, .sapfiori), (.fioriSwiftUI, .fioriSwiftUI),
    ]

    /// The dialects, in the order of ``Dialect/all``.
    var dialects: [Dialect] { Self.rows.filter { contains($0.reader) }.map(\.dialect) }
  }
}

extension Rule.Readers {
  /// Creates the set with one dialect, identified by name.
  init(of dialect: Dialect) {
    self = Self.rows.first { $0.dialect.name == dialect.name }?.reader ?? .other
  }
}
