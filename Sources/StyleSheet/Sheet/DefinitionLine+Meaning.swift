extension DefinitionLine {
  /// The meaning of a text for an engine that reads definitions line by line.
  package enum Meaning: Hashable, Sendable {
    case color(ThemeColor)
    /// The color of another name, with its suffix as the engine reads it.
    case palette(PaletteName)
    case nothing
  }

  /// Returns the meaning of the line's value.
  package func meaning(to dialect: Dialect) -> Meaning {
    value.map { Self.meaning(of: $0, to: dialect) } ?? .nothing
  }

  /// Returns the meaning of `text`, including blanks: an exact color word or palette name, or else
  /// hex digits anywhere in it.
  ///
  /// Source: SAP/cloud-sdk-ios-fiori 098daf0, `StyleSheetConverter`.
  package static func meaning(of text: String, to dialect: Dialect) -> Meaning {
    if let color = dialect.colorWord(text)?.color { return .color(color) }
    if let name = dialect.paletteNames.name(in: text), name.isOfPalette {
      return .palette(name)
    }
    return hexColor(in: text, dialect).map(Meaning.color) ?? .nothing
  }

  private static func hexColor(in text: String, _ dialect: Dialect) -> ThemeColor? {
    text.utf8.allSatisfy { $0 < 0x80 }
      ? ColorSearch(in: text).hexColor(for: dialect) : shiftedHexColor(in: text, dialect)
  }

  /// Returns the color in a text with non-ASCII characters.
  ///
  /// The engine searches in UTF-16 code units but counts characters. After an emoji, its search
  /// ends early and it takes its result from a later position. The result may contain other
  /// characters than digits. Without punctuation at its ends, it must have three, six or eight
  /// characters; otherwise the color is black.
  private static func shiftedHexColor(in text: String, _ dialect: Dialect) -> ThemeColor? {
    var bare = ""
    bare.unicodeScalars.append(
      contentsOf: text.unicodeScalars.lazy.filter { !$0.properties.isWhitespace })
    let characters = Array(bare.uppercased())
    let units = String(characters).utf16.prefix(characters.count).map { UInt8(exactly: $0) ?? 0 }
    guard let found = ColorSearch.hexDigits(in: units, of: dialect.hexLengths.sought) else {
      return nil
    }
    func isSign(_ character: Character) -> Bool { !character.isLetter && !character.isNumber }
    let front = characters[found].drop(while: isSign)
    let end = front.lastIndex { !isSign($0) }.map { $0 + 1 } ?? front.startIndex
    let taken = front[..<end]
    guard [3, 6, 8].contains(taken.count) else { return ThemeColor(rgba: 0x0000_00FF) }
    let isShort = taken.count == 3
    // A number ends before the first character that is not a digit.
    let digits = taken.flatMap { isShort ? [$0, $0] : [$0] }.map { $0.asciiValue?.hexDigit }
      .prefix { $0 != nil }.compactMap { $0 }
    return dialect.color(
      hexDigits: digits.reduce(0) { $0 << 4 | UInt64($1) }, count: isShort ? 6 : taken.count)
  }
}

extension ValueReader {
  /// Returns the meaning of a definition's value in the grammar.
  package func meaning(of row: Sheet.DefinitionRow) -> DefinitionLine.Meaning {
    switch value(of: row.value, as: .color, element: row.element) {
    case .success(.color(let color)): .color(color)
    case .success(.paletteColor(let name)): .palette(name)
    case .success, .failure: .nothing
    }
  }
}
