import StyleSheet

/// A dimension of the situations of the palette.
enum Situation: Int, CaseIterable, Hashable, Sendable {
  case appearance, level, contrast

  private var field: EnvironmentField { EnvironmentField.ofPalette[rawValue] }

  /// The default and the other value.
  var words: (usual: String, other: String) { (field.words[0], field.words[1]) }

  var name: String { field.name }

  func isOther(in context: PaletteContext) -> Bool {
    [context.isDark, context.isElevated, context.isHighContrast][rawValue]
  }
}

extension ExportedTheme.Entry {
  /// True if the value is the same in all situations.
  var isConstant: Bool { Set(values).count == 1 }

  /// True if there is a value in every situation, and no palette name without a color.
  var isKnownEverywhere: Bool {
    values.allSatisfy { value in
      switch value {
      case nil, .paletteColor: false
      case _: true
      }
    }
  }

  /// The dimensions on which the value depends.
  var situations: Set<Situation> {
    Set(
      Situation.allCases.filter { situation in
        PaletteContext.all.indices.contains { index in
          !situation.isOther(in: PaletteContext.all[index])
            && values[index] != values[index + situation.stride]
        }
      })
  }

  /// The distinct situations with their indices; the first is the default.
  var cases: [(number: Int, context: PaletteContext)] {
    let open = situations
    return PaletteContext.all.enumerated().filter { _, context in
      Situation.allCases.allSatisfy { open.contains($0) || !$0.isOther(in: context) }
    }.map { (number: $0.offset, context: $0.element) }
  }
}

extension Situation {
  /// The distance in ``PaletteContext/all`` between situations that differ in this dimension.
  fileprivate var stride: Int { 4 >> rawValue }
}
