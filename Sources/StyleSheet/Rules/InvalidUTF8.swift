extension Rule {
  static let invalidUTF8 = Rule(
    id: "invalid-utf8", .syntax, .error,
    summary: "the text is not UTF-8",
    rationale: """
      Engines read a sheet as UTF-8, and one that is not has no text for them: nothing is styled. \
      Usually the file was saved in an older encoding.
      """,
    source: "NUI 744a36f, NUIFileMonitor and NUISettings; RFC 3629",
    examples: [
      "/* façade */",
      """
      /* fa\u{FFFD}ade */
           ^ error[invalid-utf8]: byte 0xFF at offset 5 is not UTF-8, so engines have no text to read, and style nothing
      """,
      """
      Label {
        font-color: gr\u{FFFD}n;
                      ^ error[invalid-utf8]: byte 0xFF at offset 24 is not UTF-8, so engines have no text to read, and style nothing
      }
      """,
    ],
    stopsReading: true
  ) { inspection, report in
    let source = inspection.sheet.source
    if source.isProbablyUTF16 {
      report(.utf16)
    } else if let range = source.firstInvalidUTF8 {
      report(.invalidUTF8(range, in: source))
    }
  }
}

extension Diagnostic {
  /// Of such a text nothing can be read, and this is all that is said of it.
  fileprivate static let utf16 = Diagnostic(
    .error, "invalid-utf8", at: 0..<2,
    "this text is UTF-16, and engines read UTF-8: save it as UTF-8")

  fileprivate static func invalidUTF8(_ range: Range<Int>, in source: SourceText) -> Self {
    let bytes = source.bytes[range].map { String($0, radix: 16, uppercase: true) }
    return Diagnostic(
      .error, "invalid-utf8", at: range,
      "byte 0x\(bytes.joined(separator: " 0x")) at offset \(range.lowerBound) is not UTF-8, "
        + "so engines have no text to read, and style nothing")
  }
}
