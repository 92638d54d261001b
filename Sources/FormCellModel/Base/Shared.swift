/// An immutable value stored by reference, so that copying a large one is a single retain.
///
/// Equality compares the references first.
struct Shared<Value: Hashable & Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  init(_ value: Value) { box = Box(value) }

  var value: Value { box.value }
}

extension Shared: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
