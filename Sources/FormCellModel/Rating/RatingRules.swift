/// What one cell goes by, and what follows from it.
///
/// A cell has it by reference, and has another one when a term changes. So a copy of a cell is one
/// retain here, where the policies alone are half a kilobyte; what asks for a rule does not copy the
/// cell that is changing; and the row is reckoned when a term changes and not for each place of a
/// finger, of which it was half.
final class RatingRules: Sendable {
  /// What somebody decided.
  struct Terms: Hashable, Sendable {
    var style: RatingStyle
    var isEditable: Bool
    var isLarge = false
    var bounds: ScaleBounds
    var policies: RatingPolicies
    var shape: RatingShape?
  }

  let terms: Terms
  /// The row of marks.
  let row: ControlRow
  /// The least rating that a finger can give; in the bounds.
  let leastByPointer: FixedDecimal

  init(_ terms: Terms) {
    self.terms = terms
    let items = terms.isCompact ? min(terms.bounds.items, 1) : terms.bounds.items
    row =
      terms.shape?.row(items: items)
      ?? ControlRow(items: items, terms.style.metrics(isLarge: terms.isLarge))
    leastByPointer = terms.policies.holding.least(for: .pointer, in: terms.bounds)
  }
}

extension RatingRules {
  var bounds: ScaleBounds { terms.bounds }
  var policies: RatingPolicies { terms.policies }

  /// Why a person cannot change the rating; nil when they can.
  var hindrance: ControlHindrance? {
    let isEditableStyle =
      switch terms.style {
      case .editable: true
      case .editableDisabled, .standard, .accented: false
      }
    return ControlHindrance(style: isEditableStyle, cell: terms.isEditable)
  }
}

extension RatingRules.Terms {
  /// Whether one mark stands for the whole row.
  var isCompact: Bool { policies.display.compact != nil && style.isReadOnly }
}

extension RatingRules: Hashable {
  static func == (left: RatingRules, right: RatingRules) -> Bool {
    left === right || left.terms == right.terms
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(terms)
  }
}
