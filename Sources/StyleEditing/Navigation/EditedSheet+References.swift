import StyleSheet

extension EditedSheet {
  /// Returns the definitions of the word at an offset: all definitions of a variable, all selectors
  /// with a class, the variables that override a palette name, or the imported sheet.
  package func definitions(at offset: Int) -> [SheetLocation] {
    guard let place = place(at: offset) else { return [] }
    if let thing = NamedThing(place) {
      return uses(of: thing).filter { $0.kind == .definition }.map(\.location)
    }
    switch place.role {
    case .value: return overrides(of: place.text)
    case .importedSheet:
      return links.filter { $0.range == place.range }.map { SheetLocation($0.member, 0..<0) }
    case .className, .property, .definedVariable, .usedVariable, .condition, .conditionValue,
      .suppressedRule, .keyword, .comment, .unexpected:
      return []
    }
  }

  /// Returns the definitions that override a palette name in any context.
  private func overrides(of word: String) -> [SheetLocation] {
    guard let name = PaletteName(word)?.name, Palette.all.name(name) != nil else { return [] }
    return members(sharing: .variable).flatMap { member in
      let sheet = project.members[member].sheet
      return sheet.definitionRows.filter {
        let key = String(sheet.text(of: $0.name).dropFirst())
        return Palette.all.aliased(key)?.name == name || PaletteName(key)?.name == name
      }.map { SheetLocation(member, sheet.nameRange(of: $0.element)) }
    }
  }

  /// Returns the places with the variable or class at an offset.
  package func references(at offset: Int, includingDefinitions: Bool) -> [SheetLocation] {
    guard let thing = place(at: offset).flatMap(NamedThing.init) else { return [] }
    let uses = uses(of: thing)
    // A class has no other places than its selectors.
    guard !includingDefinitions, thing.kind == .variable else { return uses.map(\.location) }
    return uses.filter { $0.kind == .use }.map(\.location)
  }

  /// Returns the places in this sheet with the variable or class at an offset.
  package func highlights(at offset: Int) -> [NameUse] {
    guard let thing = place(at: offset).flatMap(NamedThing.init) else { return [] }
    return sheet.uses(of: thing, in: index)
  }
}
