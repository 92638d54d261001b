import StyleSheet

extension Inspection {
  /// Every property that a class is given by more than one rule.
  ///
  /// Within a rule the last declaration counts, and the others are another rule's to speak of. Of a
  /// long comma list the first few classes are looked at; nobody writes one by hand.
  func rivalriesOfSheet() -> Rivalries {
    guard traits.hasClassesAgain else { return Rivalries() }
    var isNamed = [Bool](repeating: false, count: sheet.nameCount)
    var isNamedAgain = isNamed
    for selector in sheet.selectorRows {
      let name = Int(selector.name)
      if isNamed[name] { isNamedAgain[name] = true } else { isNamed[name] = true }
    }
    return Rivalries { body in
      var names: [NameTable.ID] = []
      for (number, rule) in rules.enumerated() {
        names.removeAll(keepingCapacity: true)
        for selector in selectors(of: rule).prefix(32)
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
  }

  func row(of setting: Rivalries.Setting) -> Sheet.DeclarationRow {
    sheet.declaration(Int(setting.declaration))
  }

  /// The selectors of the rule that a declaration is in.
  func selectors(of setting: Rivalries.Setting) -> ArraySlice<Sheet.SelectorRow> {
    selectors(of: sheet.ruleRows[Int(setting.rule)])
  }

  /// The `@media` around a declaration, those with the same conditions being one;
  /// ``NameTable/none`` at the top.
  func media(of setting: Rivalries.Setting) -> UInt32 {
    media(sheet.ruleRows[Int(setting.rule)].media)
  }

  /// Hands over, in the order of the text, every declaration that a later rule takes back for each
  /// class of its own and in every situation, with the last of those that do so.
  func eachShadowedSetting(
    _ body: (_ setting: Rivalries.Setting, _ winner: Rivalries.Setting) -> Void
  ) {
    guard !rivalries.isEmpty else { return }
    // For each declaration, for how many classes it is taken back, and the last that does so.
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
        guard count > 0, count == countOfClasses(of: rule) else { continue }
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

  /// For each variable that is defined more than once, and under an `@media` at least once, its
  /// definitions that have a value, in the order of the text.
  var definitionsByMedia: [[Sheet.DefinitionRow]] {
    guard !sheet.mediaRows.isEmpty else { return [] }
    return definitions.names.lazy.filter(definitions.isRepeated).map { name in
      definitions.all(of: name).map { sheet.definitionRows[$0] }
        .filter { $0.value.kind != .missing }
    }
    .filter { rows in rows.contains { $0.media != NameTable.none } }
  }

  /// The value that each condition of an `@media` asks for; of a repeated one the last counts.
  func conditions(of media: UInt32) -> [String: String] {
    guard media != NameTable.none else { return [:] }
    let row = sheet.mediaRows[Int(media)]
    let rows = sheet.conditionRows[Int(row.firstCondition)..<Int(row.endCondition)]
    return Dictionary(rows.map { (sheet.text(of: $0.name), sheet.text(of: $0.value)) }) { $1 }
  }
}

extension Sheet {
  /// The number of the rule that a declaration is in.
  ///
  /// - Complexity: O(log n) in the number of rules.
  fileprivate func rule(of declaration: UInt32) -> UInt32 {
    UInt32(ruleRows.firstPlace { $0.declarations.lowerBound > declaration } - 1)
  }
}
