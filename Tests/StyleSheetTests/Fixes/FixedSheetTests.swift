import Mutations
import Testing

@testable import StyleRules
@testable import StyleSheet

@Suite struct FixedSheetTests {
  private func fixed(
    _ text: String, upTo worst: Diagnostic.FixIt.Safety = .safe, rules: [Rule] = Rule.usual,
    keeping first: Int = Findings.limit
  ) -> (text: String, counts: [String: Int], rounds: Int, isComplete: Bool) {
    let fixedSheet = FixedSheet(
      of: SourceText(text), for: [.sapfiori], upTo: worst, rules: rules, knowing: .all,
      importing: { _ in ImportFacts() }, showing: nil, keeping: first)
    let bytes = fixedSheet.source.bytes.count
    return (
      fixedSheet.source[0..<bytes], fixedSheet.counts, fixedSheet.rounds, fixedSheet.isComplete
    )
  }

  @Test func faultsOfTheTextAreFixed() {
    let found = fixed("A {\n  a: b\n  c: d;;\n", rules: [])
    #expect(found.text == "A {\n  a: b;\n  c: d;\n}\n")
    #expect(found.counts == ["missing-semicolon": 1, "unexpected-token": 1, "unclosed-block": 1])
    #expect(found.isComplete)
  }

  @Test func cleanSheetNeedsNoRound() {
    #expect(fixed("A { a: b; }", rules: []) == ("A { a: b; }", [:], 0, true))
  }

  /// Creates a rule whose fix-its replace a word with another one.
  private func rule(
    _ word: String, _ other: String, as safety: Diagnostic.FixIt.Safety,
    _ severity: Diagnostic.Severity = .warning
  ) -> Rule {
    Rule(
      id: "no-\(word)", .hygiene, severity, summary: "a test", rationale: "A test.", examples: []
    ) { inspection, report in
      let source = inspection.sheet.source
      for token in source.tokens where token.kind == .word && source[token.range] == word {
        report(
          Finding(at: token.range, "no")
            .fixIt("another", as: safety, SourceEdit(token.range, other)))
      }
    }
  }

  @Test func unsafeFixesAreMadeOnlyOnRequest() {
    let rules = [rule("b", "c", as: .unsafe)]
    #expect(fixed("A { a: b; }", rules: rules).text == "A { a: b; }")
    #expect(fixed("A { a: b; }", upTo: .unsafe, rules: rules).text == "A { a: c; }")
  }

  /// NUI stops at a word that begins with the keyword `and`.
  @Test func fixesThatStopAnEngineAreNotMade() {
    let rules = [rule("ndroid", "android", as: .safe), rule("b", "c", as: .safe)]
    let source = SourceText("A { a: ndroid; a: b; }")
    let fixed = FixedSheet(of: source, for: [.nui], rules: rules).source
    #expect(fixed[0..<fixed.bytes.count] == "A { a: ndroid; a: c; }")
  }

  @Test func overlappingFixesWaitForTheNextRound() {
    let found = fixed(
      "A { a: b; }", rules: [rule("b", "c", as: .safe), rule("b", "d", as: .safe)])
    #expect(found.text == "A { a: c; }")
    #expect(found.rounds == 1)
    let chain = fixed(
      "A { a: b; }", rules: [rule("b", "c", as: .safe), rule("c", "d", as: .safe)])
    #expect(chain.text == "A { a: d; }")
    #expect(chain.rounds == 2)
  }

  @Test func adjacentLinesAreRemovedInOneRound() {
    let empty = (1...40).map { "Seed\($0) {}\n" }.joined()
    let found = fixed(empty + "A { a: b; }\n")
    #expect(found.text == "A { a: b; }\n")
    #expect(found.rounds == 1)
    let unused = (1...40).map { "@seed\($0): 1;\n" }.joined()
    #expect(fixed(unused + "A { a: b; }\n", upTo: .unsafe).rounds == 1)
  }

  /// The removals do not join the text around them.
  @Test func adjacentDeclarationsAreRemovedTogether() {
    let many = String(repeating: "font-color: red; ", count: 40)
    let found = fixed("A { \(many)}\nB {\n  \(many)\n}\n")
    #expect(found.text == "A { font-color: red; }\nB {\n  font-color: red; \n}\n")
    #expect(found.counts == ["duplicate-property": 78])
    #expect(found.isComplete && found.rounds <= 2)
  }

  @Test func fixesThatUndoEachOtherEnd() {
    let found = fixed(
      "A { a: b; }", rules: [rule("b", "c", as: .safe), rule("c", "b", as: .safe)])
    #expect(found.rounds == FixedSheet.roundLimit)
    #expect(!found.isComplete)
  }

