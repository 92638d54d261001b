extension Rule {
  /// A sheet with what a rule finds in it drawn in; see ``AnnotatedSource``.
  ///
  /// One without carets shows what the rule lets pass. A replacement character (U+FFFD) stands for
  /// the byte 0xFF, which is not UTF-8 wherever it stands.
  public struct Example: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The engines that the sheet is checked for.
    public let dialects: [Dialect]
    /// The sheet, and under its lines what the rule says of them.
    public let text: String

    /// A drawn sheet, checked for `dialect`.
    public init(_ text: String, for dialect: Dialect) { self.init(text, for: [dialect]) }

    /// A drawn sheet, checked for several dialects at once.
    public init(_ text: String, for dialects: [Dialect]) {
      self.text = text
      self.dialects = dialects
    }

    /// A drawn sheet, checked for the default dialect.
    public init(stringLiteral text: String) { self.init(text, for: .sapfiori) }

    /// The sheet alone.
    public var source: SourceText {
      let source = SourceText(annotated: text, name: "example.nss")
      let pieces = source[0..<source.bytes.count].split(
        separator: "\u{FFFD}" as Character, omittingEmptySubsequences: false)
      return SourceText(
        bytes: Array(pieces.map { Array($0.utf8) }.joined(separator: [0xFF])), name: source.name)
    }

    /// Whether anything is drawn in.
    public var findsSomething: Bool { SourceText(annotated: text) != SourceText(text) }
  }
}
