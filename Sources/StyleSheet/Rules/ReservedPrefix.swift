extension Rule {
  static let reservedPrefix = Rule(
    id: "reserved-prefix", .portability, .error,
    summary: "a name begins with 'and' or '@media'",
    rationale: """
      NUI looks for its two keywords at the start of every word and does not ask where the word \
      ends. So 'androidHint' is the keyword 'and' and a rest, which is legal nowhere, and the whole \
      sheet is lost.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser",
    targets: [.nui, .sapfiori],
    examples: [
      Example("hintForAndroid { font-color: green; }", for: .nui),
      Example(
        """
        androidHint { font-color: green; }
        ^^^^^^^^^^^ error[reserved-prefix]: 'androidHint' begins with 'and', a keyword to nui, and the whole sheet is lost
        """, for: .nui),
      Example(
        """
        @mediaColor: #3C6B2A;
        ^^^^^^^^^^^ error[reserved-prefix]: '@mediaColor' begins with '@media', a keyword to nui, and the whole sheet is lost
              ~ note: nui gives up here
        """, for: .nui),
      """
      Button { background-image: and.png; }
                                 ^^^^^^^ information[reserved-prefix]: 'and.png' begins with 'and', a keyword to nui, from which sapfiori stems
      """,
    ],
    stopsReading: true
  ) { inspection, report in
    let severity: Diagnostic.Severity
    switch inspection.dialect.brokenSheet {
    case .nothingStyled: severity = .error
    case .loadingThrows: severity = .information
    case .lineLost: return
    }
    for index in inspection.signs.reserved {
      report(as: severity, .reservedPrefix(index, severity, inspection))
    }
  }
}

extension Diagnostic {
  fileprivate static func reservedPrefix(
    _ index: Int, _ severity: Severity, _ inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let range = sheet.tree.range(of: index)
    let isVariable = sheet.tree.elements[index].kind == .variable
    let keyword = isVariable ? "@media" : "and"
    let begins = "'\(sheet.source.excerpt(range))' begins with '\(keyword)'"
    let isDefined = isVariable && sheet.tree.elements[index - 1].kind == .definition
    return Diagnostic(
      severity, "reserved-prefix", at: range,
      severity == .error
        ? "\(begins), a keyword to \(inspection.dialect.name), and the whole sheet is lost"
        : "\(begins), a keyword to nui, from which \(inspection.dialect.name) stems"
    )
    .givingUp(inspection.dialect, at: range.lowerBound + (isDefined ? keyword.utf8.count : 0))
  }
}
