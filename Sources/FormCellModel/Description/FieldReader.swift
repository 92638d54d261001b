package import StyleSheet

/// The members of an object of a description, which are asked for by name.
///
/// A member that is null counts as missing. A member that is not what was asked for is reported, and
/// counts as missing too. The tool reads a file of JSON this way, and tells the place of each problem; a
/// type of the model that is decoded reads any decoder.
package protocol FieldReader {
  /// The place of the object.
  var range: Range<Int> { get }

  /// The place of the value of a member.
  func place(of name: String) -> Range<Int>

  /// The place of the name of a member.
  func placeOfKey(_ name: String) -> Range<Int>

  /// True if there is such a member.
  func has(_ name: String) -> Bool

  /// The form of the value of a member; nil if it is missing.
  mutating func form(of name: String) -> FieldForm.Plain?

  /// A text.
  mutating func text(_ name: String) -> String?

  /// True or false.
  mutating func bool(_ name: String) -> Bool?

  /// A decimal of at most six places, in `range` if that is given.
  mutating func decimal(_ name: String, in range: ClosedRange<FixedDecimal>?) -> FixedDecimal?

  /// The value for one of the words of a table.
  mutating func word<Value>(_ name: String, among table: [(word: String, value: Value)]) -> Value?

  /// A list of texts.
  mutating func texts(_ name: String) -> [String]?

  /// An object, whose members `read` asks for; `example` shows one.
  mutating func inside(
    _ name: String, such example: String?, _ read: (inout any FieldReader) -> Void)

  /// A list of objects, whose members `read` asks for.
  mutating func each(_ name: String, _ read: (inout any FieldReader) -> Void)

  /// Reports a value that has another form than the wanted one.
  mutating func refuse(_ name: String, _ wanted: String)

  /// Reports a problem.
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
  case uselessTint = "useless-tint"
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
  case words([String])
  case number(ClosedRange<FixedDecimal>)
  /// A whole number in a range.
  case whole(ClosedRange<Int>)
  /// An object of the kind of this name.
  case object(String)
  /// A list of objects of the kind of this name.
  case objects(String)
}

extension FieldReader {
  /// Reports an error, or a problem of another severity.
  package mutating func report(
    _ fault: FieldFault, _ severity: Diagnostic.Severity = .error, at range: Range<Int>,
    _ message: String
  ) {
    report(fault, severity, at: range, message, nil)
  }

  /// An object, whose members `read` asks for.
  package mutating func inside(_ name: String, _ read: (inout any FieldReader) -> Void) {
    inside(name, such: nil, read)
  }

  /// One of the words of an enumeration.
  package mutating func word<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) -> Value? {
    word(name, among: Value.allCases.map { ($0.rawValue, $0) })
  }

  /// A length in points, up to the widest cell.
  package mutating func points(_ name: String) -> Double? {
    decimal(name, in: 0...FixedDecimal.mostPoints).map(\.double)
  }

  /// A whole number in `range`; `advice` says where others belong.
  package mutating func whole(
    _ name: String, in range: ClosedRange<Int>, _ advice: String? = nil
  ) -> Int? {
    let values = FixedDecimal(clamping: range.lowerBound)...FixedDecimal(clamping: range.upperBound)
    guard let decimal = decimal(name, in: values) else { return nil }
    guard let whole = Int(decimal.description) else {
      report(
        .outOfRange, at: place(of: name),
        "'\(name)' is '\(decimal)'; expected a whole number\(advice.map { "; \($0)" } ?? "")")
      return nil
    }
    return whole
  }

  /// Reports a member that is missing.
  package mutating func require(_ name: String) {
    if !has(name) { reportMissing("expected '\(name)' in here") }
  }

  /// Returns true if just one of some members is there, and reports anything else.
  package mutating func requireOne(of names: [String]) -> Bool {
    if names.count(where: { has($0) }) == 1 { return true }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    reportMissing("expected one of \(list) in here")
    return false
  }

  private mutating func reportMissing(_ message: String) {
    report(.missingKey, at: range.lowerBound..<range.lowerBound + 1, message)
  }
}

extension FixedDecimal {
  /// The greatest length of a description, in points; a larger one is a mistake.
  package static let mostPoints: FixedDecimal = 100_000
}
