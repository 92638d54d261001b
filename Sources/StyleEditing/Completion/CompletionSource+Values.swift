import StyleSheet

extension CompletionSource {
  /// The values of a property: variables that fit, the values of its type, and other variables.
  func values(of property: String, index: Int) -> [CompletionItem] {
    var expected = expectation(of: property, at: classNames)
    expected.classes = classNames
    guard index == 0 else { return expected.type == .classNameList ? viewClasses : [] }
    let seer = ColorSeer(self, expected)
    let (fitting, others) = variables(for: expected, seer)
    return fitting + values(for: expected, seer) + others
  }

  /// The values of a variable: those of the properties that use it, or of the name of the palette
  /// that it overrides.
  func values(ofVariable variable: String, index: Int) -> [CompletionItem] {
    guard index == 0 else { return [] }
    let name = PaletteName(String(variable.dropFirst()))
    let isOfPalette = name.map { Palette.all.name($0.name) != nil } ?? false
    let expected =
      (isOfPalette ? nil : expectation(ofVariable: variable))
      ?? ExpectedValue(type: .color)
    return values(for: expected, ColorSeer(self, expected))
  }

  private func expectation(of property: String, at classes: [String]) -> ExpectedValue {
    for name in classes {
      let row = catalog.property(property, at: sheet.listedName(of: name) ?? name)?.row
      if let row, row.type != .unknown {
        return ExpectedValue(type: row.type, words: row.words, property: property)
      }
    }
    let agreed = dialects.lazy.compactMap {
      AgreedProperty.of(Vocabulary.shared.names.find(property), for: $0)
    }.first
    return ExpectedValue(
      type: agreed?.type ?? .unknown, words: agreed?.words ?? [], property: property)
  }

  /// Returns the values of the first property that uses a variable; nil if none does.
  private func expectation(ofVariable variable: String) -> ExpectedValue? {
    for sheet in connected {
      let id = sheet.id(of: variable)
      guard id != NameTable.none else { continue }
      for rule in sheet.ruleRows {
        for row in sheet.declarationRows(of: rule)
        where row.value.kind == .variable && row.value.name == id {
          let classes = sheet.selectorRows(of: rule).map { sheet.text(of: $0.name) }
          return expectation(of: sheet.text(of: row.name), at: classes)
        }
      }
    }
    return nil
  }

  private func values(for expected: ExpectedValue, _ seer: ColorSeer) -> [CompletionItem] {
    switch expected.type {
    case .color: colors(seer)
    case .boolean, .borderStyle, .separatorStyle, .textAlign, .verticalAlign, .horizontalAlign,
      .keyboardAppearance, .textTransform:
      expected.words.map { word($0, expected, .word) }
    case .fontStyle: FontStyle.all.map(item)
    case .fontName:
      used(for: expected, .font)
        + FontName.Weight.allCases.map { word($0.rawValue, expected, .font) }
    case .image: used(for: expected, .image) + images
    case .integer, .number, .float, .length, .percentage, .offset, .size, .box:
      used(for: expected, .number)
    case .classNameList: used(for: expected, .word) + viewClasses
    case .unknown: used(for: expected, .word)
    }
  }

  private func word(
    _ text: String, _ expected: ExpectedValue, _ kind: CompletionItem.Kind, detail: String = ""
  ) -> CompletionItem {
    CompletionItem(text, kind, .value(text, expected.type), detail: detail)
  }

  private func item(of style: FontStyle) -> CompletionItem {
    CompletionItem(
      style.name, .font, .value(style.name, .fontStyle),
      detail: style.pointSize.map { "\($0.plainText) points" } ?? "")
  }

  private var images: [CompletionItem] {
    let names = sheet.settings.images?.names(withExtension: false) ?? []
    return names.lazy.filter { $0.has(lettersOf: place.prefix) }
      .filter { name in dialects.allSatisfy { $0.readsAsValue(name) } }
      .prefix(Completions.limit + 1).map {
        CompletionItem($0, .image, .value($0, .image), detail: "an image of the app")
      }
  }

  /// The values that sheets of the project set the property to, the most frequent first.
  private func used(
    for expected: ExpectedValue, _ kind: CompletionItem.Kind
  ) -> [CompletionItem] {
    var counts: [String: Int] = [:]
    for sheet in sheets {
      let id = sheet.id(of: expected.property)
      guard id != NameTable.none else { continue }
      for row in sheet.declarationRows
      where row.name == id && row.value.kind != .variable && row.value.kind != .missing {
        let range = sheet.valueRange(of: row.element)
        let isTyped = sheet.source.name == self.sheet.source.name && range.overlaps(place.range)
        // A longer value is hardly wanted twice.
        guard !isTyped, range.count <= 200, !sheet.source.spansLines(range) else { continue }
        counts[sheet.source[range], default: 0] += 1
      }
    }
    return counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
      .map { word($0.key, expected, kind, detail: counted($0.value, "use")) }
  }

  // MARK: - Variables

