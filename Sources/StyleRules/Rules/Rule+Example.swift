public import StyleSheet

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
    /// The sheets beside it in its folder, which it may import, by the names of their files.
    public let neighbors: [String: String]
    /// What images the app has; nil if nobody says so.
    public let images: AppImages?

    /// A drawn sheet, checked for `dialect`.
    public init(
      _ text: String, for dialect: Dialect = .sapfiori, beside neighbors: [String: String] = [:],
      showing images: AppImages? = nil
    ) {
      self.init(text, for: [dialect], beside: neighbors, showing: images)
    }

    /// A drawn sheet, checked for several dialects at once.
    public init(
      _ text: String, for dialects: [Dialect], beside neighbors: [String: String] = [:],
      showing images: AppImages? = nil
    ) {
      self.text = text
      self.dialects = dialects
      self.neighbors = neighbors
      self.images = images
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

extension Rule {
  /// What this rule alone has to say of an example, for the dialects that it is checked for or for
  /// others.
  public func findings(in example: Example, for dialects: [Dialect]? = nil) -> [Diagnostic] {
    let sheet = Sheet(parsing: example.source)
    return findings(
      in: sheet, for: dialects ?? example.dialects,
      importing: example.loadOrder(of: sheet).problems(), showing: example.images)
  }
}

extension Rule.Example {
  /// The order in which it and what it imports are loaded from a folder that has nothing else.
  func loadOrder(of sheet: Sheet) -> LoadOrder {
    LoadOrder(of: sheet, at: sheet.source.name) { statement, _ in
      let name = statement.name.hasSuffix(".nss") ? statement.name : statement.name + ".nss"
      guard !name.hasPrefix("../") else { return .failure(.outside(name, of: ".")) }
      guard name == sheet.source.name || neighbors[name] != nil else {
        return .failure(.missing("cannot read '\(name)': no such file or folder"))
      }
      return .success(name)
    } read: { name in
      .success(Sheet(parsing: SourceText(neighbors[name] ?? "", name: name)))
    }
  }
}
