import FormCellModel
import Testing

/// Every event in every phase a small world has, for every policy, and long walks through it.
@Suite struct RatingCellWorldTests {
  static let places: [Double] = [
    .nan, .infinity, -.infinity, -1e300, -1, 0, 10, 28, 32, 36, 150, 1e300, .leastNonzeroMagnitude,
  ]

  static let touches =
    places.map { RatingTouch(along: $0) }
    + [
      RatingTouch(along: 40, across: -3), RatingTouch(along: 40, across: 900, time: 5),
      RatingTouch(along: 40, across: .nan), RatingTouch(along: 12, time: .infinity),
    ]

  static let bounds = [0...5, -5...5, 3...3, 0...100].map(RatingBounds.init(clamping:))

  static let values: [RatingValue?] = [.min, 0, 2.4, 5, .max, nil]

  static let keys: [RatingKey] = [
    .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .digit(.min), .digit(3),
    .digit(.max), .space, .enter, .escape,
  ]

  static let events: [RatingEvent] =
    touches.flatMap {
      [.touchBegan(at: $0), .touchMoved(to: $0), .tap(at: $0), .hoverMoved(to: $0)]
        as [RatingEvent]
    }
    + keys.flatMap { [.key($0), .key($0, shift: true, .rightToLeft)] as [RatingEvent] }
    + RatingOrigin.allCases.flatMap {
      [.increment($0), .decrement($0), .activate($0), .choose(2.5, $0), .choose(.max, $0)]
        as [RatingEvent]
    }
    + values.map(RatingEvent.setValue) + RatingStyle.allCases.map(RatingEvent.setStyle)
    + bounds.map(RatingEvent.setBounds)
    + [
      .touchEnded, .touchCancelled, .hoverEnded, .engage, .accept, .revert, .focus, .blur,
      .setEditable(true), .setEditable(false), .reset,
    ]

  /// A cell in each phase that it can be in.
  static func phases(of cell: RatingCell) -> [RatingCell] {
    let ways: [[RatingEvent]] = [
      [], [.hoverMoved(to: 40)], [.touchBegan(at: 40)],
      [.touchBegan(at: 40), .touchMoved(to: 90), .setValue(1)], [.engage],
      [.engage, .increment(.gamepad)], [.increment(.accessibility)],
    ]
    return ways.map { way in
      var cell = cell
      for event in way { _ = cell.handle(event) }
      return cell
    }
  }

  static func cells(_ policies: RatingPolicies) -> [RatingCell] {
    [RatingCell(value: 2.5, policies: policies)].flatMap(phases)
      + [RatingCell(in: bounds[1], policies: policies)].flatMap(phases)
  }

  @Test func everyEventInEveryPhaseKeepsTheRulesOfEveryPolicy() {
    for policies in Set(PolicyVariants.all) {
      for cell in Set(Self.cells(policies)) {
        for event in Self.events {
          var next = cell
          let effects = next.handle(event)
          Self.expectRules(before: cell, event, after: next, effects)
        }
      }
    }
  }

  /// Walks of a hundred events from every phase, the same in every run; what was told at each step
  /// fits what was told before.
  @Test func walksFromEveryPhaseEndInALegalState() {
    var random = Random(seed: 7)
    for preset in RatingPreset.all {
      for start in Self.phases(of: RatingCell(preset, value: 2.5)) {
        var cell = start
        for _ in 0..<100 {
          let event = Self.events[Int(random.next() % UInt64(Self.events.count))]
          let before = cell
          let effects = cell.handle(event)
          Self.expectRules(before: before, event, after: cell, effects)
        }
        for event in [.touchEnded, .blur, .hoverEnded] as [RatingEvent] { _ = cell.handle(event) }
        #expect(cell.phase == .resting)
      }
    }
  }

