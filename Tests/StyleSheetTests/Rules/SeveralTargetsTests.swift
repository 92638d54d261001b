import Mutations
import Testing

@testable import StyleRules
@testable import StyleSheet

/// A finding for several engines is reported once, with its targets.
@Suite struct SeveralTargetsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let dialects: [Dialect]
    let drawing: String

    var testDescription: String { drawing }
  }

  static let cases = [
    Case(
      dialects: [.nui, .sapfiori],
      drawing: """
        @brand: #0064D9;
        @accent: @brand;
                 ^^^^^^ warning[variable-as-value]: nui and sapfiori will not look '@brand' up here: '@accent' is its name, as text (inferred for sapfiori)
        Button { background-color: @brand; font-color: @accent; }
        """),
    Case(
      dialects: [.nui, .sapfiori],
      drawing: """
        // The orchard's green.
        ^^ error[line-comment]: '//' begins no comment for nui, and the whole sheet is lost: use '/* … */'
        ~~ note: it is not known whether '//' begins a comment for sapfiori: use '/* … */'
        Label { font-color: green; }
        """),
    // A syntax fault holds for all engines, and a note names the engine that stops reading there.
    Case(
      dialects: [.sapfiori, .nui],
      drawing: """
        Label { font-color: green }
                                 ^ error[missing-semicolon]: expected ';' after this value; sapfiori and nui ignore the whole sheet (inferred for sapfiori)
                                  ~ note: nui gives up here
        """),
    Case(
      dialects: [.nui, .sapfiori, .fioriSwiftUI],
      drawing: """
        Label { font-color: #06d; }
        ^^^^^ remark[ignored-rules]: fiori-swiftui reads palette definitions only, and ignores every rule
                            ^^^^ warning[short-hex]: three hex digits are no color to nui: write '#0066dd'
                            ~~~~ note: it is not known whether three hex digits are a color to sapfiori: write '#0066dd'
        @tintColor:#0064D9;
        """),
    // An engine with a lower severity is named in a note.
    Case(
      dialects: [.nui, .sapfiori, .fioriSwiftUI],
      drawing: """
        @tintColor :#0064D9;
                  ^ error[blank-before-colon]: fiori-swiftui will never ask for 'tintColor ', because the blank is part of the name
                  ~ note: nui before 0.5, and perhaps engines based on it, loses a name with a blank behind it: write ':' right after the name (nui, sapfiori)
        """),
    Case(
      dialects: [.nui, .sapfiori, .fioriSwiftUI],
      drawing: """
        @tintColor:"12171CFF";
                   ^^^^^^^^^^ error[quoted-string]: nui has no quotes, and the whole sheet is lost: write the words alone (nui, fiori-swiftui)
                   ~~~~~~~~~~ note: fiori-swiftui will find no color here, because the quotes are part of the value and the '#' is missing
                   ~~~~~~~~~~ note: it is not known whether sapfiori reads quotes: write the words alone
        """),
    // A message that is inferred from a related engine names that engine.
    Case(
      dialects: [.nui, .sapfiori],
      drawing: """
        Label { font-size: large; text-align: centre; }
                           ^^^^^ warning[invalid-number]: 'font-size' takes a number such as '12' or '0.5', and 'large' is 0 to nui (nui, sapfiori)
                                              ^^^^^^ warning[unknown-keyword]: 'text-align' takes 'left', 'center' or 'right', and 'centre' is 'left' to nui; did you mean 'center'? (nui, sapfiori)
        """),
    Case(
      dialects: [.sapfiori, .nui],
      drawing: """
        Label { font-size: large; text-align: centre; }
                           ^^^^^ warning[invalid-number]: 'font-size' takes a number such as '12' or '0.5', and 'large' is 0 to nui (sapfiori, nui)
                                              ^^^^^^ warning[unknown-keyword]: 'text-align' takes 'left', 'center' or 'right', and 'centre' is 'left' to nui; did you mean 'center'? (sapfiori, nui)
        """),
    // Of two findings of the same rule, the more specific one is kept.
    Case(
      dialects: [.nui, .sapfiori],
      drawing: """
        @tintColour:#0064D9;
        ^^^^^^^^^^^ warning[unused-variable]: '@tintColour' is never used; of the palette, did you mean '@tintColor'? (nui, sapfiori)
        """),
    // A variable that one of the engines uses is not unused.
    Case(dialects: [.nui, .sapfiori], drawing: "@tintColor: #0064D9;\n"),
    // Each engine loses another definition, so no fix is right for both.
    Case(
      dialects: [.sapfiori, .fioriSwiftUI],
      drawing: """
        @tintColor:#0064D9;
        ~~~~~~~~~~ note: defined before here
        @tintColor:#E26300;
        ^^^^^^^^^^ warning[duplicate-variable]: '@tintColor' is defined again: for sapfiori the last one holds, and '#0064D9' is lost (inferred) (sapfiori, fiori-swiftui)
        ~~~~~~~~~~ note: '@tintColor' is defined again: for fiori-swiftui the first one holds, and '#E26300' is lost
        """),
  ]

  static let rules = [
    "blank-before-colon", "duplicate-variable", "ignored-rules", "invalid-number", "line-comment",
    "quoted-string", "short-hex", "unknown-keyword", "unused-variable", "variable-as-value",
  ].compactMap(Rule.init(named:))

  @Test(arguments: cases)
  func findingNamesItsTargetsOnce(_ example: Case) {
    let source = SourceText(annotated: example.drawing)
    let found = Sheet(parsing: source).findings(for: example.dialects, rules: Self.rules)
    let drawing = SourceText(example.drawing)
    let annotated = AnnotatedSource(source, findings: found.diagnostics)
    // Several marks under one line can have another order.
    #expect(
      annotated.text.split(separator: "\n").sorted()
        == drawing[0..<drawing.bytes.count].split(separator: "\n").sorted())
  }

  @Test func syntaxFaultNamesItsTargetsOnce() {
    let sheet = Sheet(parsing: SourceText("Label { font-color: green }\n"))
    let found = Rule.missingSemicolon.findings(in: sheet, for: [.sapfiori, .nui])
    #expect(
      found.map(\.message) == [
        "expected ';' after this value; sapfiori and nui ignore the whole sheet "
          + "(inferred for sapfiori)"
      ])
  }

  @Test func aClassIsJudgedForTheEngineThatStylesIt() {
    let sheet = Sheet(parsing: SourceText("fdlFUIRatingControl { on-color-disabled: #0A6ED1; }\n"))
    #expect(
      sheet.findings(for: [.nui, .sapfiori]).diagnostics.map(\.id)
        == ["foreign-class", "unknown-variant"])
  }

  @Test func aNameThatOneEngineReadsIsNoSafeFix() {
    let sheet = Sheet(parsing: SourceText("@tintColor:grey7_darkBackground;\n"))
    func safety(_ dialects: [Dialect]) -> [Diagnostic.FixIt.Safety] {
      Rule.droppedSuffix.findings(in: sheet, for: dialects).flatMap(\.fixIts).map(\.safety)
    }
    #expect(safety([.fioriSwiftUI]) == [.safe])
    #expect(safety([.nui, .fioriSwiftUI]) == [.safe])
    #expect(safety(Dialect.all) == [.unsafe])
  }

  @Test func differingFixesAreNotOffered() {
    let sheet = Sheet(parsing: SourceText("@tintColor:#0064D9;\n@tintColor:#E26300;\n"))
    func fixIts(_ dialects: [Dialect]) -> Int {
      sheet.findings(for: dialects, rules: Self.rules).diagnostics.flatMap(\.fixIts).count
    }
    #expect(fixIts([.sapfiori]) == 1)
    #expect(fixIts([.fioriSwiftUI]) == 1)
    #expect(fixIts([.sapfiori, .fioriSwiftUI]) == 0)
  }

  @Test(arguments: Trials.some(Examples.all, oneOf: 9))
  func oneTargetInAListHasTheSameFindings(_ source: SourceText) {
    let sheet = Sheet(parsing: source)
    for dialect in Dialect.all {
      let alone = sheet.findings(for: dialect)
      #expect(sheet.findings(for: [dialect]) == alone)
      #expect(sheet.findings(for: [dialect, dialect]) == alone)
      let named = alone.diagnostics.filter { !$0.targets.isEmpty }
      #expect(named.isEmpty)
    }
    #expect(sheet.findings(for: []) == Findings([], dropped: DroppedFindings()))
  }

  /// Each finding for one target is also reported for all targets, at the same place.
  @Test(arguments: Trials.some(Examples.all, oneOf: 9, seed: 1))
  func noFindingIsLostForSeveralTargets(_ source: SourceText) {
    let sheet = Sheet(parsing: source)
    let together = sheet.findings(for: Dialect.all).diagnostics
    let unnamed = together.filter { found in
      ([found.finding.message] + found.notes.map(\.wording) + found.fixIts.map(\.wording))
        .contains { message in [.engine, .kin, .doubt].contains(where: message.has) }
    }
    #expect(unnamed.isEmpty)
    for dialect in Dialect.all {
      for finding in sheet.findings(for: dialect).diagnostics where finding.id != "unused-variable"
      {
        let same = together.filter { $0.id == finding.id && $0.range == finding.range }
        #expect(same.contains { $0.severity >= finding.severity })
        #expect(
          same.contains { $0.severity > finding.severity || $0.targets.contains(dialect.name) })
      }
    }
  }
}
