/// The allowed values of a key of a description, and how each is read and written.
///
/// Forms, reading and writing are declared together, so that messages, the schema and the
/// documentation match the behavior.
package struct Answer<Value: Equatable & Sendable>: Sendable {
  package struct Object: Sendable {
    /// The name in the schema and in the documentation.
    let name: String
    /// Returns nil after reporting an invalid member.
    let read: @Sendable (inout any FieldReader) -> Value?
    /// Nil if the value is not such an object.
    let members: @Sendable (Value) -> FieldMembers?
  }

  /// A value that is neither a word nor an object.
  package struct Plain: Sendable {
    let form: FieldForm
    let read: @Sendable (String, inout any FieldReader) -> Value?
    /// Nil if the value is not of this form.
    let written: @Sendable (Value) -> (any Encodable)?
  }

  var words: [(word: String, value: Value)] = []
  var number: Plain?
  var object: Object?
  /// A value of any other form; nil is written as null.
  var plain: Plain?

  var forms: [FieldForm] {
    (plain.map { [$0.form] } ?? []) + (words.isEmpty ? [] : [.words(words.map(\.word))])
      + (number.map { [$0.form] } ?? []) + (object.map { [.object($0.name)] } ?? [])
  }

  /// Returns the value of a member; nil if it is missing, or after reporting an unsupported form.
  func read(_ name: String, from reader: inout any FieldReader) -> Value? {
    // A plain value alone is of any form; its reader reports a wrong one.
    if let plain, words.isEmpty, number == nil, object == nil { return plain.read(name, &reader) }
    switch reader.form(of: name) {
    case nil:
      return nil
    case .number where number != nil:
      return number?.read(name, &reader)
    case .object where object != nil:
      return reader.object(name) { object?.read(&$0) }
    case .text where !words.isEmpty:
      return reader.word(name, among: words, expected: expected)
    case .flag, .number, .text, .list, .object:
      if let plain { return plain.read(name, &reader) }
      reader.refuse(name, expected)
      return nil
    }
  }

  /// Returns the value as it is written; nil is null.
  func written(_ value: Value) -> (any Encodable)? {
    if let row = words.first(where: { $0.value == value }) { return row.word }
    if let number = number?.written(value) { return number }
    if let members = object?.members(value) { return members }
    return plain?.written(value)
  }

  /// Returns the answer for an optional value, with a word for nil.
  func or(_ word: String) -> Answer<Value?> {
    var answer = Answer<Value?>(words: [(word, nil)] + words.map { ($0.word, $0.value) })
    answer.number = number.map { number in
      // An invalid number is nil.
      .init(
        form: number.form, read: { .some(number.read($0, &$1)) },
        written: { $0.flatMap(number.written) })
    }
    answer.object = object.map { object in
      .init(
        name: object.name, read: { object.read(&$0).map { .some($0) } },
        members: { $0.flatMap(object.members) })
    }
    return answer
  }

  private var expected: String {
    forms.compactMap { form in
      switch form {
      case .words(let words): words.map { "\"\($0)\"" }.joined(separator: ", ")
      case .number, .whole: "a number"
      case .object: "an object"
      case .text, .matching: "a text"
      case .flag: "true or false"
      case .texts: "a list of texts"
      case .wholes: "a list of whole numbers"
      case .objects: "a list of objects"
      }
    }.joined(separator: ", or ")
  }
}

// MARK: - Common answers

extension Answer {
  /// An object, or one of some words; `members` returns nil for the value of a word.
  init(
    words: [(word: String, value: Value)] = [], object name: String,
    read: @Sendable @escaping (inout any FieldReader) -> Value?,
    members: @Sendable @escaping (Value) -> FieldMembers?
  ) { self.init(words: words, object: Object(name: name, read: read, members: members)) }

  /// One of some words, or an object with one member; `written` returns nil for the value of a word.
  init(
    words: [(word: String, value: Value)], orMember member: String, ofObject name: String? = nil,
    read: @Sendable @escaping (inout any FieldReader) -> Value?,
    written: @Sendable @escaping (Value) -> (any Encodable)?
  ) {
    self.init(words: words, object: name ?? member) { reader in
      reader.require(member)
      return read(&reader)
    } members: {
      written($0).map { [member: $0] }
    }
  }
}

extension Answer where Value: RawRepresentable<String> & CaseIterable {
  /// One of the cases, by its raw value.
  static var named: Self { Answer(words: Value.allCases.map { ($0.rawValue, $0) }) }
}

extension Answer where Value == String {
  static var text: Self {
    Answer(plain: Plain(form: .text, read: { $1.text($0) }, written: { $0 }))
  }