  /// Policies can be set at any time, whatever a cell is at; the rules are then those of the new ones.
  @Test func policiesMayChangeUnderneath() {
    var random = Random(seed: 4)
    var cell = RatingCell()
    for _ in 0..<20_000 {
      let event = Self.events[Int(random.next() % UInt64(Self.events.count))]
      _ = cell.handle(event)
      #expect(cell.bounds.values.contains(cell.value))
      let preset = RatingPreset.all[Int(random.next() % UInt64(RatingPreset.all.count))]
      if random.next() % 3 == 0 { cell.policies = preset.policies }
      if random.next() % 5 == 0 { cell.shape = preset.shape }
    }
  }

  /// Whatever happens under a finger, a canceled touch leaves the cell as it was.
  @Test func aCancelledTouchLeavesNoTrace() {
    for preset in RatingPreset.all where preset.policies.pointer.cancel == .reverts {
      for cell in [0, 2.5, nil].map({ RatingCell(preset, value: $0) }) {
        for first in Self.touches {
          for second in Self.touches {
            var touched = cell
            for event in [.touchBegan(at: first), .touchMoved(to: second), .touchCancelled]
              as [RatingEvent]
            {
              _ = touched.handle(event)
            }
            let isAsBefore = touched.rating == cell.rating && touched.phase == .resting
            #expect(isAsBefore)
          }
        }
      }
    }
  }

  private static func expectRules(
    before: RatingCell, _ event: RatingEvent, after: RatingCell, _ effects: [RatingEffect]
  ) {
    var listener = Listener(to: before)
    let isInBounds =
      after.bounds.values.contains(after.value) && after.bounds.values.contains(after.shownValue)
      && after.bounds.values.contains(after.markedValue)
    let isFree = after.phase == .resting || after.canChange
    let isTold = event == .reset || listener.hears(effects, about: after)
    let isOnce = Set(effects).count == effects.count && effects.count <= 4
    let isOfAPerson = effects.contains { $0.isOfAPerson }
    let isAllowed = !isOfAPerson || before.canChange
    let isRight = isInBounds && isFree && isTold && isOnce && isAllowed
    guard !isRight else { return }
    Issue.record("\(event) in \(before.phase) at \(before.value) told \(effects)")
  }

  /// Somebody who knows of a cell what was told, and no more.
  private struct Listener {
    var shown: RatingValue?
    var committed: RatingValue?
    let notices: RatingPolicies.Notices
    let cancel: RatingPolicies.Pointer.Cancel

    init(to cell: RatingCell) {
      notices = cell.policies.notices
      cancel = cell.policies.pointer.cancel
      shown = cell.rating
      committed =
        switch cell.phase {
        case .resting, .hovering, .staged: cell.rating
        case .tracking(let tracking): tracking.start
        case .engaged(let start): start
        }
    }

    /// Whether what was told makes sense, and is all there is to know.
    mutating func hears(_ effects: [RatingEffect], about cell: RatingCell) -> Bool {
      for effect in effects {
        switch effect {
        case .live(let value, _):
          guard value != shown || notices.live == .onEveryMove || notices.end == .never else {
            return false
          }
          shown = value
        case .cancelled(to: let value, _):
          guard value == committed, value != shown else { return false }
          shown = value
        case .commit(from: let old, to: let new, _):
          let mayBeTheSame = notices.end == .always || notices.end == .evenWhenFixed
          guard old == committed, new != old || mayBeTheSame else { return false }
          shown = new
          committed = new
        case .announce(let value):
          let isStaged = cell.phase == value.map(RatingCell.Phase.staged)
          guard value == committed || value == shown || isStaged else { return false }
        case .tick: continue
        }
      }
      let isSilent =
        notices.program == .isNotTold || notices.live == .never || notices.end == .never
        || cancel == .keepsInSilence
      return isSilent
        || shown == cell.rating && (cell.phase != .resting || committed == cell.rating)
    }
  }
}

extension RatingEffect {
  /// Whether only a person can have caused it.
  fileprivate var isOfAPerson: Bool {
    switch self {
    case .tick, .announce: true
    case .live, .commit, .cancelled: false
    }
  }
}
