import Mutations
import Testing

@testable import StyleRules
@testable import StyleSheet

/// Each kind of comment can suppress each finding of each rule.
@Suite struct SuppressionReachTests {
  @Test(arguments: Rule.all.filter { Rule.canSuppress($0.id) })
  func eachKindSuppressesEachFinding(_ rule: Rule) {
    let examples = rule.examples.filter(\.findsSomething)
    for example in Trials.some(examples, oneOf: 12, seed: rule.id.utf8.count) {
      for finding in rule.found(in: example.source, as: example).own(of: rule) {
        for kind in SuppressionComment.Kind.allCases where kind != .end {
          let edit = example.source.suppression(of: finding, kind)
          let left = rule.found(in: example.source.applying([edit]), as: example)
          let start = finding.range.lowerBound
          let isBehind = start >= edit.range.lowerBound && !finding.isAtEnd(of: edit)
          let place = start + (isBehind ? edit.replacement.utf8.count : 0)
          // A comment at the end of the line changes its last character, and closes an open comment.
          let isGone =
            kind == .line && [Rule.droppedCharacter, .swallowedRule].contains { $0.id == rule.id }
          #expect(left.suppressed > 0 || isGone, "\(kind)")
          #expect(!left.own(of: rule).contains { $0.range.lowerBound == place }, "\(kind)")
        }
      }
    }
  }

  /// A suppression is for one use of a variable, wherever the others are.
  @Test(arguments: [
    "Button { padding: @x; } /* stylecheck-disable-line malformed-box -- ours */\nTextField { padding: @x; }",
    "TextField { padding: @x; }\nButton { padding: @x; } /* stylecheck-disable-line malformed-box -- ours */",
  ])
  func suppressionIsForOneUse(_ rules: String) {
    let sheet = Sheet(parsing: SourceText("@x: 8, 16;\n\(rules)\n"))
    let found = sheet.findings(for: .nui, rules: [.malformedBox, .unusedSuppression])
    #expect(found.diagnostics.map(\.id) == ["malformed-box"])
    #expect(found.suppressed == 1)
  }

  /// A suppression of another rule leaves the uses of a variable together.
  @Test func otherSuppressionsDivideNothing() {
    let text =
      "/* stylecheck-disable line-comment */\n@a: 12;\nLabel { font-color: @a; }\n"
      + "Button { font-color: @a; }\nNavigationBar { font-color: @a; }\n"
    let found = Sheet(parsing: SourceText(text)).findings(for: .nui, rules: [.typeMismatch])
    #expect(found.diagnostics.map(\.notes.count) == [3])
  }

  /// A suppression comment can have a finding itself.
  @Test(arguments: [
    "// stylecheck-disable-line line-comment -- ours\n",
    "// stylecheck-disable-next-line line-comment -- ours\nLabel { font-size: 12; }\n",
    "// stylecheck-disable line-comment -- ours\n// ours\n// stylecheck-enable line-comment\n",
    "// stylecheck-disable-file line-comment -- ours\n",
  ])
  func commentSuppressesItsOwnFinding(_ text: String) {
    let found = Sheet(parsing: SourceText(text)).findings(for: .nui, rules: Rule.usual)
    #expect(found.diagnostics.map(\.id) == [])
  }

  /// A suppression ends at the `enable` comment, not at the end of its line.
  @Test func findingAfterEnableIsReported() {
    let text = """
      /* stylecheck-disable empty-rule -- why */
      A { }
      /* stylecheck-enable empty-rule */B { }
      """
    let found = Sheet(parsing: SourceText(text)).findings(rules: [.emptyRule])
    #expect(found.suppressed == 1)
    #expect(found.diagnostics.map(\.id) == ["empty-rule"])
  }

