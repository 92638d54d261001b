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

  /// Reverts the last step, and returns the values to set.
  mutating func undo() -> [FormKey: FormValue] { Self.move(from: &done, to: &undone, \.from) }

  /// Makes the last reverted step again, and returns the values to set.
  mutating func redo() -> [FormKey: FormValue] { Self.move(from: &undone, to: &done, \.to) }

  private static func move(
    from steps: inout [[FormChange]], to others: inout [[FormChange]],
    _ value: KeyPath<FormChange, FormValue>
  ) -> [FormKey: FormValue] {
    guard let step = steps.popLast() else { return [:] }
    others.append(step)
    return Dictionary(step.map { ($0.key, $0[keyPath: value]) }) { $1 }
  }
}
