import StyleSheet

/// A value that an editor shows behind a word of a sheet.
package struct InlayHint: Hashable, Sendable {
  /// The byte offset of the end of the word.
  package let offset: Int
  /// The value, as in `= #0064D9`.
  package let label: String
}

extension EditedSheet {
  /// Returns the values of variables and palette names, and of hex digits that the target does not
  /// read as CSS does.
  ///
  /// - Parameter range: Byte offsets; only values that begin there have hints.
  /// - Returns: The hints in source order.
  /// - Complexity: O(n) in the size of the sheet and of those that it is connected to.
  package func inlayHints(in range: Range<Int>) -> [InlayHint] {
    var writer = HintWriter(self)
    let definitions = sheet.definitionRows.compactMap { row in
      writer.hint(row.value, row.element, in: range) { true }
    }
    let declarations = sheet.declarationRows.indices.compactMap { number -> InlayHint? in
      let row = sheet.declarationRows[number]
      return writer.hint(row.value, row.element, in: range) {
        [.color, .unknown].contains(type(ofDeclaration: number))
      }
    }
    return (definitions + declarations).sorted { $0.offset < $1.offset }
  }
}

/// Writes the hints of a sheet.
private struct HintWriter {
  private let sheet: EditedSheet
  private let themes: [Theme]
  /// The sheets that may define variables, each with its themes in light and dark mode.
  private let definers: [[Theme]]
  private var variables: [NameTable.ID: String?] = [:]

  init(_ sheet: EditedSheet) {
    self.sheet = sheet
    themes = Self.themes(of: sheet.project.loadOrder(of: sheet.index), sheet.dialect)
    definers = sheet.project.connected(to: sheet.index).map {
      Self.themes(of: [sheet.project.members[$0].sheet], sheet.dialect)
    }
  }

  private static func themes(of sheets: [Sheet], _ dialect: Dialect) -> [Theme] {
    let light = Theme(of: sheets, for: dialect)
    return [light, Theme(light, in: PaletteContext(isDark: true))]
  }

  /// Returns the hint of a value; `mayBeColor` is false for a word that is no color.
  mutating func hint(
    _ value: Component, _ element: UInt32, in range: Range<Int>, mayBeColor: () -> Bool
  ) -> InlayHint? {
    guard [.variable, .word, .hex].contains(value.kind) else { return nil }
    let own = sheet.sheet.valueRange(of: element)
    guard range.contains(own.lowerBound), let words = words(value, own, mayBeColor) else {
      return nil
    }
    return InlayHint(offset: own.upperBound, label: "= \(words)")
  }

  private mutating func words(
    _ value: Component, _ range: Range<Int>, _ mayBeColor: () -> Bool
  ) -> String? {
    switch value.kind {
    case .variable: return words(ofVariable: value.name)
    case .word: return mayBeColor() ? words(ofName: sheet.sheet.text(of: value.name)) : nil
    case .hex: return words(ofHex: value)
    case .missing, .number, .string, .comma, .leftParenthesis, .rightParenthesis, .list: return nil
    }
  }

  private mutating func words(ofVariable id: NameTable.ID) -> String? {
    if let known = variables[id] { return known }
    let name = sheet.sheet.text(of: id)
    let words = definers.lazy.compactMap { themes -> String? in
      let readings = themes.compactMap { VariableReading(of: name, in: $0) }
      guard let light = readings.first, let dark = readings.last else { return nil }
      return Self.words(light.result, dark.result)
    }.first
    variables[id] = .some(words)
    return words
  }

  private func words(ofName text: String) -> String? {
    guard let name = sheet.dialect.paletteNames.name(in: text) else { return nil }
    let colors = themes.compactMap { $0.color(name)?.withOpacity }
    guard let light = colors.first, let dark = colors.last, colors.count == themes.count else {
      return nil
    }
    return Self.words(light, dark)
  }

  private static func words(_ light: String, _ dark: String) -> String {
    light == dark ? light : "\(light), dark \(dark)"
  }

  /// Returns the color that the target reads; nil if it is the one of CSS.
  private func words(ofHex value: Component) -> String? {
    let count = Int(value.count)
    let own = sheet.dialect.color(hexDigits: value.hexDigits, count: count)
    let usual = Dialect.fioriSwiftUI.with(eightDigits: .alphaLast)
      .color(hexDigits: value.hexDigits, count: count)
    return own == usual ? nil : own?.withOpacity ?? "no color"
  }
}

extension VariableReading {
  /// The value at the end of the chain.
  fileprivate var result: String {
    if case .color(let color)? = value { return color.withOpacity }
    return text.isEmpty ? "not defined" : text
  }
}
