/// Tells which values are worth a second look, each distinct one read once.
struct ValueJudge {
  let reader: ValueReader
  private var answers: [Question: ValueProblem?] = [:]

  /// Why a value is worth a look.
  struct Verdict {
    /// Why it is no value of the type; nil if it is one.
    let problem: ValueProblem?
  }

  private struct Question: Hashable {
    let type: ValueType
    let words: [String]
    let value: Component
  }

  init(reader: ValueReader) { self.reader = reader }

  /// Why `value`, written at `origin`, is worth a look for `property`; nil if it is not.
  mutating func verdict(
    on value: Component, as property: ValueUse.Property, _ origin: UInt32
  ) -> Verdict? {
    if isPlain(value, property.type) { return nil }
    let problem = problem(with: value, property, origin)
    guard problem != nil || isNotable(value, property.type) else { return nil }
    return Verdict(problem: problem)
  }

  /// Most values of most sheets, without asking further.
  private func isPlain(_ value: Component, _ type: ValueType) -> Bool {
    if type == .color { return value.kind == .hex && value.count == 6 }
    return value.kind == .number && value.unit == .none && type.isMeasure
  }

  private mutating func problem(
    with value: Component, _ property: ValueUse.Property, _ origin: UInt32
  ) -> ValueProblem? {
    guard value.kind != .list else { return read(value, property, origin) }
    let question = Question(type: property.type, words: property.words, value: value)
    if let answer = answers[question] { return answer }
    let answer = read(value, property, origin)
    answers[question] = .some(answer)
    return answer
  }

  private func read(
    _ value: Component, _ property: ValueUse.Property, _ origin: UInt32
  ) -> ValueProblem? {
    switch reader.value(of: value, as: property.type, element: origin) {
    case .failure(.unknownWord(let word)):
      // A color word of which only a running system knows the color is one all the same.
      let isColor = property.type == .color && reader.dialect.colorWord(word) != nil
      return isColor ? nil : .unknownWord(word)
    case .failure(let problem): return problem
    case .success:
      if value.kind == .hex, property.type == .color, ![3, 6, 8].contains(value.count) {
        return .hexLength(Int(value.count))
      }
      guard value.kind == .word, !property.words.isEmpty else { return nil }
      let word = reader.sheet.text(of: value.name)
      return property.words.contains(word) ? nil : .unknownWord(word)
    }
  }

  /// Whether a value that is of its type deserves a remark.
  private func isNotable(_ value: Component, _ type: ValueType) -> Bool {
    if type == .color { return value.kind == .list }
    guard type.isMeasure || type.isSeveralNumbers || type == .integer else { return false }
    return value.kind == .list
      ? reader.sheet.components[value.items].contains(where: \.hasLetters) : value.hasLetters
  }
}

extension Component {
  /// Whether letters follow a number.
  var hasLetters: Bool { kind == .number && (unit == .px || unit == .other) }
}

extension ValueType {
  /// Whether any number will do.
  var isMeasure: Bool {
    self == .number || self == .float || self == .length || self == .percentage
  }

  var isSeveralNumbers: Bool { self == .offset || self == .size || self == .box }
}
