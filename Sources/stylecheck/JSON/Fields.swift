import FormCellModel
import StyleSheet

/// The members of an object, read by name.
///
/// Each read also declares a known name: at the end, unread members are reported. A null member
/// counts as missing; a member of the wrong kind is reported and counts as missing.
struct Fields {
  /// The problems so far.
  private(set) var problems: [Diagnostic] = []

  /// The range of the object.
  let range: Range<Int>
  private let members: [JSON.Member]
  private var known: [String] = []

  init(_ members: [JSON.Member], range: Range<Int>) {
    self.members = members
    self.range = range
  }
}

extension Fields {
  /// Reads a source that must be an object, which messages call `what`; returns all problems in
  /// source order.
  static func problems(
    in source: SourceText, of what: String, _ read: (inout Fields) -> Void
  ) -> [Diagnostic] {
    let reading = JSONReader.read(source)
    guard let value = reading.value else { return reading.problems }
    guard let members = value.members else {
      let message = "\(what) is an object, not \(value.kind)"
      return reading.problems + [.description(.wrongType, at: value.range, message)]
    }
    var fields = Fields(members, range: value.range)
    read(&fields)
    return (reading.problems + fields.finished()).inSourceOrder()
  }
}

// MARK: - Reading

extension Fields {
  /// Returns the value of a member, or nil.
  mutating func value(_ name: String) -> JSON? {
    known.append(name)
    let value = members.first { $0.name == name }?.value
    return value?.content == .null ? nil : value
  }

  /// Returns the range of a member's value, or the start of the object if it is missing.
  func place(of name: String) -> Range<Int> {
    members.first { $0.name == name }?.value.range ?? range.lowerBound..<range.lowerBound + 1
  }

  /// Returns the range of a member's name, or the start of the object if it is missing.
  func placeOfKey(_ name: String) -> Range<Int> {
    members.first { $0.name == name }?.nameRange ?? range.lowerBound..<range.lowerBound + 1
  }

  /// True if there is such a member and it is not null.
  func has(_ name: String) -> Bool {
    members.contains { $0.name == name && $0.value.content != .null }
  }

  /// Reads a string.
  mutating func text(_ name: String) -> String? {
    guard let value = value(name) else { return nil }
    guard case .string(let text) = value.content else { return wrong(name, "a text", value) }
    return text
  }

  /// Reads a Boolean.
  mutating func bool(_ name: String) -> Bool? {
    guard let value = value(name) else { return nil }
    guard case .bool(let bool) = value.content else { return wrong(name, "true or false", value) }
    return bool
  }

  /// Reads a decimal with at most six decimals, in `range` if specified.
  mutating func decimal(_ name: String, in range: ClosedRange<FixedDecimal>? = nil) -> FixedDecimal?
  {
    guard let value = value(name) else { return nil }
    guard case .number(let text) = value.content else { return wrong(name, "a number", value) }
    guard let decimal = ExactDecimal.value(of: text) else {
      return rejected(.outOfRange, at: value.range, ExactDecimal.complaint(about: text))
    }
    if let range, !range.contains(decimal) {
      return rejected(
        .outOfRange, at: value.range,
        "'\(name)' is '\(text)', outside of '\(range.lowerBound)...\(range.upperBound)'")
    }
    return decimal
  }

  /// Reads a word of a table.
  mutating func word<Value>(_ name: String, among table: [(word: String, value: Value)]) -> Value? {
    guard let value = value(name) else { return nil }
    return word(value, name, among: table)
  }

  /// Returns the value for a word of a table; reports any other value for `name`.
  mutating func word<Value>(
    _ value: JSON, _ name: String, among table: [(word: String, value: Value)]
  ) -> Value? {
    let words = table.map(\.word)
    let expected = words.map { "\"\($0)\"" }.joined(separator: ", ")
    guard case .string(let text) = value.content else { return wrong(name, expected, value) }
    if let row = table.first(where: { $0.word == text }) { return row.value }
    return rejected(
      .unknownWord, at: value.range, "'\(name)' cannot be '\(text)': expected \(expected)",
      Suggestion.match(text, among: words))
  }

  /// Reads an object with `read`; messages show `example`.
  mutating func object(
    _ name: String, such example: String? = nil, _ read: (inout Fields) -> Void
  ) {
    guard let value = value(name) else { return }
    readObject(value, name, such: example, read)
  }

