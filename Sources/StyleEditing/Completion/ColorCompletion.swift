import StyleSheet

extension CompletionSource {
  /// The colors that the sheet uses, the names of the palette, and the color words of the targets.
  func colors(for expected: ExpectedValue) -> [CompletionItem] {
    let seer = ColorSeer(self, expected)
    return hexColors(seer) + paletteNames(seer) + suffixedNames(seer) + colorWords(seer)
      + deprecatedNames(seer)
  }

  /// The hex digits in the sheet, the most frequent first.
  private func hexColors(_ seer: ColorSeer) -> [CompletionItem] {
    let sheet = sheet.sheet
    var counts: [String: Int] = [:]
    func count(_ value: Component, _ element: UInt32) {
      guard value.kind == .hex else { return }
      let range = sheet.valueRange(of: element)
      if !range.overlaps(place.range) { counts[sheet.source[range], default: 0] += 1 }
    }
    for row in sheet.definitionRows { count(row.value, row.element) }
    for row in sheet.declarationRows { count(row.value, row.element) }
    return counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.prefix(40).map {
      text, count in
      let uses = counted(count, "use")
      let words = seer.words(forHex: text).map { "\($0), \(uses)" }
      return CompletionItem(text, .color, .value(text, .color), detail: words ?? uses)
    }
  }

  private var readsPalette: Bool { dialects.contains { $0.paletteNames != .notRead } }

  /// The names of the palette: those that the project uses, those whose colors are published and
  /// pass, and the others.
  private func paletteNames(_ seer: ColorSeer) -> [CompletionItem] {
    guard readsPalette else { return [] }
    let counts = NameCounts(in: sheets) { sheet, count in
      for row in sheet.declarationRows where row.value.kind == .word { count(row.value.name) }
    }
    return Palette.all.names.filter { !$0.isDeprecated }.enumerated().map { order, name in
      (name, [-counts[name.text], seer.doubt(on: PaletteName(name: name.text)), order])
    }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map { item(of: $0.0, seer) }
  }

  private func deprecatedNames(_ seer: ColorSeer) -> [CompletionItem] {
    guard readsPalette else { return [] }
    return Palette.all.names.filter { $0.isDeprecated && !$0.isMisspelt }.map { item(of: $0, seer) }
  }

  private func item(of name: Palette.Name, _ seer: ColorSeer) -> CompletionItem {
    let words = seer.words(for: PaletteName(name: name.text))
    return CompletionItem(
      name.text, .color, .paletteName(name.text),
      detail: name.successor.map { "replaced by \($0)" } ?? words,
      isDeprecated: name.isDeprecated)
  }

  /// The typed name with each suffix, once its `_` is typed.
  private func suffixedNames(_ seer: ColorSeer) -> [CompletionItem] {
    guard let end = place.prefix.firstIndex(of: "_"),
      let name = Palette.all.name(String(place.prefix[..<end]))
    else { return [] }
    var seen: Set<PaletteName.Suffix> = []
    return dialects.flatMap(\.paletteNames.suffixes).filter { seen.insert($0).inserted }.map {
      let own = PaletteName(name: name.text, suffix: $0)
      return CompletionItem(
        own.description, .color, .paletteName(own.description), detail: seer.words(for: own),
        isDeprecated: name.isDeprecated)
    }
  }

  private func colorWords(_ seer: ColorSeer) -> [CompletionItem] {
    var seen: Set<String> = []
    return dialects.flatMap { NamedColors.words(in: $0.colorWords) }
      .filter { seen.insert($0.name).inserted }.map { word in
        CompletionItem(
          word.name, .color, .value(word.name, .color),
          detail: word.color.map { seer.words(for: $0) } ?? "a color of iOS")
      }
  }
}
