/// Groups by key, in the order of the first occurrences: a repeated cause becomes one finding.
struct Gathered<Key: Hashable, Group> {
  private(set) var all: [(key: Key, group: Group)] = []
  private var places: [Key: Int] = [:]

  /// Starts a group for a key, or extends the existing one.
  mutating func add(
    to key: Key, beginning first: @autoclosure () -> Group, orBy join: (inout Group) -> Void
  ) {
    if let place = places[key] {
      join(&all[place].group)
    } else {
      places[key] = all.count
      all.append((key, first()))
    }
  }
}
