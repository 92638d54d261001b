/// Line statistics that tell a stylesheet with problems from prose, JSON and code.
///
/// A line counts as one of a stylesheet if it has a class and a brace, stands in the block of one,
/// has a name with a colon that a semicolon or a brace ends, is one class with a comma, or begins a
/// definition or an at-rule. Comments do not count, nor do those that other languages begin with
/// `#` or `--`.
struct LineCensus: CustomStringConvertible {
  /// The number of lines with content besides blanks and comments.
  private(set) var lines = 0
  /// The number of lines that look like lines of a stylesheet.
  private(set) var ofSheets = 0
  /// The number of lines with any text.
  private var all = 0
  /// The number of words, separated by blanks.
  private(set) var words = 0
  /// True if a comment has no end, so that a part of the text may belong to it.
  private(set) var hasOpenComment = false
  /// The first counted line, without surrounding blanks.
  private(set) var first = 0..<0
  /// The first two bytes that are not blanks.
  private var opening: (UInt8, UInt8) = (0, 0)
  /// The language that the text is certainly of; nil if unknown.
  private var language: String?
  /// True if the first bytes of the text show its language.
  private var isByOpening = false

  /// At least one line in this many of a stylesheet looks like one.
  private static let leastShare = 16
  /// A text with fewer words may be the start of a stylesheet.
  private static let leastWords = 6
  /// Counting stops early when half of this many lines look like a stylesheet.
  private static let sample = 64

  /// True if the text begins like JSON, and unlike any stylesheet.
  var isJSON: Bool {
    let openers = "{[".utf8
    return openers.contains(opening.0)
      && (opening.1 == UInt8(ascii: "\"") || openers.contains(opening.1))
  }

  /// True if the text is not a stylesheet, not even one with many problems.
  var isForeign: Bool {
    if hasOpenComment { return isByOpening }
    return language != nil
      || ofSheets * Self.leastShare < lines && (words >= Self.leastWords || isJSON)
  }

  /// Counts the lines of a text; stops early if it is clearly a stylesheet.
  init(of source: SourceText) {
    source.withBytes { bytes in
      var scanner = Scanner(bytes: bytes)
      var others = ForeignLanguage()
      while let line = scanner.next(), lines < Self.sample || ofSheets * 2 < lines {
        guard !line.range.isEmpty else { continue }
        if first.isEmpty { first = line.range }
        if opening.0 == 0 {
          opening = line.opening
        } else if opening.1 == 0 {
          opening.1 = line.opening.0
        }
        // A brace alone on its line occurs in code of many languages.
        guard line.range.count > 1 || line.isOfSheet else { continue }
        lines += 1
        others.add(line.range, isOfSheet: line.isOfSheet, of: bytes)
        words += line.words
        ofSheets += line.isOfSheet ? 1 : 0
      }
      hasOpenComment = scanner.hasOpenComment
      others.decide(lines: lines, ofSheets: ofSheets)
      language = others.name ?? (SelectorCensus(of: bytes).isCSS ? Self.css : nil)
      isByOpening = others.isByOpening
      if isForeign, language == nil { all = Self.lines(of: bytes) }
    }
  }

  private static let css = "CSS, Sass or Less"

  private static func lines(of bytes: ByteView) -> Int {
    var (count, isEmpty) = (0, true)
    for offset in 0..<bytes.count {
      if bytes[offset].isLineEnd { isEmpty = true }
      guard isEmpty, bytes[offset] > 0x20 else { continue }
      (count, isEmpty) = (count + 1, false)
    }
    return count
  }

  /// The problem of a text that is not a stylesheet; nil for a stylesheet.
  var problem: SyntaxProblem? {
    isForeign ? SyntaxProblem(.notAStylesheet, first) : nil
  }

  /// The rest of the message after 'is' for a text that is not a stylesheet.
  var description: String {
    if let name = isJSON ? "JSON" : language {
      return "\(name), and not \(name == Self.css ? "an .nss" : "a") stylesheet"
    }
    let part =
      switch (ofSheets, all) {
      case (0, 1): "its line does not look"
      case (0, _): "none of its \(all) lines looks"
      case (1, _): "only 1 of its \(all) lines looks"
      default: "only \(ofSheets) of its \(all) lines look"
      }
    return "not a stylesheet: \(part) like a rule, a declaration or a definition"
  }
}

/// The features of one line.
private struct CensusLine {
  private(set) var range = 0..<0
  private(set) var words = 0
  /// The first two bytes that are not blanks.
  private(set) var opening: (UInt8, UInt8) = (0, 0)
  private(set) var isOfSheet = false

  /// The last byte that is not a blank, and whether a blank precedes the current byte.
  private var last: UInt8 = 0
  private var isBehindBlank = true
  /// True if the statement has two names without a comma between them, unlike a selector.
  private var hasTwoNames = false
  /// True if the statement has a name and a colon.
  private var hasColon = false
  /// True in the block of a class, until the first right brace.
  private var isInRule = false
  /// True for a word alone on its line, and for the declarations indented below it.
  private var isOfIndentedRule = false
  /// The first byte of the second word.
  private var second: UInt8 = 0

