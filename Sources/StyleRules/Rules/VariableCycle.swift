import StyleSheet

extension Rule {
  static let variableCycle = Rule(
    id: "variable-cycle", .reference, .warning, findsErrors: true,
    summary: "variables are defined by each other in a cycle",
    rationale: """
      None of the variables has a value in any engine. The cycle itself ends no app: NUI takes the \
      name of the other variable as the value, as text, and crashes the app only if a title needs a \
      color or a font, or an offset needs a comma.
      """,
    source: "NUI 744a36f, NUIStyleParser",
    targets: .all,
    examples: [
      """
      @brand: #0064D9;
      @accent: #E26300;
      Button { background-color: @brand; font-color: @accent; }
      """,
      """
      @brand: @accent;
      ^^^^^^ warning[variable-cycle]: '@brand' leads back to itself, so it has no value: '@brand -> @accent -> @brand'
      @accent: @brand;
      ~~~~~~~ note: through here
      Button { background-color: @brand; }
      """,
      """
      @brand: @brand;
      ^^^^^^ warning[variable-cycle]: '@brand' leads back to itself, so it has no value: '@brand -> @brand'
      Button { background-color: @brand; }
      """,
      """
      @brand: @accent;
      ^^^^^^ error[variable-cycle]: '@brand' leads back to itself, so it has no value: '@brand -> @accent -> @brand', and without a color or a font for a title nui crashes the app
      @accent: @brand;
      ~~~~~~~ note: through here
      NavigationBar { font-color: @accent; }
      """.example(for: [.nui]),
    ]
  ) { inspection, report in
    let sheet = inspection.sheet
    for cycle in inspection.variableCycles {
      let needs = cycle.compactMap { inspection.needsOfDefinitions[$0.element] }
      let severity = needs.isEmpty ? Diagnostic.Severity.warning : .error
      let need = needs.contains(.title) ? .title : needs.first
      let names = cycle.prefix(7).map { sheet.text(of: $0.name) }
      let dots = cycle.count > names.count ? ["…"] : []
      let path = (names + dots + names.prefix(1)).joined(separator: " -> ")
      report(
        as: severity,
        Finding(
          at: sheet.nameRange(of: cycle[0].element),
          "'\(names[0])' leads back to itself, so it has no value: '\(path)'"
            + inspection.dialect.cost(ofWordFor: need)
        )
        .notes(
          "through here",
          at: cycle.dropFirst().prefix(6).map { sheet.nameRange(of: $0.element) }))
    }
  }
}

extension Inspection {
  /// The cycles of definitions, each starting with its first variable in the source.
  ///
  /// A definition refers to at most one other, so following each once finds all cycles: O(n).
  var variableCycles: [[Sheet.DefinitionRow]] {
    guard traits.hasVariablesOfVariables else { return [] }
    var walk: [NameTable.ID: Int] = [:]
    var cycles: [[Sheet.DefinitionRow]] = []
    for (number, start) in sheet.definitionRows.enumerated() {
      var path: [Sheet.DefinitionRow] = []
      var name = start.name
      while walk[name] == nil, let row = definition(of: name) {
        walk[name] = number
        path.append(row)
        guard row.value.kind == .variable else { break }
        name = row.value.name
      }
      // A cycle is found only on the path of the current walk, not of an earlier one.
      if walk[name] == number, path.last?.value.kind == .variable,
        let first = path.firstIndex(where: { $0.name == name })
      {
        let circle = path[first...]
        let least = circle.indices.min { circle[$0].element < circle[$1].element } ?? first
        cycles.append(Array(circle[least...] + circle[..<least]))
      }
    }
    return cycles
  }
}
