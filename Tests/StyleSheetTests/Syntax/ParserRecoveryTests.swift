import Mutations
import Testing

@testable import StyleSheet

/// One fault costs one declaration and one message.
@Suite struct ParserRecoveryTests {
  /// A sheet annotated with its messages, and the content that is kept.
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
  func reportsFaultAndKeepsTheRest(_ c: Case) {
    let source = SourceText(annotated: c.sheet)
    let tree = SyntaxTree(parsing: source)
    #expect(source.annotated(with: tree.diagnostics) == c.sheet)
    #expect(Sheet(tree).survivors == c.survivors)
  }

  /// A fix-it removes its own finding and adds no other.
  @Test(arguments: cases)
  func fixItsRemoveTheirFindings(_ c: Case) {
    let source = SourceText(annotated: c.sheet)
    let found = SyntaxTree(parsing: source).diagnostics
    for finding in found {
      for fixIt in finding.fixIts {
        let fixed = SyntaxTree(parsing: source.applying(fixIt.edits)).diagnostics
        var others = found.map(\.id)
        others.removeAll { $0 == finding.id }
        let same = found.count { $0.id == finding.id }
        #expect(fixed.count { $0.id == finding.id } < same, "\(fixIt.message)")
        // In an open comment a missing '}' is not found.
        if finding.id == "unclosed-comment" { others.append("unclosed-block") }
        let left = fixed.map(\.id).filter { $0 != finding.id }
        #expect(left == others || left + ["unclosed-block"] == others)
      }
    }
  }

  @Test func everyProblemHasACase() {
    let found = Self.cases.flatMap {
      SyntaxTree(parsing: SourceText(annotated: $0.sheet)).problems.map(\.code)
    }
    // `LineCensusTests` has the cases of texts that are not stylesheets.
    // `ForeignTextTests` has those of line numbers.
    #expect(
      Set(SyntaxProblem.Code.allCases).subtracting(found) == [.notAStylesheet, .numberedLines])
  }

  @Test func reversedParenthesesAreNoPair() {
    let tree = SyntaxTree(parsing: SourceText("A { b: )c(; }"))
    #expect(tree.problems.map(\.code) == [.unbalancedParenthesis])
  }

  /// A note marks where an engine stops, which can be after the fault.
  @Test func notesMarkWhereEnginesStop() {
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
    let annotations = SyntaxTree(parsing: source).diagnostics(stoppedAtBy: "nui")
    #expect(source.annotated(with: annotations) == sheet)
  }

  @Test func faultsBeyondLimitAreCounted() {
    let faults = String(repeating: "@a b;\n", count: SyntaxTree.problemLimit + 7)
    let tree = SyntaxTree(parsing: SourceText(faults))
    #expect(tree.diagnostics.count == SyntaxTree.problemLimit)
    #expect(tree.droppedProblems == 7)
  }

  /// Time and memory are linear: these texts once made each line read all lines after it.
  @Test(arguments: [
    "A { a: b\n" + String(repeating: "c d\n", count: Trials.count(500, of: 2_000)) + "{",
    "@a: b\n" + String(repeating: "@c d\n", count: Trials.count(500, of: 2_000)) + "{",
    String(repeating: "%{}", count: Trials.count(500, of: 2_000)),
    String(repeating: "A:B C:D ", count: Trials.count(500, of: 2_000)) + ";",
    "A { b: " + String(repeating: "( a : ", count: Trials.count(500, of: 2_000)),
    String(repeating: "a: b c {", count: Trials.count(500, of: 2_000)),
  ])
  func treeSizeIsLinear(_ text: String) {
    let tree = SyntaxTree(parsing: SourceText(text))
    #expect(tree.elements.count <= 4 * text.utf8.count)
    #expect(tree.problems.count <= text.utf8.count)
  }
}

extension Sheet {
  /// The content of the sheet, one line for each item.
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
