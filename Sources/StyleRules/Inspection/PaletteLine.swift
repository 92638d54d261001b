import StyleSheet

/// A definition that overrides the palette, and what becomes of it for an engine that takes a
/// definition for a line.
///
/// What is meant is what the grammar reads, what is read is what ``DefinitionLine`` makes of the line.
/// Wherever the two differ there is a cause, so that no rule has to find out by itself whether there is
/// something to say.
struct PaletteLine: Sendable {
  let row: Sheet.DefinitionRow
  /// The line that the definition begins on.
  let line: DefinitionLine
  /// Whether the engine finds the definition: it begins its line, and under its own name.
  let isSeen: Bool
  /// What the value is by itself.
  let meant: DefinitionLine.Meaning
  /// What the engine makes of the line; nothing where it passes over it.
  let read: DefinitionLine.Meaning
  /// What makes it something else than is meant, in the order of the text.
  let causes: [Cause]

  /// What an engine that takes a definition for a line stumbles over, and where that is.
  enum Cause: Sendable {
    /// Blanks in front of it on its line.
    case indentation(Range<Int>)
    /// Something else stands in front of it.
    case behindOther
    /// A byte order mark stands in front of it.
    case byteOrderMark
    /// There is more than one ':' on its line.
    case moreColons
    /// It goes on on a later line.
    case split
    case blankBeforeColon(Range<Int>)
    case blankAfterColon(Range<Int>)
    case blankBeforeSemicolon(Range<Int>)
    /// A comment between its name and its ';'.
    case comment(Range<Int>)
    /// Its ';' is on a later line.
    case semicolonBelow
    /// What stands behind its ';'.
    case tail(Range<Int>)
    /// The value is none by itself, and no other rule says that or knows what is read instead.
    case other
  }

  /// Whether a fault stands in it or on its line; what that costs is told with the fault.
  let isFaulty: Bool
  /// Whether the engine reads what is meant: what the grammar reads, or if a fault leaves that no color,
  /// the one word between signs.
  let isReadAsMeant: Bool
}

// MARK: - Looking for causes

extension PaletteLine {
  /// `line` is the one that the definition begins on.
  init(
    _ row: Sheet.DefinitionRow, on line: DefinitionLine, in sheet: Sheet, for dialect: Dialect,
    faults: FaultyPlaces
  ) {
    let parts = DefinitionParts(of: row.element, in: sheet)
    let lineEnd = line.range.upperBound
    self.row = row
    self.line = line
    isFaulty = faults.has(in: line.range.lowerBound...max(lineEnd, parts.end))
    meant = sheet.meaning(of: row, to: dialect)
    isSeen =
      line.key.map { $0.utf8.elementsEqual(parts.bareName(in: sheet)) } ?? false
      && parts.name.lowerBound == line.range.lowerBound
    read = isSeen || !parts.gapBeforeColon.isEmpty ? line.meaning(to: dialect) : .nothing
    let finder = CauseFinder(
      row: row, line: line, parts: parts, sheet: sheet, dialect: dialect, meant: meant, read: read,
      isFaulty: isFaulty, isTailFaulty: parts.end <= lineEnd && faults.has(in: parts.end...lineEnd))
    causes = finder.causes
    let isMeant = read == meant || isFaulty && meant == .nothing && finder.isReadBetweenSigns
    isReadAsMeant = isSeen && read != .nothing && isMeant
  }

  /// What the engine takes for the value, and what that is: `'#ff600', which is #FFFF66`.
  var reading: String {
    "'\((line.value ?? "").excerpt)', which is \(read.words)"
  }
}

extension DefinitionLine.Meaning {
  /// `#FFFF66`, `the palette's 'grey1'` or `no color`.
  var words: String {
    switch self {
    case .color(let color): "\(color)"
    case .palette(let name): "the palette's '\(name)'"
    case .nothing: "no color"
    }
  }
}

extension String {
  /// As much of it as fits into a sentence.
  fileprivate var excerpt: String {
    let shown = utf8.count > 60 ? String(prefix(57)) + "…" : self
    return shown.visible
  }
}

extension Sheet {
  /// What a value is by itself, as the grammar has it.
  fileprivate func meaning(
    of row: DefinitionRow, to dialect: Dialect
  ) -> DefinitionLine.Meaning {
    let reader = ValueReader(sheet: self, dialect: dialect)
    switch reader.value(of: row.value, as: .color, element: row.element) {
    case .success(.color(let color)): return .color(color)
    case .success(.paletteColor(let name)): return .palette(name)
    case .success, .failure: return .nothing
    }
  }
}

