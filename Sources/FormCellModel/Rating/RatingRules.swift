/// The settings of a cell, and the values derived from them.
///
/// A cell stores it by reference and replaces it when a setting changes. Copying a cell is then a
/// single retain, reading a rule does not copy a cell that is being changed, and the row is
/// computed once per change and not per touch.
final class RatingRules: Sendable {
  struct Terms: Hashable, Sendable {
    var style: RatingStyle
    var isEditable: Bool
    var isLarge = false
    var bounds: ScaleBounds
    var policies: RatingPolicies
    var shape: RatingShape?

    /// True if a single mark represents the row.
    var isCompact: Bool { policies.display.compact != nil && style.isReadOnly }
  }

  let terms: Terms
  let row: ControlRow
  /// The minimum rating for touches, within the bounds.
  let leastByPointer: FixedDecimal

  init(_ terms: Terms) {
    self.terms = terms
    let items = terms.isCompact ? min(terms.bounds.items, 1) : terms.bounds.items
    row =
      terms.shape?.row(items: items)
      ?? ControlRow(items: items, terms.style.metrics(isLarge: terms.isLarge))
    leastByPointer = terms.policies.holding.least(for: .pointer, in: terms.bounds)
  }

  var bounds: ScaleBounds { terms.bounds }
  var policies: RatingPolicies { terms.policies }
}

extension RatingRules: Hashable {
  static func == (left: RatingRules, right: RatingRules) -> Bool {
    left === right || left.terms == right.terms
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(terms)
  }
}
