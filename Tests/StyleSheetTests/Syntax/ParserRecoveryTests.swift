import Testing

@testable import StyleSheet

/// One fault costs one declaration and one message.
@Suite struct ParserRecoveryTests {
  /// A sheet with its messages drawn in, and what is left of it.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let sheet: String
    /// Definitions, rules with their conditions, and imports.
    let survivors: [String]

    init(_ description: String, _ sheet: String, keeps survivors: [String]) {
      testDescription = description
      self.sheet = sheet + "\n"
      self.survivors = survivors
    }
  }

  static let cases =
    separatorCases + blockCases + selectorCases + atRuleCases + noteCases + characterCases

  @Test(arguments: cases)
  func saysWhatIsWrongAndKeepsTheRest(_ c: Case) {
    let source = SourceText(annotated: c.sheet)
    let tree = SyntaxTree(parsing: source)
    #expect(source.annotated(with: tree.diagnostics) == c.sheet)
    #expect(Sheet(tree).survivors == c.survivors)
  }

  /// A fix-it that leaves its own complaint standing, or brings another, is worse than none.
  @Test(arguments: cases)
  func fixItsRemoveTheirFindings(_ c: Case) {
    let source = SourceText(annotated: c.sheet)
    let found = SyntaxTree(parsing: source).diagnostics
    for finding in found {
      for fixIt in finding.fixIts {
        let mended = SyntaxTree(parsing: source.applying(fixIt.edits)).diagnostics
        var others = found.map(\.id)
        others.removeAll { $0 == finding.id }
        let same = found.count { $0.id == finding.id }
        #expect(mended.count { $0.id == finding.id } < same, "\(fixIt.message)")
        // Behind an open comment nobody sees a '}', nor that it is missing.
        if finding.id == "unclosed-comment" { others.append("unclosed-block") }
        let left = mended.map(\.id).filter { $0 != finding.id }
        #expect(left == others || left + ["unclosed-block"] == others)
      }
    }
  }

  @Test func everyFaultThereIsHasACase() {
    let found = Self.cases.flatMap {
      SyntaxTree(parsing: SourceText(annotated: $0.sheet)).problems.map(\.code)
    }
    // `LineCensusTests` has the cases of texts that are not stylesheets.
    // `ForeignTextTests` has those of line numbers.
    #expect(
      Set(SyntaxProblem.Code.allCases).subtracting(found) == [.notAStylesheet, .numberedLines])
  }

  @Test func parenthesesTheWrongWayRoundAreNoPair() {
    let tree = SyntaxTree(parsing: SourceText("A { b: )c(; }"))
    #expect(tree.problems.map(\.code) == [.unbalancedParenthesis])
  }

  /// An engine that stops at the first fault is named where it stops, which may be further on.
  @Test func enginesGiveUpWhereTheyNotice() {
    let sheet = """
      A {
        b: c
            ^ error[missing-semicolon]: expected ';' after this value
        d: e;
         ~ note: nui gives up here
        f: ;
          ^ error[missing-value]: expected a value here
           ~ note: nui gives up here
        g: (h;
           ^ warning[unbalanced-parenthesis]: this '(' has no partner
      }
      """
    let source = SourceText(annotated: sheet)
    let said = SyntaxTree(parsing: source).diagnostics(stoppedAtBy: "nui")
    #expect(source.annotated(with: said) == sheet)
  }

  @Test func moreFaultsThanAnybodyReadsAreCounted() {
    let faults = String(repeating: "@a b;\n", count: SyntaxTree.problemLimit + 7)
    let tree = SyntaxTree(parsing: SourceText(faults))
    #expect(tree.diagnostics.count == SyntaxTree.problemLimit)
    #expect(tree.droppedProblems == 7)
  }

  /// Time and memory in proportion to the text: these once made each line read all that follow.
  @Test(arguments: [
    "A { a: b\n" + String(repeating: "c d\n", count: 2_000) + "{",
    "@a: b\n" + String(repeating: "@c d\n", count: 2_000) + "{",
    String(repeating: "%{}", count: 2_000), String(repeating: "A:B C:D ", count: 2_000) + ";",
    "A { b: " + String(repeating: "( a : ", count: 2_000),
    String(repeating: "a: b c {", count: 2_000),
  ])
  func theTreeGrowsAsTheText(_ text: String) {
    let tree = SyntaxTree(parsing: SourceText(text))
    #expect(tree.elements.count <= 4 * text.utf8.count)
    #expect(tree.problems.count <= text.utf8.count)
  }
}

extension Sheet {
  /// What is left of a faulty sheet, in one line each.
  fileprivate var survivors: [String] {
    definitions.map { "\($0.name): \($0.value);" } + rules.map(\.summary)
      + imports.map { "@import \($0.name)" }
  }
}

extension Sheet.RuleBlock {
  fileprivate var summary: String {
    let selectors = selectors.map(\.name).joined(separator: ",")
    let body = declarations.map { "\($0.name):" + ($0.value.isEmpty ? "" : " \($0.value)") }
    let condition = conditions.map { "\($0.name): \($0.value)" }.joined(separator: ",")
    let block = body.isEmpty ? "{ }" : "{ " + body.joined(separator: "; ") + " }"
    return "\(selectors) \(block)" + (condition.isEmpty ? "" : " if \(condition)")
  }
}
