import StyleSheet

/// The tokens of one situation, with what they are in the end.
struct TokenFile {
  /// A value with the type by which it is read; where it stands tells it from others.
  struct Literal: Hashable {
    private let value: Range<Int>
    private let type: JSON.Content

    init(_ meaning: ResolvedTokens.Meaning) {
      value = meaning.value.range
      type = meaning.type.content
    }
  }

  let groups: TokenGroups
  /// The engine that an export noted.
  let target: String?
  /// The situation that it is for.
  let context: PaletteContext
  private let resolved: ResolvedTokens

  /// The file that `root` is; `context` is nil for what an export noted in it.
  init(_ root: JSON, in context: PaletteContext?) {
    groups = TokenGroups(root)
    resolved = ResolvedTokens(groups.tokens)
    let head = groups.notes.first { $0.path.isEmpty }?.members ?? []
    target = head["target"]?.text
    self.context = context ?? PaletteContext(head["context"])
  }

  /// What is wrong with groups and aliases.
  var problems: [Diagnostic] { groups.problems + resolved.problems }

  /// What the token at a path is, aliases followed.
  func meaning(at path: [String]) -> ResolvedTokens.Meaning? {
    resolved.number(at: path).flatMap { resolved.meanings[$0] }
  }

  /// The token that the one at a path is an alias of.
  func target(of path: [String]) -> [String]? {
    resolved.number(at: path).flatMap(resolved.target).map { groups.tokens[$0].path }
  }
}

extension PaletteContext {
  /// The situation that an export noted; the usual one where it is not said.
  fileprivate init(_ noted: JSON?) {
    let members = noted?.members ?? []
    func isOther(_ situation: Situation) -> Bool {
      members[situation.name]?.text == situation.words.other
    }
    self.init(
      isDark: isOther(.appearance), isElevated: isOther(.level),
      isHighContrast: isOther(.contrast))
  }
}
