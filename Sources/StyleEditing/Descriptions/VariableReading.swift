import StyleSheet

/// The value of a variable in a theme of one sheet.
///
/// As an engine, it looks a variable up once: the name of another variable is a text.
struct VariableReading {
  /// The value; nil if it is none, such as the name of another variable.
  private let value: ThemeValue?
  private let text: String
  private let isName: Bool
  /// True if the value should be a color, and the engine does not find one in the line of the
  /// definition.
  private let isLost: Bool

  /// Nil if the variable is not defined.
  init?(of name: String, in theme: Theme) {
    let definitions = theme.active.all.lazy.compactMap { active in
      active.definition(of: active.sheet.id(of: name)).map { (active, $0) }
    }
    guard let (active, row) = definitions.first else { return nil }
    let look = active.reader.look(of: row.value)
    isLost =
      (look == .color || name.isPaletteKey)
      && active.sheet.losesColor(of: row, for: active.reader.dialect)
    value = active.reader.value(of: row.value, as: look, element: row.element)
      .value.map(theme.inColor)
    text = active.sheet.valueExcerpt(of: row.element).withTightParentheses
    isName = row.value.kind == .variable
  }

  /// The text, and the value if that is not obvious.
  var words: String {
    if isName { return "\(text), as text" }
    if isLost { return "\(text) (not \(ValueType.color.nameWithArticle))" }
    guard case .color(let color)? = value, color.description != text.uppercased() else {
      return text
    }
    return "\(text) = \(color.withOpacity)"
  }

  var result: String {
    guard !isLost, case .color(let color)? = value else { return words }
    return color.withOpacity
  }
}

extension Sheet {
  /// True if an engine reads a definition as one line, and finds no color in its value, which has
  /// the blanks around it.
  func losesColor(of row: DefinitionRow, for dialect: Dialect) -> Bool {
    guard dialect.definitionShape == .wholeLine else { return false }
    let (name, value) = (nameRange(of: row.element), valueRange(of: row.element))
    guard name.upperBound <= value.lowerBound,
      let colon = source.bytes[name.upperBound..<value.lowerBound].firstIndex(of: UInt8(ascii: ":"))
    else { return false }
    let text = source[colon + 1..<value.upperBound]
    return DefinitionLine.meaning(of: text, to: dialect) == .nothing
  }
}
