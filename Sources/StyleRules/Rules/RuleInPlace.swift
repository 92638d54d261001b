import StyleSheet

/// A rule where it lies in an array that somebody lends.
///
/// A rule has a dozen parts. Taking each rule out of its array, to ask it for one of them, took a tenth
/// of a check of a small sheet.
struct RuleInPlace {
  private let rule: UnsafePointer<Rule>

  fileprivate init(_ rule: UnsafePointer<Rule>) { self.rule = rule }

  var group: Rule.Group { rule.pointee.group }

  /// Whether it looks at sheets, and not at the text before or at what others have said.
  ///
  /// What comments silence for nothing is known when all others have spoken. The group comes first:
  /// comparing texts for each rule took as long as most rules.
  var speaksOfSheets: Bool {
    !rule.pointee.finder.isParser
      && (group != .hygiene || rule.pointee.id != Rule.unusedSuppression.id)
  }

  /// Whether it looks at the bytes, and so at those too that are no sheet.
  var speaksOfBytes: Bool { rule.pointee.id == Rule.invalidUTF8.id }

  /// Whether what it finds can follow from what other rules find.
  var canFollow: Bool { Consequences.areOf(rule.pointee.id) }

  /// Whether it can find something for one of some targets.
  func isFor(_ some: Rule.Readers) -> Bool { !rule.pointee.readers.isDisjoint(with: some) }

  /// Adds what the rule has to say to a report.
  func run(on inspection: Inspection, _ report: inout Report) {
    report.begin(rule.pointee.id, rule.pointee.severity)
    rule.pointee.finder.find(in: inspection, &report)
  }
}

extension [Rule] {
  /// Hands over each rule.
  func eachInPlace(_ body: (RuleInPlace) -> Void) {
    withUnsafeBufferPointer { rules in
      guard let first = rules.baseAddress else { return }
      for index in rules.indices { body(RuleInPlace(first + index)) }
    }
  }
}