  /// Reads a list of strings.
  mutating func texts(_ name: String) -> [String]? {
    guard let value = value(name) else { return nil }
    guard case .array(let elements) = value.content else {
      return wrong(name, "a list of texts", value)
    }
    return elements.map { element in
      if case .string(let text) = element.content { return text }
      report(
        .wrongType, at: element.range, "expected a text in '\(name)', not \(element.kind)")
      return ""
    }
  }

  /// Reads each object of a list with `read`.
  mutating func objects(_ name: String, _ read: (inout Fields) -> Void) {
    guard let value = value(name) else { return }
    guard case .array(let elements) = value.content else {
      return report(
        .wrongType, at: value.range, "'\(name)' is a list of objects, not \(value.kind)")
    }
    for element in elements { readObject(element, name, read) }
  }

  /// Reads each member of an object, with any name, with `read`.
  mutating func objects(byName name: String, _ read: (inout Fields, JSON.Member) -> Void) {
    guard let value = value(name) else { return }
    guard case .object(let members) = value.content else {
      return report(.wrongType, at: value.range, "'\(name)' is \(value.kind); expected an object")
    }
    for member in members { readObject(member.value, member.name) { read(&$0, member) } }
  }

  /// Adds the problems of a nested object.
  mutating func take(_ inner: Fields) { problems += inner.finished() }

  private mutating func readObject(
    _ value: JSON, _ name: String, such example: String? = nil, _ read: (inout Fields) -> Void
  ) {
    guard case .object(let members) = value.content else {
      let shape = example.map { ", such as '\($0)'" } ?? ""
      return report(
        .wrongType, at: value.range, "expected an object in '\(name)'\(shape), not \(value.kind)")
    }
    var fields = Fields(members, range: value.range)
    read(&fields)
    take(fields)
  }
}

// MARK: - Reporting

extension Fields {
  /// The kinds of problems in descriptions, besides syntax errors.
  enum Fault: String {
    case unknownKey = "unknown-key"
    case missingKey = "missing-key"
    case wrongType = "wrong-type"
    case unknownWord = "unknown-word"
    case outOfRange = "out-of-range"
    case unknownColor = "unknown-color"
    case uselessTint = "useless-tint"
    case uselessImage = "useless-image"
    case unusedKey = "unused-key"
    case misplacedKey = "misplaced-key"
    case malformedPattern = "malformed-pattern"
    case malformedPath = "malformed-path"
    case malformedName = "malformed-name"
    case unknownRule = "unknown-rule"
    case fixedRule = "fixed-rule"
    case missingFile = "missing-file"
    case circle = "circle"
  }

  /// Adds a problem.
  mutating func report(
    _ fault: Fault, _ severity: Diagnostic.Severity = .error, at range: Range<Int>,
    _ message: String, _ suggestion: Suggestion.Match? = nil
  ) {
    problems.append(.description(fault, severity, at: range, message, suggestion))
  }

  /// Adds a problem and returns nil.
  mutating func rejected<Value>(
    _ fault: Fault, at range: Range<Int>, _ message: String, _ suggestion: Suggestion.Match? = nil
  ) -> Value? {
    report(fault, at: range, message, suggestion)
    return nil
  }

  /// Returns all problems, including those of unread members.
  func finished() -> [Diagnostic] {
    problems
      + members.filter { !known.contains($0.name) }.map {
        .description(
          .unknownKey, at: $0.nameRange, "there is no key '\($0.name)' here",
          Suggestion.match($0.name, among: known))
      }
  }

  /// Adds a problem for a member of the wrong kind and returns nil.
  mutating func wrong<Value>(_ name: String, _ wanted: String, _ found: JSON) -> Value? {
    rejected(.wrongType, at: found.range, "'\(name)' is \(found.kind); expected \(wanted)")
  }
}

extension Diagnostic {
  /// Returns a diagnostic for a description, with suggestions.
  static func description(
    _ fault: Fields.Fault, _ severity: Severity = .error, at range: Range<Int>, _ message: String,
    _ suggestion: Suggestion.Match? = nil
  ) -> Self {
    let question = suggestion.map { $0.only == nil ? "; \($0.question())" : "" } ?? ""
    let finding = Diagnostic(severity, fault.rawValue, at: range, message + question)
    guard let word = suggestion?.only else { return finding }
    return finding.fixIt("write \"\(word)\"", SourceEdit(range, "\"\(word)\""))
  }
}
