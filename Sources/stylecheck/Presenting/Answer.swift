import FormCellModel
import StyleSheet

/// How the answer to a question is said in JSON: by a word, by a number, or by an object.
///
/// What can be said and how it is read stand side by side, so that messages, the schema and the pages
/// cannot say otherwise than what is read.
struct Answer<Value: Equatable> {
  /// A number that is an answer.
  struct Number {
    let range: ClosedRange<FixedDecimal>
    let value: (FixedDecimal) -> Value
    /// Nil where the answer is no number.
    let number: (Value) -> FixedDecimal?
  }

  /// An object that is an answer.
  struct Object {
    /// What the schema and the page call it.
    let name: String
    /// Nil where something in it is wrong, which is reported then.
    let read: (inout Fields) -> Value?
    /// Nil where the answer is no such object.
    let object: (Value) -> JSONText?
  }

  var words: [(word: String, value: Value)] = []
  var number: Number?
  var object: Object?
}

/// What can be said to a question, for somebody who wants to know.
enum AnswerForm: Hashable {
  case words([String])
  case number(ClosedRange<FixedDecimal>)
  /// An object of the kind of this name.
  case object(String)
}

extension Answer {
  /// All that can be said, at least one.
  var forms: [AnswerForm] {
    (words.isEmpty ? [] : [.words(words.map(\.word))])
      + (number.map { [.number($0.range)] } ?? []) + (object.map { [.object($0.name)] } ?? [])
  }

  /// The answer in a member; nil where there is none, or it is none of the forms, which is reported.
  func read(_ name: String, from fields: inout Fields) -> Value? {
    guard let said = fields.value(name) else { return nil }
    switch said.content {
    case .number where number != nil:
      return number.flatMap { number in fields.decimal(name, in: number.range).map(number.value) }
    case .object where object != nil:
      var value: Value?
      fields.object(name) { value = object?.read(&$0) }
      return value
    case .string where !words.isEmpty:
      return fields.word(name, among: words)
    case .null, .bool, .number, .string, .array, .object:
      return fields.wrong(name, expected, said)
    }
  }

  /// The same answer in JSON, as it would be read.
  func said(_ value: Value) -> JSONText {
    if let row = words.first(where: { $0.value == value }) { return .string(row.word) }
    if let number = number?.number(value) { return .number(number.description) }
    return object?.object(value) ?? .null
  }

  private var expected: String {
    forms.map { form in
      switch form {
      case .words(let words): words.map { "\"\($0)\"" }.joined(separator: ", ")
      case .number: "a number"
      case .object: "an object"
      }
    }.joined(separator: ", or ")
  }
}

// MARK: - The usual ones

extension Answer where Value: RawRepresentable<String> & CaseIterable {
  /// One of the cases, by its word.
  static var named: Self { Answer(words: Value.allCases.map { ($0.rawValue, $0) }) }
}

extension Answer where Value == FixedDecimal {
  /// A number in a range.
  static func number(_ range: ClosedRange<FixedDecimal>) -> Self {
    Answer(number: Number(range: range, value: { $0 }, number: { $0 }))
  }
}

extension Answer where Value == Double {
  /// A number in a range, and words for what is no number one would write.
  static func number(
    _ range: ClosedRange<FixedDecimal>, _ words: [(word: String, value: Double)] = []
  ) -> Self {
    Answer(
      words: words, number: Number(range: range, value: \.plain, number: { FixedDecimal($0) }))
  }

  /// So many points.
  static var points: Self { number(0...PageSetting.widest) }
  /// So many times as large.
  static var scale: Self { number(0.1...10) }

  /// So many seconds, up to an hour.
  static var seconds: Self { number(0...3_600) }
}

extension FixedDecimal {
  /// The number nearest to it.
  var plain: Double { Double(millionths) / 1_000_000 }
}
