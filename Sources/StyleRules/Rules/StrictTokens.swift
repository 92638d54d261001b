import StyleSheet

// Tokens that NUI reads in another way than most engines.

extension Rule {
  static let gluedComment = Rule(
    id: "glued-comment", .portability, .error,
    summary: "a comment follows a word without a blank",
    rationale: """
      A slash can be part of a word, as in 'icons/star.png'. NUI therefore reads a slash directly \
      after a word as one more letter, stops at the next character, and applies no style at all.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser",
    // NUI ends a keyword at its last letter, without a look at the next character.
    examples: """
      --- nui
      Label { font-color: green /* as above */; }
      --- nui
      @media/* tablets */(device: ipad) and/* lying */(orientation: landscape) {
        Label { font-size: 20; }
      }
      --- nui
      Label { font-color: green/* as above */; }
                               ^^ error[glued-comment]: right behind a word '/*' is part of it for nui, and the whole sheet is lost
                                ~ note: nui gives up here
      --- nui
      Label { font-size: 12// points
                           ^^ warning[glued-comment]: right behind a word '//' is part of it for nui, and begins no comment
      ; }
      ---
      Label/* all of them */ { font-color: green; }
           ^^ warning[glued-comment]: right behind a word '/*' is part of it for engines such as nui
      """,
    stopsReading: true
  ) { inspection, report in
    let severity: Diagnostic.Severity
    switch inspection.dialect.brokenSheet {
    case .nothingStyled: severity = .error
    case .loadingThrows: severity = .warning
    case .lineLost: return
    }
    for index in inspection.suspects.gluedComments {
      let start = inspection.sheet.tree.range(of: index).lowerBound
      if inspection.sheet.tree.elements[index].kind == .lineComment {
        report(as: .warning, .gluedSlashes(at: start, to: .kin))
      } else {
        report(as: severity, .gluedComment(at: start, severity, to: inspection.dialect))
      }
    }
    for place in inspection.sheet.slashesAtEndsOfWords {
      report(as: .warning, .gluedSlashes(at: place, to: .engine))
    }
  }

  static let lineComment = Rule(
    id: "line-comment", .portability, .error,
    summary: "a comment begins with '//'",
    rationale: """
      NUI supports only '/* … */'. It stops at '//' and applies no style at all, without an error. \
      The behavior of SAP's UIKit engine is not known.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser; NUI 744a36f, pull request 356",
    examples: """
      --- nui
      /* The orchard's green. */
      Label { font-color: green; }
      --- nui
      // The orchard's green.
      ^^ error[line-comment]: '//' begins no comment for nui, and the whole sheet is lost: use '/* … */'
      Label { font-color: green; }
      --- nui
      // was /* green */ before
      ^^ error[line-comment]: '//' begins no comment for nui, and the whole sheet is lost: use '/* … */'
      Label { font-color: green; }
      ---
      Label {
        font-color: green; // as above
                           ^^ warning[line-comment]: it is not known whether '//' begins a comment for sapfiori: use '/* … */'
      }
      """,
    stopsReading: true
  ) { inspection, report in
    let severity: Diagnostic.Severity
    switch inspection.dialect.lineComments {
    case .losesSheet: severity = .error
    case .unknown: severity = .warning
    case .skippedAsLine: return
    }
    let glued = Set(inspection.suspects.gluedComments)
    for index in inspection.suspects.lineComments where !glued.contains(index) {
      let range = inspection.sheet.tree.range(of: index)
      report(
        as: severity,
        Finding(
          at: range.lowerBound..<range.lowerBound + 2,
          severity == .error
            ? "'//' begins no comment for \(.engine), and the whole sheet is lost: use '/* … */'"
            : "it is not known whether '//' begins a comment for \(.engine): use '/* … */'"
        )
        .fixIt(
          "make it '/* … */'",
          as: inspection.sheet.isValueExpected(at: range.lowerBound) ? .unsafe : .safe,
          inspection.sheet.source.blockComment(for: range)))
    }
  }

