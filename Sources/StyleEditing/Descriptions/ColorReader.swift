import StyleSheet

/// Reads values as colors for the first target in light mode, unless a theme is given.
struct ColorReader {
  let sheet: EditedSheet
  private let values: ValueReader
  private let theme: Theme
  private var variables: [String: ThemeColor?] = [:]

  /// Creates a reader for the target and the situation of a theme of the sheet; nil means the usual
  /// ones.
  init(of sheet: EditedSheet, in theme: Theme? = nil) {
    self.sheet = sheet
    let theme = theme ?? sheet.theme(for: sheet.dialect)
    values = ValueReader(sheet: sheet.sheet, dialect: theme.dialect)
    self.theme = theme
  }

  mutating func color(of value: Component, _ element: UInt32) -> ThemeColor? {
    if value.kind == .variable { return color(ofVariable: sheet.sheet.text(of: value.name)) }
    return color(values.value(of: value, as: .color, element: element))
  }

  /// Returns the color of a variable in the sheet, or else in the last imported one that has it.
  mutating func color(ofVariable name: String) -> ThemeColor? {
    if let known = variables[name] { return known }
    let color = foundColor(ofVariable: name)
    variables[name] = .some(color)
    return color
  }

  private mutating func foundColor(ofVariable name: String) -> ThemeColor? {
    for active in theme.active.all {
      guard let row = active.definition(of: active.sheet.id(of: name)) else { continue }
      // A variable that is the value of another stays a text.
      guard row.value.kind != .variable else { return nil }
      return color(active.reader.value(of: row.value, as: .color, element: row.element))
    }
    return nil
  }

  private func color(_ value: ReadValue<ThemeValue>) -> ThemeColor? {
    value.value.map(theme.inColor)?.color
  }

  /// Returns the palette names with a color, other than deprecated ones.
  func paletteNames(of color: ThemeColor) -> [String] {
    guard theme.dialect.paletteNames != .notRead else { return [] }
    return PaletteValues.all.map(\.name).filter { theme.color($0) == color }
  }

  /// Returns the variables with a color, in the order of their definitions; those of the own sheet
  /// first.
  mutating func variables(of color: ThemeColor) -> [String] {
    let sheets = theme.active.all.map(\.sheet)
    return sheets.flatMap { sheet in sheet.definitionRows.map { sheet.text(of: $0.name) } }
      .eachOnce.filter { self.color(ofVariable: $0) == color }
  }
}
