package import StyleSheet

/// The variables of sheets that imports connect.
package struct SharedVariables: Hashable, Sendable {
  /// The variables that a sheet uses.
  let used: Set<String>
  /// The variables that a rule uses and no sheet defines.
  let undefined: Set<String>

  /// Collects the variables of sheets.
  ///
  /// - Complexity: O(*n*) in the length of the sheets.
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
