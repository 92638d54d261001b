/// The fields of a form, and the fields that their conditions depend on.
struct FormDependencies: Hashable, Sendable {
  /// The position of each field in an order in which a field follows those that it depends on.
  private(set) var ranks: [Int]
  /// The fields whose conditions read a field.
  private(set) var dependants: [[Int]]
  /// Circles of fields: each field depends on the next one, and the last one on the first.
  ///
  /// No field is in two of them.
  private(set) var circles: [[Int]] = []

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
    var visited = Set(open.indices.filter { open[$0] == 0 })
    for start in open.indices where !visited.contains(start) {
      let circle = Self.circle(from: start, dependencies, &visited)
      if !circle.isEmpty { circles.append(circle) }
    }
  }

  /// Follows dependencies to fields that were not visited until one repeats; returns its circle, which is
  /// empty if another circle is met.
  private static func circle(
    from start: Int, _ dependencies: [Set<Int>], _ visited: inout Set<Int>
  ) -> [Int] {
    var path: [Int] = []
    var places: [Int: Int] = [:]
    var field: Int? = start
    while let next = field {
      if let place = places[next] { return Array(path[place...]) }
      guard visited.insert(next).inserted else { return [] }
      places[next] = path.count
      path.append(next)
      field = dependencies[next].filter { places[$0] != nil || !visited.contains($0) }.min()
    }
    return []
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
