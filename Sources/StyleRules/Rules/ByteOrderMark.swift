import StyleSheet

extension Rule {
  static let byteOrderMark = Rule(
    id: "byte-order-mark", .syntax, .error,
    summary: "the text begins with a byte order mark",
    rationale: """
      UTF-8 needs no byte order mark, and editors do not show it. No engine is known to skip it; \
      an engine that does not skip it loses the first line or the whole sheet.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser; Unicode 16, 23.8",
    targets: .all,
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
      """
      \u{FEFF}@tintColor:#0064D9;
      ^ error[byte-order-mark]: fiori-swiftui will pass over '@tintColor', because this byte order mark precedes it
      """.example(for: [.fioriSwiftUI]),
    ],
    fixChangesTheme: true
  ) { inspection, report in
    guard inspection.sheet.source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    let lost = inspection.paletteLines.all.first.flatMap { line in
      line.causes.contains { $0.cause == .byteOrderMark } ? line : nil
    }
    let words: Message =
      lost.map {
        "\(.engine) will pass over \(inspection.quotedName($0)), because this byte "
          + "order mark precedes it"
      }
      ?? "an engine that does not pass over this byte order mark will lose the sheet, or its first "
      + "line: UTF-8 needs none"
    report(
      as: lost == nil ? .warning : .error,
      Finding(at: 0..<3, words)
        .fixIt("remove it", as: .safe, .remove(0..<3)))
  }
}
