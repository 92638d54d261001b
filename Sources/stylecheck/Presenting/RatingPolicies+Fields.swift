import FormCellModel
import StyleSheet

extension RatingPolicies {
  /// Takes the answers that `fields` give, and keeps the rest.
  ///
  /// They are those on which a picture depends; what a finger or a key does, nobody sees in one.
  mutating func read(_ fields: inout Fields) {
    for row in Self.rows { row(&fields, &self) }
  }

  private typealias Row = (inout Fields, inout RatingPolicies) -> Void

  private static var rows: [Row] {
    [
      row("rounding", \.display.rounding), row("highlight", \.display.highlight),
      row("fill", \.display.fill), row("tinting", \.display.tinting),
      row("unset", \.holding.unset), row("outOfRange", \.holding.outOfRange),
      row("minimumHolds", \.holding.minimumHolds), row("target", \.pointer.target),
      row("role", \.accessibility.role), row("fixedRole", \.accessibility.fixedRole),
      row("spoken", \.accessibility.spoken),
      { fields, policies in
        policies.holding.minimum = fields.decimal("minimum") ?? policies.holding.minimum
      },
      { fields, policies in
        let steps = RatingValue(millionths: 1)...RatingValue(clamping: RatingBounds.maximumItems)
        policies.keys.step = fields.decimal("step", in: steps) ?? policies.keys.step
      },
    ]
  }

  private static func row<Answer: Worded>(
    _ name: String, _ answer: WritableKeyPath<RatingPolicies, Answer>
  ) -> Row {
    { fields, policies in
      if let word: Answer = fields.word(name) { policies[keyPath: answer] = word }
    }
  }
}

/// A choice whose words are the names of its cases.
protocol NamedCase: WordedCase {}

extension NamedCase {
  var word: String { "\(self)" }
}

extension RatingPolicies.Display.Highlight: NamedCase {}
extension RatingPolicies.Display.Fill: NamedCase {}
extension RatingPolicies.Display.Tinting: NamedCase {}
extension RatingPolicies.Holding.Unset: NamedCase {}
extension RatingPolicies.Holding.OutOfRange: NamedCase {}
extension RatingPolicies.Holding.MinimumHolds: NamedCase {}
extension RatingPolicies.Pointer.Target: NamedCase {}
extension RatingPolicies.Accessibility.FixedRole: NamedCase {}
extension RatingPolicies.Accessibility.Spoken: NamedCase {}

extension RatingPolicies.Accessibility.Role: Worded {
  static var table: [(word: String, value: Self)] {
    [
      ("adjustable", .adjustable), ("choices", .choices), ("choicesUpToSeven", .choicesUpTo(7)),
    ]
  }
}
