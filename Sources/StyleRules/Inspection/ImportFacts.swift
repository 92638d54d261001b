package import StyleSheet

/// The facts about other sheets on which the findings in a sheet depend.
package struct ImportFacts: Hashable, Sendable {
  let problems: [Diagnostic]
  /// The imported sheets that could be read, direct and indirect.
  let imported: [Sheet]
  /// True if all could be read.
  let areComplete: Bool
  private let defined: Set<String>
  /// The variables of the sheets that may share them with the sheet, with or without its own.
  let shared: SharedVariables

  /// Creates the facts about a sheet that is checked alone: what it imports is unknown.
  package init() {
    (problems, imported, areComplete, defined) = ([], [], false, [])
    shared = SharedVariables(of: [])
  }

  /// Creates the facts about a sheet whose imports are loaded.
  ///
  /// - Parameters:
  ///   - order: The load order of the sheet.
  ///   - names: The names of the sheets whose problems are reported elsewhere.
  ///   - shared: The variables of all sheets that imports connect with the sheet; nil for those of
  ///     the imported sheets.
  package init(
    of order: LoadOrder, telling names: Set<String> = [], beside shared: SharedVariables? = nil
  ) {
    problems = order.problems(telling: names)
    imported = Array(order.sheets.dropLast())
    areComplete = order.isComplete
    self.shared = shared ?? SharedVariables(of: imported)
    defined = Set(imported.flatMap(\.definedVariables))
  }

  func define(_ variable: String) -> Bool { defined.contains(variable) }

  var definedVariables: [String] { imported.flatMap(\.definedVariables) }

  /// Returns the situations in which imported sheets set a property, by class.
  func situations(setting property: String) -> [String: Situations] {
    var found: [String: Situations] = [:]
    for sheet in imported {
      let name = sheet.id(of: property)
      guard name != NameTable.none else { continue }
      for rule in sheet.ruleRows
      where sheet.declarationRows(of: rule).contains(where: { $0.name == name }) {
        let situations = sheet.situations(of: rule.media)
        for selector in sheet.selectorRows(of: rule) {
          found[sheet.text(of: selector.name), default: []].formUnion(situations)
        }
      }
    }
    return found
  }

  /// Returns the properties that imported sheets set in some classes.
  func properties(of classes: [String]) -> Set<String> {
    imported.reduce(into: []) { found, sheet in
      let names = Set(classes.map(sheet.id)).subtracting([NameTable.none])
      guard !names.isEmpty else { return }
      for rule in sheet.ruleRows
      where sheet.selectorRows(of: rule).contains(where: { names.contains($0.name) }) {
        found.formUnion(sheet.declarationRows(of: rule).map { sheet.text(of: $0.name) })
      }
    }
  }
}

extension Sheet {
  /// The variables that the sheet defines, in their order, with repetitions.
  var definedVariables: [String] { definitionRows.map { text(of: $0.name) } }
}

/// The variables of sheets that imports connect.
package struct SharedVariables: Hashable, Sendable {
  let used: Set<String>
  /// The variables that a rule uses and no sheet defines.
  let undefined: Set<String>

  package init(of sheets: [Sheet]) {
    var (inRules, elsewhere, defined) = (Set<String>(), Set<String>(), Set<String>())
    for sheet in sheets {
      func names(_ values: some Sequence<Component>) -> [String] {
        Set(values.lazy.filter { $0.kind == .variable }.map(\.name)).map { sheet.text(of: $0) }
      }
      inRules.formUnion(names(sheet.declarationRows.lazy.map(\.value)))
      elsewhere.formUnion(names(sheet.definitionRows.lazy.map(\.value)))
      elsewhere.formUnion(names(sheet.components))
      defined.formUnion(sheet.definedVariables)
    }
    used = inRules.union(elsewhere)
    undefined = inRules.subtracting(defined)
  }
}
