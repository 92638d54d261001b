import StyleSheet

/// Tells which values are worth a second look, each distinct word read once.
struct ValueJudge {
  let reader: ValueReader
  private var answers: [ValueProblem?] = []
  /// The places of answers, by the number of what was asked for and that of the word.
  private var places = PairTable()
  /// For each name of the sheet, the types of which it is a value wherever the usual is asked, a bit
  /// for each.
  private var soundTypes: [UInt32]

  /// What a value has to be.
  struct Asked {
    let type: ValueType
    /// Tells the property from all others.
    let number: UInt32
    /// Whether it is what any property of the type asks.
    let isUsual: Bool
  }

  /// Why a value is worth a look.
  struct Verdict {
    /// Why it is no value of the type; nil if it is one.
    let problem: ValueProblem?
  }

  init(reader: ValueReader) {
    self.reader = reader
    soundTypes = [UInt32](repeating: 0, count: reader.sheet.nameCount)
  }

  /// The number of any property that takes what every one of its type does.
  static func usual(_ type: ValueType) -> UInt32 { 3 << 30 | UInt32(type.rawValue) }
  /// The number of what all classes say of a property, which no property of one class has.
  static func agreed(_ property: NameTable.ID) -> UInt32 { property | 1 << 31 }
  /// The name of a property that has such a number; nil if it is another's.
  static func agreedName(_ number: UInt32) -> NameTable.ID? {
    number >> 30 == 2 ? number & ~(1 << 31) : nil
  }

  /// Why `value`, written at `origin`, is worth a look for `property`; nil if it is not.
  ///
  /// `number` tells the property from all others.
  mutating func verdict(
    on value: Component, as property: JudgedProperty, _ number: UInt32, _ origin: UInt32
  ) -> Verdict? {
    if isPlain(value, property.type) { return nil }
    let problem = problem(with: value, property, number, origin)
    guard problem != nil || isNotable(value, property.type) else { return nil }
    return Verdict(problem: problem)
  }

  /// Most values of most sheets, without asking further.
  func isPlain(_ value: Component, _ type: ValueType) -> Bool {
    switch type {
    case .color: value.kind == .hex && value.count == 6
    case .number, .float, .length, .percentage: value.isPlainNumber
    case .integer:
      value.isPlainNumber && value.number.magnitude < 0x1p31
        && Double(Int32(value.number)) == value.number
    case .box: value.isPlainNumber || areNumbers(value, atMost: 4)
    case .offset, .size: isPair(value)
    case .boolean, .fontStyle, .fontName, .image, .borderStyle, .separatorStyle, .textAlign,
      .verticalAlign, .horizontalAlign, .keyboardAppearance, .textTransform, .classNameList,
      .unknown:
      false
    }
  }

  /// Whether a value is a word of which it is known already that there is nothing to say.
  ///
  /// Most values of most sheets are such words, and finding out what all is asked of the property took
  /// as long as the rest.
  func isSound(_ value: Component, _ asked: Asked) -> Bool {
    guard value.kind == .word else { return false }
    guard asked.isUsual else {
      let place = places[asked.number, value.name]
      return place != PairTable.none && answers[Int(place)] == nil
    }
    return asked.type.takesAnyWord || soundTypes[Int(value.name)] & Self.bit(asked.type) != 0
  }

  private static func bit(_ type: ValueType) -> UInt32 { 1 << UInt32(type.rawValue) }

  private func areNumbers(_ value: Component, atMost count: Int) -> Bool {
    let items = value.items
    guard value.kind == .list, items.count <= count else { return false }
    return items.allSatisfy { reader.sheet.component($0).isPlainNumber }
  }

  private func isPair(_ value: Component) -> Bool {
    let items = value.items
    guard value.kind == .list, items.count == 3 else { return false }
    return reader.sheet.component(items.lowerBound).isPlainNumber
      && reader.sheet.component(items.lowerBound + 1).kind == .comma
      && reader.sheet.component(items.lowerBound + 2).isPlainNumber
  }

  private mutating func problem(
    with value: Component, _ property: JudgedProperty, _ number: UInt32, _ origin: UInt32
  ) -> ValueProblem? {
    guard value.kind == .word else { return read(value, property, origin) }
    let number = property.isUsual ? Self.usual(property.type) : number
    let place = places[number, value.name]
    if place != PairTable.none { return answers[Int(place)] }
    let answer = read(value, property, origin)
    places.add(UInt32(answers.count), number, value.name)
    answers.append(answer)
    if answer == nil, property.isUsual { soundTypes[Int(value.name)] |= Self.bit(property.type) }
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
    if type == .color { return value.kind == .list || value.kind == .hex && value.count == 3 }
    guard type.isMeasure || type.isSeveralNumbers || type == .integer else { return false }
    return value.kind == .list
      ? reader.sheet.components[value.items].contains(where: \.hasLetters) : value.hasLetters
  }
}

extension Component {
  /// Whether it is a number with nothing behind it.
  fileprivate var isPlainNumber: Bool { kind == .number && unit == .none }

  /// Whether letters follow a number.
  var hasLetters: Bool { kind == .number && (unit == .px || unit == .other) }
}

extension ValueType {
  /// Whether any word is the name of one.
  fileprivate var takesAnyWord: Bool { self == .image || self == .fontName }

  /// Whether any number will do.
  var isMeasure: Bool {
    self == .number || self == .float || self == .length || self == .percentage
  }

  var isSeveralNumbers: Bool { self == .offset || self == .size || self == .box }
}
