import StyleSheet

/// What the lines of a sheet say of the palette, to an engine that takes a definition for a line.
struct PaletteLines: Sendable {
  /// The definitions that override the palette, in the order of the text.
  let all: [PaletteLine]
  /// Lines that override it and are no definitions in the sheet's grammar, in the order of the text.
  let strays: [Stray]
  /// For each name that something overrides, where the line begins that holds.
  private let holding: [String: Int]

  /// A line that the engine reads, whatever the grammar makes of it.
  struct Stray: Sendable {
    let line: DefinitionLine
    let key: String
    /// Whether a fault stands on it.
    let isFaulty: Bool

    /// The '@' and what the engine takes for the name.
    var name: Range<Int> {
      line.range.lowerBound..<line.range.lowerBound + 1 + key.utf8.count
    }
  }

  /// None.
  init() {
    all = []
    strays = []
    holding = [:]
  }

  /// Those of `sheet`; none for an engine to which a definition is no line, and none in a text that is
  /// not UTF-8, which is no text to it.
  ///
  /// - Complexity: O(n).
  init(of sheet: Sheet, for dialect: Dialect) {
    guard dialect.definitionShape == .wholeLine, sheet.source.firstInvalidUTF8 == nil else {
      (all, strays, holding) = ([], [], [:])
      return
    }
    let keyed = DefinitionLine.all(in: sheet.source).compactMap { line in
      line.key.flatMap { Palette.all.isKey($0) ? (key: $0, line: line) : nil }
    }
    let faults = FaultyPlaces(of: sheet)
    var lines = LinesInOrder(of: sheet.source)
    all = sheet.definitionRows.filter { sheet.overridesPalette($0) }.map { row in
      let line = lines.line(at: sheet.nodeRange(of: row.element).lowerBound)
      return PaletteLine(row, on: line, in: sheet, for: dialect, faults: faults)
    }
    let starts = all.map { sheet.nodeRange(of: $0.row.element).lowerBound }
    strays = keyed.filter { !starts.hasInOrder($0.line.range.lowerBound) }.map { key, line in
      Stray(
        line: line, key: key,
        isFaulty: faults.has(in: line.range.lowerBound...line.range.upperBound))
    }
    holding = Dictionary(keyed.map { ($0.key, $0.line.range.lowerBound) }) { first, later in
      dialect.definitionWinner == .first ? first : later
    }
  }
}

extension PaletteLines {
  var isEmpty: Bool { all.isEmpty && strays.isEmpty }

  /// Whether a definition is the one of its name that counts.
  func holds(_ line: PaletteLine) -> Bool {
    line.isSeen && line.line.key.flatMap { holding[$0] } == line.line.range.lowerBound
  }

  /// Whether a line that the engine reads sets a name, and counts in spite of one at `offset`.
  func isSet(_ key: String, inFrontOf offset: Int) -> Bool {
    holding[key].map { $0 < offset } ?? false
  }

  /// Whether a line that is no definition is the one of its name that counts.
  func holds(_ stray: Stray) -> Bool { holding[stray.key] == stray.line.range.lowerBound }

  /// The line that is no definition and is the one of a name that counts; nil if that is another.
  func holder(of key: String) -> Stray? {
    holding[key].flatMap(stray(around:)).flatMap { $0.key == key ? $0 : nil }
  }

  /// The definition of a node; nil if it does not override the palette.
  func line(of element: UInt32) -> PaletteLine? {
    let number = all.firstPlace { $0.row.element >= element }
    return number < all.count && all[number].row.element == element ? all[number] : nil
  }

  /// The definition that `offset` is in, or on the line of; nil if there is none.
  func line(around offset: Int, in sheet: Sheet) -> PaletteLine? {
    let next = all.firstPlace { sheet.nodeRange(of: $0.row.element).lowerBound > offset }
    guard next > 0 else { return nil }
    let line = all[next - 1]
    let end = max(line.line.range.upperBound, sheet.nodeRange(of: line.row.element).upperBound)
    return offset <= end ? line : nil
  }

  /// The line that is no definition and that `offset` is on; nil if there is none.
  func stray(around offset: Int) -> Stray? {
    let next = strays.firstPlace { $0.line.range.lowerBound > offset }
    guard next > 0, offset <= strays[next - 1].line.range.upperBound else { return nil }
    return strays[next - 1]
  }

  /// Each place where a definition makes the engine stumble in one way, with the definition.
  func places<Place>(
    of place: (PaletteLine.Cause) -> Place?
  ) -> [(line: PaletteLine, place: Place)] {
    all.flatMap { line in line.causes.compactMap(place).map { (line, $0) } }
  }
}

/// The lines of a text for whoever asks in the order of the text: each is made once.
private struct LinesInOrder {
  private let source: SourceText
  private var last: DefinitionLine?

  init(of source: SourceText) { self.source = source }

  mutating func line(at offset: Int) -> DefinitionLine {
    if let last, last.range.contains(offset) { return last }
    let line = DefinitionLine(at: offset, in: source)
    last = line
    return line
  }
}

extension [Int] {
  /// Whether a number is one of these, which are in order.
  fileprivate func hasInOrder(_ number: Int) -> Bool {
    let place = firstPlace { $0 >= number }
    return place < count && self[place] == number
  }
}

extension Sheet {
  /// Whether a definition says what a name of the palette is.
  func overridesPalette(_ row: DefinitionRow) -> Bool {
    Palette.all.isKey(String(text(of: row.name).dropFirst()))
  }
}

extension Palette {
  /// Whether a variable of that name, which is without '@', overrides a name of the palette.
  func isKey(_ key: String) -> Bool {
    guard let name = PaletteName(key), name.suffix?.isDefinable != false else { return false }
    return self.name(name.name) != nil || isOverridingKey(name.name)
  }
}
