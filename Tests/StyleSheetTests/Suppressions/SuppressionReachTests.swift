import Mutations
import Testing

@testable import StyleRules
@testable import StyleSheet

/// Whatever a rule finds, and wherever, each kind of comment can silence it there.
@Suite struct SuppressionReachTests {
  @Test(arguments: Rule.all.filter { Rule.canSilence($0.id) })
  func eachKindReachesEachFinding(_ rule: Rule) {
    let examples = rule.examples.filter(\.findsSomething)
    for example in Trials.some(examples, oneOf: 4, seed: rule.id.utf8.count) {
      for finding in rule.found(in: example.source, as: example).own(of: rule) {
        for kind in Suppression.Kind.allCases where kind != .end {
          let edit = example.source.silence(of: finding, kind)
          let left = rule.found(in: example.source.applying([edit]), as: example)
          let start = finding.range.lowerBound
          let isBehind = start >= edit.range.lowerBound && !finding.isAtEnd(of: edit)
          let place = start + (isBehind ? edit.replacement.utf8.count : 0)
          // Behind the last character of a line, the comment has another; a comment that went on too
          // far ends with it.
          let isGone =
            kind == .line && [Rule.droppedCharacter, .swallowedRule].contains { $0.id == rule.id }
          #expect(left.silenced > 0 || isGone, "\(kind)")
          #expect(!left.own(of: rule).contains { $0.range.lowerBound == place }, "\(kind)")
        }
      }
    }
  }

  /// A comment that silences is a comment as well, and may be found fault with itself.
  @Test(arguments: [
    "// stylecheck-disable-line line-comment -- ours\n",
    "// stylecheck-disable-next-line line-comment -- ours\nLabel { font-size: 12; }\n",
    "// stylecheck-disable line-comment -- ours\n// ours\n// stylecheck-enable line-comment\n",
    "// stylecheck-disable-file line-comment -- ours\n",
  ])
  func aCommentReachesItself(_ text: String) {
    let found = Sheet(parsing: SourceText(text)).findings(for: .nui, rules: Rule.usual)
    #expect(found.diagnostics.map(\.id) == [])
  }

  /// What is behind a comment that ends a silence is heard again, on its line as well.
  @Test func whatFollowsAnEndIsHeard() {
    let text = """
      /* stylecheck-disable empty-rule -- why */
      A { }
      /* stylecheck-enable empty-rule */B { }
      """
    let found = Sheet(parsing: SourceText(text)).findings(rules: [.emptyRule])
    #expect(found.silenced == 1)
    #expect(found.diagnostics.map(\.id) == ["empty-rule"])
  }

  /// What one engine has no use for can be needed by another that was not asked.
  @Test func whatAnotherTargetNeedsIsNotTakenOut() {
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
    #expect(lost.map(\.message) == ["'invalid-color' has nothing to say here"])
    #expect(lost.flatMap(\.fixIts).count == 1)
    let needed = Sheet(
      parsing: SourceText(
        "A { font-color: #0064D; } /* stylecheck-disable-line invalid-color -- x */")
    )
    .findings(for: .fioriSwiftUI, rules: [.invalidColor, .unusedSuppression]).diagnostics
    #expect(
      needed.map(\.message)
        == ["'invalid-color' has nothing to say here, but for nui and sapfiori it has"])
    #expect(needed.flatMap(\.fixIts) == [])
  }

  /// A fix leaves what silences another rule where it does so.
  @Test func aCommentThatMovesGoesOnSilencing() {
    let text = "@tintColor:blue; /* stylecheck-disable-line unused-variable -- ours */\n"
    let rules: [Rule] = [.textBehindDefinition]
    let mending = Mending(of: SourceText(text), for: [.fioriSwiftUI], rules: rules)
    #expect(
      mending.source[0..<mending.source.bytes.count]
        == "/* stylecheck-disable-next-line unused-variable -- ours */\n@tintColor:blue;\n")
  }
}

extension Rule {
  /// What the rule says of a sheet with the engines, neighbors and images of an example.
  fileprivate func found(in source: SourceText, as example: Example) -> Findings {
    let sheet = Sheet(parsing: source)
    return sheet.findings(
      for: example.dialects, rules: [self],
      importing: ImportFacts(of: example.loadOrder(of: sheet)), showing: example.images)
  }
}

extension Findings {
  /// Those of one rule, and not the faults of the text.
  fileprivate func own(of rule: Rule) -> [Diagnostic] { diagnostics.filter { $0.id == rule.id } }
}

extension Diagnostic {
  /// Whether it is about the end of the text, behind which a comment was put.
  fileprivate func isAtEnd(of edit: SourceEdit) -> Bool {
    edit.replacement.hasPrefix(" ") && range.lowerBound == edit.range.lowerBound && !range.isEmpty
  }
}

extension SourceText {
  /// A comment that silences a finding where it is.
  fileprivate func silence(of finding: Diagnostic, _ kind: Suppression.Kind) -> SourceEdit {
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

  /// The block comment around a place in its middle, or the place.
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
