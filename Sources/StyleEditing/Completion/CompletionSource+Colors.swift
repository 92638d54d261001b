import StyleSheet

extension CompletionSource {
  /// The colors that the sheet uses, the published names of the palette, the color words of the
  /// targets, their color functions, and the other names of the palette.
  ///
  /// If only an engine reads the palette that is not the assumed target, its names follow.
  func colors(_ seer: ColorSeer) -> [CompletionItem] {
    let (published, others) = paletteNames(seer)
    let names = published + suffixedNames(seer)
    let words = colorWords(seer) + functions
    let isTargets = dialects.contains { $0.paletteNames != .notRead }
    return hexColors(seer) + (isTargets ? names + words : words + names)
      + others + deprecatedNames(seer)
  }

  /// The hex digits in the sheet, the most frequent first; once a `#` is typed, those in all sheets
  /// that imports connect.
  private func hexColors(_ seer: ColorSeer) -> [CompletionItem] {
    var counts: [String: Int] = [:]
    for (number, sheet) in connected.prefix(place.prefix.hasPrefix("#") ? .max : 1).enumerated() {
      func count(_ value: Component, _ element: UInt32) {
        guard value.kind == .hex else { return }
        let range = sheet.valueRange(of: element)
        let isTyped = number == 0 && range.overlaps(place.range)
        if !isTyped { counts[sheet.source[range], default: 0] += 1 }
      }
      for row in sheet.definitionRows { count(row.value, row.element) }
      for row in sheet.declarationRows { count(row.value, row.element) }
    }
    return counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.prefix(40).map {
      text, count in
      let uses = counted(count, "use")
      let words = seer.words(forHex: text).map { "\($0), \(uses)" }
      return CompletionItem(text, .color, .value(text, .color), detail: words ?? uses)
    }
  }

  private var readsPalette: Bool { possibleDialects.contains { $0.paletteNames != .notRead } }

  /// The names of the palette that the project uses or whose colors are published, and the others.
  ///
  /// Names that the project uses are first, then names for the property, and names that pass.
  private func paletteNames(
    _ seer: ColorSeer
  ) -> (published: [CompletionItem], others: [CompletionItem]) {
    guard readsPalette else { return ([], []) }
    let counts = NameCounts(in: sheets) { sheet, count in
      for row in sheet.declarationRows where row.value.kind == .word { count(row.value.name) }
    }
    let all = Palette.all.names.filter { !$0.isDeprecated }.enumerated().map { order, name in
      let colors = seer.colors(of: PaletteName(name: name.text))
      let doubt = seer.doubt(on: colors)
      let count = counts[name.text]
      let isOther = count == 0 && doubt == 2
      let key = (isOther ? 1 : 0, -count, seer.suitable.contains(name.text) ? 0 : 1, doubt, order)
      return (item: item(of: name, colors, seer), key: key)
    }.sorted { $0.key < $1.key }
    let end = all.firstIndex { $0.key.0 == 1 } ?? all.count
    return (all[..<end].map(\.item), all[end...].map(\.item))
  }

  private func deprecatedNames(_ seer: ColorSeer) -> [CompletionItem] {
    guard readsPalette else { return [] }
    return Palette.all.names.filter { $0.isDeprecated && !$0.isMisspelt }.map {
      item(of: $0, seer.colors(of: PaletteName(name: $0.text)), seer)
    }
  }

  private func item(
    of name: Palette.Name, _ colors: [ThemeColor]?, _ seer: ColorSeer
  ) -> CompletionItem {
    CompletionItem(
      name.text, .color, .paletteName(name.text),
      detail: name.successor.map { "replaced by \($0)" } ?? seer.words(for: colors),
      isDeprecated: name.isDeprecated)
  }

  private func suffixedNames(_ seer: ColorSeer) -> [CompletionItem] {
    let suffixes = possibleDialects.flatMap(\.paletteNames.suffixes).eachOnce
    return suffixed(place.prefix, with: suffixes).map { name, isDeprecated in
      CompletionItem(
        name.description, .color, .paletteName(name.description),
        detail: seer.words(for: seer.colors(of: name)), isDeprecated: isDeprecated)
    }
  }

  /// Returns a typed name of the palette with each suffix, once its `_` is typed.
  func suffixed(
    _ typed: some StringProtocol, with suffixes: [PaletteName.Suffix]
  ) -> [(name: PaletteName, isDeprecated: Bool)] {
    guard let end = typed.firstIndex(of: "_"), let name = Palette.all.name(String(typed[..<end]))
    else { return [] }
    return suffixes.map { (PaletteName(name: name.text, suffix: $0), name.isDeprecated) }
  }

  private func colorWords(_ seer: ColorSeer) -> [CompletionItem] {
    dialects.flatMap { NamedColors.words(in: $0.colorWords) }.eachOnce(by: \.name)
      .map { word in
        CompletionItem(
          word.name, .color, .value(word.name, .color),
          detail: word.color.map { seer.words(for: $0) } ?? "a color of iOS")
      }
  }

  /// The color functions, each with an example.
  private static let functions = [
    ("rgb", "rgb(0, 100, 217)", "red, green, blue"),
    ("rgba", "rgba(0, 100, 217, 0.5)", "red, green, blue, alpha"),
  ]

  private var functions: [CompletionItem] {
    guard dialects.contains(where: { $0.colorFunctions != .notRead }) else { return [] }
    let isNameOnly = place.next == .leftParenthesis
    return Self.functions.map { name, example, parts in
      CompletionItem(
        "\(name)()", .color, .value(example, .color), detail: parts,
        insertion: isNameOnly ? name : nil, snippet: isNameOnly ? nil : "\(name)($0)")
    }
  }
}
