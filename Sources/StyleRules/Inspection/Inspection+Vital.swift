import StyleSheet

// Values whose absence crashes the app.

/// A value without which the app crashes.
enum VitalNeed {
  /// The color or the font of a title.
  case title
  /// A comma in an offset or a size.
  case pair
}

extension Inspection {
  /// Returns the situations in which the app crashes if a declaration's value is unusable.
  func vitalPlaces(of row: Sheet.DeclarationRow, in rule: Sheet.RuleRow) -> Situations {
    guard dialect.badColor.endsTitles else { return [] }
    return knownClasses(of: rule).reduce(into: []) { found, known in
      guard match(row.name, of: known)?.row.isVital == true else { return }
      found.formUnion(winningSituations(of: row.element, in: rule, for: known.id))
    }
  }

  /// Returns the required value that a declaration of several words lacks if read literally.
  func need(of row: Sheet.DeclarationRow, in rule: Sheet.RuleRow) -> VitalNeed? {
    guard let (need, _) = needAndPlaces(of: row, in: rule) else { return nil }
    // Several words are no font, even with a color among them.
    let isMet = isMet(need, by: row.value, row.element) && typeAsked(of: row, in: rule) != .fontName
    return isMet ? nil : need
  }

  /// Returns the value that the app requires, and the situations in which the engine looks for it.
  private func needAndPlaces(
    of row: Sheet.DeclarationRow, in rule: Sheet.RuleRow
  ) -> (VitalNeed, Situations)? {
    let vital = vitalPlaces(of: row, in: rule)
    if !vital.isEmpty { return (.title, vital) }
    let paired = pairPlaces(of: row, in: rule)
    return paired.isEmpty ? nil : (.pair, paired)
  }

  /// Returns the values with unbalanced parentheses that the app cannot use, by what they lack.
  var unbalancedValues: [VitalNeed: [Range<Int>]] {
    var found: [VitalNeed: [Range<Int>]] = [:]
    for row in sheet.definitionRows where !isBalanced(row.value) {
      guard let need = need(ofWordsIn: row) else { continue }
      found[need, default: []].append(sheet.valueRange(of: row.element))
    }
    eachDeclaration { row, rule in
      guard !isBalanced(row.value), let need = need(of: row, in: rule) else { return }
      found[need, default: []].append(sheet.valueRange(of: row.element))
    }
    return found.mapValues(\.merged)
  }

  /// True if the required value is present among other words.
  private func isMet(_ need: VitalNeed, by value: Component, _ element: UInt32) -> Bool {
    switch need {
    case .title: dialect.color(somewhereIn: sheet.valueText(of: element)) != nil
    case .pair: sheet.components[value.items].contains { $0.kind == .comma }
    }
  }

  /// Returns the required value that a definition lacks if its words are read literally.
  func need(ofWordsIn row: Sheet.DefinitionRow) -> VitalNeed? {
    needsOfDefinitions[row.element].flatMap { isMet($0, by: row.value, row.element) ? nil : $0 }
  }

  /// Returns what the app requires of each definition that a declaration reads, by the node of the
  /// definition.
  ///
  /// An engine that reads the definition as one word lacks it.
  func needsOfUsedDefinitions() -> [UInt32: VitalNeed] {
    guard dialect.badColor.endsTitles, traits.hasValues(.variable) else { return [:] }
    let variables = variablesByMedia
    var needs: [UInt32: VitalNeed] = [:]
    for rule in rules {
      for row in declarations(of: rule) where row.value.kind == .variable {
        guard let (need, situations) = needAndPlaces(of: row, in: rule) else { continue }
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

  /// Returns the situations in which the engine splits a declaration's value at a comma.
  private func pairPlaces(of row: Sheet.DeclarationRow, in rule: Sheet.RuleRow) -> Situations {
    guard dialect.otherValues == .converted, row.name != NameTable.none else { return [] }
    // As in `knownClasses(of:)`: limits the length of the list.
    return rule.selectors.prefix(32).reduce(into: []) { found, selector in
      let name = sheet.className(selector)
      guard let asked = asked(of: row.name, in: name), asked.type.endsApp,
        property(asked.number)?.family == .nui
      else { return }
      found.formUnion(winningSituations(of: row.element, in: rule, for: name))
    }
  }
}
