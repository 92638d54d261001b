import StyleSheet

/// The situations in which declarations win over later ones, computed on demand.
///
/// Engines use a value of a class if no later declaration sets the same property of the class in
/// the same situation; the value has no effect in other situations.
struct WinningSituations {
  /// The declarations that lose in some situations, and the situations where they win.
  private var beaten: [Key: Situations]?

  /// The number of a declaration in the tree and one of the classes of its rule.
  private struct Key: Hashable {
    let element: UInt32
    let className: NameTable.ID
  }

  /// Returns the situations in which a declaration of a rule wins for a class of the rule.
  mutating func situations(
    of element: UInt32, in rule: Sheet.RuleRow, for className: NameTable.ID,
    _ inspection: Inspection
  ) -> Situations {
    let known = beaten ?? Self.beaten(in: inspection)
    beaten = known
    return known[Key(element: element, className: className)]
      ?? inspection.situations(of: rule.media)
  }

  private static func beaten(in inspection: Inspection) -> [Key: Situations] {
    let traits = inspection.traits
    guard traits.hasClassesAgain || !traits.repeatingRules.isEmpty else { return [:] }
    let sheet = inspection.sheet
    let repeating = Set(traits.repeatingRules)
    var beaten: [Key: Situations] = [:]
    var later: [PropertyKey: Situations] = [:]
    for (number, rule) in sheet.ruleRows.enumerated().reversed() {
      // As in `knownClasses(of:)`: limits the length of the list.
      let classes = Set(inspection.selectors(of: rule).prefix(32).map(\.name))
      let here = inspection.situations(of: rule.media)
      if repeating.contains(number) {
        for row in inspection.declarations(of: rule) {
          for name in classes { beaten[Key(element: row.element, className: name)] = [] }
        }
      }
      sheet.eachLastDeclaration(of: rule) {
        let row = sheet.declaration(Int($0))
        for name in classes {
          let rivals = later[PropertyKey(className: name, property: row.name)] ?? []
          let key = Key(element: row.element, className: name)
          beaten[key] = here.isDisjoint(with: rivals) ? nil : here.subtracting(rivals)
          guard traits.hasClassesAgain else { continue }
          later[PropertyKey(className: name, property: row.name)] = rivals.union(here)
        }
      }
    }
    return beaten
  }
}
