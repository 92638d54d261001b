import StyleSheet

extension Rule {
  static let gluedComment = Rule(
    id: "glued-comment", .portability, .error,
    summary: "a comment follows a word without a blank",
    rationale: """
      A slash can be part of a word, as in 'icons/star.png'. NUI therefore reads a slash directly \
      after a word as one more letter, stops at the next character, and applies no style at all.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser",
    examples: [
      "Label { font-color: green /* as above */; }".example(for: [.nui]),
      // NUI ends a keyword at its last letter, without a look at the next character.
      """
      @media/* tablets */(device: ipad) and/* lying */(orientation: landscape) {
        Label { font-size: 20; }
      }
      """.example(for: [.nui]),
      """
      Label { font-color: green/* as above */; }
                               ^^ error[glued-comment]: right behind a word '/*' is part of it for nui, and the whole sheet is lost
                                ~ note: nui gives up here
      """.example(for: [.nui]),
      """
      Label { font-size: 12// points
                           ^^ warning[glued-comment]: right behind a word '//' is part of it for nui, and begins no comment
      ; }
      """.example(for: [.nui]),
      """
      Label/* all of them */ { font-color: green; }
           ^^ warning[glued-comment]: right behind a word '/*' is part of it for engines such as nui
      """,
    ],
    stopsReading: true
  ) { inspection, report in
    let severity: Diagnostic.Severity
    switch inspection.dialect.brokenSheet {
    case .nothingStyled: severity = .error
    case .loadingThrows: severity = .warning
    case .lineLost: return
    }
    for index in inspection.suspects.gluedComments {
      switch inspection.sheet.tree.elements[index].kind == .lineComment {
      case true:
        let start = inspection.sheet.tree.range(of: index).lowerBound
        report(as: .warning, .gluedSlashes(at: start, to: .kin))
      case false: report(as: severity, .gluedComment(index, severity, inspection))
      }
    }
    for place in inspection.sheet.slashesAtEndsOfWords {
      report(as: .warning, .gluedSlashes(at: place, to: .engine))
    }
  }
}

extension Finding {
  fileprivate static func gluedComment(
    _ index: Int, _ severity: Severity, _ inspection: Inspection
  ) -> Self {
    let start = inspection.sheet.tree.range(of: index).lowerBound
    return Finding(
      at: start..<start + 2,
      severity == .error
        ? "right behind a word '/*' is part of it for \(.engine), and the whole sheet is lost"
        : "right behind a word '/*' is part of it for \(.kin)"
    )
    .fixIt("put a blank in between", as: .safe, .insert(" ", at: start))
    .givingUp(inspection.dialect, at: start + 1)
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
}

extension Sheet {
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
