import StyleSheet

/// A use of a value that is invalid or deserves a remark.
struct ValueUse: Sendable {
  private(set) var property: JudgedProperty
  /// The value with its variable resolved.
  let value: Component
  /// The reason why the value is invalid; nil if it is valid.
  let problem: ValueProblem?
  /// The element that uses it: a declaration, or a definition that overrides the palette.
  private(set) var element: UInt32
  /// The element that contains it: the same, or the definition of the variable.
  let origin: UInt32
  /// Further uses of the same definition for the same property, reported with this one.
  private(set) var others: [UInt32] = []

  mutating func add(_ other: UInt32) {
    if others.count < Finding.mostShown { others.append(other) }
  }

  /// Merges another use of the same definition; a use that crashes the app comes first.
  mutating func merge(_ other: Self) {
    var place = other.element
    if !property.isRead && other.property.isRead || !property.isVital && other.property.isVital {
      place = element
      property = other.property
      element = other.element
    }
    add(place)
  }

  /// An error; a warning for a class of NUI or of the app that falls back to another value.
  var severity: Diagnostic.Severity {
    switch property.family {
    case .fiori, .mdk: .error
    case .nui: property.isVital || property.endsApp ? .error : .warning
    case .app, nil: .warning
    }
  }
}

/// The values to report; the uses of one definition are merged.
struct ValueUses {
  /// The rules that report values, and their groups.
  static let rules: Set<String> = [
    "hsl-is-hsb", "ignored-alpha", "integer-alpha", "invalid-color", "invalid-number",
    "malformed-box", "malformed-offset", "mixed-components", "number-unit", "out-of-range",
    "portability", "short-hex", "type-mismatch", "unknown-keyword", "value",
  ]

  /// The values in source order.
  private(set) var all: [ValueUse] = []
  /// The places of the uses of each definition, one for each property.
  private var places: [UInt32: [Int]] = [:]

  /// Adds a use; one that `isAlone` is not merged with others.
  mutating func add(_ use: ValueUse, isAlone: Bool) {
    guard use.origin != use.element, !isAlone else {
      all.append(use)
      return
    }
    let property = use.property.unread
    if let place = places[use.origin]?.first(where: { all[$0].property.unread == property }) {
      all[place].merge(use)
    } else {
      places[use.origin, default: []].append(all.count)
      all.append(use)
    }
  }
}

/// Decides which values to report, reading each distinct word once.
struct ValueJudge {
  let reader: ValueReader
  private var answers: [ValueProblem?] = []
  /// The indices of answers, by the number of the property and that of the word.
  private var places = PairTable()
  /// For each name of the sheet, a bit set of the usual types that it is valid for.
  private var soundTypes: [UInt32]

  struct Asked {
    let type: ValueType
    /// A number that identifies the property.
    let number: UInt32
    /// True if the property has no requirements beyond its type.
    let isUsual: Bool
  }

  /// A value to report.
  struct Judgment {
    /// The reason why the value is invalid; nil if it is valid.
    let problem: ValueProblem?
  }

  init(reader: ValueReader) {
    self.reader = reader
    soundTypes = [UInt32](repeating: 0, count: reader.sheet.nameCount)
  }

  /// Returns the number of all properties without requirements beyond the type.
  static func usual(_ type: ValueType) -> UInt32 { 3 << 30 | UInt32(type.rawValue) }
  /// Returns the number of a property that all classes agree on, distinct from those of one class.
  static func agreed(_ property: NameTable.ID) -> UInt32 { property | 1 << 31 }
  /// Returns the property name of such a number; nil for any other number.
  static func agreedName(_ number: UInt32) -> NameTable.ID? {
    number >> 30 == 2 ? number & ~(1 << 31) : nil
  }

  /// Returns a verdict if `value`, written at `origin`, is to be reported for `property`.
  mutating func verdict(
    on value: Component, as property: JudgedProperty, _ number: UInt32, _ origin: UInt32
  ) -> Judgment? {
    if isPlain(value, property.type) { return nil }
    let problem = problem(with: value, property, number, origin)
    guard problem != nil || isNotable(value, property.type) else { return nil }
    return Judgment(problem: problem)
  }

  /// True if a value is obviously valid, as most are.
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

  /// True if a value is a word that is known to be valid, as most are: no property is looked up.
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
      // A color word that only a running system resolves is valid.
      let isColor = property.type == .color && reader.dialect.colorWord(word) != nil
      return isColor ? nil : .unknownWord(word)
    case .failure(let problem): return problem
    case .success:
      if value.kind == .hex, property.type == .image { return .wrongType }
      if value.kind == .hex, property.type == .color, ![3, 6, 8].contains(value.count) {
        return .hexLength(Int(value.count))
      }
      guard value.kind == .word, !property.words.isEmpty else { return nil }
      let word = reader.sheet.text(of: value.name)
      return property.words.contains(word) ? nil : .unknownWord(word)
    }
  }

  /// True if a valid value deserves a remark.
  private func isNotable(_ value: Component, _ type: ValueType) -> Bool {
    if type == .color { return value.kind == .list || value.kind == .hex && value.count == 3 }
    guard type.isMeasure || type.isSeveralNumbers || type == .integer else { return false }
    return value.kind == .list
      ? reader.sheet.components[value.items].contains(where: \.hasLetters) : value.hasLetters
  }
}

extension Component {
  fileprivate var isPlainNumber: Bool { kind == .number && unit == .none }

  var hasLetters: Bool { kind == .number && (unit == .px || unit == .other) }
}

extension ValueType {
  fileprivate var takesAnyWord: Bool { self == .image || self == .fontName }

  /// True if any number is valid.
  var isMeasure: Bool {
    self == .number || self == .float || self == .length || self == .percentage
  }

  var isSeveralNumbers: Bool { self == .offset || self == .size || self == .box }
}
