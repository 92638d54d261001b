import StyleSheet

extension Rule {
  static let duplicateVariable = Rule(
    id: "duplicate-variable", .cascade, .warning,
    summary: "a variable is defined twice",
    rationale: """
      NUI uses the last definition, SAP's SwiftUI port the first. The same sheet gives two themes, \
      and neither engine gives an error.
      """,
    source: "NUI 744a36f, NUIStyleParser; SAP/cloud-sdk-ios-fiori 098daf0, testPrecedence",
    targets: .all,
    examples: [
      """
      @brand: #0064D9;
      @media (orientation: landscape) { @brand: #E26300; }
      Button { background-color: @brand; }
      """,
      """
      @brand: #0064D9;
      ~~~~~~ note: defined before here
      @brand: #E26300;
      ^^^^^^ warning[duplicate-variable]: '@brand' is defined again: for sapfiori the last one holds, and '#0064D9' is lost (inferred)
      Button { background-color: @brand; }
      """,
      """
      @brand: #0064D9;
      ~~~~~~ note: defined before here
      @brand: #0064D9;
      ^^^^^^ remark[duplicate-variable]: '@brand' is defined twice, both times as '#0064D9': once is enough
      Button { background-color: @brand; }
      """,
      """
      @tintColor:#0064D9;
      ~~~~~~~~~~ note: defined before here
      @tintColor:#E26300;
      ^^^^^^^^^^ warning[duplicate-variable]: '@tintColor' is defined again: for fiori-swiftui the first one holds, and '#E26300' is lost
      """.example(for: [.fioriSwiftUI]),
    ]
  ) { inspection, report in
    guard inspection.dialect.definitionShape == .anywhere else {
      inspection.reportLinesLost(to: &report)
      return
    }
    struct Key: Hashable {
      let name: NameTable.ID
      let media: UInt32
    }
    var first: [Key: Sheet.DefinitionRow] = [:]
    // Most variables are defined only once.
    for row in inspection.sheet.definitionRows
    where row.value.kind != .missing && inspection.definitions.isRepeated(row.name) {
      let key = Key(name: row.name, media: inspection.media(row.media))
      if let earlier = first[key] {
        inspection.reportDuplicate(row, after: earlier, to: &report)
        if inspection.dialect.definitionWinner == .last { first[key] = row }
      } else {
        first[key] = row
      }
    }
  }
}

extension Inspection {
  fileprivate func reportDuplicate(
    _ row: Sheet.DefinitionRow, after earlier: Sheet.DefinitionRow, to report: inout Report
  ) {
    let isSame = sheet.valueText(of: earlier.element) == sheet.valueText(of: row.element)
    report(
      as: isSame ? .information : .warning,
      .duplicateVariable(row, after: earlier, isSame: isSame, in: self))
  }

  /// Reports lost lines for an engine that reads each definition as one line.
  ///
  /// All lines that it recognizes count, regardless of '@media', but only those of palette names.
  fileprivate func reportLinesLost(to report: inout Report) {
    var holders: [String: Sheet.DefinitionRow] = [:]
    for line in paletteLines.all where line.isSeen {
      guard let key = line.line.key else { continue }
      if paletteLines.holds(line) {
        holders[key] = line.row
      } else if let holder = holders[key] {
        reportDuplicate(line.row, after: holder, to: &report)
      } else if let stray = paletteLines.holder(of: key), !isInComment(stray) {
        report(.differentAgain(line.row, losing: line.row, first: stray.name, in: self))
      }
    }
  }
}

extension Finding {
  fileprivate static func duplicateVariable(
    _ later: Sheet.DefinitionRow, after earlier: Sheet.DefinitionRow, isSame: Bool,
    in inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let dialect = inspection.dialect
    let lost = dialect.definitionWinner == .last ? earlier : later
    let first = sheet.nameRange(of: earlier.element)
    guard isSame else {
      return differentAgain(later, losing: lost, first: first, in: inspection)
    }
    // Of only two with the same value, either can go, and uses stay behind the first one.
    let hasTwo = inspection.definitions.hasTwo(of: later.name)
    let removal = sheet.removal(ofNode: hasTwo ? later.element : lost.element)
    let isCertain =
      later.media == earlier.media && (hasTwo || !dialect.assumed.contains(.definitionWinner))
    return Finding(
      at: sheet.nameRange(of: later.element),
      "'\(sheet.text(of: later.name))' is defined twice, both times as "
        + "'\(sheet.valueExcerpt(of: lost.element))': once is enough"
    )
    .note("defined before here", at: first)
    .fixIt(
      "remove one of the two",
      as: isCertain ? sheet.safety(ofRemoving: removal) : .unsafe, removal)
  }

  fileprivate static func differentAgain(
    _ later: Sheet.DefinitionRow, losing lost: Sheet.DefinitionRow, first: Range<Int>,
    in inspection: Inspection
  ) -> Self {
    let sheet = inspection.sheet
    let dialect = inspection.dialect
    let doubt = dialect.doubt(.definitionWinner)
    return Finding(
      at: sheet.nameRange(of: later.element),
      "'\(sheet.text(of: later.name))' is defined again: for \(.engine) "
        + "\(dialect.definitionWinner.rawValue) one holds, and "
        + "'\(sheet.valueExcerpt(of: lost.element))' is lost\(doubt)"
    )
    .note("defined before here", at: first)
    .fixIt(
      // The definition in effect may be the mistake.
      "remove the one that is lost", as: .unsafe, sheet.removal(ofNode: lost.element))
  }
}
