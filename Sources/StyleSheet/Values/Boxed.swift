/// A value in memory of its own: its owner is small, and copies of the owner share it.
indirect enum Boxed<Value> {
  case value(Value)

  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}
extension Boxed: Sendable where Value: Sendable {}
