import StyleSheet

/// A phase from a text to a theme.
enum Phase: String, Hashable, Sendable, CaseIterable {
  /// The conversion to an array of tokens, which the parser does not use.
  case lex
  case parse, sheet, theme
  /// All phases, and the release of all memory.
  case all

  /// A sheet with the input of each phase.
  struct Stages: Sendable {
    let source: SourceText
    let tree: SyntaxTree
    let sheet: Sheet

    init(_ source: SourceText) {
      self.source = source
      tree = SyntaxTree(parsing: source)
      sheet = Sheet(tree)
    }
  }

  /// Runs only this phase.
  func run(on stages: Stages) {
    switch self {
    case .lex: keep(stages.source.tokens)
    case .parse: keep(SyntaxTree(parsing: stages.source))
    case .sheet: keep(Sheet(stages.tree))
    case .theme: keep(Theme(of: [stages.sheet]))
    case .all: keep(Theme(of: [Sheet(parsing: stages.source)]))
    }
  }
}
