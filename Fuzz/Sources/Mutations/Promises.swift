import StyleRules
import StyleSheet

/// The promises of StyleSheet and StyleRules for any bytes.
///
/// Nothing traps, no byte is lost, no range is outside the text, and the work is proportional to
/// the text.
package struct Promises {
  private let source: SourceText
  private var broken: [String] = []

  /// Returns the promises that are broken for `bytes`, in one line each.
  package static func broken(by bytes: [UInt8]) -> [String] {
    var promises = Promises(source: SourceText(bytes: bytes, name: "mutation.nss"))
    let sheet = Sheet(promises.checkSyntax())
    promises.checkFormat(of: sheet.tree)
    promises.checkSheet(sheet)
    promises.checkThemes(of: sheet)
    promises.checkFindings(of: sheet)
    return promises.broken
  }

  /// Returns the promises that the tokens and the tree of `bytes` break.
  package static func brokenBySyntax(of bytes: [UInt8]) -> [String] {
    var promises = Promises(source: SourceText(bytes: bytes, name: "mutation.nss"))
    _ = promises.checkSyntax()
    return promises.broken
  }

  /// Returns the promises that the safe fixes of `bytes` break.
  ///
  /// A second run finds nothing to fix, and NUI does not reject a sheet that it accepted before.
  package static func brokenByFixes(of bytes: [UInt8]) -> [String] {
    var promises = Promises(source: SourceText(bytes: bytes, name: "mutation.nss"))
    let mended = FixedSheet(of: promises.source, for: [.nui])
    if mended.isComplete {
      let second = FixedSheet(of: mended.source, for: [.nui])
      promises.expect(second.counts.isEmpty, "a second fix run finds \(second.counts)")
    }
    if promises.isAccepted(promises.source) {
      promises.expect(promises.isAccepted(mended.source), "a fix makes NUI reject the sheet")
    }
    return promises.broken
  }

  private func isAccepted(_ source: SourceText) -> Bool {
    if case .rejected = Dialect.nui.verdict(of: Sheet(parsing: source)) { return false }
    return true
  }

  private init(source: SourceText) { self.source = source }

  fileprivate mutating func expect(_ isKept: Bool, _ promise: @autoclosure () -> String) {
    if !isKept { broken.append(promise()) }
  }
}

// MARK: - Each layer

extension Promises {
  private mutating func checkSyntax() -> SyntaxTree {
    let tokens = source.tokens
    expectCover(tokens, "the tokens of the lexer")
    expect(tokens.allSatisfy { !$0.range.isEmpty }, "a token of the lexer has no bytes")

    let tree = SyntaxTree(parsing: source)
    let leaves = tree.tokens
    expectCover(leaves, "the tokens of the tree")
    // After a fault, the parser may split a token, or read the rest of the text as one.
    expect(
      !tree.diagnostics.isEmpty || leaves.filter { !$0.isMissing } == tokens,
      "a tree without faults has other tokens than the lexer gives")
    // Each fault adds at most three tokens, and consumes a byte unless it is the last.
    expect(leaves.count <= 4 * source.bytes.count + 8, "the tree grows faster than the text")
    return tree
  }

  private mutating func expectCover(_ tokens: [Token], _ name: String) {
    var end = 0
    for token in tokens {
      expect(token.range.lowerBound == end, "\(name) leave a gap at \(end)")
      end = token.range.upperBound
    }
    expect(end == source.bytes.count, "\(name) end at \(end)")
  }

  private mutating func checkFormat(of tree: SyntaxTree) {
    let printed = tree.formatted()
    let again = SyntaxTree(parsing: printed)
    expect(again.formatted() == printed, "formatting twice is not once")
    // The tokens are those of the tree, because the lexer reads other ones after a fault.
    func words(of tree: SyntaxTree) -> Int {
      tree.tokens.count { $0.kind != .blank && !$0.isMissing }
    }
    expect(words(of: again) == words(of: tree), "a word is lost in formatting")
  }

  private mutating func checkSheet(_ sheet: Sheet) {
    for definition in sheet.definitions {
      expectParts(
        definition.nameRange, definition.valueRange, of: definition.range, "the definition")
    }
    for rule in sheet.rules {
      for selector in rule.selectors {
        expectInside(selector.range, "the selector \(selector.name)")
        expect(!selector.name.isEmpty, "a selector has no name")
      }
      for one in rule.declarations {
        expectParts(one.nameRange, one.valueRange, of: one.range, "the declaration")
      }
      for condition in rule.conditions { expectInside(condition.range, "a condition") }
    }
    for one in sheet.imports { expectInside(one.range, "an import") }
  }

  private mutating func expectParts(
    _ name: Range<Int>, _ value: Range<Int>, of whole: Range<Int>, _ what: String
  ) {
    expectInside(whole, what)
    expect(
      whole.lowerBound == name.lowerBound && name.upperBound <= value.lowerBound
        && value.upperBound <= whole.upperBound,
      "\(what) at \(whole) has its name at \(name) and its value at \(value)")
  }

  private mutating func checkThemes(of sheet: Sheet) {
    let dark = ThemeEnvironment(appearance: .dark, device: .ipad, orientation: .landscape)
    for dialect in Dialect.all {
      let theme = Theme(of: [sheet], in: dark, for: dialect)
      for selector in sheet.rules.flatMap(\.selectors).prefix(8) {
        let path = ClassPath(selector.name)
        _ = theme[Property<ThemeColor>("on-color"), "accented", at: path]
        _ = theme[Property<Double>("font-size"), at: path]
        _ = theme[Property<ThemeBox>("padding"), at: path]
        _ = theme[Property<FontName>("font-name"), at: path]
      }
      _ = theme.color("tintColor_lightBackground")
    }
  }

  private mutating func checkFindings(of sheet: Sheet) {
    let dialect = Dialect.all[source.bytes.count % Dialect.all.count]
    let findings = sheet.findings(for: dialect).diagnostics
    expect(findings == findings.inSourceOrder(), "the findings are not in order")
    for finding in findings {
      expectInside(finding.range, finding.id)
      expect(!finding.message.contains { $0.isNewline }, "\(finding.id) says more than a line")
      for note in finding.notes { expectInside(note.range, "a note of \(finding.id)") }
      for fixIt in finding.fixIts {
        for edit in fixIt.edits { expectInside(edit.range, "a fix of \(finding.id)") }
      }
    }
    _ = source.applying(findings.compactMap(\.fixIts.first).flatMap(\.edits))
    _ = source.annotated(with: findings.prefix(10))
    let excerpt = SourceExcerpt(of: source)
    for finding in findings.prefix(10) { _ = excerpt.text(of: finding) }
  }

  private mutating func expectInside(_ range: Range<Int>, _ what: @autoclosure () -> String) {
    expect(
      range.lowerBound >= 0 && range.upperBound <= source.bytes.count,
      "\(what()) is at \(range), outside the text")
  }
}
