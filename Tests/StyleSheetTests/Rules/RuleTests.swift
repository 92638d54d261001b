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

  /// A sheet that is drawn is a sheet all the same: its tokens laid end to end are its bytes.
  @Test(arguments: Rule.all)
  func examplesParseBackByteForByte(_ rule: Rule) {
    for example in rule.examples {
      let tokens = SyntaxTree(parsing: example.source).root.tokens
      #expect(tokens.flatMap { example.source.bytes[$0.range] } == example.source.bytes)
    }
  }

  /// A fix-it that leaves its own complaint standing, or makes a new error, is worse than none.
  @Test(arguments: Rule.all)
  func fixItsMendWhatTheyAreOfferedFor(_ rule: Rule) {
    for example in rule.examples {
      let sheet = Sheet(parsing: example.source)
      let found = rule.findings(in: sheet, for: example.dialects)
      let before = sheet.findings(for: example.dialects).diagnostics.filter(\.isGrave).map(\.id)
      for fixIt in found.flatMap(\.fixIts) {
        let mended = Sheet(parsing: example.source.applying(fixIt.edits))
        #expect(rule.findings(in: mended, for: example.dialects).count < found.count)
        let after = mended.findings(for: example.dialects).diagnostics.filter(\.isGrave).map(\.id)
        #expect(Set(after).isSubset(of: before), "\(fixIt.message)")
      }
    }
  }

  /// A safe fix-it leaves the theme as it is, unless the rule says that it does not.
  @Test(arguments: Rule.all)
  func safeFixItsKeepTheThemeOrSaySo(_ rule: Rule) {
    for example in rule.examples {
      let sheet = Sheet(parsing: example.source)
      for fixIt in rule.findings(in: sheet, for: example.dialects).flatMap(\.fixIts)
      where fixIt.safety == .safe && !rule.fixChangesTheme {
        let mended = Sheet(parsing: example.source.applying(fixIt.edits))
        for dialect in example.dialects {
          #expect(Outcome(of: mended, for: dialect) == Outcome(of: sheet, for: dialect))
        }
      }
    }
  }

  /// Mending what is found can bring to light what was hidden behind it, but not without end.
  @Test(arguments: Rule.all)
  func safeFixItsComeToAnEndInThreeRounds(_ rule: Rule) {
    for example in rule.examples {
      #expect(Mending(of: example.source, for: example.dialects).rounds <= 3, "\(example.text)")
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

  /// It finds something for each of its targets, and nothing for the others.
  @Test(arguments: Rule.all)
  func speaksForTheTargetsItNames(_ rule: Rule) {
    let sheets = rule.examples.map { Sheet(parsing: $0.source) }
    let found = Dialect.all.filter { dialect in
      sheets.contains { !rule.findings(in: $0, for: dialect).isEmpty }
    }
    #expect(found.map(\.name) == rule.targets.map(\.name))
  }
}

extension Diagnostic {
  fileprivate var isGrave: Bool { severity == .error }
}