  /// Findings beyond the limit are fixed in further rounds, each with a higher limit.
  @Test func findingsBeyondTheLimitAreFixed() {
    let count = Trials.count(501, of: Findings.limit * 2 + 1)
    let found = fixed(
      String(repeating: "A { a: b; }\n", count: count), rules: [rule("b", "c", as: .safe)],
      keeping: count / 2)
    #expect(found.counts == ["no-b": count])
    #expect(found.text == String(repeating: "A { a: c; }\n", count: count))
    #expect(found.isComplete && found.rounds == 2)
  }

  /// The syntax tree limits its faults, too.
  @Test func faultsBeyondTheLimitAreFixed() {
    let count = Trials.count(501, of: SyntaxTree.problemLimit * 2 + 1)
    let found = fixed(
      String(repeating: "A {\n  a: b\n  c: d;\n}\n", count: count), rules: [],
      keeping: count / 2)
    #expect(found.text == String(repeating: "A {\n  a: b;\n  c: d;\n}\n", count: count))
    #expect(found.counts == ["missing-semicolon": count])
    #expect(found.isComplete && found.rounds == 2)
  }

  /// A sheet without fixes after the last round is complete.
  @Test func lastRoundCanComplete() {
    let chain = (0..<FixedSheet.roundLimit).map { rule("b\($0)", "b\($0 + 1)", as: .safe) }
    let found = fixed("A { a: b0; }", rules: chain)
    #expect(found.text == "A { a: b\(FixedSheet.roundLimit); }")
    #expect(found.rounds == FixedSheet.roundLimit)
    #expect(found.isComplete)
  }

  /// Findings without a useful fix-it can reach the limit, so that other fixes are not found.
  @Test func uncheckedRestIsReported() {
    let lost = String(repeating: "A { a: b; }\n", count: Findings.limit + 1)
    let unfixable = rule("b", "b", as: .safe, .error)
    let found = FixedSheet(
      of: SourceText(lost + "B { x: y; }\n"), rules: [unfixable, rule("y", "z", as: .safe)])
    #expect(found.rest == .unseen)
    #expect(found.counts == [:])
  }

  /// The second round keeps more findings, so that unfixable ones do not cause many rounds.
  @Test(.enabled(if: Trials.areMany)) func fixesAmongManyUnfixableFindingsAreMade() {
    let unfixable = String(repeating: "A { a: b; }\n", count: Findings.limit - 1)
    let fixable = String(repeating: "B { y: a; }\n", count: 100)
    let property = Rule(
      id: "no-y", .hygiene, .warning, summary: "a test", rationale: "A test.", examples: []
    ) { inspection, report in
      let source = inspection.sheet.source
      for token in source.tokens
      where token.kind == .word && ["b", "y"].contains(source[token.range]) {
        let found = Finding(at: token.range, "no")
        report(
          source[token.range] == "b"
            ? found : found.fixIt("x", as: .safe, SourceEdit(token.range, "x")))
      }
    }
    let found = FixedSheet(of: SourceText(unfixable + fixable), rules: [property])
    #expect(found.isComplete && found.rounds == 2)
    #expect(found.counts == ["no-y": 100])
  }

  @Test func fixesThatBreakTheTextAreReverted() {
    let found = fixed("A { a: b; }", rules: [rule("b", ";;", as: .safe)])
    #expect(found.text == "A { a: b; }")
    #expect(!found.isComplete)
  }

  /// Other fixes are made, even at the same range.
  @Test func revertedFixesDoNotPreventOthers() {
    let bad = rule("b", ";;", as: .safe)
    let apart = fixed("A { a: b; x: y; z: b; }", rules: [bad, rule("y", "d", as: .safe)])
    #expect(apart.text == "A { a: b; x: d; z: b; }")
    #expect(apart.counts == ["no-y": 1])
    #expect(!apart.isComplete)
    let together = fixed("A { a: b; }", rules: [bad, rule("b", "c", as: .safe)])
    #expect(together.text == "A { a: c; }")
    #expect(together.isComplete)
  }

  /// Faults beyond the limit are counted, so that new ones are detected.
  @Test(.enabled(if: Trials.areMany)) func fixesThatBreakAFaultyTextAreReverted() {
    let count = SyntaxTree.problemLimit + 1
    let text = "A { a: b; }\n" + String(repeating: "@seed {}\n", count: count)
    let found = fixed(text, rules: [rule("b", "!", as: .safe, .error)])
    #expect(found.text == text)
  }

  @Test func suppressedFindingsAreNotFixed() {
    let text = "A {} /* stylecheck-disable-line empty-rule -- it will be filled */\n"
    #expect(fixed(text).text == text)
  }

  @Test(arguments: Examples.all)
  func fixingExamplesIsIdempotent(_ source: SourceText) {
    for worst in Diagnostic.FixIt.Safety.allCases {
      let fixedSheet = FixedSheet(of: source, upTo: worst)
      #expect(fixedSheet.isComplete)
      #expect(fixedSheet.rounds <= 3)
      #expect(FixedSheet(of: fixedSheet.source, upTo: worst).source == fixedSheet.source)
    }
  }
}
