import StyleSheet

extension Rule {
  static let invalidUTF8 = Rule(
    id: "invalid-utf8", .syntax, .error,
    summary: "the text is not UTF-8",
    rationale: """
      Engines read a sheet as UTF-8. If the decoding fails, nothing is styled. Usually the file \
      was saved in an older encoding.
      """,
    source: "NUI 744a36f, NUIFileMonitor and NUISettings; RFC 3629",
    targets: .all,
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
      """
      /* fa\u{FFFD}ade, caf\u{FFFD}\u{FFFD} */
           ^ error[invalid-utf8]: byte 0xFF at offset 5 is not UTF-8, so engines have no text to read, and style nothing
                    ^^ error[invalid-utf8]: bytes 0xFF 0xFF at offset 14 are not UTF-8 either
      """,
    ],
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
