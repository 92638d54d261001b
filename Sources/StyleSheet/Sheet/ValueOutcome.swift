/// The result of reading a text as a value of some type in an engine.
package enum ValueOutcome: Hashable, Sendable {
  /// The text is this value.
  case value(ThemeValue)
  /// The text is invalid or lost, and the engine silently uses this value instead.
  case instead(ThemeValue)
  /// The text is a system color, whose channels are known only at run time.
  case systemColor
  /// The text is invalid, and the property is not set.
  case nothing
  /// The text is not a color, and the palette color remains.
  case paletteColor
  /// The text is invalid, and the app crashes.
  case exception
  /// The engine cannot read the text, and loses the whole sheet.
  case lostSheet
  /// The engine reads no values of the type.
  case notRead
  /// The text is invalid, and the engine's behavior is unknown.
  case unknown
}

extension Dialect {
  /// Returns the result of reading `text`, as between ':' and ';', as a value of `type`; nil for a
  /// variable, or a text that would break the sheet.
  package func outcome(of text: String, as type: ValueType) -> ValueOutcome? {
    guard let (sheet, row) = declaration(of: text), row.value.kind != .variable else { return nil }
    if brokenSheet == .nothingStyled,
      StrictReader.placeOfGivingUp(in: sheet.source, for: self) != nil
    {
      return .lostSheet
    }
    guard scope != .definitionsOnly || type == .color,
      otherValues != .converted || type != .fontStyle
    else { return .notRead }
    guard sheet.tree.problems.isEmpty || brokenSheet == .lineLost else { return .lostSheet }
    let reader = ValueReader(sheet: sheet, dialect: self)
    let read = reader.value(of: row.value, as: type, element: row.element)
    switch read {
    case .success(let value) where definitionShape == .wholeLine && colorInLine(text) != value:
      return colorInLine(text).map(ValueOutcome.instead) ?? outcome(without: type)
    case .success(let value):
      let made = reader.engineValue(of: row.value, as: type, element: row.element)
      return made == value ? .value(value) : made.map(ValueOutcome.instead) ?? .value(value)
    case .failure where definitionShape == .wholeLine:
      return colorInLine(text).map(ValueOutcome.instead) ?? outcome(without: type)
    case .failure where isSystemColor(read, as: type):
      return .systemColor
    case .failure:
      return reader.engineValue(of: row.value, as: type, element: row.element)
        .map(ValueOutcome.instead) ?? outcome(without: type)
    }
  }

  /// True if a text that is no value is a system color, whose channels are known only at run time.
  func isSystemColor(_ read: ReadValue<ThemeValue>, as type: ValueType) -> Bool {
    guard type == .color, case .failure(.unknownWord(let word)) = read else { return false }
    return colorWord(word) != nil
  }

  /// Returns the color that an engine which reads definitions line by line finds in a value.
  private func colorInLine(_ text: String) -> ThemeValue? {
    switch DefinitionLine.meaning(of: text, to: self) {
    case .color(let color): .color(color)
    case .palette(let name): .paletteColor(name)
    case .nothing: nil
    }
  }

  /// Returns the result for a text that the engine does not read as a value.
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
    case (.notRead, _): return .notRead
    case (.converted, .offset), (.converted, .size): return .exception
    case (.converted, _): return .nothing
    }
  }
}
