import StyleSheet

extension [Diagnostic] {
  /// Returns the findings with the line ends of `source` in the text that their fixes insert.
  func endingLines(as source: SourceText) -> Self {
    guard !isEmpty, source.withBytes({ $0.has(0x0D) }),
      SheetFormat.LineEnd.mostCommon(in: source) == .crlf
    else { return self }
    return map { finding in
      guard
        finding.fixIts.contains(where: { $0.edits.contains { $0.replacement.utf8.contains(0x0A) } })
      else {
        return finding
      }
      let fixIts = finding.fixIts.map {
        Diagnostic.FixIt(message: $0.wording, safety: $0.safety, edits: $0.edits.map(\.withCRLF))
      }
      return finding.with { $0.offering(fixIts) }
    }
  }
}

extension SourceEdit {
  fileprivate var withCRLF: Self {
    var bytes: [UInt8] = []
    for byte in replacement.utf8 {
      if byte == 0x0A, bytes.last != 0x0D { bytes.append(0x0D) }
      bytes.append(byte)
    }
    return Self(range, String(decoding: bytes, as: UTF8.self))
  }
}
