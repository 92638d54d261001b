import StyleSheet

/// Findings that follow from other findings in the same rule of the sheet.
///
/// For example, a rule that was misread looks incomplete. Once the cause is fixed, such findings
/// disappear or are reported.
struct Consequences {
  /// The kind of finding that another one follows from.
  enum Cause {
    /// A syntax fault or any other finding in the rule.
    case any
    /// A syntax fault in the rule, or a name in it that was probably meant to be the missing one.
    case meantName
    /// A syntax fault in the rule, or an invalid value in it that affects contrast.
    case value
  }

  private static let values = [
    "invalid-color", "invalid-number", "out-of-range", "short-hex", "type-mismatch",
    "undefined-variable",
  ]

  private struct WrongValues {
    /// True if one belongs to a background or a font, which affect contrast.
    var decideContrast = false
    var declarations: Set<UInt32> = []
  }

  private let sheet: Sheet
  private let rules: [Range<Int>]
  private let faults: [Range<Int>]
  /// The offsets of declarations outside of rules: an early brace may have ended their rule.
  private let strays: Set<Int>
  /// For each rule, the words that fixes write in it; nil for a rule without a cause.
  private var meantWords: [[String]?]
  private var wrongValues: [Int: WrongValues] = [:]

  init(of found: [Diagnostic], in sheet: Sheet) {
    self.sheet = sheet
    rules = sheet.ruleRows.map { sheet.nodeRange(of: $0.element) }
    faults = sheet.placesOfFaults
    strays = Set(
      sheet.tree.problems.lazy.filter { $0.code == .declarationOutsideRule }.map { Int($0.start) })
    meantWords = [[String]?](repeating: nil, count: rules.count)
    for other in found where other.severity > .information { add(other) }
  }

  private mutating func add(_ other: Diagnostic) {
    if let number = rule(at: other.range) {
      meantWords[number] = (meantWords[number] ?? []) + (other.word.map { [$0] } ?? [])
      if other.word.map(Self.decidesContrast) == true {
        wrongValues[number, default: WrongValues()].decideContrast = true
      }
    }
    guard Self.values.contains(other.id) else { return }
    for place in [other.range] + other.notes.map(\.range) {
      guard let number = rule(at: place), let element = declaration(at: place, inRule: number)
      else { continue }
      wrongValues[number, default: WrongValues()].declarations.insert(element)
      if Self.decidesContrast(sheet.source[sheet.nameRange(of: element)]) {
        wrongValues[number]?.decideContrast = true
      }
    }
  }

  func contain(_ finding: Diagnostic, from cause: Cause) -> Bool {
    guard let number = rule(at: finding.range) else { return false }
    if faults.hasPart(of: place(ofRule: number)) || strays.contains(end(ofRule: number)) {
      return true
    }
    return switch cause {
    case .any: meantWords[number] != nil
    case .meantName:
      meantWords[number].map { words in
        finding.message.utf8.split(separator: UInt8(ascii: "'")).contains { part in
          words.contains { $0.utf8.elementsEqual(part) }
        }
      } ?? false
    case .value:
      wrongValues[number]?.decideContrast == true
        || ([finding.range] + finding.notes.map(\.range)).contains(where: isWrongValue)
    }
  }

  /// Returns the range in which a syntax fault belongs to a rule; it ends at a closing brace.
  private func place(ofRule number: Int) -> Range<Int> {
    let rule = rules[number]
    let isClosed = sheet.source.bytes[rule.upperBound - 1] == UInt8(ascii: "}")
    return rule.lowerBound..<(isClosed ? rule.upperBound - 1 : end(ofRule: number))
  }

  /// Returns the offset of the first token after a rule, ignoring spaces and comments.
  private func end(ofRule number: Int) -> Int {
    let next = sheet.tree.next(after: Int(sheet.ruleRows[number].element))
    let solid = sheet.tree.elements[next...].firstIndex { !$0.kind.isTrivia }
    return solid.map(sheet.tree.start) ?? sheet.source.bytes.count
  }

  private func isWrongValue(at range: Range<Int>) -> Bool {
    guard let number = rule(at: range), let wrong = wrongValues[number],
      let element = declaration(at: range, inRule: number)
    else { return false }
    return wrong.declarations.contains(element)
  }

  private func declaration(at range: Range<Int>, inRule number: Int) -> UInt32? {
    let rows = sheet.declarationRows(of: sheet.ruleRows[number])
    return rows.place(around: range.lowerBound) { sheet.nodeRange(of: $0.element) }
      .map { rows[$0].element }
  }

  private static func decidesContrast(_ name: String) -> Bool {
    name.hasPrefix("font") || name.utf8.has("background") || name.hasPrefix("bar-tint")
  }

  private func rule(at range: Range<Int>) -> Int? {
    rules.place(around: range.lowerBound) { $0 }
  }
}

extension Diagnostic {
  fileprivate var word: String? { fixIts.first?.edits.first?.replacement }
}
