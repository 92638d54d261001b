/// What has a key in common, in the order in which the keys were first met: one cause that a sheet repeats
/// is one finding.
struct Gathered<Key: Hashable, Group> {
  private(set) var all: [(key: Key, group: Group)] = []
  private var places: [Key: Int] = [:]

  /// Begins a group for a key, or adds to the one that the key has.
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
