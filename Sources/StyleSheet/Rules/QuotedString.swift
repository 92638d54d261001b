extension Rule {
  static let quotedString = Rule(
    id: "quoted-string", .portability, .error,
    summary: "a value is in quotes",
    rationale: """
      NUI has no quotes: it gives up at the first one and styles nothing at all. SAP's SwiftUI port \
      takes them for a part of the value. Names of fonts and images go without them everywhere.
      """,
    examples: [
      Example("Label { font-name: HelveticaNeue-Light; }", for: .nui),
      Example(
        """
        Label { font-name: "HelveticaNeue-Light"; }
                           ^^^^^^^^^^^^^^^^^^^^^ error[quoted-string]: nui has no quotes, and the whole sheet is lost: write the words alone
        """, for: .nui),
      """
      fdlFUINoteFormCell_valueText { font-style: 'body'; }
                                                 ^^^^^^ warning[quoted-string]: nobody knows whether sapfiori reads quotes: write the words alone
      """,
    ],
    stopsReading: true
  ) { inspection, report in
    let severity: Diagnostic.Severity
    switch inspection.dialect.quotes {
    case .losesSheet: severity = .error
    case .unknown, .partOfValue: severity = .warning
    }
    for index in inspection.signs.strings {
      report(as: severity, .quotedString(index, severity, inspection))
    }
  }
}

extension Diagnostic {
  fileprivate static func quotedString(
    _ index: Int, _ severity: Severity, _ inspection: Inspection
  ) -> Self {
    let range = inspection.sheet.tree.range(of: index)
    let source = inspection.sheet.source
    let name = inspection.dialect.name
    let message =
      switch inspection.dialect.quotes {
      case .losesSheet: "\(name) has no quotes, and the whole sheet is lost: write the words alone"
      case .partOfValue: "the quotes are part of the value for \(name): write the words alone"
      case .unknown: "nobody knows whether \(name) reads quotes: write the words alone"
      }
    return Diagnostic(severity, "quoted-string", at: range, message)
      .fixIt("take the quotes away", ifAny: source.unquoting(range))
  }
}

extension SourceText {
  /// Takes the quotes away, if what is between them can stand without.
  fileprivate func unquoting(_ range: Range<Int>) -> SourceEdit? {
    let inner = unquoted(range)
    let isPlain = bytes[inner].enumerated().allSatisfy { index, byte in
      let known = ByteClass.table[Int(byte)]
      return known.continuesWord || byte == UInt8(ascii: " ")
        || (index == 0 && byte == UInt8(ascii: "#"))
    }
    let text = self[inner]
    let touches =
      range.upperBound < bytes.count && ByteClass.table[Int(bytes[range.upperBound])].continuesWord
    guard isPlain, !touches, text.contains(where: { $0 != " " }), !text.hasPrefix("and") else {
      return nil
    }
    return SourceEdit(range, text)
  }
}
