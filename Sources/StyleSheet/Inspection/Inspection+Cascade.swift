extension Inspection {
  /// Every property that a class is given by more than one rule.
  ///
  /// Within a rule the last declaration counts, and the others are another rule's to speak of. Of a
  /// long comma list the first few classes are looked at; nobody writes one by hand.
  func rivalriesOfSheet() -> [Rivalry] {
    guard traits.hasClassesAgain else { return [] }
    var ruleCounts: [NameTable.ID: Int] = [:]
    for selector in sheet.selectorRows { ruleCounts[selector.name, default: 0] += 1 }
    var places: [PropertyKey: Int] = [:]
    var all: [Rivalry] = []
    for rule in rules {
      var seen: Set<NameTable.ID> = []
      let names = selectors(of: rule).prefix(32).map(\.name)
        .filter { ruleCounts[$0] ?? 0 > 1 && seen.insert($0).inserted }
      guard !names.isEmpty else { continue }
      for row in sheet.lastDeclarations(of: rule) where row.name != NameTable.none {
        let setting = Rivalry.Setting(rule: rule, row: row, media: media(rule.media))
        for name in names {
          let key = PropertyKey(className: name, property: row.name)
          if let place = places[key] {
            all[place].settings.append(setting)
          } else {
            places[key] = all.count
            all.append(Rivalry(className: name, property: row.name, settings: [setting]))
          }
        }
      }
    }
    return all.filter { $0.settings.count > 1 }
  }

  /// The declarations that a later rule takes back for every class of theirs and in every situation,
  /// each with the last of those that do so.
  func shadowedSettings() -> [(setting: Rivalry.Setting, winner: Rivalry.Setting)] {
    var counts: [UInt32: (count: Int, setting: Rivalry.Setting, winner: Rivalry.Setting)] = [:]
    for rivalry in rivalries {
      var winners: [UInt32: Rivalry.Setting] = [:]
      for setting in rivalry.settings.reversed() {
        if let winner = winners[NameTable.none] ?? winners[setting.media] {
          let element = setting.row.element
          let earlier = counts[element]
          // Of several winners the last in the text is named.
          let last = earlier.map(\.winner).flatMap {
            $0.row.element > winner.row.element ? $0 : nil
          }
          counts[element] = ((earlier?.count ?? 0) + 1, setting, last ?? winner)
        }
        winners[setting.media] = winners[setting.media] ?? setting
      }
    }
    return counts.values
      .filter { $0.count == Set(selectors(of: $0.setting.rule).map(\.name)).count }
      .sorted { $0.setting.row.element < $1.setting.row.element }
      .map { ($0.setting, $0.winner) }
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