  /// A variable with its definition in the usual situation, or else its first one.
  private struct Candidate {
    let name: String
    let sheet: Sheet
    let row: Sheet.DefinitionRow
    /// The themes of the sheet, if the variable has a definition in an `@media`.
    let themes: SituationThemes?
    let uses: Int
    let order: Int
  }

  /// Returns the variables that the sheet knows whose values fit, and the others, apart from those
  /// that are certainly of another type; those that the property is set to most often are the first,
  /// then colors with enough contrast.
  private func variables(
    for expected: ExpectedValue, _ seer: ColorSeer
  ) -> (fitting: [CompletionItem], others: [CompletionItem]) {
    let most = Completions.limit + 1
    var fitting: [(item: CompletionItem, key: (Int, Int, Int))] = []
    var others: [CompletionItem] = []
    for candidate in variableCandidates(for: expected.property) {
      if let value = value(of: candidate, expected.type), fitting.count < most {
        let key = (-candidate.uses, seer.doubt(on: value), candidate.order)
        fitting.append((item(of: candidate, value, seer), key))
      } else if others.count < most, !isOfOtherType(candidate, than: expected.type) {
        others.append(item(of: candidate, look(of: candidate), nil))
      }
    }
    fitting.sort { $0.key < $1.key }
    return (fitting.map(\.item), others)
  }

  private func variableCandidates(for property: String) -> [Candidate] {
    let uses = uses(for: property)
    var seen: Set<String> = []
    var all: [Candidate] = []
    let known = sheet.project.loadOrder(of: sheet.index).reversed()
    for (number, sheet) in known.enumerated() {
      let conditional = Set(
        sheet.definitionRows.lazy.filter { $0.media != NameTable.none }.map(\.name))
      let themes = conditional.isEmpty ? nil : SituationThemes(of: [sheet], for: dialect)
      let active =
        themes?[ThemeEnvironment()]?.active.only
        ?? ActiveSheet(sheet, in: ThemeEnvironment(), for: dialect)
      for row in sheet.definitionRows where row.value.kind != .missing {
        if number == 0, sheet.nameRange(of: row.element).overlaps(place.range) { continue }
        let name = sheet.text(of: row.name)
        guard name.has(lettersOf: place.prefix), seen.insert(name).inserted else { continue }
        all.append(
          Candidate(
            name: name, sheet: sheet, row: active.definition(of: row.name) ?? row,
            themes: conditional.contains(row.name) ? themes : nil, uses: uses[name] ?? 0,
            order: all.count))
      }
    }
    return all.sorted { (-$0.uses, $0.order) < (-$1.uses, $1.order) }
  }

  private func uses(for property: String) -> [String: Int] {
    var uses: [String: Int] = [:]
    for sheet in connected {
      let id = sheet.id(of: property)
      guard id != NameTable.none else { continue }
      for row in sheet.declarationRows where row.name == id && row.value.kind == .variable {
        uses[sheet.text(of: row.value.name), default: 0] += 1
      }
    }
    return uses
  }

  /// Returns the value of a variable as a type; nil if it does not fit.
  private func value(of candidate: Candidate, _ type: ValueType) -> ThemeValue? {
    let reader = reader(of: candidate)
    // Any word can name one of these, a color and a number too.
    let isName = [.fontName, .image, .classNameList].contains(type)
    if isName, reader.look(of: candidate.row.value) != .unknown { return nil }
    return reader.value(of: candidate.row.value, as: type, element: candidate.row.element).value
  }

  /// True if a value that does not fit is certainly of another type: a written color, or a number.
  private func isOfOtherType(_ candidate: Candidate, than type: ValueType) -> Bool {
    guard type != .unknown else { return false }
    let value = candidate.row.value
    return switch value.kind {
    case .hex: type != .color
    case .list: type != .color && reader(of: candidate).look(of: value) == .color
    case .number: ![.fontName, .image, .classNameList].contains(type)
    case .missing, .word, .variable, .string, .comma, .leftParenthesis, .rightParenthesis: false
    }
  }

  /// Returns the value of a variable as the type that it looks like.
  private func look(of candidate: Candidate) -> ThemeValue? {
    value(of: candidate, reader(of: candidate).look(of: candidate.row.value))
  }

  private func reader(of candidate: Candidate) -> ValueReader {
    ValueReader(sheet: candidate.sheet, dialect: dialect)
  }

  private func item(
    of candidate: Candidate, _ value: ThemeValue?, _ seer: ColorSeer?
  ) -> CompletionItem {
    let usual =
      switch value {
      case .color(let color): seer?.words(for: color) ?? color.withOpacity
      case .paletteColor(let name):
        seer.map { $0.words(for: $0.colors(of: name)) } ?? name.description
      default: candidate.sheet.valueExcerpt(of: candidate.row.element).withTightParentheses
      }
    let words = candidate.themes?.words(ofVariable: candidate.name) ?? usual
    return CompletionItem(candidate.name, .variable, .variable(candidate.name), detail: words)
  }
}
