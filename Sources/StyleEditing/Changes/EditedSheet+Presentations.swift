package import StyleSheet

extension EditedSheet {
  /// Returns the texts for a color at a place of a value, the usual one first: hex digits and
  /// functions that are known to be this color to all targets, then equal variables and names.
  ///
  /// Variables are left out where a target does not replace them: inside a longer value, and in a
  /// definition. Names are left out where it reads none: those of the palette in a definition of the
  /// palette; all of them inside a longer value, and behind a blank in a definition that is read as one
  /// line. In a rule, targets that ignore rules count only if there are no others.
  package func presentations(of color: ThemeColor, at range: Range<Int>) -> [String] {
    let declaration = place(at: range.lowerBound)?.declaration
    // An engine that ignores rules reads no declaration.
    let readers = settings.dialects.filter { declaration == nil || $0.scope != .definitionsOnly }
    let texts = (readers.isEmpty ? settings.dialects : readers).map {
      presentations(of: color, at: range, ofDeclaration: declaration, for: $0)
    }
    let others = texts.dropFirst().map(Set.init)
    return texts[0].filter { text in others.allSatisfy { $0.contains(text) } }
  }

  private func presentations(
    of color: ThemeColor, at range: Range<Int>, ofDeclaration declaration: Int?,
    for dialect: Dialect
  ) -> [String] {
    var reader = ColorReader(of: self, in: theme(for: dialect))
    let isWholeValue =
      declaration.map { sheet.valueRange(of: sheet.declarationRows[$0].element) == range } ?? false
    let variables = isWholeValue ? reader.variables(of: color) : []
    let digits = dialect.digits(of: color) + dialect.function(of: color)
    let definition = sheet.definitionRows.first { sheet.valueRange(of: $0.element) == range }
    // Such an engine finds only digits and functions inside a longer value.
    guard isWholeValue || definition != nil || dialect.colorPlaces != .anywhere else {
      return digits.eachOnce
    }
    if definition != nil, dialect.definitionShape == .wholeLine,
      source.isBehindBlank(range.lowerBound)
    {
      return digits.eachOnce
    }
    let isOfPalette = definition.map { sheet.text(of: $0.name).isPaletteKey } ?? false
    let words = NamedColors.words(in: dialect.colorWords).filter { $0.color == color }.map(\.name)
    let names = (isOfPalette ? [] : reader.paletteNames(of: color)) + words
    return (digits + variables + names).eachOnce
  }
}

extension Dialect {
  /// Returns hex digits that this engine reads as a color; none if it reads no alpha.
  ///
  /// An alpha is rounded to a percentage if the engine reads one.
  fileprivate func digits(of color: ThemeColor) -> [String] {
    guard !color.isOpaque else { return [color.description] }
    let bare = color.withAlpha(255).description.dropFirst()
    switch eightDigits {
    case .firstSix: return []
    case .alphaLast: return [color.description]
    case .percentageAlphaFirst:
      let percent = (Int(color.alpha) * 100 + 127) / 255
      return ["#\(percent < 16 ? "0" : "")\(String(percent, radix: 16, uppercase: true))\(bare)"]
    }
  }

  /// Returns a function that this engine reads as a color; none unless it is known to read one.
  fileprivate func function(of color: ThemeColor) -> [String] {
    guard colorFunctions == .dotDecides else { return [] }
    let channels = "\(color.red), \(color.green), \(color.blue)"
    return [color.isOpaque ? "rgb(\(channels))" : "rgba(\(channels), \(color.alphaText))"]
  }
}
