package import StyleSheet

/// The members of an object of a description, read by name.
///
/// A null member counts as missing. A member of another form is reported, and counts as missing.
/// The tool reads JSON files this way and reports the location of each problem; types of the model
/// read any decoder. A decoder has no limits for numbers, because it reads what a program stored.
package protocol FieldReader {
  /// The source range of the object.
  var range: Range<Int> { get }
  /// True for a file that an author writes; false for what a program stored.
  var isFile: Bool { get }

  /// Returns the source range of the value of a member.
  func place(of name: String) -> Range<Int>
  /// Returns the source range of the name of a member.
  func placeOfKey(_ name: String) -> Range<Int>
  func has(_ name: String) -> Bool
  /// Returns the form of the value of a member; nil if it is missing.
  mutating func form(of name: String) -> FieldForm.Plain?

  mutating func text(_ name: String) -> String?
  mutating func bool(_ name: String) -> Bool?
  mutating func texts(_ name: String) -> [String]?
  mutating func wholes(_ name: String) -> [Int]?
  /// Reads a word; messages list what is `expected`, or the words of the table.
  mutating func word<Value>(
    _ name: String, among table: [(word: String, value: Value)], expected: String?
  ) -> Value?
  /// Reads a decimal of at most six places, in `range` if that is given.
  mutating func decimal(_ name: String, in range: ClosedRange<FixedDecimal>?) -> FixedDecimal?
  mutating func number(_ name: String, in range: ClosedRange<FixedDecimal>) -> Double?
  mutating func whole(_ name: String, in range: ClosedRange<Int>) -> Int?
  mutating func formValue(_ name: String) -> FormValue?

  /// Reads an object with `read`; `example` shows one.
  mutating func inside(
    _ name: String, such example: String?, _ read: (inout any FieldReader) -> Void)
  /// Reads a list of objects with `read`.
  mutating func each(_ name: String, _ read: (inout any FieldReader) -> Void)
  /// Accepts all other members, whose meaning is not known.
  mutating func skipOthers()

  /// Reports a value of an unexpected form.
  mutating func refuse(_ name: String, _ wanted: String)
  mutating func report(
    _ fault: FieldFault, _ severity: Diagnostic.Severity, at range: Range<Int>, _ message: String,
    _ suggestion: Suggestion.Match?)
}

/// A kind of problem of a description; the raw value is its name in reports.
package enum FieldFault: String {
  case missingKey = "missing-key"
  case unknownWord = "unknown-word"
  case outOfRange = "out-of-range"
  case unknownColor = "unknown-color"
  case uselessImage = "useless-image"
  case unusedKey = "unused-key"
}

/// The form of a value of a description.
package enum FieldForm: Hashable, Sendable {
  /// The forms of JSON.
  package enum Plain: Hashable, Sendable {
    case flag, number, text, list, object
  }

  case flag, text, texts
  /// A text that matches a regular expression of ECMA 262, which is the notation of JSON Schema.
  case matching(String)
  /// A list of whole numbers, none of them twice.
  case wholes
  case words([String])
  case number(ClosedRange<FixedDecimal>)
  case whole(ClosedRange<Int>)
  /// An object of the named type.
  case object(String)
  /// A list of objects of the named type.
  case objects(String)
}

extension FieldReader {
  /// Reports a problem; the default severity is error.
  package mutating func report(
    _ fault: FieldFault, _ severity: Diagnostic.Severity = .error, at range: Range<Int>,
    _ message: String
  ) { report(fault, severity, at: range, message, nil) }

  package mutating func inside(_ name: String, _ read: (inout any FieldReader) -> Void) {
    inside(name, such: nil, read)
  }

  /// Reads an object with `read`, and returns its value; nil if there is none.
  mutating func object<Value>(
    _ name: String, such example: String? = nil, _ read: (inout any FieldReader) -> Value?
  ) -> Value? {
    var value: Value?
    inside(name, such: example) { value = read(&$0) }
    return value
  }

  package mutating func word<Value>(
    _ name: String, among table: [(word: String, value: Value)]
  ) -> Value? { word(name, among: table, expected: nil) }

  package mutating func word<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) -> Value? { word(name, among: Value.allCases.map { ($0.rawValue, $0) }) }

  /// Reads a length in points, up to the widest cell.
  package mutating func points(_ name: String) -> Double? {
    number(name, in: 0...FixedDecimal.mostPoints)
  }

  package mutating func number(_ name: String, in range: ClosedRange<FixedDecimal>) -> Double? {
    decimal(name, in: range).map(\.double)
  }

  package mutating func whole(_ name: String, in range: ClosedRange<Int>) -> Int? {
    let values = FixedDecimal(clamping: range.lowerBound)...FixedDecimal(clamping: range.upperBound)
    guard let decimal = decimal(name, in: values) else { return nil }
    guard let whole = Int(decimal.description) else {
      report(
        .outOfRange, at: place(of: name), "'\(name)' is '\(decimal)'; expected a whole number")
      return nil
    }
    return whole
  }

  /// Reports members that are missing.
  package mutating func require(_ names: String...) {
    for name in names where !has(name) { reportMissing("expected '\(name)' in here") }
  }

  /// Returns true if exactly one of the members exists; reports an error otherwise.
  mutating func requireOne(of names: [String]) -> Bool {
    if names.count(where: { has($0) }) == 1 { return true }
    for name in names { _ = form(of: name) }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    reportMissing("expected exactly one of \(list) in here")
    return false
  }

  private mutating func reportMissing(_ message: String) {
    report(.missingKey, at: range.lowerBound..<range.lowerBound + 1, message)
  }
}

extension FixedDecimal {
  /// The largest length in a description, in points.
  package static let mostPoints: FixedDecimal = 100_000
}
