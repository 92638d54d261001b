import FormCellModel
import Mutations
import StyleSheet
import Testing

/// Every event in every phase of a few cells, for every policy, and long random walks.
@Suite struct RatingCellWorldTests {
  static let places: [Double] = [
    .nan, .infinity, -.infinity, -1e300, -1, 0, 10, 28, 32, 36, 150, 1e300, .leastNonzeroMagnitude,
  ]

  static let touches =
    places.map { ControlTouch(along: $0) }
    + [
      ControlTouch(along: 40, across: -3), ControlTouch(along: 40, across: 900, time: 5),
      ControlTouch(along: 40, across: .nan), ControlTouch(along: 12, time: .infinity),
    ]

  static let bounds = [0...5, -5...5, 3...3, 0...100].map(ScaleBounds.init(clamping:))

  static let values: [FixedDecimal?] = [.min, 0, 2.4, 5, .max, nil]

  static let keys: [ControlKey] = [
    .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .digit(.min), .digit(3),
    .digit(.max), .space, .enter, .escape,
  ]

  static let events: [RatingEvent] =
    touches.flatMap {
      [.touchBegan(at: $0), .touchMoved(to: $0), .tap(at: $0), .hoverMoved(to: $0)]
        as [RatingEvent]
    }
    + keys.flatMap { [.key($0), .key($0, shift: true, .rightToLeft)] as [RatingEvent] }
    + EventOrigin.allCases.flatMap {
      [
        .increment($0), .decrement($0), .activate($0), .choose(2.5, $0), .choose(.max, $0),
        .clear($0),
      ] as [RatingEvent]
    }
    + values.map(RatingEvent.setValue) + RatingStyle.allCases.map(RatingEvent.setStyle)
    + bounds.map(RatingEvent.setBounds)
    + [
      .touchEnded, .touchCancelled, .hoverEnded, .engage, .accept, .revert, .focus, .blur,
      .setEditable(true), .setEditable(false), .reset,
    ]

  /// Returns copies of `cell`, at least one in each phase.
  static func phases(of cell: RatingCell) -> [RatingCell] {
    let sequences: [[RatingEvent]] = [
      [], [.hoverMoved(to: 40)], [.touchBegan(at: 40)],
      [.touchBegan(at: 40), .touchMoved(to: 90), .setValue(1)], [.engage],
      [.engage, .increment(.gamepad)], [.increment(.accessibility)],
    ]
    return sequences.map { sequence in
      var cell = cell
      for event in sequence { _ = cell.handle(event) }
      return cell
    }
  }

  static func cells(_ policies: RatingPolicies) -> [RatingCell] {
    [RatingCell(value: 2.5, policies: policies)].flatMap(phases)
      + [RatingCell(in: bounds[1], policies: policies)].flatMap(phases)
  }

  @Test func everyEventInEveryPhaseKeepsTheRulesOfEveryPolicy() {
    for policies in Trials.some(PolicyVariants.all.eachOnce, oneOf: 5) {
      for cell in Set(Self.cells(policies)) {
        for event in Self.events {
          var next = cell
          let effects = next.handle(event)
          Self.expectRules(before: cell, event, after: next, effects)
        }
      }
    }
  }

  /// With every policy, all drawn and spoken ratings are inside the bounds.
  @Test func everyPolicyIsShownWithinTheBounds() {
    for policies in Trials.some(PolicyVariants.all.eachOnce, oneOf: 5) {
      for cell in Set(Self.cells(policies)) {
        for style in RatingStyle.allCases {
          var shown = cell
          shown.average = 2.6
          _ = shown.handle(.setStyle(style))
          let picture = RatingPresentation(of: shown, in: .fiori)
          let ratings =
            [picture.value, picture.markedValue, picture.accessibility.now]
            + picture.choices.map(\.now)
          let ranges = ([picture.accessibility] + picture.choices).compactMap(\.range)
          let isRight =
            ratings.allSatisfy(cell.bounds.values.contains)
            && ranges.allSatisfy { $0.minimum <= $0.now && $0.now <= $0.maximum }
            && picture.marks.allSatisfy { (0...1).contains($0.fraction) }
            && picture.choices.count { $0.traits.contains(.selected) } <= 1
            && (picture.accessibility.step != nil)
              == (picture.canChange && picture.choices.isEmpty)
          #expect(isRight, "\(policies) in \(style)")
        }
      }
    }
  }

