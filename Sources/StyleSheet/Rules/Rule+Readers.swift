extension Rule {
  /// The targets of a rule, as a constant.
  struct Readers: OptionSet, Sendable {
    let rawValue: UInt8

    static let nui = Self(rawValue: 1)
    static let sapfiori = Self(rawValue: 2)
    static let fioriSwiftUI = Self(rawValue: 4)
    /// Whatever reads a stylesheet, an app's own reader too.
    static let all = Self(rawValue: .max)

    private static let rows = [
      Row(reader: .nui, dialect: .nui), Row(reader: .sapfiori, dialect: .sapfiori),
      Row(reader: .fioriSwiftUI, dialect: .fioriSwiftUI),
    ]

    private struct Row {
      let reader: Readers
      let dialect: Dialect
    }

    /// In the order of ``Dialect/all``.
    var dialects: [Dialect] { Self.rows.filter { contains($0.reader) }.map(\.dialect) }

    /// Whether a dialect is one of them; it is known by its name.
    func include(_ dialect: Dialect) -> Bool {
      self == .all
        || Self.rows.contains { contains($0.reader) && $0.dialect.name == dialect.name }
    }
  }
}
