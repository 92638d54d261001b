import StyleSheet

extension Rule {
  static let missingFinalNewline = Rule(
    id: "missing-final-newline", .hygiene, .information,
    summary: "the last line of the sheet has no end",
    rationale: """
      Programs that put files behind one another join it with the next file's first line, and a diff \
      shows a line as changed that was only followed by another.
      """,
    source: "POSIX.1-2024, 3.185 Line",
    examples: [
      "Label { font-size: 17; }\n",
      """
      Label { font-size: 17; }
                              ^ remark[missing-final-newline]: the last line has no line end
      """,
      """
      @tintColor: #0064D9;
      Label { font-size: 17; } /* the end */
                                            ^ remark[missing-final-newline]: the last line has no line end
      """,
    ]
  ) { inspection, report in
    let bytes = inspection.sheet.source.bytes
    guard let last = bytes.last, last != 0x0A, last != 0x0D else { return }
    report(
      Diagnostic(
        .information, "missing-final-newline", at: bytes.count..<bytes.count,
        "the last line has no line end"
      )
      .fixIt("add one", .insert("\n", at: bytes.count)))
  }
}
