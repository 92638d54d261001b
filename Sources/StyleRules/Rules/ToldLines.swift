import StyleSheet

/// The lines that a sheet's faults spoil for an engine that reads each definition as one line, and
/// the fault that reports each.
struct ToldLines {
  /// The subject of a fault.
  enum Subject {
    /// A line that the engine reads but that is no definition.
    case stray(PaletteLines.Stray)
    case line(PaletteLine)
    /// A line that would override a palette name without its stray characters.
    case lost(name: String)
  }

  private var subjects: [SyntaxProblem: Subject] = [:]
  private var tellers: Set<SyntaxProblem> = []

  init() {}

  /// - Complexity: O(n + m log m) for m faults.
  init(of sheet: Sheet, with lines: PaletteLines, for dialect: Dialect) {
    var first: [Int: SyntaxProblem] = [:]
    var last: (line: Range<Int>, name: String?)?
    for problem in sheet.tree.problems.sorted(by: { $0.start < $1.start }) {
      let place = problem.range.lowerBound
      let subject: Subject
      let start: Int
      if let stray = lines.stray(around: place) {
        (subject, start) = (.stray(stray), stray.line.range.lowerBound)
      } else if let line = lines.line(around: place, in: sheet) {
        (subject, start) = (.line(line), sheet.nameRange(of: line.row.element).lowerBound)
      } else {
        if last.map({ place <= $0.line.upperBound }) != true {
          last = sheet.lostOverride(at: problem, for: dialect)
        }
        guard let last, let name = last.name, !lines.isSet(name, inFrontOf: place) else { continue }
        (subject, start) = (.lost(name: name), last.line.lowerBound)
      }
      subjects[problem] = subject
      let isBetter = first[start].map { sheet.isVague($0) && !sheet.isVague(problem) } ?? true
      if isBetter { first[start] = problem }
    }
    tellers = Set(first.values)
  }

  var isEmpty: Bool { subjects.isEmpty }

  /// Returns the subject of a fault, or nil if the engine does not read it.
  func subject(of problem: SyntaxProblem) -> Subject? { subjects[problem] }

  /// Returns true if a fault is the one that reports the effect on its line.
  func isTeller(_ problem: SyntaxProblem) -> Bool { tellers.contains(problem) }
}

extension Sheet {
  /// Returns true for a fault that says less than others on its line: the missing text may come
  /// later.
  fileprivate func isVague(_ problem: SyntaxProblem) -> Bool {
    problem.code == .missingSemicolon || problem.code == .missingBlock
  }

  /// Returns the line of a fault, and the palette name that it overrides without its stray
  /// characters, or with an added '@'.
  fileprivate func lostOverride(
    at problem: SyntaxProblem, for dialect: Dialect
  ) -> (line: Range<Int>, name: String?) {
    let range = DefinitionLine(at: problem.range.lowerBound, in: source).range
    let line = source.bytes[range]
    guard let colon = line.prefix(100).firstIndex(of: UInt8(ascii: ":")) else {
      return (range, nil)
    }
    let front = line[..<colon]
    if zip(front, front.dropFirst()).contains(where: { $0 == 0x2F && ($1 == 0x2A || $1 == 0x2F) }) {
      return (range, nil)
    }
    if let sign = front.lastIndex(of: UInt8(ascii: "@")) {
      let names = [front, front[sign...]].map(Self.bareName)
      return (range, names.first(where: Palette.all.isKey))
    }
    // Without '@', only a color value makes it a definition of the palette.
    let isDefinition =
      problem.code == .declarationOutsideRule
      || problem.code == .unexpectedCharacter && problem.range.lowerBound == range.lowerBound
    let value = source[colon + 1..<range.upperBound].trimmed
    let word = value.hasSuffix(";") ? String(value.dropLast()) : value
    let name = Self.bareName(front)
    let isColor = DefinitionLine.meaning(of: word, to: dialect) != .nothing
    return (range, isDefinition && isColor && Palette.all.isKey(name) ? name : nil)
  }

  private static func bareName(_ bytes: ArraySlice<UInt8>) -> String {
    let letters = bytes.filter { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
    return String(decoding: letters, as: UTF8.self)
  }
}
