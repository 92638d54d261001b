import StyleSheet

// The bytes of the text, its line ends and its indentation.

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

  static let byteOrderMark = Rule(
    id: "byte-order-mark", .syntax, .warning, findsErrors: true,
    summary: "the text begins with a byte order mark",
    rationale: """
      UTF-8 needs no byte order mark, and editors do not show it. No engine is known to skip it; \
      an engine that does not skip it loses the first line or the whole sheet.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser; Unicode 16, 23.8",
    targets: .all,
    examples: """
      Label { font-size: 17; }
      ---
      \u{FEFF}Label { font-size: 17; }
      ^ warning[byte-order-mark]: an engine that does not pass over this byte order mark will lose the sheet, or its first line: UTF-8 needs none
      ---
      \u{FEFF}
      ^ warning[byte-order-mark]: an engine that does not pass over this byte order mark will lose the sheet, or its first line: UTF-8 needs none
      Label { font-size: 17; }
      --- fiori-swiftui
      \u{FEFF}@tintColor:#0064D9;
      ^ error[byte-order-mark]: fiori-swiftui will pass over '@tintColor', because this byte order mark precedes it
      """,
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
      as: lost == nil ? nil : .error,
      Finding(at: 0..<3, words)
        .fixIt("remove it", as: .safe, .remove(0..<3)))
  }

  static let invalidUTF8 = Rule(
    id: "invalid-utf8", .syntax, .error,
    summary: "the text is not UTF-8",
    rationale: """
      Engines read a sheet as UTF-8. If the decoding fails, nothing is styled. Usually the file \
      was saved in an older encoding.
      """,
    source: "NUI 744a36f, NUIFileMonitor and NUISettings; RFC 3629",
    targets: .all,
    examples: """
      /* façade */
      ---
      /* fa\u{FFFD}ade */
           ^ error[invalid-utf8]: byte 0xFF at offset 5 is not UTF-8, so engines have no text to read, and style nothing
      ---
      Label {
        font-color: gr\u{FFFD}n;
                      ^ error[invalid-utf8]: byte 0xFF at offset 24 is not UTF-8, so engines have no text to read, and style nothing
      }
      ---
      /* fa\u{FFFD}ade, caf\u{FFFD}\u{FFFD} */
           ^ error[invalid-utf8]: byte 0xFF at offset 5 is not UTF-8, so engines have no text to read, and style nothing
                    ^^ error[invalid-utf8]: bytes 0xFF 0xFF at offset 14 are not UTF-8 either
      """,
    stopsReading: true
  ) { inspection, report in
    let source = inspection.sheet.source
    if let nonText = inspection.nonText {
      report(.nonText(nonText, in: source))
      return
    }
    var isFirst = true
    source.eachInvalidUTF8 { range in
      report(.invalidUTF8(range, isFirst: isFirst, in: source))
      isFirst = false
    }
  }

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
      ---
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

  static let tabCharacter = Rule(
    id: "tab-character", .hygiene, .information,
    summary: "lines are indented with tabs, and others with spaces",
    rationale: """
      Each editor chooses the width of a tab, so lines that are aligned in one editor are not \
      aligned in another. Use either tabs or spaces.
      """,
    source: "sheets in public repositories",
    targets: .all,
    examples: """
      Label {
      \tfont-size: 17;
      }
      ---
      Label {
        font-size: 17;
      \tfont-color: red;
      ^ remark[tab-character]: 1 line is indented with tabs, and 1 with spaces
      }
      ---
      Label {
        font-size: 17;
       \t  font-color: red;
       ^ remark[tab-character]: 1 line is indented with tabs, and 1 with spaces
      }
      """
  ) { inspection, report in
    let suspects = inspection.suspects
    guard suspects.spaceIndentations > 0, let first = suspects.firstTabIndentation else { return }
    let range = inspection.sheet.tree.range(of: first)
    guard let tab = inspection.sheet.source.bytes[range].lastIndex(of: 0x09) else { return }
    let count = suspects.tabIndentations
    report(
      at: tab..<tab + 1,
      "\(count == 1 ? "1 line is" : "\(count) lines are") indented with tabs, and "
        + "\(suspects.spaceIndentations) with spaces")
  }
}

extension Finding {
  /// Reports a text that cannot be decoded; there are no other findings in it.
  fileprivate static func nonText(_ nonText: NonText, in source: SourceText) -> Self {
    let place =
      switch nonText {
      case .utf16: 0..<2
      case .utf32: 0..<4
      case .binary(let offset): offset..<offset + 1
      case .otherEncoding: source.firstInvalidUTF8 ?? 0..<0
      }
    return Finding(at: place, "\(nonText.description)")
  }

  fileprivate static func invalidUTF8(
    _ range: Range<Int>, isFirst: Bool, in source: SourceText
  ) -> Self {
    let shown = source.bytes[range].prefix(4).map { " 0x\(String($0, radix: 16, uppercase: true))" }
    let more = range.count > shown.count ? " … (\(range.count) in all)" : ""
    let bytes = "\(range.count == 1 ? "byte" : "bytes")\(shown.joined())\(more)"
    return Finding(
      at: range,
      "\(bytes) at offset \(range.lowerBound) \(range.count == 1 ? "is" : "are") not UTF-8"
        + (isFirst ? ", so engines have no text to read, and style nothing" : " either"))
  }
}
