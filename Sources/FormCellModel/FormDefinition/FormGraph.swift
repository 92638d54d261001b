/// The fields of a form, and the fields that their conditions depend on.
struct FormGraph: Hashable, Sendable {
  /// The position of each field in an order in which a field follows those that it depends on.
  private(set) var ranks: [Int]
  /// The fields whose conditions read a field.
  private(set) var dependants: [[Int]]
  /// Fields of which each depends on the next one, and the last one on the first; empty if there are
  /// none.
  private(set) var circle: [Int] = []

  /// Creates a graph from the fields that each field depends on.
  ///
  /// - Complexity: O(*n* + *m*), where *m* is the number of dependencies.
  init(_ dependencies: [Set<Int>]) {
    ranks = Array(repeating: 0, count: dependencies.count)
    dependants = Array(repeating: [], count: dependencies.count)
    for (field, others) in dependencies.enumerated() {
      for other in others { dependants[other].append(field) }
    }
    var open = dependencies.map(\.count)
    var ready = dependencies.indices.filter { open[$0] == 0 }
    var count = 0
    while count < ready.count {
      let field = ready[count]
      ranks[field] = count
      count += 1
      for dependant in dependants[field] {
        open[dependant] -= 1
        if open[dependant] == 0 { ready.append(dependant) }
      }
    }
    if let start = open.firstIndex(where: { $0 > 0 }) {
      circle = Self.circle(from: start, dependencies) { open[$0] > 0 }
    }
  }

  /// Follows dependencies that are not in an order until one repeats.
  private static func circle(
    from start: Int, _ dependencies: [Set<Int>], _ isOpen: (Int) -> Bool
  ) -> [Int] {
    var path: [Int] = []
    var places: [Int: Int] = [:]
    var field: Int? = start
    while let next = field {
      if let place = places[next] { return Array(path[place...]) }
      places[next] = path.count
      path.append(next)
      field = dependencies[next].filter(isOpen).min()
    }
    return path
  }

  /// Returns some fields, and those that depend on them, directly or not, in order.
  func order(of fields: some Collection<Int>) -> [Int] {
    var found: Set<Int> = []
    var open = Array(fields)
    while let next = open.popLast() {
      if found.insert(next).inserted { open += dependants[next] }
    }
    return found.sorted { ranks[$0] < ranks[$1] }
  }
}
