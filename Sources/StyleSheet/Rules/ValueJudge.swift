/// Tells which values are worth a second look, each distinct word read once.
struct ValueJudge {
  let reader: ValueReader
  private var answers: [ValueProblem?] = []
  /// The places of answers, by the number of what was asked for and that of the word.
  private var places = PairTable()

  /// Why a value is worth a look.
  struct Verdict {
    /// Why it is no value of the type; nil if it is one.
    let problem: ValueProblem?
  }

  init(reader: ValueReader) { self.reader = reader }

  /// The number of a color that is asked for, whatever the property.
  static let color = PairTable.none
  /// The number of what all classes say of a property, which no property of one class has.
  static func agreed(_ property: NameTable.ID) -> UInt32 { property | 1 << 31 }

  /// Why `value`, written at `origin`, is worth a look for `property`; nil if it is not.
  ///
  /// `number` tells the property from all others.
  @inline(__always)
  mutating func verdict(
    on value: Component, as property: JudgedProperty, _ number: UInt32, _ origin: UInt32
  ) -> Verdict? {
    isPlain(value, property.type) ? nil : closer(value, property, number, origin)
  }

  private mutating func closer(
    _ value: Component, _ property: JudgedProperty, _ number: UInt32, _ origin: UInt32
  ) -> Verdict? {
    let problem = problem(with: value, property, number, origin)
    guard problem != nil || isNotable(value, property.type) else { return nil }
    return Verdict(problem: problem)
  }

  /// Most values of most sheets, without asking further.
  @inline(__always)
  private func isPlain(_ value: Component, _ type: ValueType) -> Bool {
    if type == .color { return value.kind == .hex && value.count == 6 }
    return value.kind == .number && value.unit == .none && type.isMeasure
  }

  private mutating func problem(
    with value: Component, _ property: JudgedProperty, _ number: UInt32, _ origin: UInt32
  ) -> ValueProblem? {
    guard value.kind == .word else { return read(value, property, origin) }
    let isAnyColor = property.type == .color && property.words.isEmpty
    let number = isAnyColor ? Self.color : number
    let place = places[number, value.name]
    if place != PairTable.none { return answers[Int(place)] }
    let answer = read(value, property, origin)
    places.add(UInt32(answers.count), number, value.name)
    answers.append(answer)
    return answer
  }

  private func read(
    _ value: Component, _ property: JudgedProperty, _ origin: UInt32
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
