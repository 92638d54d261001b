import StyleSheet

extension Rule {
  static let reservedPrefix = Rule(
    id: "reserved-prefix", .portability, .error,
    summary: "a name begins with 'and' or '@media'",
    rationale: """
      NUI looks for its two keywords at the start of every word and does not check where the word \
      ends. It reads 'androidHint' as the keyword 'and' and a rest, which is a syntax error, and \
      the whole sheet is lost.
      """,
    source: "NUIParse 65bc940, NUIPTokeniser",
    examples: [
      "hintForAndroid { font-color: green; }".example(for: [.nui]),
      """
      androidHint { font-color: green; }
      ^^^^^^^^^^^ error[reserved-prefix]: 'androidHint' begins with 'and', a keyword to nui, and the whole sheet is lost
      """.example(for: [.nui]),
      """
      andButton { font-color: green; }
      ^^^^^^^^^ error[reserved-prefix]: 'andButton' begins with 'and', a keyword to nui, and the whole sheet is lost
      Label, andButton { font-size: 12; }
             ~~~~~~~~~ note: here too
      """.example(for: [.nui]),
      """
      @mediaColor: #3C6B2A;
      ^^^^^^^^^^^ error[reserved-prefix]: '@mediaColor' begins with '@media', a keyword to nui, and the whole sheet is lost
            ~ note: nui gives up here
      """.example(for: [.nui]),
      """
      Button { background-image: and.png; }
                                 ^^^^^^^ remark[reserved-prefix]: 'and.png' begins with 'and', a keyword to nui, from which sapfiori stems
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
    for places in inspection.placesOfReservedNames {
      report(as: severity, .reservedPrefix(places, severity, inspection))
    }
  }
}

extension Inspection {
  /// The places of each reserved name, which is one finding.
  ///
  /// Suppressed places are left out, except one for each comment.
  fileprivate var placesOfReservedNames: [[Int]] {
    // Most sheets have none.
    let tree = sheet.tree
    let names = Dictionary(grouping: suspects.reserved) { tree.source[tree.range(of: $0)] }
    let start = { (place: Int) in tree.range(of: place).lowerBound }
    return names.values.flatMap { places in
      let parts = suppressions.parting(
        places, of: Rule.names(suppressing: Rule.reservedPrefix.id), from: start)
      return parts.enough.map { [$0] } + [parts.free]
    }
    .filter { !$0.isEmpty }.sorted { $0[0] < $1[0] }
  }
}

extension Finding {
  fileprivate static func reservedPrefix(
    _ places: [Int], _ severity: Severity, _ inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let index = places[0]
    let range = sheet.tree.range(of: index)
    let isVariable = sheet.tree.elements[index].kind == .variable
    let keyword = isVariable ? "@media" : "and"
    let begins = "'\(sheet.source.excerpt(range))' begins with '\(keyword)'"
    let isDefined = isVariable && sheet.tree.elements[index - 1].kind == .definition
    let said = Finding(
      at: range,
      severity == .error
        ? "\(begins), a keyword to \(.engine), and the whole sheet is lost"
        : "\(begins), a keyword to nui, from which \(.engine("stems", "stem"))")
    return said.notes("here too", at: places.dropFirst().prefix(3).map(sheet.tree.range))
      .givingUp(inspection.dialect, at: range.lowerBound + (isDefined ? keyword.utf8.count : 0))
  }
}