  /// A text that matches a pattern; `fault` returns how a text does not, to follow it in a message.
  ///
  /// Only a text of a file is tested. A schema states the pattern, and the reader asks `fault`, because the
  /// libraries have no regular expressions.
  static func text(
    matching pattern: String, fault: @Sendable @escaping (String) -> String?
  ) -> Self {
    Answer(
      plain: Plain(
        form: .matching(pattern),
        read: { name, reader in
          guard let text = reader.text(name) else { return nil }
          guard reader.isFile, let fault = fault(text) else { return text }
          reader.report(.outOfRange, at: reader.place(of: name), "'\(name)' is '\(text)'\(fault)")
          return nil
        }, written: { $0 }))
  }
}

extension Answer where Value == [String] {
  static var texts: Self {
    Answer(plain: Plain(form: .texts, read: { $1.texts($0) }, written: { $0 }))
  }
}

extension Answer where Value == Bool {
  static var flag: Self {
    Answer(plain: Plain(form: .flag, read: { $1.bool($0) }, written: { $0 }))
  }
}

extension Answer where Value == FixedDecimal {
  static func number(_ range: ClosedRange<FixedDecimal>) -> Self {
    Answer(
      number: Plain(
        form: .number(range), read: { $1.decimal($0, in: range) }, written: { $0 }))
  }
}

extension Answer where Value == Int {
  static func whole(_ range: ClosedRange<Int>) -> Self {
    Answer(plain: Plain(form: .whole(range), read: { $1.whole($0, in: range) }, written: { $0 }))
  }
}

extension Answer where Value == [Int] {
  /// A list of whole numbers, none of them twice.
  static var wholes: Self {
    Answer(plain: Plain(form: .wholes, read: { $1.wholes($0) }, written: { $0 }))
  }
}

extension Answer where Value == Double {
  /// A number in a range, or words for numbers that JSON does not have.
  static func number(
    _ range: ClosedRange<FixedDecimal>, _ words: [(word: String, value: Double)] = []
  ) -> Self { Answer(words: words, number: Plain(range, { $0 }, { $0 })) }

  static var points: Self { number(0...FixedDecimal.mostPoints) }
  static var scale: Self { number(0.1...10) }
  /// A duration in seconds, up to an hour.
  static var seconds: Self { number(0...3_600) }
}

extension Answer.Plain {
  /// A number, as a value that contains a `Double`; `number` returns nil if it does not.
  init(
    _ range: ClosedRange<FixedDecimal>, _ value: @Sendable @escaping (Double) -> Value,
    _ number: @Sendable @escaping (Value) -> Double?
  ) {
    self.init(
      form: .number(range), read: { $1.number($0, in: range).map(value) },
      written: { number($0).map { FieldNumber($0) } })
  }
}

/// A `Double` in a description; infinity is a word, because JSON has no number for it.
///
/// NaN is written as 0, which it counts as.
struct FieldNumber: Codable {
  private static let words: [(word: String, value: Double)] = [
    ("infinity", .infinity), ("-infinity", -.infinity),
  ]

  let value: Double

  init(_ value: Double) { self.value = value.isNaN ? 0 : value }

  /// Nil if `word` is not the word of a number.
  init?(word: String) {
    guard let row = Self.words.first(where: { $0.word == word }) else { return nil }
    value = row.value
  }

  /// Decodes a number, a word, or a text that contains a number.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let word = try? container.decode(String.self), let number = Self(word: word) {
      self = number
    } else if let number = try? container.decode(Double.self) {
      value = number
    } else {
      value = try container.decode(FixedDecimal.self).double
    }
  }

  /// Encodes a number or a word; a whole number has no decimals.
  func encode(to encoder: any Encoder) throws {
    if let row = Self.words.first(where: { $0.value == value }) {
      try row.word.encode(to: encoder)
    } else if let decimal = FixedDecimal(value), decimal.double == value {
      try decimal.encode(to: encoder)
    } else {
      try value.encode(to: encoder)
    }
  }
}

/// The members of an object to write.
package struct FieldMembers: Encodable, ExpressibleByDictionaryLiteral {
  private var members: [(name: String, value: (any Encodable)?)]

  package init(dictionaryLiteral members: (String, (any Encodable)?)...) {
    self.members = members.map { ($0, $1) }
  }

  package init(_ members: [(name: String, value: (any Encodable)?)]) { self.members = members }

  package mutating func add(_ name: String, _ value: (any Encodable)?) {
    members.append((name, value))
  }

  /// The members that are not null.
  package var given: FieldMembers { FieldMembers(members.filter { $0.value != nil }) }

  static func + (left: FieldMembers, right: FieldMembers) -> FieldMembers {
    FieldMembers(left.members + right.members)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldKey.self)
    for member in members {
      if let value = member.value {
        try container.encode(value, forKey: FieldKey(member.name))
      } else {
        try container.encodeNil(forKey: FieldKey(member.name))
      }
    }
  }
}

/// A coding key with any name.
package struct FieldKey: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  package init(stringValue: String) { self.init(stringValue) }
  package init?(intValue: Int) { nil }
}
