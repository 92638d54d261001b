/// A change of a value; a step also lists fields whose values its conditions have replaced and restored.
struct FormChange: Hashable, Sendable, Codable {
  let key: FormKey
  let from: FormValue
  let to: FormValue
}

/// The changes of a form that can be reverted.
///
/// A change of the user and everything that follows from it by conditions are one step.
struct FormHistory: Hashable, Sendable, Codable {
  private static let limit = 100

  private(set) var done: [[FormChange]] = []
  private(set) var undone: [[FormChange]] = []

  /// Adds a step; the steps that were reverted before it are lost.
  mutating func add(_ step: [FormChange]) {
    guard !step.isEmpty else { return }
    undone = []
    done.append(step)
    if done.count > Self.limit { done.removeFirst() }
  }

  /// Removes the changes of a field whose old values no longer fit.
  mutating func forget(_ key: FormKey) {
    func rest(_ steps: [[FormChange]]) -> [[FormChange]] {
      steps.map { $0.filter { $0.key != key } }.filter { $0.contains { $0.from != $0.to } }
    }
    (done, undone) = (rest(done), rest(undone))
  }

  /// A direction in the history.
  enum Direction: Hashable, Sendable {
    case undo
    case redo
  }

  /// True if a step in a direction has a change, as it is to be made, that fulfills a condition.
  func contains(_ direction: Direction, where isFulfilled: (FormChange) -> Bool) -> Bool {
    switch direction {
    case .undo: done.reversed().contains { $0.contains { isFulfilled($0.reverted) } }
    case .redo: undone.reversed().contains { $0.contains(where: isFulfilled) }
    }
  }

  /// Removes the next step in a direction, and returns the changes that are to be made; nil for
  /// none.
  mutating func removeNext(_ direction: Direction) -> [FormChange]? {
    switch direction {
    case .undo: done.popLast()?.map(\.reverted)
    case .redo: undone.popLast()
    }
  }

  /// Adds the changes that were made in a direction, which the other one reverts.
  mutating func add(_ step: [FormChange], made direction: Direction) {
    switch direction {
    case .undo: undone.append(step.map(\.reverted))
    case .redo: done.append(step)
    }
  }
}

extension FormChange {
  /// The change in the other direction.
  fileprivate var reverted: FormChange { FormChange(key: key, from: to, to: from) }
}
