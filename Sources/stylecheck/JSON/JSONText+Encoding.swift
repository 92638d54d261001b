import FormCellModel
import StyleSheet

extension JSONText {
  /// Encodes a value: members in the order of encoding, with null for nil.
  init(encoding value: some Encodable) {
    let node = JSONNode()
    // The encoded values never throw.
    try? node.set(value)
    self = node.json
  }

  /// Encodes a value of any type; nil becomes null.
  init(_ value: (any Encodable)?) {
    self = value.map { JSONText(encoding: $0) } ?? .null
  }
}

/// A JSON value during encoding; initially null.
private final class JSONNode {
  private var value = JSONText.null
  private var members: [(name: String, node: JSONNode)]?
  private var elements: [JSONNode]?

  var json: JSONText {
    if let members {
      return .object(members.map { JSONText.Member($0.name, $0.node.json) })
    }
    return elements.map { .array($0.map(\.json)) } ?? value
  }

  func set(_ value: some Encodable) throws {
    switch value {
    case let value as Bool: self.value = .bool(value)
    case let value as String: self.value = .string(value)
    case let value as FixedDecimal: self.value = .number(value.description)
    // A length is as exact as a renderer needs it, without binary noise.
    case let value as Double: self.value = .number(((value * 1000).rounded() / 1000).plainText)
    case let value as any BinaryInteger: self.value = .number("\(value)")
    default: try value.encode(to: JSONValueEncoder(node: self))
    }
  }

  func makeObject() { members = members ?? [] }

  func makeList() { elements = elements ?? [] }

  func member(_ name: String) -> JSONNode {
    let node = JSONNode()
    members?.append((name, node))
    return node
  }

  func element() -> JSONNode {
    let node = JSONNode()
    elements?.append(node)
    return node
  }

  var count: Int { elements?.count ?? 0 }
}

// MARK: - The protocols of the standard library

private struct JSONValueEncoder: Encoder, SingleValueEncodingContainer {
  let node: JSONNode
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> {
    node.makeObject()
    return KeyedEncodingContainer(JSONMembers(node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.makeList()
    return JSONElements(node: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
  func encodeNil() {}
  func encode<Value: Encodable>(_ value: Value) throws { try node.set(value) }
}

private struct JSONMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONNode
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { _ = node.member(key.stringValue) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try node.member(key.stringValue).set(value)
  }

  // The default implementations skip nil, so each is replaced.
  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try set(value, key) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try set(value, key) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try set(value, key) }
  func encodeIfPresent(_ value: String?, forKey key: Key) throws { try set(value, key) }
  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try set(value, key)
  }

  private func set(_ value: (some Encodable)?, _ key: Key) throws {
    let node = node.member(key.stringValue)
    if let value { try node.set(value) }
  }

  func nestedContainer<Inner>(
    keyedBy: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    encoder(key).container(keyedBy: Inner.self)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { JSONValueEncoder(node: node.member("super")) }
  func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

  private func encoder(_ key: Key) -> JSONValueEncoder {
    JSONValueEncoder(node: node.member(key.stringValue))
  }
}

private struct JSONElements: UnkeyedEncodingContainer {
  let node: JSONNode
  var codingPath: [any CodingKey] { [] }
  var count: Int { node.count }

  func encodeNil() { _ = node.element() }
  func encode<Value: Encodable>(_ value: Value) throws { try node.element().set(value) }

  func nestedContainer<Inner>(keyedBy: Inner.Type) -> KeyedEncodingContainer<Inner> {
    JSONValueEncoder(node: node.element()).container(keyedBy: Inner.self)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    JSONValueEncoder(node: node.element()).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { JSONValueEncoder(node: node.element()) }
}