/// Where the parts of a definition are.
private struct DefinitionParts {
  let name: Range<Int>
  let gapBeforeColon: Range<Int>
  let gapAfterColon: Range<Int>
  let value: Range<Int>
  /// Between the value and the ';', or up to the end of the definition if there is none.
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
    // One that the parser put in is no byte of the text.
    gapBeforeColon = name.upperBound..<(colon.isEmpty ? name.upperBound : colon.lowerBound)
    gapAfterColon = colon.upperBound..<max(value.lowerBound, colon.upperBound)
    hasSemicolon = end > value.upperBound && sheet.source.bytes[end - 1] == UInt8(ascii: ";")
    gapBehindValue = value.upperBound..<max(hasSemicolon ? end - 1 : end, value.upperBound)
  }

  func bareName(in sheet: Sheet) -> ArraySlice<UInt8> {
    sheet.source.bytes[name.lowerBound + 1..<name.upperBound]
  }
}

private struct CauseFinder {
  let row: Sheet.DefinitionRow
  let line: DefinitionLine
  let parts: DefinitionParts
  let sheet: Sheet
  let dialect: Dialect
  let meant: DefinitionLine.Meaning
  let read: DefinitionLine.Meaning
  let isFaulty: Bool
  /// Whether a fault stands behind the ';'.
  let isTailFaulty: Bool

  private var lineEnd: Int { line.range.upperBound }

  var causes: [PaletteLine.Cause] {
    if let place = misplacement { return [place] }
    if line.key == nil { return isFaulty ? [] : [hasMoreColons ? .moreColons : .split] }
    if parts.value.upperBound > lineEnd { return isFaulty ? [] : [.split] }
    let found = causeOfOtherName + causesOfOtherValue
    let isRight = read == meant && meant != .nothing
    return isRight || !found.isEmpty || isFaulty || isTold ? found : [.other]
  }

  private var misplacement: PaletteLine.Cause? {
    let front = line.range.lowerBound..<parts.name.lowerBound
    guard !front.isEmpty else { return nil }
    if isBlank(front) { return .indentation(front) }
    let isMark = sheet.source.bytes[front].elementsEqual([0xEF, 0xBB, 0xBF])
    return isMark ? .byteOrderMark : .behindOther
  }

  private var hasMoreColons: Bool {
    sheet.source.bytes[line.range].reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) } > 1
  }

  private var causeOfOtherName: [PaletteLine.Cause] {
    let gap = parts.gapBeforeColon
    guard !gap.isEmpty else { return [] }
    return isBlank(gap) ? [.blankBeforeColon(gap)] : comment(in: gap)
  }

  /// The comment in a gap that is not blank; none where it is a fault that stands there.
  private func comment(in gap: Range<Int>) -> [PaletteLine.Cause] {
    let bytes = sheet.source.bytes[gap]
    let hasComment = zip(bytes, bytes.dropFirst()).contains {
      $0 == UInt8(ascii: "/") && ($1 == UInt8(ascii: "*") || $1 == UInt8(ascii: "/"))
    }
    return hasComment || !isFaulty ? [.comment(gap)] : []
  }

  /// Each thing beside the value that alone would make it another.
  private var causesOfOtherValue: [PaletteLine.Cause] {
    guard meant != .nothing, read != meant else { return [] }
    let value = parts.value
    var found: [PaletteLine.Cause] = []
    let front = parts.gapAfterColon
    if spoils(front.lowerBound..<value.upperBound) {
      found += isBlank(front) ? [.blankAfterColon(front)] : comment(in: front)
    }
    let behind = parts.gapBehindValue.clamped(to: value.upperBound..<lineEnd)
    let isBelow = parts.end > lineEnd
    guard parts.hasSemicolon else { return found }
    if isBelow {
      if isOther(String(sheet.source[value.lowerBound..<lineEnd].dropLast())) {
        found += isBlank(behind) ? [.semicolonBelow] : comment(in: behind)
      }
      return found
    }
    if spoils(value.lowerBound..<behind.upperBound) {
      found += isBlank(behind) ? [.blankBeforeSemicolon(behind)] : comment(in: behind)
    }
    let tail = parts.end..<lineEnd
    // A fault in it says the same, unless it stands behind another definition.
    let isTold = isTailFaulty && !sheet.source.bytes[tail].contains(UInt8(ascii: "@"))
    if !tail.isEmpty, !isTold, isOther(sheet.source[value] + ";" + sheet.source[tail].dropLast()) {
      found.append(.tail(tail))
    }
    return found
  }

  /// Whether the line is read as the one word of its value, the signs around it left away.
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

  /// Whether the engine makes something else of a text than of the value alone.
  private func isOther(_ text: String) -> Bool {
    DefinitionLine.meaning(of: text, to: dialect) != meant
  }

  /// Whether there is nothing but blanks; mostly over at the first byte that is none, as a line can be
  /// long.
  private func isBlank(_ range: Range<Int>) -> Bool {
    let solid = sheet.source.bytes[range].first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    guard let solid else { return true }
    return solid >= 0x80
      && sheet.source[range].unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  /// Whether a rule of values says what is wrong: it is no color, and none is found in it.
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
