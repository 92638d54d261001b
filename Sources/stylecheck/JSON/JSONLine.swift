/// A JSON value on one line, as the bytes that are sent.
///
/// Unlike a ``JSONText``, it is not a tree: a value takes only the memory of its text.
struct JSONLine: Hashable, Sendable {
  /// A member of an object.
  struct Member: Hashable, Sendable {
    let name: String
    let value: JSONLine

    init(_ name: String, _ value: JSONLine) {
      self.name = name
      self.value = value
    }
  }

  /// The value in UTF-8, without spaces between its parts, as in JSON Lines.
  let bytes: [UInt8]

  /// Creates a value from its text, which must be valid JSON.
  init(written text: String) { bytes = Array(text.utf8) }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static let null = Self(written: "null")

  static func string(_ string: String) -> Self {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(string.utf8.count + 2)
    write(string, to: &bytes)
    return Self(bytes)
  }

  static func array(_ elements: [Self]) -> Self {
    var bytes = [UInt8(ascii: "[")]
    bytes.reserveCapacity(elements.reduce(2) { $0 + $1.bytes.count + 1 })
    for element in elements {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      bytes += element.bytes
    }
    bytes.append(UInt8(ascii: "]"))
    return Self(bytes)
  }

  static func object(_ members: [Member]) -> Self {
    var bytes = [UInt8(ascii: "{")]
    bytes.reserveCapacity(
      members.reduce(2) { $0 + $1.name.utf8.count + $1.value.bytes.count + 4 })
    for member in members {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      write(member.name, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      bytes += member.value.bytes
    }
    bytes.append(UInt8(ascii: "}"))
    return Self(bytes)
  }

  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(escaping: string)
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONLine: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral elements: (String, JSONLine)...) {
    self = .object(elements.map { Member($0, $1) })
  }

  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self.init(written: "\(value)") }

  /// Creates a string; nil becomes null.
  init(_ text: String?) { self = text.map(Self.string) ?? .null }

  /// Creates an integer.
  init(_ value: Int) { self.init(written: "\(value)") }

  /// Creates a list of integers.
  init(_ values: [Int]) {
    self.init(written: "[\(values.lazy.map { "\($0)" }.joined(separator: ","))]")
  }

  /// Creates the text of a tree.
  init(_ tree: JSONText) { self.init(written: tree.onOneLine) }

  /// A list with this element.
  var inArray: Self { .array([self]) }

  /// Returns the object with an additional last member; other values are unchanged.
  func with(_ name: String, _ value: JSONLine) -> Self {
    guard bytes.first == UInt8(ascii: "{") else { return self }
    let last = Self.object([Member(name, value)])
    let isEmpty = bytes.count == 2
    return isEmpty ? last : Self(bytes.dropLast() + [UInt8(ascii: ",")] + last.bytes.dropFirst())
  }
}
