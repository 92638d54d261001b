import Mutations
import Testing

@testable import StyleRules
@testable import StyleSheet

@Suite struct RuleTests {
  /// A rule's examples are written as the tool prints them, so the whole promise of a rule is one
  /// comparison, and a failure shows both sheets with their carets.
  @Test(arguments: Rule.all)
  func examplesComeOutAsTheyAreWritten(_ rule: Rule) {
    for example in rule.examples {
      let found = rule.findings(in: example)
      #expect(example.source.annotated(with: found) == example.text)
      for finding in found { #expect(finding.id == rule.id) }
    }
  }

  /// What rules are for is laid down as constants beside the table of dialects, and must not leave it.
  @Test func targetsAreThoseOfTheTable() {
    #expect(Rule.Readers.all.dialects == Dialect.all)
    let loaders = ["missing-import", "import-outside-root", "import-cycle", "repeated-import"]
    for rule in loaders.compactMap(Rule.init(named:)) {
      #expect(rule.targets == Dialect.all.filter(\.imports.isFollowed), "\(rule)")
    }
  }

  /// Errors are of rules that say that they find some, in sheets of every kind and to every engine.
  @Test(arguments: Dialect.all)
  func errorsAreOfRulesThatFindThem(_ dialect: Dialect) {
    let others = Set(Rule.all.filter { !$0.findsErrors }.map(\.id))
    let sources = Examples.all + Rule.all.flatMap { $0.examples.map(\.source) }
    for source in Trials.some(sources, oneOf: 16, seed: dialect.name.utf8.count) {
      let found = Sheet(parsing: source).findings(for: dialect, rules: Rule.all).diagnostics
      #expect(found.filter { $0.severity == .error && others.contains($0.id) } == [])
    }
  }

  /// Errors that are only counted are those that are found.
  @Test(arguments: Dialect.all)
  func errorsAreCountedAsTheyAreFound(_ dialect: Dialect) {
    let line = "Label { font-size: big; } Labl { font-colr: red; }\n"
    let long = String(repeating: line, count: 2_600)
    let sources = Examples.all + Rule.all.flatMap { $0.examples.map(\.source) }
    var dropped = 0
    let isWithLong = Trials.areMany || dialect == .sapfiori
    let some = Trials.some(sources, oneOf: 16, seed: dialect.name.utf8.count)
    for source in some + (isWithLong ? [SourceText(long)] : []) {
      let sheet = Sheet(parsing: source)
      let found = sheet.findings(for: dialect)
      let errors = found.diagnostics.count { $0.severity == .error }
      #expect(sheet.errorCount(for: dialect) == errors + found.dropped.count(atLeast: .error))
      dropped += found.dropped.count
    }
    #expect(dropped > 0 || !isWithLong || dialect == .fioriSwiftUI)
  }

  /// A rule that is run alone, for which only what it asks is found out, says what it says otherwise.
  @Test(arguments: Rule.all.filter { $0.id != "unused-suppression" })
  func aRuleSaysTheSameAlone(_ rule: Rule) {
    let sources = rule.examples.map(\.source) + Examples.all.prefix(8)
    for source in Trials.some(sources, oneOf: 24, seed: rule.id.utf8.count) {
      let sheet = Sheet(parsing: source)
      for dialect in Dialect.all where rule.targets.contains(dialect) {
        let alone = sheet.findings(for: dialect, rules: [rule]).diagnostics
        let among = sheet.findings(for: dialect, rules: Rule.all).diagnostics
        #expect(alone.filter { $0.id == rule.id } == among.filter { $0.id == rule.id })
      }
    }
  }

  /// A sheet that is drawn is a sheet all the same: its tokens laid end to end are its bytes.
  @Test(arguments: Rule.all)
  func examplesParseBackByteForByte(_ rule: Rule) {
    for source in rule.examples.map(\.source) {
      let tokens = SyntaxTree(parsing: source).root.tokens
      #expect(tokens.flatMap { source.bytes[$0.range] } == source.bytes)
    }
  }

  /// A fix-it that leaves its own complaint standing, or makes a new error, is worse than none.
  @Test(arguments: Rule.all)
  func fixItsMendWhatTheyAreOfferedFor(_ rule: Rule) {
    for example in rule.examples {
      let sheet = Sheet(parsing: example.source)
      let found = rule.findings(in: sheet, for: example.dialects, showing: example.images)
      let before = sheet.findings(for: example.dialects).diagnostics.filter(\.isGrave).map(\.id)
      for fixIt in found.flatMap(\.fixIts) {
        let mended = Sheet(parsing: example.source.applying(fixIt.edits))
        #expect(
          rule.findings(in: mended, for: example.dialects, showing: example.images).count
            < found.count)
        let after = mended.findings(for: example.dialects).diagnostics.filter(\.isGrave).map(\.id)
        #expect(Set(after).isSubset(of: before), "\(fixIt.message)")
      }
    }
  }

  /// Safe fix-its leave the theme as it is for every engine that they were made for, unless the rule
  /// says that they do not; the finding that they were offered for is gone, and they come to an end.
  @Test(arguments: Rule.all)
  func safeFixItsKeepTheThemeOrSaySo(_ rule: Rule) {
    // What is idle is known when others have spoken.
    let rules = rule.id == "unused-suppression" ? Rule.usual : [rule]
    for (source, dialects, images) in Trials.some(
      rule.examples.flatMap(Self.checks), oneOf: 6, seed: rule.id.utf8.count)
    {
      let sheet = Sheet(parsing: source)
      let found = sheet.findings(for: dialects, rules: rules, showing: images).diagnostics
        .filter { $0.id == rule.id }
      guard found.contains(where: \.isSafelyMended) else { continue }
      let mending = Mending(of: source, for: dialects, rules: rules, showing: images)
      let mended = Sheet(parsing: mending.source)
      let names = dialects.map(\.name)
      #expect(mending.rounds <= 3 && mending.isComplete, "\(example(source)) for \(names)")
      let left = mended.findings(for: dialects, rules: rules, showing: images).diagnostics
        .filter { $0.id == rule.id }
      let isMended = !left.contains(where: \.isSafelyMended)
      #expect(isMended, "\(example(mending.source)) for \(names)")
      let others = found.filter { !$0.isSafelyMended }
      #expect(left.count <= others.count, "\(example(mending.source)) for \(names)")
      guard !rule.fixChangesTheme else { continue }
      for dialect in dialects {
        #expect(
          Outcome(of: mended, for: dialect) == Outcome(of: sheet, for: dialect),
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

  /// Mending what is found can bring to light what was hidden behind it, but not without end.
  @Test(arguments: Rule.all)
  func safeFixItsComeToAnEndInThreeRounds(_ rule: Rule) {
    for (source, dialects, images) in Trials.some(
      rule.examples.flatMap(Self.checks), oneOf: 16, seed: rule.id.utf8.count + 1)
    {
      let mending = Mending(of: source, for: dialects, showing: images)
      #expect(mending.rounds <= 3, "\(example(source))")
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
    let found = Dialect.all.filter { dialect in
      rule.examples.contains { !rule.findings(in: $0, for: [dialect]).isEmpty }
    }
    #expect(found.map(\.name) == rule.targets.map(\.name))
  }
}

extension Diagnostic {
  fileprivate var isGrave: Bool { severity == .error }

  fileprivate var isSafelyMended: Bool { fixIts.contains { $0.safety == .safe } }
}
