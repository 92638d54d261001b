import StyleSheet

/// The resolved tokens of one situation.
struct TokenFile {
  /// A value and its type; identified by its range.
  struct Literal: Hashable {
    private let value: Range<Int>
    private let type: JSON.Content

    init(_ meaning: ResolvedTokens.Meaning) {
      value = meaning.value.range
      type = meaning.type.content
    }
  }

  let groups: TokenGroups
  /// The target that an export recorded.
  let target: String?
  let context: PaletteContext
  let resolved: ResolvedTokens

  /// Reads a file; if `context` is nil, the situation is the one that an export recorded.
  init(_ root: JSON, in context: PaletteContext?) {
    groups = TokenGroups(PartReferences.replaced(in: root))
    resolved = ResolvedTokens(groups.tokens)
    let head = groups.notes.first { $0.path.isEmpty }?.members ?? []
    target = head["target"]?.text
    self.context = context ?? PaletteContext(head["context"])
  }

  var problems: [Diagnostic] { groups.problems + resolved.problems }
}

extension PaletteContext {
  /// Creates the situation that an export recorded; missing values are the defaults.
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
