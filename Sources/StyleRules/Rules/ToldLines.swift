import StyleSheet

/// What the faults of a sheet spoil for an engine that takes a definition for a line, and which fault
/// says so.
struct ToldLines {
  /// What a fault stands on.
  enum Subject {
    /// A line that is no definition, and that the engine reads.
    case stray(PaletteLines.Stray)
    case line(PaletteLine)
    /// A line that overrides a name of the palette once its stray signs are away, and now does not.
    case lost(name: String)
  }

  private var subjects: [SyntaxProblem: Subject] = [:]
  private var tellers: Set<SyntaxProblem> = []

  /// Nothing.
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

  /// What a fault stands on; nil if that is nothing to the engine.
  func subject(of problem: SyntaxProblem) -> Subject? { subjects[problem] }

  /// Whether a fault is the one of its line that says what becomes of it.
  func isTeller(_ problem: SyntaxProblem) -> Bool { tellers.contains(problem) }
}

extension Sheet {
  /// Whether a fault says less than another on its line: what is missing may be there further on.
  fileprivate func isVague(_ problem: SyntaxProblem) -> Bool {
    problem.code == .missingSemicolon || problem.code == .missingBlock
  }

  /// The line of a fault, and the name of the palette that it overrides without its stray signs, or
  /// with an '@' in front.
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
    // Whoever forgets the '@' says what a color is, and not what a class looks like.
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
    let letters = bytes.filter { byte in
      byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
        || (0x61...0x7A).contains(byte | 0x20)
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
