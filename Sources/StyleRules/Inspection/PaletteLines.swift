import StyleSheet

/// The palette overrides of a sheet, for an engine that reads definitions line by line.
struct PaletteLines: Sendable {
  /// The definitions that override the palette, in source order.
  private(set) var all: [PaletteLine] = []
  /// Other lines that override the palette, but are no definitions in the grammar, in source order.
  private(set) var strays: [Stray] = []
  /// For each overridden name, the start of the line that takes effect.
  private var holding: [String: Int] = [:]

  /// A line that the engine reads as a definition, but the grammar does not.
  struct Stray: Sendable {
    let line: DefinitionLine
    let key: String
    let isFaulty: Bool

    /// The range of the '@' and the name that the engine reads.
    var name: Range<Int> {
      line.range.lowerBound..<line.range.lowerBound + 1 + key.utf8.count
    }
  }

  init() {}

  /// Collects the lines of a sheet; empty for other engines, and for text that is not UTF-8.
  init(of sheet: Sheet, for dialect: Dialect) {
    guard dialect.definitionShape == .wholeLine, sheet.source.firstInvalidUTF8 == nil else {
      return
    }
    let keyed = DefinitionLine.all(in: sheet.source).compactMap { line in
      line.key.flatMap { Palette.all.isKey($0) ? (key: $0, line: line) : nil }
    }
    let faults = sheet.placesOfFaults
    var last: DefinitionLine?
    all = sheet.definitionRows.filter { sheet.overridesPalette($0) }.map { row in
      let start = sheet.nodeRange(of: row.element).lowerBound
      // A long line with many definitions is read once.
      let known = last.flatMap { $0.range.contains(start) ? $0 : nil }
      let line = known ?? DefinitionLine(at: start, in: sheet.source)
      last = line
      return PaletteLine(row, on: line, in: sheet, for: dialect, faults: faults)
    }
    let starts = Set(all.map { sheet.nodeRange(of: $0.row.element).lowerBound })
    strays = keyed.filter { !starts.contains($0.line.range.lowerBound) }.map { key, line in
      Stray(line: line, key: key, isFaulty: faults.hasPart(of: line.range))
    }
    holding = Dictionary(keyed.map { ($0.key, $0.line.range.lowerBound) }) { first, later in
      dialect.definitionWinner == .first ? first : later
    }
  }

  var isEmpty: Bool { all.isEmpty && strays.isEmpty }

  /// True if a definition takes effect for its name.
  func holds(_ line: PaletteLine) -> Bool {
    line.isSeen && line.line.key.flatMap { holding[$0] } == line.line.range.lowerBound
  }

  /// True if a line before `offset` takes effect for a name.
  func isSet(_ key: String, inFrontOf offset: Int) -> Bool {
    holding[key].map { $0 < offset } ?? false
  }

  func holds(_ stray: Stray) -> Bool { holding[stray.key] == stray.line.range.lowerBound }

  /// Returns the stray line that takes effect for a name; nil if another line does.
  func holder(of key: String) -> Stray? {
    holding[key].flatMap(stray(around:)).flatMap { $0.key == key ? $0 : nil }
  }

  /// Returns the definition of a node; nil if it does not override the palette.
  func line(of element: UInt32) -> PaletteLine? {
    let number = all.firstPlace { $0.row.element >= element }
    return number < all.count && all[number].row.element == element ? all[number] : nil
  }

  /// Returns the definition at `offset` or on its line; nil if there is none.
  func line(around offset: Int, in sheet: Sheet) -> PaletteLine? {
    let next = all.firstPlace { sheet.nodeRange(of: $0.row.element).lowerBound > offset }
    guard next > 0 else { return nil }
    let line = all[next - 1]
    let end = max(line.line.range.upperBound, sheet.nodeRange(of: line.row.element).upperBound)
    return offset <= end ? line : nil
  }

  func stray(around offset: Int) -> Stray? {
    let next = strays.firstPlace { $0.line.range.lowerBound > offset }
    guard next > 0, offset <= strays[next - 1].line.range.upperBound else { return nil }
    return strays[next - 1]
  }

  func places(of cause: PaletteLine.Cause) -> [(line: PaletteLine, range: Range<Int>)] {
    all.flatMap { line in line.causes.filter { $0.cause == cause }.map { (line, $0.range) } }
  }
}

extension Sheet {
  func overridesPalette(_ row: DefinitionRow) -> Bool {
    Palette.all.isKey(String(text(of: row.name).dropFirst()))
  }
}

extension Palette {
  /// True if a variable with this name, without '@', overrides a palette name.
  func isKey(_ key: String) -> Bool {
    guard let name = PaletteName(key), name.suffix?.isDefinable != false else { return false }
    return self.name(name.name) != nil || aliased(name.name) != nil
  }
}