  /// Creates an empty line after another, which it continues if that has at most one word.
  init(after line: CensusLine?) {
    guard let line else { return }
    isInRule = line.isInRule
    isOfIndentedRule = line.isOfIndentedRule
    guard line.words <= 1 else { return }
    (last, hasColon) = (line.last, line.hasColon)
  }

  mutating func add(_ byte: UInt8, at offset: Int) {
    let isBlank = ByteClass.table[Int(byte)].kind == .blank
    defer { isBehindBlank = isBlank }
    guard !isBlank else { return }
    range = words == 0 ? offset..<offset + 1 : range.lowerBound..<offset + 1
    let isName = byte.continuesWord
    let isBehindName = last.continuesWord
    if isBehindBlank {
      words += 1
      if words == 2 { second = byte }
      hasTwoNames = hasTwoNames || isName && isBehindName && words > 1
    }
    if opening.0 == 0 { opening.0 = byte } else if opening.1 == 0 { opening.1 = byte }
    // Blanks outside ASCII separate tokens, too.
    guard byte < 0x80 else { return }
    switch byte {
    case UInt8(ascii: ":"):
      hasColon = hasColon || isBehindName
      // '@name:' defines a variable.
      if isBehindName, opening.0 == UInt8(ascii: "@"), !hasTwoNames { isOfSheet = true }
    case UInt8(ascii: "{"):
      if isBehindName || last == UInt8(ascii: "\"") || last == UInt8(ascii: "'"), !hasTwoNames {
        (isOfSheet, isInRule) = (true, true)
      }
      (hasTwoNames, hasColon) = (false, false)
    case UInt8(ascii: ";"), UInt8(ascii: "}"):
      if hasColon || opening.0 == UInt8(ascii: "@") { isOfSheet = true }
      if byte == UInt8(ascii: "}"), isInRule { (isOfSheet, isInRule) = (true, false) }
      (hasTwoNames, hasColon) = (false, false)
    default: break
    }
    last = byte
  }

  /// Classifies the complete line.
  ///
  /// A line of a block, one selector of a list, a definition without its colon and an at-rule belong
  /// to a stylesheet. A comment of another language becomes empty.
  mutating func end(in bytes: ByteView) {
    if isNote(in: bytes) {
      range = range.lowerBound..<range.lowerBound
      isOfSheet = false
    }
    guard !range.isEmpty else { return }
    let isSelector =
      words == 1 && last == UInt8(ascii: ",") && opening.0.continuesWord
    let isDefinition =
      opening.0 == UInt8(ascii: "@") && words == 2
      && (second == UInt8(ascii: "#") || second.isDigit)
    if isInRule || isSelector || isDefinition { isOfSheet = true }
    let blank = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
    if blank.isSpaceOrTab {
      isOfIndentedRule = isOfIndentedRule && hasColon && (2...5).contains(words)
      isOfSheet = isOfSheet || isOfIndentedRule
    } else {
      isOfIndentedRule = words == 1 && !hasColon && last.continuesWord
    }
    if bytes.starts(with: "@media", at: range.lowerBound)
      || bytes.starts(with: "@import", at: range.lowerBound)
    {
      isOfSheet = true
    }
  }

  /// True for a line that begins with `# ` or `-- `.
  private func isNote(in bytes: ByteView) -> Bool {
    let signs = opening.0 == UInt8(ascii: "#") ? 1 : opening == (0x2D, 0x2D) ? 2 : 0
    return signs > 0 && bytes[range.lowerBound + signs] == UInt8(ascii: " ")
  }
}

/// Iterates over lines and skips comments.
private struct Scanner {
  let bytes: ByteView
  var offset = 0
  var last: CensusLine?
  /// False if the rest of the text contains no end of a comment.
  var canCloseComment = true
  /// True if a comment that begins a word has no end.
  private(set) var hasOpenComment = false

  mutating func next() -> CensusLine? {
    guard offset < bytes.count else { return nil }
    var line = CensusLine(after: last)
    defer { last = line }
    while offset < bytes.count, !bytes[offset].isLineEnd {
      if bytes[offset] == UInt8(ascii: "/"), skipComment() { continue }
      line.add(bytes[offset], at: offset)
      offset += 1
    }
    offset += 1
    line.end(in: bytes)
    return line
  }

  /// Skips a comment; returns false for one without an end, which is read as text.
  private mutating func skipComment() -> Bool {
    switch bytes[offset + 1] {
    case UInt8(ascii: "/"):
      while offset < bytes.count, !bytes[offset].isLineEnd { offset += 1 }
      return true
    case UInt8(ascii: "*") where canCloseComment:
      if let end = bytes.endOfComment(from: offset + 2) {
        offset = end
        return true
      }
      canCloseComment = false
      if offset == 0 || ByteClass.table[Int(bytes[offset - 1])].kind == .blank {
        hasOpenComment = true
      }
      return false
    default: return false
    }
  }
}
