import StyleSheet

extension Rule {
  static let nothingRead = Rule(
    id: "nothing-read", .portability, .warning,
    summary: "the engine reads nothing of the sheet, and gives no error",
    rationale: """
      The functions of SAP's SwiftUI port that load a sheet are marked as throwing, but do not \
      pass errors on. A sheet without any override of the palette loads like any other, and \
      changes nothing.
      """,
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings",
    targets: [.fioriSwiftUI],
    examples: [
      """
      @tintColor:#0064D9;
      Label { font-size: 17; }
      """,
      """
      @brand:#0064D9;
      ^^^^^^ warning[nothing-read]: fiori-swiftui will load this sheet without a word and read nothing, because no line overrides a palette name, and it ignores every rule
      Label { font-color: @brand; }
      """,
      """
      Label { font-size: 17; }
      ^^^^^ warning[nothing-read]: fiori-swiftui will load this sheet without a word and read nothing, because no line overrides a palette name, and it ignores every rule
      """,
    ]
  ) { inspection, report in
    let sheet = inspection.sheet
    guard inspection.dialect.definitionShape == .wholeLine, inspection.paletteLines.isEmpty,
      !inspection.hasOnlyFaults,
      // Text that is not UTF-8 is reported by another rule.
      sheet.source.firstInvalidUTF8 == nil
    else { return }
    // Nothing is reported if a fault already reports the lost override, or another rule the
    // misspelt name.
    guard let first = sheet.tree.firstWord, !inspection.hasLostOverride,
      !inspection.hasOnlyMisspeltOverrides(&report.speller)
    else { return }
    report(
      at: first,
      "\(.engine) will load this sheet without a word and read nothing, "
        + "because no line overrides a palette name"
        + (sheet.selectorRows.isEmpty ? "" : ", and it ignores every rule"))
  }
}

extension Inspection {
  /// True if the sheet contains only faults over which other target engines lose it.
  fileprivate var hasOnlyFaults: Bool {
    !sheet.tree.problems.isEmpty && sheet.selectorRows.isEmpty && sheet.definitionRows.isEmpty
      && company.contains { $0.brokenSheet != .lineLost }
  }

  /// True if a syntax fault reports a lost override.
  var hasLostOverride: Bool {
    !sheet.tree.problems.isEmpty && FaultEffects(of: sheet, to: dialect).canBeGrave
  }
}

extension SyntaxTree {
  /// The first word that is no space, comment or import, or nil.
  fileprivate var firstWord: Range<Int>? {
    var index = 1
    while index < elements.count {
      switch elements[index].kind {
      case let kind where kind.isTrivia: index += 1
      case .importation: index = next(after: index)
      case .end: return nil
      case let kind where kind.isNode: index += 1
      case _: return range(of: index)
      }
    }
    return nil
  }
}