  /// In walks from a fixed seed, the effects of each step are consistent with all earlier effects.
  @Test func walksFromEveryPhaseEndInALegalState() {
    var random = SplitMix64(seed: 7)
    var commits = 0
    for preset in Trials.some(RatingPreset.all, oneOf: 3) {
      for start in Self.phases(of: RatingCell(preset, value: 2.5)) {
        var cell = start
        var listener = Listener(to: start)
        for _ in 0..<100 {
          let event = random.element(of: Self.events)
          let before = cell
          let effects = cell.handle(event)
          Self.expectRules(before: before, event, after: cell, effects)
          let fits = listener.accepts(effects, of: event, before: before, after: cell)
          if !fits {
            Issue.record("\(preset.name): \(event) in \(before.phase) told \(effects)")
            listener = Listener(to: cell)
          }
          commits += effects.count { $0.isCommit }
        }
        for event in [.touchEnded, .blur, .hoverEnded] as [RatingEvent] { _ = cell.handle(event) }
        #expect(cell.phase == .resting)
      }
    }
    #expect(commits > Trials.count(1_000, of: 5_000))
  }

  /// The value stays in the bounds when the policies change.
  @Test func policiesCanChangeInAnyPhase() {
    var random = SplitMix64(seed: 4)
    var cell = RatingCell()
    for _ in 0..<Trials.count(1_000, of: 20_000) {
      let event = random.element(of: Self.events)
      _ = cell.handle(event)
      #expect(cell.bounds.values.contains(cell.value))
      let preset = random.element(of: RatingPreset.all)
      if random.once(in: 3) { cell.policies = preset.policies }
      if random.once(in: 5) { cell.shape = preset.shape }
    }
  }

  @Test func canceledTouchRestoresTheRating() {
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
    let values = after.bounds.values
    let isInBounds = [after.value, after.shownValue, after.markedValue].allSatisfy(values.contains)
    let isFree = after.phase == .resting || after.canChange
    let isConsistent = listener.accepts(effects, of: event, before: before, after: after)
    let kinds = effects.map(\.kind)
    // A waiting change of the program may emit one kind of effect a second time.
    let isOnce =
      kinds.count < 2 || Set(kinds).count + (before.phase.waits ? 1 : 0) >= kinds.count
    let isByPerson = effects.contains { $0.isByPerson }
    let isAllowed = !isByPerson || before.canChange
    let isRight = isInBounds && isFree && isConsistent && isOnce && isAllowed
    guard !isRight else { return }
    Issue.record("\(event) in \(before.phase) at \(before.value) told \(effects)")
  }

  /// A model of a cell that is built from its effects and from the program's unreported changes.
  private struct Listener {
    /// The shown rating; copied from the cell if the policy emits no live effects.
    var shown: FixedDecimal?
    /// The committed rating.
    var committed: FixedDecimal?
    /// The rating to which a cancellation returns.
    var start: FixedDecimal?
    let notices: RatingPolicies.Notices
    let cancel: RatingPolicies.Pointer.Cancel

    init(to cell: RatingCell) {
      notices = cell.policies.notices
      cancel = cell.policies.pointer.cancel
      shown = cell.reported
      committed =
        switch (cell.policies.notices.end, cell.phase) {
        case (_, .resting), (_, .hovering), (_, .staged), (.never, .tracking): cell.reported
        case (_, .tracking(let tracking)): tracking.start
        case (_, .engaged(let start)): start
        }
      start = if case .tracking(let tracking) = cell.phase { tracking.start } else { committed }
    }

    /// Returns true if the effects fit the earlier ones and omit only unreported changes.
    mutating func accepts(
      _ effects: [RatingEffect], of event: RatingEvent, before: RatingCell, after: RatingCell
    ) -> Bool {
      if notices.live == .never { shown = before.reported }
      if case .tracking(let tracking) = before.phase { start = tracking.start }
      guard effects.allSatisfy({ accepts($0, after) }) else { return false }
      if isUnreported(event, before, after) { self = Listener(to: after) }
      if event == .touchCancelled, cancel == .keepsInSilence { committed = after.reported }
      if notices.live == .never { shown = after.reported }
      switch after.phase {
      case .resting, .hovering, .staged:
        return shown == after.reported && committed == after.reported
      case .tracking, .engaged: return shown == after.reported
      }
    }

