import StyleSheet

extension Rule {
  static let lineComment = Rule(
    id: "line-comment", .portability, .error,
    summary: "a comment begins with '//'",
    rationale: """
      NUI supports only '/* … */'. It stops at '//' and applies no style at all, without an error. \
      The behavior of SAP's UIKit engine is not known.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser; NUI 744a36f, pull request 356",
    examples: [
      """
      /* The orchard's green. */
      Label { font-color: green; }
      """.example(for: [.nui]),
      """
      // The orchard's green.
      ^^ error[line-comment]: '//' begins no comment for nui, and the whole sheet is lost: use '/* … */'
      Label { font-color: green; }
      """.example(for: [.nui]),
      """
      // was /* green */ before
      ^^ error[line-comment]: '//' begins no comment for nui, and the whole sheet is lost: use '/* … */'
      Label { font-color: green; }
      """.example(for: [.nui]),
      """
      Label {
        font-color: green; // as above
                           ^^ warning[line-comment]: it is not known whether '//' begins a comment for sapfiori: use '/* … */'
      }
      """,
    ],
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
        .fixIt("make it '/* … */'", as: .safe, inspection.sheet.source.blockComment(for: range)))
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
