import StyleSheet

extension Rule {
  static let variableAsValue = Rule(
    id: "variable-as-value", .portability, .warning, findsErrors: true,
    summary: "a variable is defined as another variable, which this engine does not follow",
    rationale: """
      NUI does not look up variables in definitions: where the first is used, its value is the \
      name of the second, as text. SAP's fork is assumed to do the same. SAP's SwiftUI port finds \
      no color.
      """,
    source: "NUI 744a36f, NUIStyleParser; SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    targets: .all,
    examples: """
      @brand: #0064D9;
      Button { background-color: @brand; }
      ---
      @brand: #0064D9;
      @accent: @brand;
               ^^^^^^ warning[variable-as-value]: sapfiori will not look '@brand' up here: '@accent' is its name, as text (inferred)
      Button { background-color: @accent; font-color: @brand; }
      --- nui
      @brand: #0064D9;
      @accent: @brand;
               ^^^^^^ error[variable-as-value]: nui will not look '@brand' up here: '@accent' is its name, as text, and without a color or a font for a title nui crashes the app
      BarButton { font-color: @accent; }
      --- nui
      @shadow: 1, 2;
      @low: @shadow;
            ^^^^^^^ error[variable-as-value]: nui will not look '@shadow' up here: '@low' is its name, as text, and without a comma in an offset or a size nui crashes the app
      Label { text-shadow-offset: @low; }
      --- fiori-swiftui
      @tintColor:@brand;
                 ^^^^^^ warning[variable-as-value]: fiori-swiftui will not look '@brand' up here: '@tintColor' is no color
      @brand:#0064D9;
      """,
    fixChangesTheme: true
  ) { inspection, report in
    guard inspection.traits.hasVariablesOfVariables else { return }
    let sheet = inspection.sheet
    let consequence =
      switch inspection.dialect.variableAsValue {
      case .nameAsText: "is its name, as text"
      case .noColor: "is no color"
      }
    let circular = Set(inspection.variableCycles.joined().map(\.element))
    for row in sheet.definitionRows
    where row.value.kind == .variable && !circular.contains(row.element) {
      // If rules are ignored, variables that are not palette names are never used.
      guard inspection.readsRules || inspection.isOverride(row.name),
        inspection.paletteLines.line(of: row.element).map({ $0.read == .nothing }) ?? true
      else { continue }
      let need = inspection.needsOfDefinitions[row.element]
      let range = sheet.valueRange(of: row.element)
      let target = inspection.onlyDefinition(of: row.value.name)
      let literal = target.flatMap { $0.value.kind == .variable ? nil : $0 }
      report(
        as: need == nil ? .warning : .error,
        Finding(
          at: range,
          "\(.engine) will not look '\(sheet.text(of: row.value.name))' up here: "
            + "'\(sheet.text(of: row.name))' \(consequence)"
            + inspection.dialect.cost(ofWordFor: need)
            + inspection.dialect.doubt(.variableAsValue)
        )
        .fixIt(
          "write the value itself", as: .safe,
          ifAny: literal.map {
            SourceEdit(range, sheet.source[sheet.valueRange(of: $0.element)])
          }))
    }
  }

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
    examples: """
      @brand: #0064D9;
      @accent: #E26300;
      Button { background-color: @brand; font-color: @accent; }
      ---
      @brand: @accent;
      ^^^^^^ warning[variable-cycle]: '@brand' leads back to itself, so it has no value: '@brand -> @accent -> @brand'
      @accent: @brand;
      ~~~~~~~ note: through here
      Button { background-color: @brand; }
      ---
      @brand: @brand;
      ^^^^^^ warning[variable-cycle]: '@brand' leads back to itself, so it has no value: '@brand -> @brand'
      Button { background-color: @brand; }
      --- nui
      @brand: @accent;
      ^^^^^^ error[variable-cycle]: '@brand' leads back to itself, so it has no value: '@brand -> @accent -> @brand', and without a color or a font for a title nui crashes the app
      @accent: @brand;
      ~~~~~~~ note: through here
      NavigationBar { font-color: @accent; }
      """
  ) { inspection, report in
    let sheet = inspection.sheet
    for cycle in inspection.variableCycles {
      let needs = cycle.compactMap { inspection.needsOfDefinitions[$0.element] }
      let need = needs.contains(.title) ? .title : needs.first
      let names = cycle.prefix(7).map { sheet.text(of: $0.name) }
      let dots = cycle.count > names.count ? ["…"] : []
      let path = (names + dots + names.prefix(1)).joined(separator: " -> ")
      report(
        as: needs.isEmpty ? .warning : .error,
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