  /// A suppression can be needed for an engine that is not checked.
  @Test func suppressionForAnotherTargetIsKept() {
    let text = """
      Label { font-color: #FFF; } /* stylecheck-disable-line short-hex -- the brand book */

      """
    let sheet = Sheet(parsing: SourceText(text))
    let found = sheet.findings(
      for: .fioriSwiftUI, rules: [.shortHex, .caseMismatch, .unusedSuppression])
    #expect(found.diagnostics == [])
    let lost = Sheet(
      parsing: SourceText("@a:tintColor; /* stylecheck-disable-line invalid-color -- x */")
    )
    .findings(for: .sapfiori, rules: [.invalidColor, .unusedSuppression]).diagnostics
    #expect(lost.map(\.message) == ["'invalid-color' suppresses nothing here"])
    #expect(lost.flatMap(\.fixIts).count == 1)
    let needed = Sheet(
      parsing: SourceText(
        "A { font-color: #0064D; } /* stylecheck-disable-line invalid-color -- x */")
    )
    .findings(for: .fioriSwiftUI, rules: [.invalidColor, .unusedSuppression]).diagnostics
    #expect(
      needed.map(\.message)
        == ["'invalid-color' suppresses nothing here, except for nui and sapfiori"])
    #expect(needed.flatMap(\.fixIts) == [])
  }

  /// A fix that moves a comment keeps the suppression of another rule.
  @Test func movedCommentStillSuppresses() {
    let text = "@tintColor:blue; /* stylecheck-disable-line unused-variable -- ours */\n"
    let rules: [Rule] = [.textBehindDefinition]
    let fixedSheet = FixedSheet(of: SourceText(text), for: [.fioriSwiftUI], rules: rules)
    #expect(
      fixedSheet.source[0..<fixedSheet.source.bytes.count]
        == "/* stylecheck-disable-next-line unused-variable -- ours */\n@tintColor:blue;\n")
  }
}

extension Rule {
  /// The findings of the rule in a sheet with the engines, imports and images of an example.
  fileprivate func found(in source: SourceText, as example: Example) -> Findings {
    let sheet = Sheet(parsing: source)
    return sheet.findings(
      for: example.dialects, rules: [self],
      importing: ImportFacts(of: example.loadOrder(of: sheet)), showing: example.images)
  }
}

extension Findings {
  /// The findings of one rule, without syntax faults.
  fileprivate func own(of rule: Rule) -> [Diagnostic] { diagnostics.filter { $0.id == rule.id } }
}

extension Diagnostic {
  /// True if the finding is at the end of the text, where the comment was inserted.
  fileprivate func isAtEnd(of edit: SourceEdit) -> Bool {
    edit.replacement.hasPrefix(" ") && range.lowerBound == edit.range.lowerBound && !range.isEmpty
  }
}

extension SourceText {
  /// Inserts a comment that suppresses a finding.
  fileprivate func suppression(of finding: Diagnostic, _ kind: SuppressionComment.Kind)
    -> SourceEdit
  {
    let comment = "/* \(kind.rawValue) \(finding.id) -- why */"
    let begin = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let start = finding.range.lowerBound
    switch kind {
    case .file, .beginning, .end: return .insert(comment + "\n", at: begin)
    case .nextLine:
      return .insert(comment + "\n", at: max(lineStart(of: outside(start).lowerBound), begin))
    case .line:
      let end = lineEnd(of: max(outside(start).upperBound, begin))
      if let slashes = comments(.lineComment).first(where: { $0.contains(end - 1) }) {
        return .insert(comment + " ", at: slashes.lowerBound)
      }
      return .insert(" " + comment, at: end)
    }
  }

  /// The block comment around an offset, or the empty range at it.
  private func outside(_ offset: Int) -> Range<Int> {
    comments(.blockComment).first { $0.lowerBound < offset && offset < $0.upperBound }
      ?? offset..<offset
  }

  private func comments(_ kind: SyntaxKind) -> [Range<Int>] {
    let tree = SyntaxTree(parsing: self)
    return tree.elements.indices.filter { tree.elements[$0].kind == kind }.map {
      tree.range(of: $0)
    }
  }

  private func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
  }

  private func lineEnd(of offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }
}
