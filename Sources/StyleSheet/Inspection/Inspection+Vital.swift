// What ends the app, as no other value may be missing.

extension Inspection {
  /// Whether the app ends if the engine makes nothing of what a rule sets a property to.
  func isVital(_ property: NameTable.ID, in rule: Sheet.RuleRow) -> Bool {
    dialect.badColor.endsTitles
      && knownClasses(of: rule).contains { match(property, of: $0)?.row.isVital == true }
  }

  /// What the app ends without, if a declaration of several words is read as it is, variables and
  /// all; nil if it goes on.
  func need(of row: Sheet.DeclarationRow, in rule: Sheet.RuleRow) -> VitalNeed? {
    let need: VitalNeed? =
      isVital(row.name, in: rule) ? .title : isPair(row.name, in: rule) ? .pair : nil
    return need.flatMap { isMet($0, by: row.value, row.element) ? nil : $0 }
  }

  /// Whether what the app ends without is there, though it stands among other words.
  fileprivate func isMet(_ need: VitalNeed, by value: Component, _ element: UInt32) -> Bool {
    switch need {
    case .title: dialect.color(somewhereIn: sheet.valueText(of: element)) != nil
    case .pair: sheet.components[value.items].contains { $0.kind == .comma }
    }
  }

  fileprivate var vitalVariables: [NameTable.ID: VitalNeed] {
    guard dialect.badColor.endsTitles, traits.hasValues(.variable) else { return [:] }
    var needs: [NameTable.ID: VitalNeed] = [:]
    for rule in rules {
      for row in declarations(of: rule)
      where row.value.kind == .variable && needs[row.value.name] != .title {
        if isVital(row.name, in: rule) {
          needs[row.value.name] = .title
        } else if isPair(row.name, in: rule) {
          needs[row.value.name] = .pair
        }
      }
    }
    return needs
  }

  /// Whether a rule sets an offset or a size of a class that the engine is known to split at a comma.
  private func isPair(_ name: NameTable.ID, in rule: Sheet.RuleRow) -> Bool {
    guard dialect.otherValues == .converted, name != NameTable.none else { return false }
    // As in `valuesWorthALook()`: nobody writes a longer list by hand.
    return (rule.firstSelector..<min(rule.firstSelector &+ 32, rule.endSelector)).contains {
      guard let asked = asked(of: name, in: sheet.className($0)), asked.type.endsApp else {
        return false
      }
      return property(asked.number)?.family == .nui
    }
  }
}

/// What the app ends without.
enum VitalNeed {
  /// The color or the font of a title.
  case title
  /// A comma in an offset or a size.
  case pair
}

/// Variables that the app ends over if the engine makes nothing of them, found when somebody asks.
struct VitalVariables {
  private var needs: [NameTable.ID: VitalNeed]?

  /// The same if it is read as the words that it is.
  mutating func need(
    ofWordsIn definition: Sheet.DefinitionRow, _ inspection: Inspection
  ) -> VitalNeed? {
    need(of: definition, inspection).flatMap {
      inspection.isMet($0, by: definition.value, definition.element) ? nil : $0
    }
  }

  /// What the app ends without, if the engine makes a single word of what a definition says; nil if
  /// it goes on.
  mutating func need(
    of definition: Sheet.DefinitionRow, _ inspection: Inspection
  ) -> VitalNeed? {
    let known = needs ?? inspection.vitalVariables
    needs = known
    return known[definition.name]
  }
}
