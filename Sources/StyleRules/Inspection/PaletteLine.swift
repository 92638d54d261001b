import StyleSheet

/// A definition that overrides the palette, as an engine that reads definitions line by line sees
/// it.
///
/// ``meant`` is the meaning in the grammar, ``read`` the one that ``DefinitionLine`` reads. If the
/// two differ there is a cause, so that rules need not search for one.
struct PaletteLine: Sendable {
  let row: Sheet.DefinitionRow
  /// The line that the definition begins on.
  let line: DefinitionLine
  /// True if the engine finds the definition under its own name at the start of the line.
  let isSeen: Bool
  let meant: DefinitionLine.Meaning
  /// The meaning that the engine reads; nothing if it skips the line.
  let read: DefinitionLine.Meaning
  /// The causes of a difference and their ranges, in source order.
  let causes: [(cause: Cause, range: Range<Int>)]

  /// A reason why an engine that reads definitions line by line misreads one.
  enum Cause: Sendable {
    /// Blanks before it on its line.
    case indentation
    /// Other text precedes it.
    case behindOther
    case byteOrderMark
    case moreColons
    /// It continues on a later line.
    case split
    case blankBeforeColon
    case blankAfterColon
    case blankBeforeSemicolon
    /// A comment between its name and its ';'.
    case comment
    case semicolonBelow
    /// Text after its ';'.
    case tail
    /// The value has no meaning by itself, and no other rule reports that or what is read instead.
    case other
  }

  /// True if it or its line has a syntax error, which reports the effect.
  let isFaulty: Bool
  /// True if the engine reads the meaning in the grammar, or that of the only word if it is faulty.
  let isReadAsMeant: Bool
}

// MARK: - Looking for causes

extension PaletteLine {
  init(
    _ row: Sheet.DefinitionRow, on line: DefinitionLine, in sheet: Sheet, for dialect: Dialect,
    faults: [Range<Int>]
  ) {
    let parts = DefinitionParts(of: row.element, in: sheet)
    let lineEnd = line.range.upperBound
    self.row = row
    self.line = line
    isFaulty = faults.hasPart(of: line.range.lowerBound..<max(lineEnd, parts.end))
    meant = ValueReader(sheet: sheet, dialect: dialect).meaning(of: row)
    // The row has the name that look-alikes and invisible characters seem to spell.
    let isSpelledOut =
      !sheet.tree.hasForeignText
      || sheet.source[parts.name] == sheet.text(of: row.name)
    isSeen =
      line.key.map { $0.utf8.elementsEqual(sheet.source.bytes[parts.name].dropFirst()) } ?? false
      && parts.name.lowerBound == line.range.lowerBound && isSpelledOut
    read = isSeen || !parts.gapBeforeColon.isEmpty ? line.meaning(to: dialect) : .nothing
    let finder = CauseFinder(
      row: row, line: line, parts: parts, sheet: sheet, dialect: dialect, meant: meant, read: read,
      isFaulty: isFaulty,
      isTailFaulty: parts.end <= lineEnd && faults.hasPart(of: parts.end..<lineEnd))
    causes = finder.causes
    let isMeant = read == meant || isFaulty && meant == .nothing && finder.isReadBetweenSigns
    isReadAsMeant = isSeen && read != .nothing && isMeant
  }

  /// The value that the engine reads and its meaning: `'#ff600', which is #FFFF66`.
  var reading: String {
    "'\((line.value ?? "").excerpt)', which is \(read.words)"
  }
}

extension DefinitionLine.Meaning {
  /// The meaning in words: `#FFFF66`, `the palette's 'grey1'` or `no color`.
  var words: String {
    switch self {
    case .color(let color): "\(color)"
    case .palette(let name): "the palette's '\(name)'"
    case .nothing: "no color"
    }
  }
}

extension String {
  /// The start of the text, short enough for a sentence.
  fileprivate var excerpt: String {
    let shown = utf8.count > 60 ? String(prefix(57)) + "…" : self
    return shown.visible
  }
}

private struct DefinitionParts {
  let name: Range<Int>
  let gapBeforeColon: Range<Int>
  let gapAfterColon: Range<Int>
  let value: Range<Int>
  /// From the value to the ';', or to the end of the definition if there is none.
  let gapBehindValue: Range<Int>
  let hasSemicolon: Bool
  let end: Int

  init(of element: UInt32, in sheet: Sheet) {
    let tree = sheet.tree
    name = sheet.nameRange(of: element)
    value = sheet.valueRange(of: element)
    end = sheet.nodeRange(of: element).upperBound
    var index = Int(element) + 2
    let last = tree.next(after: Int(element))
    while index < last, tree.elements[index].kind != .colon { index = tree.next(after: index) }
    let colon = index < last ? tree.range(of: index) : name.upperBound..<name.upperBound
    // A colon that the parser inserted has no bytes in the text.
    gapBeforeColon = name.upperBound..<(colon.isEmpty ? name.upperBound : colon.lowerBound)
    gapAfterColon = colon.upperBound..<max(value.lowerBound, colon.upperBound)
    hasSemicolon = end > value.upperBound && sheet.source.bytes[end - 1] == UInt8(ascii: ";")
    gapBehindValue = value.upperBound..<max(hasSemicolon ? end - 1 : end, value.upperBound)
  }
}

private struct CauseFinder {
  typealias Found = (cause: PaletteLine.Cause, range: Range<Int>)

