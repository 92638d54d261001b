import StyleSheet

/// A part of the way from a text to a theme.
enum Phase: String, Hashable, Sendable, CaseIterable {
  /// The text as an array of tokens, which is a way round: the parser makes no such array.
  case lex
  case parse, sheet, theme
  /// From the text to the theme, and all memory given back.
  case all

  /// A sheet with what each phase starts from.
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

  /// Does this phase alone.
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
