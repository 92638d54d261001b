import StyleSheet

extension Rule {
  static let bareCarriageReturn = Rule(
    id: "bare-carriage-return", .syntax, .warning,
    summary: "a line ends with CR alone",
    rationale: """
      Engines read CR as a blank. Most other programs see a sheet of one line: a diff shows the \
      whole sheet as changed, and every message is about line 1.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser; Git, core.autocrlf",
    targets: .all,
    examples: [
      "Label { font-size: 17; }\r\nButton { font-size: 17; }\r\n",
      """
      Label { font-size: 17; }
                              ^ warning[bare-carriage-return]: 2 lines end with CR alone, which most programs take for no line end\rButton { font-size: 17; }\r
      """,
      """
      Label {
             ^ warning[bare-carriage-return]: a line ends with CR alone, which most programs take for no line end\r  font-size: 17;
      }
      """,
    ]
  ) { inspection, report in
    let bytes = inspection.sheet.source.bytes
    // Most sheets have none, and this is the fastest test.
    guard inspection.sheet.source.withBytes({ $0.has(0x0D) }) else { return }
    let bare = bytes.indices.lazy.filter {
      bytes[$0] == 0x0D && ($0 + 1 == bytes.count || bytes[$0 + 1] != 0x0A)
    }
    guard let first = bare.first else { return }
    let count = bare.reduce(0) { count, _ in count + 1 }
    let finding = Finding(
      at: first..<first + 1,
      "\(count == 1 ? "a line ends" : "\(count) lines end") with CR alone, which most programs take for no line end"
    )
    let isCRLF = SheetFormat.LineEnd.mostCommon(in: inspection.sheet.source) == .crlf
    let wanted = isCRLF ? "CRLF" : "LF"
    // An edit takes more memory than a line, so their number is limited.
    report(
      count > Report.limit
        ? finding.note(
          "to fix so many, format the sheet with \(wanted) as line end", at: first..<first + 1)
        : finding.fixIt(
          "end lines with \(wanted)", as: .safe,
          bare.map { SourceEdit($0..<$0 + 1, isCRLF ? "\r\n" : "\n") }))
  }
}