  let row: Sheet.DefinitionRow
  let line: DefinitionLine
  let parts: DefinitionParts
  let sheet: Sheet
  let dialect: Dialect
  let meant: DefinitionLine.Meaning
  let read: DefinitionLine.Meaning
  let isFaulty: Bool
  /// True if there is a syntax error after the ';'.
  let isTailFaulty: Bool

  private var lineEnd: Int { line.range.upperBound }

  var causes: [Found] {
    if let place = misplacement { return [place] }
    if line.key == nil {
      return isFaulty ? [] : [(hasMoreColons ? .moreColons : .split, line.range)]
    }
    if parts.value.upperBound > lineEnd { return isFaulty ? [] : [(.split, parts.value)] }
    let found = causeOfOtherName + causesOfOtherValue
    let isRight = read == meant && meant != .nothing
    return isRight || !found.isEmpty || isFaulty || isTold ? found : [(.other, parts.value)]
  }

  private var misplacement: Found? {
    let front = line.range.lowerBound..<parts.name.lowerBound
    guard !front.isEmpty else { return nil }
    if isBlank(front) { return (.indentation, front) }
    let isMark = sheet.source.bytes[front].elementsEqual([0xEF, 0xBB, 0xBF])
    return (isMark ? .byteOrderMark : .behindOther, front)
  }

  private var hasMoreColons: Bool {
    sheet.source.bytes[line.range].reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) } > 1
  }

  private var causeOfOtherName: [Found] {
    let gap = parts.gapBeforeColon
    guard !gap.isEmpty else { return [] }
    return isBlank(gap) ? [(.blankBeforeColon, gap)] : comment(in: gap)
  }

  /// Returns the comment in a gap that is not blank; empty if there is a syntax error instead.
  private func comment(in gap: Range<Int>) -> [Found] {
    let bytes = sheet.source.bytes[gap]
    let hasComment = zip(bytes, bytes.dropFirst()).contains {
      $0 == UInt8(ascii: "/") && ($1 == UInt8(ascii: "*") || $1 == UInt8(ascii: "/"))
    }
    return hasComment || !isFaulty ? [(.comment, gap)] : []
  }

  /// The parts beside the value each of which changes its meaning.
  private var causesOfOtherValue: [Found] {
    guard meant != .nothing, read != meant else { return [] }
    let value = parts.value
    var found: [Found] = []
    let front = parts.gapAfterColon
    if !front.isEmpty, spoils(front.lowerBound..<value.upperBound) {
      found += isBlank(front) ? [(.blankAfterColon, front)] : comment(in: front)
    }
    let behind = parts.gapBehindValue.clamped(to: value.upperBound..<lineEnd)
    let isBelow = parts.end > lineEnd
    guard parts.hasSemicolon else { return found }
    if isBelow {
      if isOther(String(sheet.source[value.lowerBound..<lineEnd].dropLast())) {
        found += isBlank(behind) ? [(.semicolonBelow, behind)] : comment(in: behind)
      }
      return found
    }
    if !behind.isEmpty, spoils(value.lowerBound..<behind.upperBound) {
      found += isBlank(behind) ? [(.blankBeforeSemicolon, behind)] : comment(in: behind)
    }
    let tail = parts.end..<lineEnd
    // The syntax error reports the same, unless it follows another definition.
    let isTold = isTailFaulty && !sheet.source.bytes[tail].contains(UInt8(ascii: "@"))
    if !tail.isEmpty, !isTold, isOther(sheet.source[value] + ";" + sheet.source[tail].dropLast()) {
      found.append((.tail, tail))
    }
    return found
  }

  /// True if the engine reads the only word of the value, without the punctuation around it.
  var isReadBetweenSigns: Bool {
    let bytes = sheet.source.bytes[line.range]
    func isWord(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "#")
        || byte < 0x80 && ByteClass.table[Int(byte)].continuesWord
          && byte != UInt8(ascii: "/")
    }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      let first = bytes[(colon + 1)...].firstIndex(where: isWord),
      let last = bytes.lastIndex(where: isWord), bytes[first...last].allSatisfy(isWord)
    else { return false }
    return DefinitionLine.meaning(of: sheet.source[first..<last + 1], to: dialect) == read
  }

  private func spoils(_ range: Range<Int>) -> Bool { isOther(sheet.source[range]) }

  /// True if the engine reads a text differently from the value alone.
  private func isOther(_ text: String) -> Bool {
    DefinitionLine.meaning(of: text, to: dialect) != meant
  }

  /// True if a range is blank; stops at the first other byte, because a line can be long.
  private func isBlank(_ range: Range<Int>) -> Bool {
    let solid = sheet.source.bytes[range].first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    guard let solid else { return true }
    return solid >= 0x80
      && sheet.source[range].unicodeScalars.allSatisfy {
        $0.properties.isWhitespace || ByteClass.isBlank($0)
      }
  }

  /// True if a rule about values reports the problem: there is no color, and the engine reads none.
  private var isTold: Bool {
    switch row.value.kind {
    case .string, .missing: true
    case .variable, .word, .number, .hex, .comma, .leftParenthesis, .rightParenthesis:
      read == .nothing && meant == .nothing
    case .list:
      read == .nothing && meant == .nothing
        && !sheet.components[row.value.items].contains {
          $0.kind == .variable || $0.kind == .string
        }
    }
  }
}
