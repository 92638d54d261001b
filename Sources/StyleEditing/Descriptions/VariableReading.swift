import StyleSheet

/// The value of a variable in a theme of one sheet, through other variables.
struct VariableReading {
  /// The variables through which the value is reached.
  let chain: [String]
  /// The value; nil if the last variable of the chain is not defined, or is one of the others.
  let value: ThemeValue?
  /// The value as written.
  let text: String

  /// Nil if the variable is not defined.
  init?(of name: String, in theme: Theme) {
    guard let active = theme.active.only, var row = active.row(of: name) else { return nil }
    var chain: [String] = []
    var seen: Set<String> = [name]
    while row.value.kind == .variable {
      let next = active.sheet.text(of: row.value.name)
      chain.append(next)
      guard seen.insert(next).inserted, let other = active.row(of: next) else {
        (self.chain, value, text) = (chain, nil, "")
        return
      }
      row = other
    }
    let type = active.reader.look(of: row.value)
    self.chain = chain
    value = active.reader.value(of: row.value, as: type, element: row.element).value
      .map(theme.inColor)
    text = active.sheet.valueExcerpt(of: row.element)
  }

  /// The chain and the value.
  var words: String {
    var words = chain + (text.isEmpty ? [] : [text])
    if case .color(let color)? = value, color.description != text.uppercased() {
      words.append(color.withOpacity)
    }
    return words.joined(separator: " = ")
  }
}

extension ActiveSheet {
  fileprivate func row(of variable: String) -> Sheet.DefinitionRow? {
    definition(of: sheet.id(of: variable))
  }
}