    private mutating func accepts(_ effect: RatingEffect, _ cell: RatingCell) -> Bool {
      switch effect {
      case .live(let value, let origin):
        let isSilentTouch = notices.end == .never && origin == .pointer
        let isNews = value != shown || notices.live == .onEveryMove || isSilentTouch
        shown = value
        // Without effects at the end of a touch, its live value is final.
        if isSilentTouch, !cell.phase.isEngaged { committed = value }
        return isNews
      case .cancelled(to: let value, _):
        let isBack = (value == committed || value == start) && value != shown
        shown = value
        committed = value
        return isBack
      case .commit(from: let old, to: let new, _):
        let mayBeTheSame = notices.end == .always || notices.end == .evenWhenFixed
        let fits = old == committed && (new != old || mayBeTheSame)
        shown = new
        committed = new
        return fits
      case .announce(let value, _):
        return value == cell.spoken(committed) || value == cell.spoken(shown)
          || cell.phase == value.map(RatingCell.Phase.staged)
      case .hovered(let value):
        let isPreview = value != nil && cell.phase == value.map(RatingCell.Phase.hovering)
        return notices.hover == .onChange && (isPreview || value == nil || value == cell.rating)
      case .tick: return true
      }
    }

    /// True if the program made a change that the policy does not report.
    private func isUnreported(
      _ event: RatingEvent, _ before: RatingCell, _ after: RatingCell
    ) -> Bool {
      if event == .reset { return true }
      let isReported =
        notices.program == .isToldWhileEditable ? after.canChange : notices.program == .isTold
      guard !isReported else { return false }
      if before.phase.waits { return after.phase == .resting }
      switch event {
      case .setValue, .setBounds, .increment(.program), .decrement(.program), .choose(_, .program),
        .activate(.program), .clear(.program):
        return true
      default: return false
      }
    }
  }
}

extension RatingEffect {
  /// The kind of effect, which an event emits at most once.
  fileprivate var kind: String {
    switch self {
    case .live: "live"
    case .commit(_, _, .program): "commit of the program"
    case .commit: "commit"
    case .cancelled: "cancelled"
    case .hovered: "hovered"
    case .announce: "announce"
    case .tick: "tick"
    }
  }

  fileprivate var isCommit: Bool {
    switch self {
    case .commit: true
    case .live, .cancelled, .hovered, .announce, .tick: false
    }
  }

  /// True if only a person can cause the effect.
  fileprivate var isByPerson: Bool {
    switch self {
    case .hovered, .tick, .announce: true
    case .live, .commit, .cancelled: false
    }
  }
}

extension RatingCell {
  /// The rating as effects report it: nil if it was not given, unless 0 stands for no rating.
  fileprivate var reported: FixedDecimal? {
    let isNothing = policies.holding.unset == .isLowerBound && bounds.lower == 0 && value == 0
    return given == nil && !isNothing ? nil : rating
  }

  /// Returns the rating as it is spoken: as held, or as the marks show it.
  fileprivate func spoken(_ rating: FixedDecimal?) -> FixedDecimal? {
    guard let rating, policies.accessibility.spoken == .asShown else { return rating }
    let ends = bounds.values
    let marks = FixedDecimal(millionths: rating.millionths - ends.lowerBound.millionths)
    let shown = policies.display.rounding(marks).millionths + ends.lowerBound.millionths
    return FixedDecimal(millionths: shown).clamped(to: ends)
  }
}

extension RatingCell.Phase {
  /// True if a change of the program waits for the end of the touch.
  fileprivate var waits: Bool {
    switch self {
    case .tracking(let tracking): tracking.waiting != .nothing
    case .resting, .hovering, .engaged, .staged: false
    }
  }

  /// True while a game controller changes the cell.
  fileprivate var isEngaged: Bool {
    switch self {
    case .engaged: true
    case .resting, .hovering, .tracking, .staged: false
    }
  }
}
