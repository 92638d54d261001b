import StyleSheet

// Rules and sheets that an engine does not read.

extension Rule {
  static let foreignClass = Rule(
    id: "foreign-class", .portability, .information,
    summary: "a sheet for this engine styles classes of SAP's",
    rationale: """
      NUI's controls have NUI's own class names. A class such as 'fdlFUIRatingControl' applies \
      there only to elements that get it in code.
      """,
    source: "NUI 744a36f, UIView+NUI: the default classes",
    targets: [.nui],
    examples: """
      Label { font-size: 17; }
      ---
      fdlFUIRatingControl { on-color: red; }
      ^^^^^^^^^^^^^^^^^^^ remark[foreign-class]: no control of nui has the class 'fdlFUIRatingControl' by itself
      --- nui sapfiori fiori-swiftui
      Label { font-size: 17; }
      fdlFUIRatingControl { on-color: red; }
      ^^^^^^^^^^^^^^^^^^^ remark[foreign-class]: no control of nui has the class 'fdlFUIRatingControl' by itself, nor another one of SAP's here
      fdlFUINoteFormCell_valueText { font-color: red; }
      """
  ) { inspection, report in
    guard inspection.dialect.scope == .everything else { return }
    let foreign = inspection.classes.foreign.filter { $0.family == .fiori }
    guard let first = foreign.first,
      let row = inspection.sheet.selectorRows.first(where: { $0.name == first.id })
    else { return }
    let others = foreign.count - 1
    let more =
      switch others {
      case 0: ""
      case 1: ", nor another one of SAP's here"
      case _: ", nor any of \(others) more of SAP's here"
      }
    report(
      at: inspection.sheet.selectorRange(row),
      "no control of \(.engine) has the class '\(first.name)' by itself\(more)")
  }

  static let ignoredRules = Rule(
    id: "ignored-rules", .portability, .information,
    summary: "the engine ignores every rule of the sheet",
    rationale: "SAP's SwiftUI port reads only the palette definitions of a sheet (documented).",
    source: "SAP/cloud-sdk-ios-fiori 098daf0, StyleSheetSettings; pull request 461",
    targets: [.fioriSwiftUI],
    examples: """
      @tintColor: #0064D9;
      ---
      @tintColor: #0064D9;
      Label { font-size: 17; }
      ^^^^^ remark[ignored-rules]: fiori-swiftui reads palette definitions only, and ignores every rule
      Button { height: 44; }
      ---
      fdlFUIRatingControl { on-color: tintColor; }
      ^^^^^^^^^^^^^^^^^^^ remark[ignored-rules]: fiori-swiftui reads palette definitions only, and ignores every rule
      @tintColor:#0064D9;
      """
  ) { inspection, report in
    let sheet = inspection.sheet
    // In a sheet with rules alone, nothing is read, and another rule reports that.
    guard !inspection.readsRules, !inspection.paletteLines.isEmpty,
      let row = sheet.selectorRows.first
    else { return }
    report(
      at: sheet.selectorRange(row),
      "\(.engine("reads", "read")) palette definitions only, and \(.verb("ignores", "ignore")) every rule"
    )
  }

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
    examples: """
      @tintColor:#0064D9;
      Label { font-size: 17; }
      ---
      @brand:#0064D9;
      ^^^^^^ warning[nothing-read]: fiori-swiftui will load this sheet without a word and read nothing, because no line overrides a palette name, and it ignores every rule
      Label { font-color: @brand; }
      ---
      Label { font-size: 17; }
      ^^^^^ warning[nothing-read]: fiori-swiftui will load this sheet without a word and read nothing, because no line overrides a palette name, and it ignores every rule
      """
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
