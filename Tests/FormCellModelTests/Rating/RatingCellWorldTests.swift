import FormCellModel
import Testing

/// Every event in every phase a small world has, and long walks through larger ones.
@Suite struct RatingCellWorldTests {
  static let positions: [Double] = [
    .nan, .infinity, -.infinity, -1e300, -1, 0, 10, 28, 32, 36, 150, 1e300, .leastNonzeroMagnitude,
  ]

  static let bounds = [0...5, 1...5, -5...5, 3...3, -2...(-1), 0...100].map(
    RatingBounds.init(clamping:))

  static let values: [RatingValue] = [.min, -3, 0, 0.5, 2.4, 5, .max]

  static let events: [RatingEvent] =
    positions.flatMap { [.touchBegan(at: $0), .touchMoved(to: $0), .tap(at: $0)] }
    + [.touchEnded, .touchCancelled, .reset, .setEditable(true), .setEditable(false)]
    + RatingOrigin.allCases.flatMap { [.increment($0), .decrement($0)] as [RatingEvent] }
    + values.map(RatingEvent.setValue) + RatingStyle.allCases.map(RatingEvent.setStyle)
    + bounds.map(RatingEvent.setBounds)

  /// Cells at rest, and the same with a finger on them where there can be one.
  static let cells: [RatingCell] = bounds.flatMap { bounds in
    RatingStyle.allCases.flatMap { style in
      [true, false].flatMap { isEditable in
        values.flatMap { value in
          let cell = RatingCell(style: style, isEditable: isEditable, in: bounds, value: value)
          var touched = cell
          _ = touched.handle(.touchBegan(at: 40))
          return touched == cell ? [cell] : [cell, touched]
        }
      }
    }
  }

  @Test func everyEventInEveryPhaseKeepsTheRules() {
    for cell in Self.cells {
      for event in Self.events {
        var next = cell
        let effects = next.handle(event)
        Self.expectRules(before: cell, event, after: next, effects)
      }
    }
  }

  /// A walk of twenty thousand events, the same in every run.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func longWalksKeepTheRules(_ seed: UInt64) {
    var cell = RatingCell()
    var state = seed
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let event = Self.events[Int((state >> 33) % UInt64(Self.events.count))]
      let before = cell
      let effects = cell.handle(event)
      Self.expectRules(before: before, event, after: cell, effects)
    }
  }

  /// Whatever happens under a finger, a cancelled touch leaves the cell as it was.
  @Test func aCancelledTouchLeavesNoTrace() {
    for cell in Self.cells where cell.phase == .resting {
      for first in Self.positions {
        for second in Self.positions {
          var touched = cell
          for event in [.touchBegan(at: first), .touchMoved(to: second), .touchCancelled]
            as [RatingEvent]
          {
            _ = touched.handle(event)
          }
          #expect(touched == cell)
        }
      }
    }
  }

  private static func expectRules(
    before: RatingCell, _ event: RatingEvent, after: RatingCell, _ effects: [RatingEffect]
  ) {
    var listener = Listener(to: before)
    let isInBounds = after.bounds.values.contains(after.value)
    let isWhole = after.value == after.value.rounded(to: 1, .down)
    let mayTrack = after.phase == .resting || after.canChange
    let isTold = event == .reset || listener.hears(effects, about: after)
    let isOnce = Set(effects).count == effects.count && effects.count <= 3
    let isOfAPerson = effects.contains(.tick) || effects.contains(.announce(after.value))
    let isAllowed = !isOfAPerson || before.canChange
    let isRight = isInBounds && isWhole && mayTrack && isTold && isOnce && isAllowed
    #expect(isRight, "\(event) in \(before.phase) at \(before.value) told \(effects)")
  }

  /// Somebody who knows of a cell what was told, and no more.
  private struct Listener {
    var shown: RatingValue
    var committed: RatingValue

    init(to cell: RatingCell) {
      shown = cell.value
      committed =
        switch cell.phase {
        case .resting: cell.value
        case .tracking(let start): start
        }
    }

    /// Whether what was told makes sense, and is all there is to know.
    mutating func hears(_ effects: [RatingEffect], about cell: RatingCell) -> Bool {
      for effect in effects {
        switch effect {
        case .live(let value, _):
          guard value != shown else { return false }
          shown = value
        case .cancelled(to: let value, _):
          guard value == committed, value != shown else { return false }
          shown = value
        case .commit(from: let old, to: let new, _):
          guard old == committed, new != old else { return false }
          shown = new
          committed = new
        case .announce(let value):
          guard value == committed else { return false }
        case .tick: continue
        }
      }
      return shown == cell.value && (cell.phase != .resting || committed == cell.value)
    }
  }
}
