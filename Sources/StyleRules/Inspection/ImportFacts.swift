package import StyleSheet

/// The facts about other sheets on which the findings in a sheet depend.
package struct ImportFacts: Hashable, Sendable {
  /// The problems of the imports.
  let problems: [Diagnostic]
  /// The imported sheets, direct and indirect; nil if some could not be read.
  let imported: [Sheet]?
  /// Other sheets that may share variables with the sheet.
  let others: [Sheet]

  /// Creates the facts about a sheet that is checked alone and imports nothing.
  package init() { self.init(problems: [], imported: nil, others: []) }

  /// Creates the facts about a sheet whose imports are loaded.
  ///
  /// - Parameters:
  ///   - order: The load order of the sheet.
  ///   - names: The names of the sheets whose problems are reported elsewhere.
  ///   - others: The sheets that import the sheet or are imported with it.
  package init(
    of order: LoadOrder, telling names: Set<String> = [], beside others: [Sheet] = []
  ) {
    let imported = Array(order.sheets.dropLast())
    self.init(
      problems: order.problems(telling: names), imported: order.isComplete ? imported : nil,
      others: others + imported)
  }

  private init(problems: [Diagnostic], imported: [Sheet]?, others: [Sheet]) {
    self.problems = problems
    self.imported = imported
    self.others = others
  }
}

extension ImportFacts {
  /// Returns true if an imported sheet defines a variable.
  func define(_ variable: String) -> Bool { imported?.contains { $0.defines(variable) } ?? false }

  /// Returns true if another sheet uses a variable.
  func use(_ variable: String) -> Bool { others.contains { $0.uses(variable) } }

  /// The variables that imported sheets define, in their order.
  var definedVariables: [String] {
    (imported ?? []).flatMap { sheet in sheet.definitionRows.map { sheet.text(of: $0.name) } }
  }
}

extension ImportFacts {
  /// The variables that other sheets use and that none of them defines.
  var undefinedVariables: Set<String> {
    let used = others.flatMap { sheet in
      sheet.declarationRows.filter { $0.value.kind == .variable }.map {
        sheet.text(of: $0.value.name)
      }
    }
    return Set(used).filter { name in !others.contains { $0.defines(name) } }
  }
}

extension Sheet {
  fileprivate func defines(_ variable: String) -> Bool {
    let id = id(of: variable)
    return id != NameTable.none && definitionRows.contains { $0.name == id }
  }

  fileprivate func uses(_ variable: String) -> Bool {
    let id = id(of: variable)
    guard id != NameTable.none else { return false }
    func isUse(_ value: Component) -> Bool { value.kind == .variable && value.name == id }
    return declarationRows.contains { isUse($0.value) }
      || definitionRows.contains { isUse($0.value) } || components.contains(where: isUse)
  }
}
