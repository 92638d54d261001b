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
        let row = sheet.declaration(Int(declaration))
        guard row.name != NameTable.none, !hasFaultyName(row.element) else { return }
        let setting = Rivalries.Setting(
          declaration: declaration, rule: UInt32(truncatingIfNeeded: number))
        for name in names { body(setting, name, row.name) }
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

  /// A declaration that later rules override for each of its classes and in every environment.
  struct ShadowedSetting {
    let setting: Rivalries.Setting
    /// The last of the overriding declarations.
    let winner: Rivalries.Setting
    /// True if the value of each overriding declaration is the same.
    let isSame: Bool
  }

  /// Returns the overridden declarations in source order.
  ///
  /// Omits declarations that crash the app, because the crash is an effect.
  func shadowedSettingsOfSheet() -> [ShadowedSetting] {
    guard !rivalries.isEmpty else { return [] }
    // For each declaration, the number of classes it is overridden for, and the last override.
    var counts = [UInt32](repeating: 0, count: sheet.declarationRows.count)
    var winners = counts
    var isSame = [Bool](repeating: true, count: counts.count)
    for rivalry in rivalries {
      var later: [UInt32: (declaration: UInt32, value: String)] = [:]
      for setting in rivalry.reversed() {
        let place = Int(setting.declaration)
        let media = media(of: setting)
        let value = sheet.valueText(of: row(of: setting).element)
        if let winner = later[NameTable.none] ?? later[media] {
          counts[place] += 1
          winners[place] = max(winners[place], winner.declaration)
          if winner.value != value { isSame[place] = false }
        }
        if later[media] == nil { later[media] = (setting.declaration, value) }
      }
    }
    var shadowed: [ShadowedSetting] = []
    for (number, rule) in sheet.ruleRows.enumerated() {
      for declaration in rule.declarations {
        let count = counts[Int(declaration)]
        guard count > 0, count == countOfClasses(of: rule),
          !crashesAtLoad(sheet.declaration(Int(declaration)), in: rule)
        else { continue }
        let winner = winners[Int(declaration)]
        shadowed.append(
          ShadowedSetting(
            setting: Rivalries.Setting(
              declaration: declaration, rule: UInt32(truncatingIfNeeded: number)),
            winner: Rivalries.Setting(declaration: winner, rule: sheet.rule(of: winner)),
            isSame: isSame[Int(declaration)]))
      }
    }
    return shadowed
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
  fileprivate func rule(of declaration: UInt32) -> UInt32 {
    UInt32(ruleRows.firstPlace { $0.declarations.lowerBound > declaration } - 1)
  }

  /// Returns the last declaration of each property of a rule, in source order.
  func lastDeclarations(of rule: RuleRow) -> [DeclarationRow] {
    var rows: [DeclarationRow] = []
    eachLastDeclaration(of: rule) { rows.append(declaration(Int($0))) }
    return rows
  }

  func eachLastDeclaration(of rule: RuleRow, _ body: (UInt32) -> Void) {
    let numbers = rule.declarations
    // Most rules are short; avoids a set for each.
    guard numbers.count > 8 else {
      for number in numbers where isLast(number, before: numbers.upperBound) { body(number) }
      return
    }
    var seen: Set<NameTable.ID> = []
    let last = numbers.reversed().filter { number in
      let row = declaration(Int(number))
      return row.value.kind != .missing && seen.insert(row.name).inserted
    }
    for number in last.reversed() { body(number) }
  }

  /// True if a declaration has a value and no later one before `end` sets the same property.
  private func isLast(_ number: UInt32, before end: UInt32) -> Bool {
    let row = declaration(Int(number))
    guard row.value.kind != .missing else { return false }
    return !(number + 1..<end).contains {
      let later = declaration(Int($0))
      return later.name == row.name && later.value.kind != .missing
    }
  }
}

/// The declarations of several rules for one property of one class, in source order.
typealias Rivalry = ArraySlice<Rivalries.Setting>

/// The properties of classes that several rules set.
///
/// There can be as many as lines, so all settings are in one array with bounds for each rivalry.
struct Rivalries: Sendable {
  /// A declaration for one of the classes of its rule.
  struct Setting: Sendable {
    let declaration: UInt32
    let rule: UInt32
  }

  private var settings: [Setting] = []
  /// The start of each rivalry, and the end of the last one.
  private var bounds: [Int] = []

  init() {}

  /// Creates the rivalries among settings; `each` passes each setting with its class and property,
  /// and is called twice with the same order.
  init(_ each: (_ body: (Setting, _ class: NameTable.ID, _ property: NameTable.ID) -> Void) -> Void)
  {
    var numbers = PairTable()
    var counts: [Int] = []
    var met: [UInt32] = []
    each { _, name, property in
      var number = numbers[name, property]
      if number == PairTable.none {
        number = UInt32(truncatingIfNeeded: counts.count)
        numbers.add(number, name, property)
        counts.append(0)
      }
      counts[Int(number)] += 1
      met.append(number)
    }
    // From here on, the position of the next setting of each pair; -1 for a pair without a rival.
    var end = 0
    for number in counts.indices {
      let count = counts[number]
      counts[number] = count > 1 ? end : -1
      guard count > 1 else { continue }
      bounds.append(end)
      end += count
    }
    guard end > 0 else { return }
    bounds.append(end)
    settings = [Setting](repeating: Setting(declaration: 0, rule: 0), count: end)
    var turn = 0
    each { setting, _, _ in
      let number = Int(met[turn])
      turn += 1
      guard counts[number] >= 0 else { return }
      settings[counts[number]] = setting
      counts[number] += 1
    }
  }
}

extension Rivalries: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { Swift.max(bounds.count - 1, 0) }
  subscript(index: Int) -> Rivalry { settings[bounds[index]..<bounds[index + 1]] }
}
