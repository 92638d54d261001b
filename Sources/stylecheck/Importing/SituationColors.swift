import StyleSheet

/// Names of the palette for colors that are not the same in all situations: nothing else in a sheet
/// is one color by day and another by night.
struct SituationColors {
  /// A name, and whether its colors are still to be defined.
  struct Answer: Hashable {
    let name: String
    let isNew: Bool
  }

  /// By what they are in ``PaletteContext/all``.
  private var names: [[Color?]: String] = [:]
  /// Those that are for brands, and that nobody uses.
  private var free: [String]

  /// The palette with some names overridden, by the names; nil stands for what nobody overrides.
  init(overriding overrides: [String: [Color?]]) {
    free = (1...6).map { "customColor\($0)" }.filter { overrides[$0] == nil }
    // Whoever overrides a name means it.
    for (name, colors) in overrides.inOrder(of: \.key) {
      let own = Self.own(name)
      let all = zip(colors, own).map { $0 ?? $1 }
      if names[all.borrowing] == nil { names[all.borrowing] = name }
    }
    for name in Palette.all.names
    where !name.isDeprecated && overrides[name.text] == nil && !free.contains(name.text) {
      let own = Self.own(name.text).borrowing
      if own.first != .some(nil), names[own] == nil { names[own] = name.text }
    }
  }

  /// What a name is in all situations where nobody overrides it.
  static func own(_ name: String) -> [Color?] {
    PaletteContext.all.map { Palette.all.color(name, in: $0) }
  }

  /// The name that has these colors; nil if there is none, and none left that could have them.
  mutating func name(for colors: [Color?]) -> Answer? {
    if let known = names[colors] { return Answer(name: known, isNew: false) }
    guard !free.isEmpty else { return nil }
    let name = free.removeFirst()
    names[colors] = name
    return Answer(name: name, isNew: true)
  }
}
