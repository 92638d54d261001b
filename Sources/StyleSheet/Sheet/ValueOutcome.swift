/// What comes of a text where an engine asks for a value of some type.
public enum ValueOutcome: Hashable, Sendable {
  /// It is one.
  case value(Value)
  /// It is none, or is lost, and the engine goes on with this without a word.
  case instead(Value)
  /// It is a color whose channels only a running system knows.
  case systemColor
  /// It is none, and nothing is set.
  case nothing
  /// It is no color, and the palette's stays.
  case paletteColor
  /// It is none, and the app ends.
  case exception
  /// The engine asks for no values of the type.
  case notRead
  /// It is none, and nobody outside knows what the engine does.
  case unknown
}

extension Dialect {
  /// What comes of `text` where a value of `type` is asked for; nil for a text that is no value to
  /// anybody, because it would break the sheet or is a variable.
  ///
  /// The text is what stands between ':' and ';' in a sheet.
  ///
  /// - Complexity: O(n).
  public func outcome(of text: String, as type: ValueType) -> ValueOutcome? {
    let sheet = Sheet(parsing: SourceText("A { b: \(text); }")).spelled(for: self)
    guard sheet.tree.problems.isEmpty, sheet.declarationRows.count == 1,
      sheet.ruleRows.count == 1, let row = sheet.declarationRows.first,
      row.value.kind != .variable
    else { return nil }
    guard scope != .definitionsOnly || type == .color else { return .notRead }
    let reader = ValueReader(sheet: sheet, dialect: self)
    switch reader.value(of: row.value, as: type, element: row.element) {
    case .success(let value):
      let made = reader.engineValue(of: row.value, as: type, element: row.element)
      return made == value ? .value(value) : made.map(ValueOutcome.instead) ?? .value(value)
    case .failure where definitionShape == .wholeLine:
      return colorInLine(text).map(ValueOutcome.instead) ?? outcome(without: type)
    case .failure(.unknownWord(let word)) where type == .color && colorWord(word) != nil:
      return .systemColor
    case .failure:
      return reader.engineValue(of: row.value, as: type, element: row.element)
        .map(ValueOutcome.instead) ?? outcome(without: type)
    }
  }

  /// The color that an engine which takes a definition for a line finds somewhere in a value.
  private func colorInLine(_ text: String) -> Value? {
    switch DefinitionLine.meaning(of: text, to: self) {
    case .color(let color): .color(color)
    case .palette(let name): .paletteColor(name)
    case .nothing: nil
    }
  }

  /// What comes of a text of which the engine makes no value.
  private func outcome(without type: ValueType) -> ValueOutcome {
    if type == .color {
      switch badColor {
      case .noColor: return .nothing
      case .paletteValue: return .paletteColor
      case .unknown: return .unknown
      }
    }
    switch (otherValues, type) {
    case (.unknown, _): return .unknown
    case (.notRead, _), (.converted, .fontStyle): return .notRead
    case (.converted, .offset), (.converted, .size): return .exception
    case (.converted, _): return .nothing
    }
  }
}
