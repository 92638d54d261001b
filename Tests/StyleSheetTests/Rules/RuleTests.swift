import StyleSheet
import Testing

@Suite struct RuleTests {
  /// A rule's examples are written as the tool prints them, so the whole promise of a rule is one
  /// comparison, and a failure shows both sheets with their carets.
  @Test(arguments: Rule.all)
  func examplesComeOutAsTheyAreWritten(_ rule: Rule) {
    for example in rule.examples {
      let found = rule.findings(in: Sheet(parsing: example.source), for: example.dialects)
      #expect(example.source.annotated(with: found) == example.text)
      for finding in found { #expect(finding.id == rule.id) }
    }
  }

  /// A fix-it that leaves its own complaint standing, or makes a new error, is worse than none.
  @Test(arguments: Rule.all)
  func fixItsMendWhatTheyAreOfferedFor(_ rule: Rule) {
    for example in rule.examples {
      let sheet = Sheet(parsing: example.source)
      let found = rule.findings(in: sheet, for: example.dialects)
      let errors = sheet.findings(for: example.dialects).diagnostics.filter {
        $0.severity == .error
      }
      for fixIt in found.flatMap(\.fixIts) {
        let mended = Sheet(parsing: example.source.applying(fixIt.edits))
        #expect(rule.findings(in: mended, for: example.dialects).count < found.count)
        let left = mended.findings(for: example.dialects).diagnostics
        let new = left.filter { $0.severity == .error && !errors.map(\.id).contains($0.id) }
        #expect(new.isEmpty)
      }
    }
  }

  @Test func idsAreUniqueAndInOrder() {
    let ids = Rule.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(ids.allSatisfy { Rule(named: $0)?.id == $0 })
    #expect(Rule(named: "no-such-rule") == nil)
  }

  /// What a rule lets pass says as much of it as what it finds.
  @Test(arguments: Rule.all)
  func showsWhatItLetsPassAndTwiceWhatItFinds(_ rule: Rule) {
    #expect(rule.examples.contains { !$0.findsSomething })
    #expect(rule.examples.filter(\.findsSomething).count >= 2)
  }

  @Test(arguments: Rule.all)
  func speaksOfItselfInOneManner(_ rule: Rule) {
    #expect(rule.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    #expect(!rule.summary.hasSuffix("."))
    #expect(rule.summary.first?.isUppercase == false)
    #expect(rule.rationale.hasSuffix("."))
  }
}
