import StyleSheet

/// A reference to a rule in an array.
///
/// Avoids copying a rule to read one of its many properties.
struct RuleInPlace {
  private let rule: UnsafePointer<Rule>

  fileprivate init(_ rule: UnsafePointer<Rule>) { self.rule = rule }

  var group: Rule.Group { rule.pointee.group }

  /// True if the rule checks sheets, and not text or other findings.
  ///
  /// Unused suppressions are known only after all other rules. The group is compared first, because
  /// comparing names is slower.
  var speaksOfSheets: Bool {
    !rule.pointee.finder.isParser
      && (group != .hygiene || rule.pointee.id != Rule.unusedSuppression.id)
  }

  /// True if the rule checks the bytes, even of text that is no sheet.
  var speaksOfBytes: Bool { rule.pointee.id == Rule.invalidUTF8.id }

  /// True if its findings can follow from those of other rules.
  var canFollow: Bool { Consequences.areOf(rule.pointee.id) }

  func isFor(_ some: Rule.Readers) -> Bool { !rule.pointee.readers.isDisjoint(with: some) }

  func run(on inspection: Inspection, _ report: inout Report) {
    report.begin(rule.pointee.id, rule.pointee.severity)
    rule.pointee.finder.find(in: inspection, &report)
  }
}

extension [Rule] {
  func eachInPlace(_ body: (RuleInPlace) -> Void) {
    withUnsafeBufferPointer { rules in
      guard let first = rules.baseAddress else { return }
      for index in rules.indices { body(RuleInPlace(first + index)) }
    }
  }
}
