import StyleSheet

/// The value of a variable in a theme of one sheet.
///
/// As an engine, it looks a variable up once: the name of another variable is a text.
struct VariableReading {
  /// The value; nil if it is none, such as the name of another variable.
  private let value: ThemeValue?
  /// The value as written.
  private let text: String
  /// True if the value is the name of a variable.
  private let isName: Bool

  /// Nil if the variable is not defined.
  init?(of name: String, in theme: Theme) {
    guard let active = theme.active.only,
      let row = active.definition(of: active.sheet.id(of: name))
    else { return nil }
    value = active.reader.value(
      of: row.value, as: active.reader.look(of: row.value), element: row.element
    ).value.map(theme.inColor)
    text = active.sheet.valueExcerpt(of: row.element)
    isName = row.value.kind == .variable
  }

  /// The text, and the value if that is not obvious.
  var words: String {
    if isName { return "\(text), as text" }
    guard case .color(let color)? = value, color.description != text.uppercased() else {
      return text
    }
    return "\(text) = \(color.withOpacity)"
  }

  /// The value alone.
  var result: String {
    guard case .color(let color)? = value else { return words }
    return color.withOpacity
  }
}
