import FormCellModel
import StyleSheet

/// The members of an object, read by name.
///
/// Each read also declares a known name: at the end, unread members are reported. A null member
/// counts as missing; a member of the wrong kind is reported and counts as missing.
struct JSONFields: ProblemCollector {
  var problems: [Diagnostic] = []

  let range: Range<Int>
  private let members: [JSON.Member]
  /// The places of the members by name; empty for few members, which are searched.
  private let places: [String: Int]
  /// The members that were read, by place.
  private var isRead: [Bool]
  /// The names that were asked for.
  private var known: [String] = []

  /// More members than this have ``places``.
  private static let few = 16

  init(_ members: [JSON.Member], range: Range<Int>) {
    self.members = members
    self.range = range
    isRead = Array(repeating: false, count: members.count)
    let names = members.count > Self.few ? members.enumerated().map { ($1.name, $0) } : []
    places = Dictionary(names) { first, _ in first }
  }

  private func index(of name: String) -> Int? {
    places.isEmpty ? members.firstIndex { $0.name == name } : places[name]
  }

  private func member(_ name: String) -> JSON.Member? { index(of: name).map { members[$0] } }

  /// Reads a source that must be an object, called `what`; returns all problems in source order.
  static func problems(
    in source: SourceText, of what: String, _ read: (inout JSONFields) -> Void
  ) -> [Diagnostic] {
    let reading = JSONReader.read(source)
    guard let value = reading.value else { return reading.problems }
    guard let members = value.members else {
      let message = "\(what) is an object, not \(value.kind)"
      return reading.problems + [.json(.wrongType, at: value.range, message)]
    }
    var fields = JSONFields(members, range: value.range)
    read(&fields)
    return (reading.problems + fields.finished()).inSourceOrder()
  }

  // MARK: - Reading

  mutating func value(_ name: String) -> JSON? {
    known.append(name)
    guard let index = index(of: name) else { return nil }
    isRead[index] = true
    let value = members[index].value
    return value.content == .null ? nil : value
  }

  /// Returns the range of a member's value, or the start of the object if it is missing.
  func place(of name: String) -> Range<Int> { member(name)?.value.range ?? range.opening }

  /// Returns the range of a member's name, or the start of the object if it is missing.
  func placeOfKey(_ name: String) -> Range<Int> {
    member(name)?.nameRange ?? range.opening
  }

  /// Returns the range of the value at a path below the object.
  func place(at path: String) -> Range<Int> {
    JSON(content: .object(members), range: range).range(at: path)
  }

  /// True if there is such a member and it is not null.
  func has(_ name: String) -> Bool {
    member(name).map { $0.value.content != .null } ?? false
  }

  func isNull(_ name: String) -> Bool { member(name)?.value.content == .null }

  mutating func text(_ name: String) -> String? { read(name, "a text", \.text) }

  mutating func bool(_ name: String) -> Bool? {
    read(name, "true or false", \.bool)
  }

  private mutating func read<Value>(
    _ name: String, _ wanted: String, _ read: (JSON) -> Value?
  ) -> Value? {
    value(name).flatMap { read($0) ?? wrong(name, wanted, $0) }
  }

  /// Reads a decimal with at most six decimals, in `range` if specified.
  mutating func decimal(_ name: String, in range: ClosedRange<FixedDecimal>? = nil) -> FixedDecimal?
  {
    number(name, in: range, ExactDecimal.value, orElse: ExactDecimal.placesComplaint)
  }

  /// Reads a decimal, rounded to six decimals: a length or a time as toolkits measure it.
  mutating func rounded(_ name: String, in range: ClosedRange<FixedDecimal>? = nil) -> FixedDecimal?
  {
    number(name, in: range, { FixedDecimal($0) }, orElse: { _ in nil })
  }

  private mutating func number(
    _ name: String, in range: ClosedRange<FixedDecimal>?, _ read: (String) -> FixedDecimal?,
    orElse complaint: (String) -> String?
  ) -> FixedDecimal? {
    guard let value = value(name) else { return nil }
    guard case .number(let text) = value.content else { return wrong(name, "a number", value) }
    let decimal = read(text)
    if let decimal, range?.contains(decimal) != false { return decimal }
    let reason = decimal == nil ? complaint(text) : nil
    let bounds = range.flatMap { range -> String? in
      guard range.upperBound == .max else {
        return "'\(name)' is '\(text)', outside of '\(range.lowerBound)...\(range.upperBound)'"
      }
      return decimal.map { _ in "'\(name)' is '\(text)', below '\(range.lowerBound)'" }
    }
    return rejected(
      .outOfRange, at: value.range, reason ?? bounds ?? ExactDecimal.rangeComplaint(about: text))
  }

