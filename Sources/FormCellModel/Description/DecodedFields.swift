import StyleSheet

/// The members of an object in a decoder.
///
/// Ranges are ignored: every value that a program can set can be stored and read again.
struct DecodedFields: FieldReader {
  private(set) var problem: DecodingError?
  private let container: KeyedDecodingContainer<FieldKey>

  init(_ container: KeyedDecodingContainer<FieldKey>) { self.container = container }

  // A decoder has coding paths, and no offsets.
  var range: Range<Int> { 0..<0 }
  var isFile: Bool { false }
  func place(of name: String) -> Range<Int> { range }
  func placeOfKey(_ name: String) -> Range<Int> { range }

  func has(_ name: String) -> Bool {
    let key = FieldKey(name)
    return container.contains(key) && (try? container.decodeNil(forKey: key)) == false
  }

  func form(of name: String) -> FieldForm.Plain? {
    guard has(name) else { return nil }
    let key = FieldKey(name)
    if (try? container.decode(Bool.self, forKey: key)) != nil { return .flag }
    if let text = try? container.decode(String.self, forKey: key) {
      return FixedDecimal(text) == nil && FieldNumber(word: text) == nil ? .text : .number
    }
    if (try? container.decode(Double.self, forKey: key)) != nil { return .number }
    return (try? container.nestedUnkeyedContainer(forKey: key)) == nil ? .object : .list
  }

  mutating func text(_ name: String) -> String? { value(name) }
  mutating func bool(_ name: String) -> Bool? { value(name) }
  mutating func texts(_ name: String) -> [String]? { value(name) }
  mutating func wholes(_ name: String) -> [Int]? { value(name) }
  mutating func formValue(_ name: String) -> FormValue? { value(name) }
  mutating func skipOthers() {}

  mutating func decimal(_ name: String, in range: ClosedRange<FixedDecimal>?) -> FixedDecimal? {
    value(name)
  }

  mutating func number(_ name: String, in range: ClosedRange<FixedDecimal>) -> Double? {
    let number: FieldNumber? = value(name)
    return number?.value
  }

  mutating func whole(_ name: String, in range: ClosedRange<Int>) -> Int? { value(name) }

  mutating func word<Value>(
    _ name: String, among table: [(word: String, value: Value)], expected: String?
  ) -> Value? {
    guard let word = text(name) else { return nil }
    if let row = table.first(where: { $0.word == word }) { return row.value }
    let expected = expected ?? table.map { "\"\($0.word)\"" }.joined(separator: ", ")
    fail("'\(name)' cannot be '\(word)': expected \(expected)", at: [FieldKey(name)])
    return nil
  }

  mutating func inside(
    _ name: String, such example: String?, _ read: (inout any FieldReader) -> Void
  ) {
    guard has(name) else { return }
    take({ try $0.nestedContainer(keyedBy: FieldKey.self, forKey: FieldKey(name)) }, read: read)
  }

  mutating func each(_ name: String, _ read: (inout any FieldReader) -> Void) {
    guard has(name) else { return }
    do {
      var list = try container.nestedUnkeyedContainer(forKey: FieldKey(name))
      while !list.isAtEnd {
        let inner = try list.nestedContainer(keyedBy: FieldKey.self)
        take({ _ in inner }, read: read)
      }
    } catch { keep(error) }
  }

  mutating func refuse(_ name: String, _ wanted: String) {
    fail("'\(name)' has another form; expected \(wanted)", at: [FieldKey(name)])
  }

  mutating func report(
    _ fault: FieldFault, _ severity: Diagnostic.Severity, at range: Range<Int>, _ message: String,
    _ suggestion: Suggestion.Match?
  ) {
    if severity == .error { fail(message) }
  }

  private mutating func value<Value: Decodable>(_ name: String) -> Value? {
    guard has(name) else { return nil }
    do { return try container.decode(Value.self, forKey: FieldKey(name)) } catch {
      keep(error)
      // The decoder of Foundation throws another error for a fraction as a whole number.
      if problem == nil { fail("'\(name)' has another form", at: [FieldKey(name)]) }
    }
    return nil
  }

  private mutating func take(
    _ find: (KeyedDecodingContainer<FieldKey>) throws -> KeyedDecodingContainer<FieldKey>,
    read: (inout any FieldReader) -> Void
  ) {
    do {
      var reader: any FieldReader = DecodedFields(try find(container))
      read(&reader)
      if let inner = reader as? DecodedFields { problem = problem ?? inner.problem }
    } catch { keep(error) }
  }

  private mutating func keep(_ error: any Error) { problem = problem ?? error as? DecodingError }

  private mutating func fail(_ message: String, at keys: [FieldKey] = []) {
    keep(
      DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath + keys, debugDescription: message)))
  }
}
