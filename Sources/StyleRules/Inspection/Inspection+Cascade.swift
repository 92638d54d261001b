import StyleSheet

extension Inspection {
  /// Returns the properties of a class that several rules set, with the last declaration of each.
  func rivalriesOfSheet() -> Rivalries {
    traits.hasClassesAgain ? Rivalries(eachSettingOfClassAgain) : Rivalries()
  }

  /// Returns the properties of each class that is named more than once; with ``NameTable/none``
  /// those of a class after the first few of a comma list, which may have more.
  func propertiesOfClassesAgain() -> [NameTable.ID: Set<NameTable.ID>] {
    var properties: [NameTable.ID: Set<NameTable.ID>] = [:]
    guard traits.hasClassesAgain else { return properties }
    eachSettingOfClassAgain { _, name, property in
      properties[name, default: []].insert(property)
    }
    for rule in rules {
      for selector in selectors(of: rule).dropFirst(Self.mostClasses) {
        properties[selector.name, default: []].insert(NameTable.none)
      }
    }
    return properties
  }

  /// Calls `body` with the last declaration of each property in a rule, for each of its first few
  /// classes that is named more than once.
  private func eachSettingOfClassAgain(
    _ body: (Rivalries.Setting, _ name: NameTable.ID, _ property: NameTable.ID) -> Void
  ) {
    var isNamed = [Bool](repeating: false, count: sheet.nameCount)
    var isNamedAgain = isNamed
    for selector in sheet.selectorRows {
      let name = Int(selector.name)
      if isNamed[name] { isNamedAgain[name] = true } else { isNamed[name] = true }
    }
    var names: [NameTable.ID] = []
    for (number, rule) in rules.enumerated() {
      names.removeAll(keepingCapacity: true)
      for selector in selectors(of: rule).prefix(Self.mostClasses)
      where isNamedAgain[Int(selector.name)] && !names.contains(selector.name) {
        names.append(selector.name)
      }
      guard !names.isEmpty else { continue }
      sheet.eachLastDeclaration(of: rule) { declaration in
        let property = sheet.declaration(Int(declaration)).name
        guard property != NameTable.none else { return }
        let setting = Rivalries.Setting(
          declaration: declaration, rule: UInt32(truncatingIfNeeded: number))
        for name in names { body(setting, name, property) }
      }
    }
  }

  /// The number of classes of a comma list that are compared with those of other rules.
  static let mostClasses = 32

  func row(of setting: Rivalries.Setting) -> Sheet.DeclarationRow {
    sheet.declaration(Int(setting.declaration))
  }

  func selectors(of setting: Rivalries.Setting) -> ArraySlice<Sheet.SelectorRow> {
    selectors(of: sheet.ruleRows[Int(setting.rule)])
  }

  /// Returns the `@media` around a declaration, as ``media(_:)`` does.
  func media(of setting: Rivalries.Setting) -> UInt32 {
    media(sheet.ruleRows[Int(setting.rule)].media)
  }

  /// Calls `body`, in source order, with every declaration that later rules override for each of
  /// its classes and in every environment, and with the last of the overriding declarations.
  ///
  /// Omits declarations that crash the app, because the crash is an effect.
  func eachShadowedSetting(
    _ body: (_ setting: Rivalries.Setting, _ winner: Rivalries.Setting) -> Void
  ) {
    guard !rivalries.isEmpty else { return }
    // For each declaration, the number of classes it is overridden for, and the last override.
    var counts = [UInt32](repeating: 0, count: sheet.declarationRows.count)
    var winners = counts
    for rivalry in rivalries {
      var later: [UInt32: UInt32] = [:]
      for setting in rivalry.reversed() {
        let place = Int(setting.declaration)
        let media = media(of: setting)
        if let winner = later[NameTable.none] ?? later[media] {
          counts[place] += 1
          winners[place] = max(winners[place], winner)
        }
        if later[media] == nil { later[media] = setting.declaration }
      }
    }
    for (number, rule) in sheet.ruleRows.enumerated() {
      for declaration in rule.declarations {
        let count = counts[Int(declaration)]
        guard count > 0, count == countOfClasses(of: rule),
          !crashesAtLoad(sheet.declaration(Int(declaration)), in: rule)
        else { continue }
        let winner = winners[Int(declaration)]
        body(
          Rivalries.Setting(declaration: declaration, rule: UInt32(truncatingIfNeeded: number)),
          Rivalries.Setting(declaration: winner, rule: sheet.rule(of: winner)))
      }
    }
  }