  static let reservedPrefix = Rule(
    id: "reserved-prefix", .portability, .error,
    summary: "a name begins with 'and' or '@media'",
    rationale: """
      NUI looks for its two keywords at the start of every word and does not check where the word \
      ends. It reads 'androidHint' as the keyword 'and' and a rest, which is a syntax error, and \
      the whole sheet is lost.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser",
    examples: """
      --- nui
      hintForAndroid { font-color: green; }
      --- nui
      androidHint { font-color: green; }
      ^^^^^^^^^^^ error[reserved-prefix]: 'androidHint' begins with 'and', a keyword to nui, and the whole sheet is lost
      --- nui
      andButton { font-color: green; }
      ^^^^^^^^^ error[reserved-prefix]: 'andButton' begins with 'and', a keyword to nui, and the whole sheet is lost
      Label, andButton { font-size: 12; }
             ~~~~~~~~~ note: here too
      --- nui
      @mediaColor: #3C6B2A;
      ^^^^^^^^^^^ error[reserved-prefix]: '@mediaColor' begins with '@media', a keyword to nui, and the whole sheet is lost
            ~ note: nui gives up here
      ---
      Button { background-image: and.png; }
                                 ^^^^^^^ remark[reserved-prefix]: 'and.png' begins with 'and', a keyword to nui, from which sapfiori stems
      """,
    stopsReading: true
  ) { inspection, report in
    let severity: Diagnostic.Severity
    switch inspection.dialect.brokenSheet {
    case .nothingStyled: severity = .error
    case .loadingThrows: severity = .information
    case .lineLost: return
    }
    for places in inspection.placesOfReservedNames {
      report(as: severity, .reservedPrefix(places, severity, inspection))
    }
  }
}

extension Finding {
  fileprivate static func gluedComment(
    at start: Int, _ severity: Severity, to dialect: Dialect
  ) -> Self {
    Finding(
      at: start..<start + 2,
      severity == .error
        ? "right behind a word '/*' is part of it for \(.engine), and the whole sheet is lost"
        : "right behind a word '/*' is part of it for \(.kin)"
    )
    .fixIt("put a blank in between", as: .safe, .insert(" ", at: start))
    .givingUp(dialect, at: start + 1)
  }

  fileprivate static func gluedSlashes(at start: Int, to reader: Message) -> Self {
    Finding(
      at: start..<start + 2,
      "right behind a word '//' is part of it for \(reader), and begins no comment")
  }

  /// Adds a note at the place where the engine stops reading.
  func givingUp(_ dialect: Dialect, at offset: Int) -> Self {
    guard dialect.brokenSheet == .nothingStyled, offset != range.lowerBound else { return self }
    return note("\(.engine("gives", "give")) up here", at: offset..<offset)
  }

  fileprivate static func reservedPrefix(
    _ places: [Int], _ severity: Severity, _ inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let index = places[0]
    let range = sheet.tree.range(of: index)
    let isVariable = sheet.tree.elements[index].kind == .variable
    let keyword = isVariable ? "@media" : "and"
    let begins = "'\(sheet.source.excerpt(range))' begins with '\(keyword)'"
    let isDefined = isVariable && sheet.tree.elements[index - 1].kind == .definition
    let said = Finding(
      at: range,
      severity == .error
        ? "\(begins), a keyword to \(.engine), and the whole sheet is lost"
        : "\(begins), a keyword to nui, from which \(.engine("stems", "stem"))")
    return said.notes("here too", at: places.dropFirst().prefix(3).map(sheet.tree.range))
      .givingUp(inspection.dialect, at: range.lowerBound + (isDefined ? keyword.utf8.count : 0))
  }
}

extension Sheet {
  /// True if a colon, a comma or a left parenthesis is in front of an offset.
  ///
  /// What begins with '//' there is probably the value, such as a URL without its scheme.
  fileprivate func isValueExpected(at offset: Int) -> Bool {
    source.sign(before: offset).map(":,(".utf8.contains) ?? false
  }

  /// The offsets of '//' at the end of words; their author probably meant a comment.
  fileprivate var slashesAtEndsOfWords: [Int] {
    guard tree.spelling == .slashesInWords else { return [] }
    return tree.elements.indices.compactMap { index in
      let kind = tree.elements[index].kind
      guard kind == .word || kind == .variable else { return nil }
      let end = tree.range(of: index).upperBound
      return source.bytes[..<end].suffix(2).elementsEqual("//".utf8) ? end - 2 : nil
    }
  }
}

extension SourceText {
  /// Converts a line comment to a block comment; a space splits any `*/` in its text.
  fileprivate func blockComment(for range: Range<Int>) -> [SourceEdit] {
    let text = range.lowerBound + 2..<range.upperBound
    let blanks = bytes[text].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    let end = text.upperBound - blanks
    guard end > text.lowerBound else { return [SourceEdit(range, "/* */")] }
    let begin = bytes[text.lowerBound] == UInt8(ascii: "/") ? "/* " : "/*"
    let stars = (text.lowerBound..<end - 1).filter {
      bytes[$0] == UInt8(ascii: "*") && bytes[$0 + 1] == UInt8(ascii: "/")
    }
    return [SourceEdit(range.lowerBound..<text.lowerBound, begin)]
      + stars.map { .insert(" ", at: $0 + 1) }
      + [SourceEdit(end..<text.upperBound, " */")]
  }
}

extension Inspection {
  /// The places of each reserved name, which is one finding.
  ///
  /// Suppressed places are left out, except one for each comment.
  fileprivate var placesOfReservedNames: [[Int]] {
    // Most sheets have none.
    let tree = sheet.tree
    let names = Dictionary(grouping: suspects.reserved) { tree.source[tree.range(of: $0)] }
    let start = { (place: Int) in tree.range(of: place).lowerBound }
    return names.values.flatMap { places in
      let parts = suppressions.parting(
        places, of: Rule.names(suppressing: Rule.reservedPrefix.id), from: start)
      return parts.enough.map { [$0] } + [parts.free]
    }
    .filter { !$0.isEmpty }.sorted { $0[0] < $1[0] }
  }
}
