import StyleSheet

// What ends the app, as no other value may be missing.

extension Inspection {
  /// Returns the situations in which the app ends if the engine makes nothing of a declaration's value.
  func vitalPlaces(
    of row: Sheet.DeclarationRow, in rule: Sheet.RuleRow, _ places: inout WinningPlaces
  ) -> Situations {
    guard dialect.badColor.endsTitles else { return [] }
    return knownClasses(of: rule).reduce(into: []) { found, known in
      guard match(row.name, of: known)?.row.isVital == true else { return }
      found.formUnion(places.situations(of: row.element, in: rule, for: known.id, self))
    }
  }

  /// What the app ends without, if a declaration of several words is read as it is, variables and
  /// all; nil if it goes on.
  func need(
    of row: Sheet.DeclarationRow, in rule: Sheet.RuleRow, _ places: inout WinningPlaces
  ) -> VitalNeed? {
    guard let (need, _) = needAndPlaces(of: row, in: rule, &places) else { return nil }
    return isMet(need, by: row.value, row.element) ? nil : need
  }

  /// What the app ends without, and the situations in which the engine asks for it.
  private func needAndPlaces(
    of row: Sheet.DeclarationRow, in rule: Sheet.RuleRow, _ places: inout WinningPlaces
  ) -> (VitalNeed, Situations)? {
    let vital = vitalPlaces(of: row, in: rule, &places)
    if !vital.isEmpty { return (.title, vital) }
    let paired = pairPlaces(of: row, in: rule, &places)
    return paired.isEmpty ? nil : (.pair, paired)
  }

  /// Whether what the app ends without is there, though it stands among other words.
  fileprivate func isMet(_ need: VitalNeed, by value: Component, _ element: UInt32) -> Bool {
    switch need {
    case .title: dialect.color(somewhereIn: sheet.valueText(of: element)) != nil
    case .pair: sheet.components[value.items].contains { $0.kind == .comma }
    }
  }

  /// For each definition that a declaration reads, by its number in the tree, what the app ends without.
  fileprivate var needsOfDefinitions: [UInt32: VitalNeed] {
    guard dialect.badColor.endsTitles, traits.hasValues(.variable) else { return [:] }
    let variables = VariablesByMedia(of: sheet, where: dialect.definitionWinner)
    var places = WinningPlaces()
    var needs: [UInt32: VitalNeed] = [:]
    for rule in rules {
      for row in declarations(of: rule) where row.value.kind == .variable {
        guard let (need, situations) = needAndPlaces(of: row, in: rule, &places) else { continue }
        let read =
          variables.definitions(of: row.value.name, in: situations)
          ?? definition(of: row.value.name).map { [$0] } ?? []
        for definition in read where needs[definition.element] != .title {
          needs[definition.element] = need
        }
      }
    }
    return needs
  }

  /// Returns the situations in which the engine splits a declaration's value at a comma, as an offset
  /// or a size.
  private func pairPlaces(
    of row: Sheet.DeclarationRow, in rule: Sheet.RuleRow, _ places: inout WinningPlaces
  ) -> Situations {
    guard dialect.otherValues == .converted, row.name != NameTable.none else { return [] }
    // As in `valuesWorthALook()`: nobody writes a longer list by hand.
    return rule.selectors.prefix(32).reduce(into: []) { found, selector in
      let name = sheet.className(selector)
      guard let asked = asked(of: row.name, in: name), asked.type.endsApp,
        property(asked.number)?.family == .nui
      else { return }
      found.formUnion(places.situations(of: row.element, in: rule, for: name, self))
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
  private var needs: [UInt32: VitalNeed]?

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
    let known = needs ?? inspection.needsOfDefinitions
    needs = known
    return known[definition.element]
  }
}