  mutating func word<Value>(
    _ name: String, among table: [(word: String, value: Value)], expected: String?
  ) -> Value? {
    guard let value = value(name) else { return nil }
    return word(value, name, among: table, expected: expected)
  }

  /// Returns the value for a word of a table; reports any other value for `name`.
  mutating func word<Value>(
    _ value: JSON, _ name: String, among table: [(word: String, value: Value)],
    expected: String? = nil
  ) -> Value? {
    let words = table.map(\.word)
    let expected = expected ?? words.map { "\"\($0)\"" }.joined(separator: ", ")
    guard case .string(let text) = value.content else { return wrong(name, expected, value) }
    if let row = table.first(where: { $0.word == text }) { return row.value }
    return rejected(
      .unknownWord, at: value.range, "'\(name)' cannot be '\(text)': expected \(expected)",
      Suggestion.match(text, among: words))
  }

  /// Reads an object with `read`; messages show `example`.
  mutating func object(
    _ name: String, such example: String? = nil, _ read: (inout JSONFields) -> Void
  ) {
    if let value = value(name) { readObject(value, name, such: example, read) }
  }

  mutating func texts(_ name: String) -> [String]? {
    read(name, "a list of texts", \.elements)?.map { string($0, in: name) ?? "" }
  }

  mutating func wholes(_ name: String) -> [Int]? {
    read(name, "a list of whole numbers", \.elements)?.compactMap { element in
      if case .number(let text) = element.content {
        guard let decimal = ExactDecimal.value(of: text) else {
          return rejected(.outOfRange, at: element.range, ExactDecimal.complaint(about: text))
        }
        if let whole = Int(decimal.description) { return whole }
      }
      return rejected(
        .wrongType, at: element.range,
        "expected a whole number in '\(name)', not \(element.kind)")
    }
  }

  mutating func string(_ element: JSON, in name: String) -> String? {
    element.text
      ?? rejected(
        .wrongType, at: element.range, "expected a text in '\(name)', not \(element.kind)")
  }

  mutating func objects(_ name: String, _ read: (inout JSONFields) -> Void) {
    guard let value = value(name) else { return }
    guard case .array(let elements) = value.content else {
      return report(
        .wrongType, at: value.range, "'\(name)' is a list of objects, not \(value.kind)")
    }
    for element in elements { readObject(element, name, read) }
  }

  mutating func objects(byName name: String, _ read: (inout JSONFields, JSON.Member) -> Void) {
    guard let value = value(name) else { return }
    guard case .object(let members) = value.content else {
      return report(.wrongType, at: value.range, "'\(name)' is \(value.kind); expected an object")
    }
    for member in members { readObject(member.value, member.name) { read(&$0, member) } }
  }

  /// Accepts all other members, whose meaning is not known.
  mutating func skipOthers() { isRead = isRead.map { _ in true } }

  /// Adds the problems of a nested object.
  mutating func take(_ inner: JSONFields) { problems += inner.finished() }

  private mutating func readObject(
    _ value: JSON, _ name: String, such example: String? = nil, _ read: (inout JSONFields) -> Void
  ) {
    guard case .object(let members) = value.content else {
      let shape = example.map { ", such as '\($0)'" } ?? ""
      return report(
        .wrongType, at: value.range, "expected an object in '\(name)'\(shape), not \(value.kind)")
    }
    var fields = JSONFields(members, range: value.range)
    read(&fields)
    take(fields)
  }

  // MARK: - Reporting

  /// Returns all problems, including those of unread members.
  func finished() -> [Diagnostic] {
    problems + zip(members, isRead).filter { !$1 }.map { Diagnostic.unknownKey($0.0, among: known) }
  }

  /// Adds a problem for a member of the wrong kind and returns nil.
  mutating func wrong<Value>(_ name: String, _ wanted: String, _ found: JSON) -> Value? {
    rejected(.wrongType, at: found.range, "'\(name)' is \(found.kind); expected \(wanted)")
  }
}
