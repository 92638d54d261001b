/// A condition on the values of other fields.
///
/// A hidden field counts as empty. In JSON: `{"field": "country", "equals": "CH"}`, or an object with
/// one of `not`, `all` and `any`.
public indirect enum FormCondition: Hashable, Sendable {
  /// The value is this one.
  case equals(FormKey, FormValue)
  /// The option at this place is selected, the first being 0.
  case contains(FormKey, Int)
  /// There is no value, an empty text, no selected option, or a switch that is off.
  case isEmpty(FormKey)
  /// All numbers of the value are at least this one; a text can be a number.
  case atLeast(FormKey, FixedDecimal)
  /// The condition is not fulfilled.
  case not(FormCondition)
  /// All conditions are fulfilled.
  case all([FormCondition])
  /// At least one of the conditions is fulfilled.
  case any([FormCondition])
}

extension FormCondition {
  /// Returns the condition that a field has a value.
  public static func isFilled(_ key: FormKey) -> FormCondition { .not(.isEmpty(key)) }

  /// Returns true if values fulfill the condition; `value` returns the value of a field.
  func isFulfilled(_ value: (FormKey) -> FormValue) -> Bool {
    switch self {
    case .equals(let key, let expected): value(key) == expected
    case .contains(let key, let option):
      if case .indexes(let indexes) = value(key) { indexes.contains(option) } else { false }
    case .isEmpty(let key): value(key).isEmpty
    case .atLeast(let key, let minimum): value(key).isAtLeast(minimum)
    case .not(let condition): !condition.isFulfilled(value)
    case .all(let conditions): conditions.allSatisfy { $0.isFulfilled(value) }
    case .any(let conditions): conditions.contains { $0.isFulfilled(value) }
    }
  }

  /// The fields that the condition depends on, in order, with repetitions.
  var keys: [FormKey] {
    switch self {
    case .equals(let key, _), .contains(let key, _), .isEmpty(let key), .atLeast(let key, _): [key]
    case .not(let condition): condition.keys
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.keys)
    }
  }
}

extension FormValue {
  fileprivate func isAtLeast(_ minimum: FixedDecimal) -> Bool {
    let numbers = numbers
    return !numbers.isEmpty && numbers.allSatisfy { $0 >= minimum }
  }
}

extension FormCondition: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case field, equals, contains, isEmpty, atLeast, not, all, any
  }

  /// Decodes an object with exactly one condition.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let given = fields.allKeys.filter { $0 != .field }
    guard let kind = given.first, given.count == 1 else {
      throw fields.problem("expected one of", CodingKeys.allCases.dropFirst().map(\.rawValue))
    }
    func key() throws -> FormKey { try fields.decode(FormKey.self, forKey: .field) }
    switch kind {
    case .field, .equals: self = .equals(try key(), try fields.decode(forKey: kind))
    case .contains: self = .contains(try key(), try fields.decode(forKey: kind))
    case .isEmpty:
      let condition = FormCondition.isEmpty(try key())
      self = try fields.decode(forKey: kind) ? condition : .not(condition)
    case .atLeast: self = .atLeast(try key(), try fields.decode(forKey: kind))
    case .not: self = .not(try fields.decode(forKey: kind))
    case .all: self = .all(try fields.decode(forKey: kind))
    case .any: self = .any(try fields.decode(forKey: kind))
    }
  }

  /// Encodes an object with one condition.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ key: FormKey, _ kind: CodingKeys, _ value: some Encodable) throws {
      try fields.encode(key, forKey: .field)
      try fields.encode(value, forKey: kind)
    }
    switch self {
    case .equals(let key, let value): try encode(key, .equals, value)
    case .contains(let key, let option): try encode(key, .contains, option)
    case .isEmpty(let key): try encode(key, .isEmpty, true)
    case .atLeast(let key, let minimum): try encode(key, .atLeast, minimum)
    case .not(.isEmpty(let key)): try encode(key, .isEmpty, false)
    case .not(let condition): try fields.encode(condition, forKey: .not)
    case .all(let conditions): try fields.encode(conditions, forKey: .all)
    case .any(let conditions): try fields.encode(conditions, forKey: .any)
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a value of the type that the caller needs.
  func decode<Value: Decodable>(forKey key: Key) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  /// Returns an error about the keys of this object.
  func problem(_ start: String, _ keys: some Sequence<String>) -> DecodingError {
    let list = keys.map { "'\($0)'" }.joined(separator: ", ")
    return .dataCorrupted(
      DecodingError.Context(codingPath: codingPath, debugDescription: "\(start) \(list) in here"))
  }
}
