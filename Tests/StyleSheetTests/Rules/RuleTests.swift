import Mutations
import Testing

@testable import StyleRules
@testable import StyleSheet

@Suite struct RuleTests {
  /// Examples are written as the tool prints them, so a failure shows both annotated sheets.
  @Test(arguments: Rule.all)
  func examplesMatchOutput(_ rule: Rule) {
    for example in rule.examples {
      let found = rule.findings(in: example)
      #expect(example.source.annotated(with: found) == example.text)
      for finding in found { #expect(finding.id == rule.id) }
    }
  }

  /// The targets of rules are constants that must agree with the table of dialects.
  @Test func targetsMatchDialects() {
    #expect(Rule.Readers.all.dialects == Dialect.all)
    let loaders = ["missing-import", "import-outside-root", "import-cycle", "repeated-import"]
    for rule in loaders.compactMap(Rule.init(named:)) {
      #expect(rule.targets == Dialect.all.filter(\.imports.isFollowed), "\(rule)")
    }
  }

  /// Only rules with `findsErrors` report errors.
  @Test(arguments: Dialect.all)
  func onlyDeclaredRulesFindErrors(_ dialect: Dialect) {
    let others = Set(Rule.all.filter { !$0.findsErrors }.map(\.id))
    let sources = Examples.all + Rule.all.flatMap { $0.examples.map(\.source) }
    for source in Trials.some(sources, oneOf: 48, seed: dialect.name.utf8.count) {
      let found = Sheet(parsing: source).findings(for: dialect, rules: Rule.all).diagnostics
      #expect(found.filter { $0.severity == .error && others.contains($0.id) } == [])
    }
  }

  @Test(arguments: Dialect.all)
  func errorsAreKnownWithoutTheOtherFindings(_ dialect: Dialect) {
    let line = "Label { font-size: big; } Labl { font-colr: red; }\n"
    let sources = Examples.all + Rule.all.flatMap { $0.examples.map(\.source) }
    let some = Trials.some(sources, oneOf: 48, seed: dialect.name.utf8.count)
    let suppressed = "/* stylecheck-disable unknown-property, invalid-number -- a test */\n"
    let long = String(repeating: line, count: 300)
    for source in some + [SourceText(long), SourceText(suppressed + long)] {
      let sheet = Sheet(parsing: source)
      let hasErrors = sheet.findings(for: dialect).diagnostics.contains { $0.severity == .error }
      #expect(sheet.hasErrors(for: [dialect]) == hasErrors)
    }
  }

  /// A rule has the same findings alone, where only the facts that it needs are computed.
  @Test(arguments: Trials.some(Rule.all.filter { $0.id != "unused-suppression" }, oneOf: 2))
  func findingsAreTheSameAlone(_ rule: Rule) {
    let sources = rule.examples.map(\.source) + Examples.all.prefix(8)
    for source in Trials.some(sources, oneOf: 72, seed: rule.id.utf8.count) {
      let sheet = Sheet(parsing: source)
      for dialect in Dialect.all where rule.targets.contains(dialect) {
        let alone = sheet.findings(for: dialect, rules: [rule]).diagnostics
        let among = sheet.findings(for: dialect, rules: Rule.all).diagnostics
        #expect(alone.filter { $0.id == rule.id } == among.filter { $0.id == rule.id })
        // Faults are among the findings of each run, also if their rule finds none.
        guard rule.isFault else { continue }
        #expect(rule.findings(in: sheet, for: [dialect]) == alone.filter { $0.id == rule.id })
      }
    }
  }

  /// The tokens of an example cover all bytes of its sheet.
  @Test(arguments: Rule.all)
  func tokensOfExamplesCoverAllBytes(_ rule: Rule) {
    for source in rule.examples.map(\.source) {
      let tokens = SyntaxTree(parsing: source).tokens
      #expect(tokens.flatMap { source.bytes[$0.range] } == source.bytes)
    }
  }

  /// A fix-it removes its own finding and adds no error.
  @Test(arguments: Rule.all)
  func fixItsRemoveTheirFindings(_ rule: Rule) {
    for example in rule.examples {
      let sheet = Sheet(parsing: example.source)
      let found = rule.findings(in: sheet, for: example.dialects, showing: example.images)
      let before = sheet.findings(for: example.dialects).diagnostics.filter(\.isError).map(\.id)
      for fixIt in found.flatMap(\.fixIts) {
        let fixed = Sheet(parsing: example.source.applying(fixIt.edits))
        #expect(
          rule.findings(in: fixed, for: example.dialects, showing: example.images).count
            < found.count)
        let after = fixed.findings(for: example.dialects).diagnostics.filter(\.isError).map(\.id)
        #expect(Set(after).isSubset(of: before), "\(fixIt.message)")
      }
    }
  }

