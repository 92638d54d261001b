/// A value by reference, for what is large and seldom changes: a copy of it is one retain.
///
/// It is a value all the same. Nobody can change what is shared, and two are equal when their values
/// are, which needs no look where both are the same one.
struct Shared<Value: Hashable & Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let box: Box

  init(_ value: Value) {
    box = Box(value)
  }

  var value: Value { box.value }
}

extension Shared: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
