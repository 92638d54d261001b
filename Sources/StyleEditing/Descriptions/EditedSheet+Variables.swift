import StyleSheet

extension EditedSheet {
  func description(ofVariable name: String) -> EditorText? {
    var text = EditorText()
    let sheets = project.connected(to: index).map { project.members[$0].sheet }
    let definers = sheets.filter { $0.defines(name) }
    if let definer = definers.first {
      text.add("\(code: name): a variable, defined in \(places(of: name, in: definers))")
      for lines in values(of: name, in: definer) { text.add(list: lines) }
      if definer.source.name != source.name { text.add(doubtOnSharing) }
    } else {
      text.add("\(code: name): a variable that is not defined")
    }
    if let palette = PaletteName(String(name.dropFirst())), Palette.all.name(palette.name) != nil,
      !definers.isEmpty, settings.dialects.contains(where: \.stylesPalette)
    {
      text.add("Overrides \(code: palette.description) of the palette")
    }
    text.add(uses(of: name, in: sheets))
    return text
  }

  /// Returns the values of a variable of a sheet, for each target.
  private func values(of name: String, in definer: Sheet) -> [[EditorText.Line]] {
    settings.dialects.map { dialect in
      SituationThemes(of: [definer], for: dialect)
        .rows { VariableReading(of: name, in: $0)?.words ?? "not defined" }
        .map { $0.line(behind: settings.dialects.count > 1 ? [dialect.name] : []) }
    }
  }

  /// Returns the connected sheet that defines the variable of a declaration; nil if the sheet itself
  /// defines it, and for another value.
  func otherDefiner(ofVariableIn declaration: Int) -> (variable: String, sheet: Sheet)? {
    let value = sheet.declarationRows[declaration].value
    guard value.kind == .variable else { return nil }
    let name = sheet.text(of: value.name)
    let definer = project.connected(to: index).first { project.members[$0].sheet.defines(name) }
    return definer.flatMap { $0 == index ? nil : (name, project.members[$0].sheet) }
  }

  /// Returns the values that a declaration has if its variable of another sheet is shared.
  func sharedValues(of variable: String, in definer: Sheet) -> EditorText {
    var text = EditorText()
    for lines in values(of: variable, in: definer) { text.add(list: lines) }
    text.add(doubtOnSharing)
    return text
  }

  private func places(of name: String, in definers: [Sheet]) -> String {
    let rows = definers.flatMap { definer in
      definer.definitionRows(of: name).map { (definer, $0.element) }
    }
    let places = rows.prefix(3).map { definer, element in
      project.words(for: definer.nodeRange(of: element), in: definer, seenFrom: sheet)
    }
    let more = rows.count > 3 ? " and \(rows.count - 3) more" : ""
    return places.joined(separator: "; ") + more
  }

  /// Whether the targets find a variable of another sheet.
  private var doubtOnSharing: EditorText.Line {
    settings.dialects.contains(where: \.imports.isFollowed)
      ? "It is unknown whether an engine shares variables between sheets."
      : "\(dialect.name) does not read the variables of other sheets."
  }

  private func uses(of name: String, in sheets: [Sheet]) -> EditorText.Line {
    let counts = sheets.map { $0.uses(of: name).count }.filter { $0 > 0 }
    guard !counts.isEmpty else { return "Not used" }
    let sum = counts.reduce(0, +)
    let sheets = counts.count == 1 ? "" : " in \(counts.count) sheets"
    return "Used \(sum == 1 ? "once" : "\(sum) times")\(sheets)"
  }
}

// MARK: - Definitions and uses

extension Sheet {
  func defines(_ variable: String) -> Bool { !definitionRows(of: variable).isEmpty }

  /// Returns the definitions of a variable that have a value.
  func definitionRows(of variable: String) -> [DefinitionRow] {
    let id = id(of: variable)
    guard id != NameTable.none else { return [] }
    return definitionRows.filter { $0.name == id && $0.value.kind != .missing }
  }

  /// Returns the nodes of the declarations and definitions whose values contain a variable.
  func uses(of variable: String) -> [UInt32] {
    let id = id(of: variable)
    guard id != NameTable.none else { return [] }
    return declarationRows.filter { has(id, in: $0.value) }.map(\.element)
      + definitionRows.filter { has(id, in: $0.value) }.map(\.element)
  }

  private func has(_ variable: NameTable.ID, in value: Component) -> Bool {
    switch value.kind {
    case .variable: value.name == variable
    case .list: components[value.items].contains { $0.kind == .variable && $0.name == variable }
    case .missing, .word, .number, .hex, .string, .comma, .leftParenthesis, .rightParenthesis:
      false
    }
  }
}
