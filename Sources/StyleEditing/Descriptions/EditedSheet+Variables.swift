import StyleSheet

extension EditedSheet {
  func description(ofVariable name: String) -> EditorText? {
    var text = EditorText()
    let definers = connectedSheets.filter { $0.defines(name) }
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
    text.add(numberOfUses(of: name))
    return text
  }

  /// Returns the values of a variable for each target: those that the sheet knows, or else those in a
  /// sheet that imports it.
  private func values(of name: String, in definer: Sheet) -> [[EditorText.Line]] {
    settings.dialects.map { dialect in
      let order = project.loadOrder(of: index, for: dialect)
      let isKnown = order.contains { $0.defines(name) } || !dialect.imports.isFollowed
      return SituationThemes(of: isKnown ? order : [definer], for: dialect)
        .rows { VariableReading(of: name, in: $0)?.words ?? "not defined" }
        .map { $0.line(behind: settings.dialects.count > 1 ? [dialect.name] : []) }
    }
  }

  /// Returns the connected sheet that defines the variable of a declaration; nil if the sheet itself
  /// defines it, and for another value.
  func otherDefiner(ofVariableIn declaration: Int) -> Sheet? {
    let value = sheet.declarationRows[declaration].value
    guard value.kind == .variable else { return nil }
    let name = sheet.text(of: value.name)
    let definer = project.connected(to: index).first { project.members[$0].sheet.defines(name) }
    return definer.flatMap { $0 == index ? nil : project.members[$0].sheet }
  }

  /// True if a target may know the variables of another sheet because this one imports it.
  func borrows(from other: Sheet) -> Bool {
    settings.dialects.contains { dialect in
      project.loadOrder(of: index, for: dialect).contains { $0.source.name == other.source.name }
    }
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

  /// The doubt that the targets read a variable of another sheet.
  var doubtOnSharing: EditorText.Line {
    let followers = settings.dialects.filter(\.imports.isFollowed).map(\.name)
    if followers.isEmpty { return "\(dialect.name) does not read the variables of other sheets." }
    let engine =
      followers.count == settings.dialects.count
      ? "an engine" : followers.joined(separator: " or ")
    return "It is unknown whether \(engine) shares variables between sheets."
  }

  private func numberOfUses(of name: String) -> EditorText.Line {
    let uses = uses(of: NamedThing(.variable, name)).filter { $0.kind == .use }
    guard !uses.isEmpty else { return "Not used" }
    let count = Set(uses.map(\.location.member)).count
    let sheets = count == 1 ? "" : " in \(count) sheets"
    return "Used \(uses.count == 1 ? "once" : "\(uses.count) times")\(sheets)"
  }
}

// MARK: - Definitions

extension Sheet {
  func defines(_ variable: String) -> Bool { !definitionRows(of: variable).isEmpty }

  func definitionRows(of variable: String) -> [DefinitionRow] {
    let id = id(of: variable)
    guard id != NameTable.none else { return [] }
    return definitionRows.filter { $0.name == id && $0.value.kind != .missing }
  }
}
