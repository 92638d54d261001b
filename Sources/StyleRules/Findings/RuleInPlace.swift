import StyleSheet

/// A reference to a rule in an array.
///
/// Avoids copying a rule to read one of its many properties.
struct RuleInPlace {
  private let rules: [Rule]
  private let index: Int

  fileprivate init(_ index: Int, of rules: [Rule]) {
    self.index = index
    self.rules = rules
  }

  var group: Rule.Group { rules[index].group }

  /// True if the rule checks sheets, and not text or other findings.
  ///
  /// Unused suppressions are known only after all other rules. The group is compared first, because
  /// comparing names is slower.
  var speaksOfSheets: Bool {
    !rules[index].finder.isParser
      && (group != .hygiene || rules[index].id != Rule.unusedSuppression.id)
  }

  /// True if the rule checks the bytes, even of text that is no sheet.
  var speaksOfBytes: Bool { rules[index].id == Rule.invalidUTF8.id }

  /// The kind of finding that its findings can follow from; nil if they follow from none.
  var follows: Consequences.Cause? { rules[index].follows }

  func isFor(_ some: Rule.Readers) -> Bool { !rules[index].readers.isDisjoint(with: some) }

  func run(on inspection: Inspection, _ report: inout Report) {
    report.begin(rules[index].id, rules[index].severity)
    rules[index].finder.find(in: inspection, &report)
  }
}

extension [Rule] {
  func eachInPlace(_ body: (RuleInPlace) -> Void) {
    for index in indices { body(RuleInPlace(index, of: self)) }
  }
}
