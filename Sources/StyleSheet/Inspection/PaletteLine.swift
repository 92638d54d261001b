/// A definition that overrides the palette, and what is amiss with its line for an engine that
/// takes a definition for a line.
struct PaletteLine: Sendable {
  let row: Sheet.DefinitionRow
  /// Its line, without the line end.
  let line: Range<Int>
  /// The blanks in front of it, where there is nothing else in front; nil if it begins its line or
  /// stands behind something.
  let indentation: Range<Int>?
  /// Whether something other than blanks stands in front of it on its line.
  let isBehindOther: Bool
  /// Whether there is more than one ':' on its line.
  let hasMoreColons: Bool
  /// The blanks between its name and its ':'; nil if there are none.
  let blankBeforeColon: Range<Int>?
  /// The blanks between its ':' and its value; nil if there are none.
  let blankAfterColon: Range<Int>?
  /// What stands behind its ';' on its line; nil if there is nothing, or no ';'.
  let tail: Range<Int>?
  /// Whether the line ends without a ';' behind the value.
  let lacksSemicolon: Bool
  /// What the value is by itself.
  let meant: DefinitionLine.Meaning
  /// What the value is with all that the engine takes for a part of it.
  let read: DefinitionLine.Meaning

  init(_ row: Sheet.DefinitionRow, in sheet: Sheet, for dialect: Dialect) {
    let source = sheet.source
    let name = sheet.nameRange(of: row.element)
    let node = sheet.nodeRange(of: row.element)
    let found = DefinitionLine(at: name.lowerBound, in: source)
    let front = source.bytes[found.range.lowerBound..<name.lowerBound]
    let isIndented = !front.isEmpty && front.allSatisfy(Self.isBlank)
    let value = sheet.valueRange(of: row.element)
    let colon = source.bytes[name.upperBound..<value.lowerBound].firstIndex(of: UInt8(ascii: ":"))
    let hasSemicolon =
      node.upperBound > value.upperBound
      && source.bytes[node.upperBound - 1] == UInt8(ascii: ";")
    self.row = row
    line = found.range
    indentation = isIndented ? found.range.lowerBound..<name.lowerBound : nil
    isBehindOther = !front.isEmpty && !isIndented
    hasMoreColons =
      source.bytes[found.range].reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) } > 1
    blankBeforeColon = colon.flatMap { Self.blanks(name.upperBound..<$0, in: source) }
    blankAfterColon = colon.flatMap { Self.blanks($0 + 1..<value.lowerBound, in: source) }
    tail =
      hasSemicolon && node.upperBound < found.range.upperBound
      ? node.upperBound..<found.range.upperBound : nil
    lacksSemicolon = !hasSemicolon && value.upperBound >= found.range.upperBound
    meant = DefinitionLine.meaning(of: source[value], to: dialect)
    read = found.value.map { DefinitionLine.meaning(of: $0, to: dialect) } ?? .nothing
  }

  /// Whether the line is passed over, so that it does not matter what the value would be.
  var isPassedOver: Bool { indentation != nil || isBehindOther || hasMoreColons }

  /// Whether the engine reads something else than is meant, or nothing.
  var isSpoilt: Bool { read != meant && meant != .nothing }

  private static func blanks(_ range: Range<Int>, in source: SourceText) -> Range<Int>? {
    !range.isEmpty && source.bytes[range].allSatisfy(isBlank) ? range : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
