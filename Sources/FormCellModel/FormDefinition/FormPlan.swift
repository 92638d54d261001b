/// A definition with its entries by number, and its dependencies in order.
struct FormPlan: Hashable, Sendable {
  let definition: FormDefinition
  let entries: [FormEntry]
  let groupConditions: [FormCondition?]
  /// The entries by key; the first one of a repeated key.
  let places: [FormKey: Int]
  let graph: FormDependencies
  /// The entries whose checks read an entry.
  let readers: [Int: [Int]]

  /// Creates a plan; an unknown key in a condition or a check is ignored.
  init(_ definition: FormDefinition) {
    self.definition = definition
    let rows = definition.groups.flatMap { group in
      group.entries.map { ($0, group.visible) }
    }
    let places = Dictionary(rows.enumerated().map { ($1.0.key, $0) }) { first, _ in first }
    entries = rows.map(\.0)
    groupConditions = rows.map(\.1)
    self.places = places
    graph = FormDependencies(
      rows.map { entry, group in
        let conditions = entry.conditions + (group.map { [$0] } ?? [])
        return Set(conditions.flatMap(\.keys).compactMap { places[$0] })
      })
    var readers: [Int: [Int]] = [:]
    for (reader, row) in rows.enumerated() {
      for key in row.0.rules.compactMap(\.check.otherKey) {
        if let place = places[key] { readers[place, default: []].append(reader) }
      }
    }
    self.readers = readers
  }

  /// Returns the cell of an entry; nil if there is no such key.
  func control(of key: FormKey) -> FormControl? { places[key].map { entries[$0].control } }

  /// True if a condition can hide an entry.
  func isHideable(_ place: Int) -> Bool {
    entries[place].visible != nil || groupConditions[place] != nil
  }

  /// Returns the result of a condition that is the same for all values; nil if it depends on them.
  ///
  /// A value that no field can have is a fault of its own.
  func result(of condition: FormCondition) -> Bool? {
    switch condition {
    case .equals, .contains, .atLeast: return nil
    case .isEmpty(let key):
      guard let place = places[key] else { return nil }
      if !entries[place].canBeFilled { return true }
      return entries[place].reach.alwaysHasNumber && !isHideable(place) ? false : nil
    case .not(let inner): return result(of: inner).map { !$0 }
    case .all(let inner):
      let results = inner.map { result(of: $0) }
      return results.contains(false) ? false : results.contains(nil) ? nil : true
    case .any(let inner):
      let results = inner.map { result(of: $0) }
      return results.contains(true) ? true : results.contains(nil) ? nil : false
    }
  }
}
