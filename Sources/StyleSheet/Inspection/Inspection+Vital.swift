// What ends the app, as no other value may be missing.

extension Inspection {
  /// Whether the app ends if the engine makes nothing of what a rule sets a property to.
  func isVital(_ property: NameTable.ID, in rule: Sheet.RuleRow) -> Bool {
    dialect.badColor.endsTitles
      && knownClasses(of: rule).contains { match(property, of: $0)?.row.isVital == true }
  }

  /// How bad it is if the engine makes nothing of what a declaration says.
  func severity(
    ofNoneIn row: Sheet.DeclarationRow, of rule: Sheet.RuleRow
  ) -> Diagnostic.Severity {
    isVital(row.name, in: rule) ? .error : .warning
  }

  fileprivate var vitalVariables: Set<NameTable.ID> {
    guard dialect.badColor.endsTitles, traits.hasValues(.variable) else { return [] }
    var names: Set<NameTable.ID> = []
    for rule in rules {
      for row in declarations(of: rule)
      where row.value.kind == .variable && isVital(row.name, in: rule) {
        names.insert(row.value.name)
      }
    }
    return names
  }
}

/// Variables that the app ends over if the engine makes nothing of them, found when somebody asks.
struct VitalVariables {
  private var names: Set<NameTable.ID>?

  /// How bad it is if the engine makes nothing of what a definition says.
  mutating func severity(
    ofNoneIn definition: Sheet.DefinitionRow, _ inspection: Inspection
  ) -> Diagnostic.Severity {
    let known = names ?? inspection.vitalVariables
    names = known
    return known.contains(definition.name) ? .error : .warning
  }
}
