import StyleSheet

extension Sheet {
  func variables(in value: Component) -> [NameTable.ID] {
    if value.kind == .variable { return [value.name] }
    return components[value.items].filter { $0.kind == .variable }.map(\.name)
  }
}

extension String {
  /// True if a variable of this name overrides a palette name.
  var isPaletteKey: Bool {
    let key = String(dropFirst())
    return Palette.all.aliased(key) != nil
      || PaletteName(key).map { Palette.all.name($0.name) != nil } ?? false
  }
}
