import StyleSheet

/// One of the questions that make a situation of the palette.
enum Situation: Int, CaseIterable, Hashable, Sendable {
  case appearance, level, contrast

  /// What the question is called, as options call it, its usual and its other answer, and how a context
  /// has that one.
  private var row: (name: String, usual: String, other: String, KeyPath<PaletteContext, Bool>) {
    switch self {
    case .appearance:
      ("appearance", Environment.Appearance.light.word, Environment.Appearance.dark.word, \.isDark)
    case .level:
      ("level", Environment.Level.base.word, Environment.Level.elevated.word, \.isElevated)
    case .contrast:
      (
        "contrast", Environment.Contrast.normal.word, Environment.Contrast.high.word,
        \.isHighContrast
      )
    }
  }

  /// The answers: what holds if nobody says anything, and the other one.
  var words: (usual: String, other: String) { (row.usual, row.other) }

  /// What the question is called, as options call it.
  var name: String { row.name }

  /// Whether a situation has the other answer.
  func isOther(in context: PaletteContext) -> Bool { context[keyPath: row.3] }
}

extension ExportedTheme.Entry {
  /// Whether it is the same in all situations.
  var isConstant: Bool { Set(values).count == 1 }

  /// Whether it has a value in every one of them.
  var isKnownEverywhere: Bool { !values.contains(nil) }

  /// The questions whose answer changes it anywhere.
  var situations: Set<Situation> {
    Set(
      Situation.allCases.filter { situation in
        PaletteContext.all.indices.contains { index in
          !situation.isOther(in: PaletteContext.all[index])
            && values[index] != values[index + situation.stride]
        }
      })
  }

  /// The situations that have to be told apart, with their numbers; the first is the usual one.
  var cases: [(number: Int, context: PaletteContext)] {
    let open = situations
    return PaletteContext.all.enumerated().filter { _, context in
      Situation.allCases.allSatisfy { open.contains($0) || !$0.isOther(in: context) }
    }.map { (number: $0.offset, context: $0.element) }
  }
}

extension Situation {
  /// How far apart, in ``PaletteContext/all``, two situations are that differ in this answer alone.
  fileprivate var stride: Int { 4 >> rawValue }
}