  /// Safe fix-its remove their findings in three rounds, and keep the theme unless the rule declares
  /// otherwise.
  @Test(arguments: Rule.all)
  func safeFixItsKeepThemeUnlessDeclared(_ rule: Rule) {
    // Unused suppressions are known only after the other rules have run.
    let rules = rule.id == "unused-suppression" ? Rule.usual : [rule]
    for (source, dialects, images) in Trials.some(
      rule.examples.flatMap(Self.checks), oneOf: 6, seed: rule.id.utf8.count)
    {
      let sheet = Sheet(parsing: source)
      let found = sheet.findings(for: dialects, rules: rules, showing: images).diagnostics
        .filter { $0.id == rule.id }
      guard found.contains(where: \.hasSafeFix) else { continue }
      let fixedSheet = FixedSheet(of: source, for: dialects, rules: rules, showing: images)
      let fixed = Sheet(parsing: fixedSheet.source)
      let names = dialects.map(\.name)
      #expect(fixedSheet.rounds <= 3 && fixedSheet.isComplete, "\(example(source)) for \(names)")
      let left = fixed.findings(for: dialects, rules: rules, showing: images).diagnostics
        .filter { $0.id == rule.id }
      let isFixed = !left.contains(where: \.hasSafeFix)
      #expect(isFixed, "\(example(fixedSheet.source)) for \(names)")
      let others = found.filter { !$0.hasSafeFix }
      #expect(left.count <= others.count, "\(example(fixedSheet.source)) for \(names)")
      guard !rule.fixChangesTheme else { continue }
      for dialect in dialects {
        #expect(
          Outcome(of: fixed, for: dialect) == Outcome(of: sheet, for: dialect),
          "\(example(source)) for \(dialect.name) of \(names)")
      }
    }
  }

  /// An example, for each engine alone and for all of them.
  private static func checks(
    _ example: Rule.Example
  ) -> [(SourceText, [Dialect], AppImages?)] {
    (Dialect.all.map { [$0] } + [Dialect.all]).map { (example.source, $0, example.images) }
  }

  private func example(_ source: SourceText) -> String { source[0..<source.bytes.count] }

  /// A fix can uncover further findings.
  @Test(arguments: Rule.all)
  func safeFixItsEndInThreeRounds(_ rule: Rule) {
    for (source, dialects, images) in Trials.some(
      rule.examples.flatMap(Self.checks), oneOf: 16, seed: rule.id.utf8.count + 1)
    {
      let fixedSheet = FixedSheet(of: source, for: dialects, showing: images)
      #expect(fixedSheet.rounds <= 3, "\(example(source))")
    }
  }

  @Test func idsAreUniqueAndInOrder() {
    let ids = Rule.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(ids.allSatisfy { Rule(named: $0)?.id == $0 })
    #expect(Rule(named: "no-such-rule") == nil)
  }

  @Test(arguments: Rule.all)
  func examplesHaveOneWithoutAndTwoWithFindings(_ rule: Rule) {
    #expect(rule.examples.contains { !$0.findsSomething })
    #expect(rule.examples.filter(\.findsSomething).count >= 2)
  }

  @Test(arguments: Rule.all)
  func idsAndTextsHaveOneStyle(_ rule: Rule) {
    #expect(rule.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    #expect(!rule.summary.hasSuffix("."))
    #expect(rule.summary.first?.isUppercase == false)
    #expect(rule.rationale.hasSuffix("."))
  }

  /// The examples have findings for each target of the rule, and for no other engine.
  @Test(arguments: Rule.all)
  func examplesHaveFindingsForTargetsOnly(_ rule: Rule) {
    let found = Dialect.all.filter { dialect in
      rule.examples.contains { !rule.findings(in: $0, for: [dialect]).isEmpty }
    }
    #expect(found.map(\.name) == rule.targets.map(\.name))
  }
}

extension Diagnostic {
  fileprivate var isError: Bool { severity == .error }

  fileprivate var hasSafeFix: Bool { fixIts.contains { $0.safety == .safe } }
}
