extension Rule {
  static let byteOrderMark = Rule(
    id: "byte-order-mark", .syntax, .warning,
    summary: "the text begins with a byte order mark",
    rationale: """
      UTF-8 needs none, nobody sees it, and no engine is known to take it for a blank. One that does \
      not loses the sheet, or its first line.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser; Unicode 16, 23.8",
    examples: [
      "Label { font-size: 17; }",
      """
      \u{FEFF}Label { font-size: 17; }
      ^ warning[byte-order-mark]: an engine that does not pass over this byte order mark will lose the sheet, or its first line: UTF-8 needs none
      """,
      """
      \u{FEFF}
      ^ warning[byte-order-mark]: an engine that does not pass over this byte order mark will lose the sheet, or its first line: UTF-8 needs none
      Label { font-size: 17; }
      """,
    ]
  ) { inspection, report in
    if inspection.sheet.source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      report(
        Diagnostic(
          .warning, "byte-order-mark", at: 0..<3,
          "an engine that does not pass over this byte order mark will lose the sheet, or its first "
            + "line: UTF-8 needs none"
        )
        .fixIt("remove it", .remove(0..<3)))
    }
  }
}
