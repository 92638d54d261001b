import Testing

@testable import FormCellModel

/// The events that a cell with given policies handles, and the expected rating and effects.
///
/// The row has five marks, 20 wide and 10 apart. The default start is 3:
///
/// ```
///  ★★★★....★★★★....★★★★....★★★★....★★★★
///  0  20  30  50  60  80  90 110 120 140
/// ```
struct PolicyStory: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let policies: RatingPolicies
  let start: FixedDecimal?
  let events: [RatingEvent]
  let end: FixedDecimal?
  let effects: [RatingEffect]?

  /// Creates a story with the default policies and hover previews.
  init(
    _ description: String, from start: FixedDecimal? = 3, _ events: RatingEvent...,
    endsAt end: FixedDecimal?, emits effects: [RatingEffect]? = nil
  ) {
    self.init(description, { _ in }, start, events, end, effects)
  }

  /// Creates a story with changed policies.
  init(
    _ description: String, _ change: (inout RatingPolicies) -> Void, from start: FixedDecimal? = 3,
    _ events: RatingEvent..., endsAt end: FixedDecimal?, emits effects: [RatingEffect]? = nil
  ) {
    self.init(description, change, start, events, end, effects)
  }

  private init(
    _ description: String, _ change: (inout RatingPolicies) -> Void, _ start: FixedDecimal?,
    _ events: [RatingEvent], _ end: FixedDecimal?, _ effects: [RatingEffect]?
  ) {
    testDescription = description
    var policies = RatingPolicies(pointer: .init(hover: .previews))
    change(&policies)
    self.policies = policies
    self.start = start
    self.events = events
    self.end = end
    self.effects = effects
  }

  static let shape = RatingShape.fixed(Extent(width: 20, height: 20), spacing: 10)

  var cell: RatingCell { RatingCell(value: start, policies: policies, shape: Self.shape) }

  func expectOutcome() {
    var cell = cell
    let emitted = events.flatMap { cell.handle($0) }
    #expect(cell.rating == end)
    if let effects { #expect(emitted == effects) }
  }
}
