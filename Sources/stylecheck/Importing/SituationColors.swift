import StyleSheet

/// Palette names for colors that depend on the situation; only palette names can have such colors.
struct SituationColors {
  /// The names by their colors, ordered as ``PaletteContext/all``.
  private var names: [[ThemeColor?]: String] = [:]
  private var free: [String]

  /// Creates the names of a palette with overrides; nil is a color that is not overridden.
  ///
  /// A name that begins one of `texts` is used for a color that is unknown in some situations.
  init(overriding overrides: [String: [ThemeColor?]], besides texts: [String] = []) {
    free = (1...6).map { "customColor\($0)" }.filter { name in
      overrides[name] == nil && !texts.contains { $0.hasPrefix(name) }
    }
    // Overridden names take precedence.
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

  static func own(_ name: String) -> [ThemeColor?] {
    PaletteContext.all.map { Palette.all.color(name, in: $0) }
  }

  /// Returns the name with these colors, or a new one, whose colors are yet to be defined; nil if none
  /// is left.
  mutating func name(for colors: [ThemeColor?]) -> (name: String, isNew: Bool)? {
    if let known = names[colors] { return (known, false) }
    guard !free.isEmpty else { return nil }
    let name = free.removeFirst()
    names[colors] = name
    return (name, true)
  }
}
