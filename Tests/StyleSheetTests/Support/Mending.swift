import StyleSheet

/// A sheet mended by all safe fix-its that do not touch each other, again and again.
struct Mending {
  /// What is left when nothing more changes.
  let source: SourceText
  /// How many times something changed; 11 if it never ends.
  let rounds: Int

  init(of source: SourceText, for dialects: [Dialect], rules: [Rule] = Rule.usual) {
    var source = source
    var rounds = 0
    while rounds < 11 {
      let findings = Sheet(parsing: source).findings(for: dialects, rules: rules).diagnostics
      let mended = source.applying(Self.edits(of: findings))
      if mended.bytes == source.bytes { break }
      source = mended
      rounds += 1
    }
    self.source = source
    self.rounds = rounds
  }

  /// The edits of the first safe fix-it of each finding, as far as they keep clear of earlier ones.
  private static func edits(of findings: [Diagnostic]) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for finding in findings {
      guard let fixIt = finding.fixIts.first(where: { $0.safety == .safe }) else { continue }
      let isClear = fixIt.edits.allSatisfy { edit in
        edits.allSatisfy {
          edit.range.upperBound < $0.range.lowerBound || edit.range.lowerBound > $0.range.upperBound
        }
      }
      if isClear { edits += fixIt.edits }
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
