import StyleRules
import StyleSheet

/// A remark that an editor shows above a line of a sheet.
package struct CodeLens: Hashable, Sendable {
  package let range: Range<Int>
  package let title: String
  package let locations: [SheetLocation]
}

extension EditedSheet {
  /// Returns the remarks on a sheet: the targets that lose it, the number of classes that each
  /// variable is used by, and the situations in which a rule differs.
  package var codeLenses: [CodeLens] {
    (lostSheet + definitions + situations).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// A remark for each target that loses the sheet.
  private var lostSheet: [CodeLens] {
    settings.dialects.compactMap { dialect in
      let (place, effect, condition): (Int, String, String)
      let order = project.loadOrder(of: index, for: dialect)
      switch dialect.verdicts(of: Theme(of: order, for: dialect)).last {
      case .accepted, nil: return nil
      case .rejected(_, let reason):
        (place, effect, condition) = (reason.range.lowerBound, "loses this sheet", "")
      case .crashes(let use, let variable):
        (place, effect) = (use, "crashes the app")
        condition = self.condition(ofCrashOver: variable, in: dialect)
      }
      let position = LineTable(of: source).position(at: place)
      let doubt = dialect.isReadInSource ? "" : " (inferred)"
      return CodeLens(
        range: 0..<0,
        title:
          "\(dialect.name) \(effect) at \(position.line):\(position.column)\(condition)\(doubt)",
        locations: [SheetLocation(index, place..<place)])
    }
  }

  private func condition(ofCrashOver variable: String, in dialect: Dialect) -> String {
    guard dialect.imports.isFollowed else { return "" }
    // The verdict has counted the variables of imported sheets.
    let known = Set(project.loadOrder(of: index, for: dialect).map(\.source.name))
    let others = connectedSheets.filter { !known.contains($0.source.name) }
    if let definer = others.first(where: { $0.defines(variable) }) {
      return " if it does not share '\(variable)' of '\(definer.source.name)'"
    }
    let missing = zip(sheet.imports, project.members[index].imports).first { $1 == nil }?.0.name
    return missing.map { " if '\(variable)' is not in '\($0)'" } ?? ""
  }

  /// A remark for each definition; the first one of a variable in its `@media` has the places.
  private var definitions: [CodeLens] {
    guard !sheet.definitionRows.isEmpty else { return [] }
    let variables = VariableUses(of: project, around: index)
    var known: Set<[NameTable.ID]> = []
    return sheet.definitionRows.map { row in
      let name = sheet.text(of: row.name)
      let uses = variables[name]
      return CodeLens(
        range: sheet.nameRange(of: row.element), title: title(of: name, uses),
        locations: known.insert([row.name, row.media]).inserted ? uses.places : [])
    }
  }

  private func title(of variable: String, _ uses: VariableUses.Uses) -> String {
    let classes = uses.classes.count
    if classes == VariableUses.most { return "used by \(classes) classes or more" }
    guard classes == 0 else { return "used by \(counted(classes, "class", "classes"))" }
    let name = PaletteName(String(variable.dropFirst()))?.name
    let isOfPalette = name.map {
      Palette.all.name($0) != nil || Palette.all.aliased($0) != nil
    }
    let overrides = isOfPalette == true && settings.dialects.contains(where: \.stylesPalette)
    if overrides { return "overrides the palette" }
    return uses.isInDefinition ? "used by no class" : "unused"
  }
}
