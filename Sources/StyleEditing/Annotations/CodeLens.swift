import StyleRules
import StyleSheet

/// A remark that an editor shows above a line of a sheet.
package struct CodeLens: Hashable, Sendable {
  /// Byte offsets of what the remark is about.
  package let range: Range<Int>
  /// The remark.
  package let title: String
  /// The places that the remark is about.
  package let locations: [SheetLocation]
}

extension EditedSheet {
  /// Returns the remarks on a sheet: the targets that lose it, the number of classes that each
  /// variable is used by, and the situations in which a rule differs.
  ///
  /// - Complexity: O(n) in the size of the sheet and of those that it is connected to.
  package var codeLenses: [CodeLens] {
    (lostSheet + definitions + situations).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// A remark for each target that loses the sheet.
  private var lostSheet: [CodeLens] {
    settings.dialects.compactMap { dialect in
      let (place, effect, condition): (Int, String, String)
      switch dialect.verdict(of: sheet) {
      case .accepted: return nil
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

  /// Returns the condition of a crash over a variable that another sheet may define.
  private func condition(ofCrashOver variable: String, in dialect: Dialect) -> String {
    guard dialect.imports.isFollowed else { return "" }
    let others = project.connected(to: index).dropFirst().map { project.members[$0].sheet }
    if let definer = others.first(where: { $0.defines(variable) }) {
      return " if it does not share '\(variable)' of '\(definer.source.name)'"
    }
    let missing = zip(sheet.imports, project.members[index].imports).first { $1 == nil }?.0.name
    return missing.map { " if '\(variable)' is not in '\($0)'" } ?? ""
  }

  /// A remark for each definition.
  private var definitions: [CodeLens] {
    guard !sheet.definitionRows.isEmpty else { return [] }
    let uses = VariableUses(of: project, around: index)
    return sheet.definitionRows.map { row in
      let name = sheet.text(of: row.name)
      let (classes, locations) = uses.painted(by: name)
      return CodeLens(
        range: sheet.nameRange(of: row.element), title: title(of: name, classes),
        locations: locations)
    }
  }

  private func title(of variable: String, _ classes: Set<String>) -> String {
    guard classes.isEmpty else { return "used by \(counted(classes.count, "class", "classes"))" }
    let name = PaletteName(String(variable.dropFirst()))?.name
    let isOfPalette = name.map {
      Palette.all.name($0) != nil || Palette.all.isOverridingKey($0)
    }
    let overrides = isOfPalette == true && settings.dialects.contains(where: \.stylesPalette)
    return overrides ? "overrides the palette" : "unused"
  }
}

/// The places where the sheets of a theme use variables.
private struct VariableUses {
  private var classes: [String: Set<String>] = [:]
  private var locations: [String: [SheetLocation]] = [:]
  /// For each variable, those whose definitions contain it.
  private var dependents: [String: [String]] = [:]

  init(of project: SheetProject, around index: Int) {
    for member in project.connected(to: index) {
      let sheet = project.members[member].sheet
      for rule in sheet.ruleRows {
        let names = sheet.selectorRows(of: rule).map { sheet.text(of: $0.name) }
        for row in sheet.declarationRows(of: rule) {
          for variable in sheet.variables(in: row.value) {
            classes[variable, default: []].formUnion(names)
            locations[variable, default: []].append(
              SheetLocation(member, sheet.valueRange(of: row.element)))
          }
        }
      }
      for row in sheet.definitionRows {
        for variable in sheet.variables(in: row.value) {
          dependents[variable, default: []].append(sheet.text(of: row.name))
        }
      }
    }
  }

  /// Returns the classes that have a variable in their values, directly or not, and the places of
  /// the values.
  func painted(by variable: String) -> (classes: Set<String>, locations: [SheetLocation]) {
    var order = [variable]
    var seen: Set<String> = [variable]
    var next = 0
    var painted: Set<String> = []
    var places: [SheetLocation] = []
    while next < order.count {
      let name = order[next]
      next += 1
      painted.formUnion(classes[name] ?? [])
      places += locations[name] ?? []
      order += (dependents[name] ?? []).filter { seen.insert($0).inserted }
    }
    return (painted, places)
  }
}

extension Sheet {
  /// Returns the variables in a value.
  func variables(in value: Component) -> [String] {
    switch value.kind {
    case .variable: [text(of: value.name)]
    case .list:
      components[value.items].filter { $0.kind == .variable }.map { text(of: $0.name) }
    case .missing, .word, .number, .hex, .string, .comma, .leftParenthesis, .rightParenthesis: []
    }
  }
}