  private func countOfClasses(of rule: Sheet.RuleRow) -> Int {
    let selectors = selectors(of: rule)
    return selectors.count == 1 ? 1 : Set(selectors.map(\.name)).count
  }

  /// The valued definitions of each variable with several, of which some are under an `@media`.
  var definitionsByMedia: [[Sheet.DefinitionRow]] {
    guard !sheet.mediaRows.isEmpty else { return [] }
    return definitions.names.lazy.filter(definitions.isRepeated).map { [self] name in
      definitions.all(of: name).map { sheet.definitionRows[$0] }
        .filter { $0.value.kind != .missing }
    }
    .filter { rows in rows.contains { $0.media != NameTable.none } }
  }

  /// Returns the conditions of an `@media`; of a repeated one the last counts.
  func conditions(of media: UInt32) -> [String: String] {
    guard media != NameTable.none else { return [:] }
    let row = sheet.mediaRows[Int(media)]
    let rows = sheet.conditionRows[Int(row.firstCondition)..<Int(row.endCondition)]
    return Dictionary(rows.map { (sheet.text(of: $0.name), sheet.text(of: $0.value)) }) { $1 }
  }

  /// Returns the situations in which no later declaration sets the same property of a class.
  func winningSituations(
    of element: UInt32, in rule: Sheet.RuleRow, for className: NameTable.ID
  ) -> Situations {
    beatenSettings[SettingKey(element: element, className: className)]
      ?? situations(of: rule.media)
  }

  /// Returns the settings that lose in some situations, and the situations where they win.
  func beatenSettingsOfSheet() -> [SettingKey: Situations] {
    guard traits.hasClassesAgain || !traits.repeatingRules.isEmpty else { return [:] }
    let repeating = Set(traits.repeatingRules)
    var beaten: [SettingKey: Situations] = [:]
    var later: [PropertyKey: Situations] = [:]
    for (number, rule) in sheet.ruleRows.enumerated().reversed() {
      // As in `knownClasses(of:)`: limits the length of the list.
      let classes = Set(selectors(of: rule).prefix(32).map(\.name))
      let here = situations(of: rule.media)
      if repeating.contains(number) {
        for row in declarations(of: rule) {
          for name in classes { beaten[SettingKey(element: row.element, className: name)] = [] }
        }
      }
      sheet.eachLastDeclaration(of: rule) {
        let row = sheet.declaration(Int($0))
        for name in classes {
          let rivals = later[PropertyKey(className: name, property: row.name)] ?? []
          let key = SettingKey(element: row.element, className: name)
          beaten[key] = here.isDisjoint(with: rivals) ? nil : here.subtracting(rivals)
          guard traits.hasClassesAgain else { continue }
          later[PropertyKey(className: name, property: row.name)] = rivals.union(here)
        }
      }
    }
    return beaten
  }
}

/// The number of a declaration in the tree and one of the classes of its rule.
struct SettingKey: Hashable {
  let element: UInt32
  let className: NameTable.ID
}

extension Sheet {
  /// Returns the number of the rule that contains a declaration.
  fileprivate func rule(of declaration: UInt32) -> UInt32 {
    UInt32(ruleRows.firstPlace { $0.declarations.lowerBound > declaration } - 1)
  }
}
