package import StyleRules
package import StyleSheet

extension EditedSheet {
  /// Returns the fixes and suppressions of those of some findings that touch a range of bytes.
  ///
  /// Where findings have the same cause, there is a fix for each of them and one for all.
  package func fixes(of findings: [Diagnostic], at range: Range<Int>) -> [SheetAction] {
    let numbers = findings.indices.filter {
      findings[$0].range.lowerBound <= range.upperBound
        && range.lowerBound <= findings[$0].range.upperBound
    }
    guard !numbers.isEmpty else { return [] }
    let fixes =
      numbers.flatMap { self.fixes(of: findings[$0], number: $0) }
      + jointFixes(of: findings, at: numbers)
    let writer = SuppressionWriter(of: self)
    var rules: Set<String> = []
    return fixes
      + numbers.flatMap { number in
        writer.actions(
          for: findings[number], number: number, in: index,
          isFirstOfRule: rules.insert(findings[number].id).inserted)
      }
  }

  /// Returns the fixes for all findings that have the same cause as one of those with some numbers.
  private func jointFixes(of findings: [Diagnostic], at numbers: [Int]) -> [SheetAction] {
    let grouped = findings.grouped()
    var seen: Set<Int> = []
    return numbers.flatMap { number -> [SheetAction] in
      let result = grouped.results[number]
      let (own, joint) = (findings[grouped.indices[result]], grouped.findings[result])
      guard joint != own, seen.insert(result).inserted else { return [] }
      return fixes(of: joint, number: number)
    }
  }

  private func fixes(of finding: Diagnostic, number: Int) -> [SheetAction] {
    let safe = finding.fixIts.firstIndex { $0.safety == .safe }
    return finding.fixIts.enumerated().filter { !$0.element.edits.isEmpty }.map { place, fixIt in
      let title = fixIt.message.capitalizedFirst
      return SheetAction(
        kind: .quickFix,
        title: fixIt.safety == .safe ? title : "\(title) (unsafe: needs a review)",
        isPreferred: place == safe, finding: number,
        edits: [index: source.closingGaps(of: fixIt.edits)])
    }
  }

  /// Returns the change to a fixed sheet; nil if nothing changes.
  ///
  /// The first `hidden` bytes, a byte order mark, are no part of the document.
  package func fixAll(_ fixedSheet: FixedSheet, hiding hidden: Int = 0) -> SheetAction? {
    let fixed = hidden > 0 ? fixedSheet.source.withoutMark : fixedSheet.source
    let edits = (hidden > 0 ? source.withoutMark : source).edits(to: fixed).map { edit in
      SourceEdit(
        edit.range.lowerBound + hidden..<edit.range.upperBound + hidden, edit.replacement)
    }
    guard !edits.isEmpty else { return nil }
    let count = fixedSheet.counts.values.reduce(0, +)
    return SheetAction(
      kind: .fixAll, title: count == 1 ? "Apply the safe fix" : "Apply all \(count) safe fixes",
      edits: [index: edits])
  }
}
