import StyleSheet

extension Rule {
  static let missingFinalNewline = Rule(
    id: "missing-final-newline", .hygiene, .information,
    summary: "the last line of the sheet has no line break",
    rationale: """
      Programs that concatenate files join this line with the first line of the next file. A diff \
      also shows the line as changed when a line is added after it.
      """,
    source: "POSIX.1-2024, 3.185 Line",
    targets: .all,
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
      Finding(at: bytes.count..<bytes.count, "the last line has no line end")
        .fixIt("add one", as: .safe, .insert("\n", at: bytes.count)))
  }
}
