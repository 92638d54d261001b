package import StyleSheet

/// A color in a value of a sheet.
package struct SheetColor: Hashable, Sendable {
  /// Byte offsets of the word, the function, or the variable.
  package let range: Range<Int>
  /// The color for the first target in light mode.
  package let color: ThemeColor
}

extension EditedSheet {
  /// The colors of the sheet in source order: hex digits, color functions, color words, palette
  /// names, and variables with one of these.
  ///
  /// A value that the first target does not read as a color is left out.
  package var colors: [SheetColor] {
    var reader = ColorReader(of: self)
    // A variable is no value of another one.
    let definitions = sheet.definitionRows.filter {
      $0.value.kind != .variable && !sheet.losesColor(of: $0, for: dialect)
    }.flatMap {
      reader.colors(in: $0.value, $0.element, isColor: true)
    }
    let declarations = sheet.declarationRows.flatMap {
      reader.colors(in: $0.value, $0.element, isColor: isColor($0.name))
    }
    return (definitions + declarations).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// True if a property has colors in all classes, or by its name if classes differ.
  private func isColor(_ property: NameTable.ID) -> Bool {
    switch AgreedProperty.type(of: property, for: dialect) {
    case .color: true
    case .unknown: sheet.text(of: property).contains("color")
    default: false
    }
  }
}

extension ColorReader {
  /// Returns the colors in a value, whose words count only if it `isColor`.
  fileprivate mutating func colors(
    in value: Component, _ element: UInt32, isColor: Bool
  ) -> [SheetColor] {
    switch value.kind {
    case .word where !isColor: return []
    case .hex, .word, .variable:
      return color(of: value, element).map {
        [SheetColor(range: sheet.sheet.valueRange(of: element), color: $0)]
      } ?? []
    case .list:
      if let color = color(of: value, element) {
        return [SheetColor(range: sheet.sheet.valueRange(of: element), color: color)]
      }
      return zip(value.items, sheet.sheet.valueTokens(of: element)).compactMap { number, range in
        let item = sheet.sheet.component(number)
        guard item.kind == .hex else { return nil }
        return color(of: item, element).map { SheetColor(range: range, color: $0) }
      }
    case .missing, .number, .string, .comma, .leftParenthesis, .rightParenthesis: return []
    }
  }
}
