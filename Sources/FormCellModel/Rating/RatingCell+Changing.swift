// Changes to the rating, and their effects.

extension RatingCell {
  /// Shows a rating that can still be reverted.
  mutating func show(_ aim: RatingAim, by origin: EventOrigin) -> [RatingEffect] {
    guard aim != .nothing else { return [] }
    let old = told
    take(aim)
    guard origin.isUser else { return showToProgram(from: old) }
    // The way through the stored properties copies no policies.
    return switch (rules.terms.policies.notices.live, told != old) {
    case (.onChange, true), (.onEveryMove, true): [.live(told, origin), .tick]
    case (.onEveryMove, false): origin == .pointer ? [.live(told, origin)] : []
    case (.never, true): [.tick]
    case (.onChange, false), (.never, false): []
    }
  }

  /// Reports a change by the program to an engaged cell, without haptic feedback.
  private func showToProgram(from old: FixedDecimal?) -> [RatingEffect] {
    guard told != old, tellsProgram else { return [] }
    switch policies.notices.live {
    case .onChange, .onEveryMove: return [.live(told, .program)]
    case .never: return []
    }
  }

  /// Changes the rating at once; a user's change requires ``canChange``.
  mutating func change(to aim: RatingAim, by origin: EventOrigin) -> [RatingEffect] {
    let spokenBefore = origin == .accessibility ? spokenValue : nil
    phase = .resting
    guard aim != .nothing, canChange || !origin.isUser else { return [] }
    let old = told
    take(aim)
    guard origin.isUser else { return tellProgram(since: old) }
    let effects = policies.notices.tell(
      from: old, to: told, spoken(since: old), by: origin, .atOnce)
    guard isSpokenAnyway(since: spokenBefore) else { return effects }
    return effects.filter { !$0.isAnnouncement }
  }

  /// True if assistive technology speaks the new rating by itself, because the value of its element
  /// changed, and the policy suppresses the announcement.
  private func isSpokenAnyway(since old: FixedDecimal?) -> Bool {
    policies.accessibility.announcing == .unlessSpoken && old != nil && old != spokenValue
  }

  func aim(of key: ControlKey, _ shift: Bool, _ direction: ReadingDirection) -> RatingAim {
    rules.aim(of: key, shift: shift, direction, from: stagedOrHeld)
  }

  /// The rating that a step starts from: the staged one, if any.
  private var stagedOrHeld: FixedDecimal? {
    switch phase {
    case .staged(let next): next
    case .resting, .hovering, .tracking, .engaged: rating
    }
  }

  /// Performs a step, which takes effect at once or on activation.
  mutating func step(_ direction: StepDirection, by origin: EventOrigin) -> [RatingEffect] {
    let aim = rules.aim(direction, from: stagedOrHeld, by: origin)
    switch (policies.keys.adjusting, origin) {
    case (.whenActivated, .accessibility): return stage(aim, by: origin)
    case (.atOnce, .accessibility), (_, .pointer), (_, .key), (_, .gamepad), (_, .program):
      return change(to: aim, by: origin)
    }
  }

  /// Handles a key, which takes effect at once or only previews.
  mutating func press(
    _ key: ControlKey, _ shift: Bool, _ direction: ReadingDirection
  ) -> [RatingEffect] {
    let aim = aim(of: key, shift, direction)
    switch (policies.keys.commit, key, aim) {
    case (.whenActivated, .space, _), (.whenActivated, .enter, _), (.whenActivated, _, .none),
      (.atOnce, _, _):
      return change(to: aim, by: .key)
    case (.whenActivated, _, .rating), (.whenActivated, _, .nothing):
      return stage(aim, by: .key)
    }
  }

  /// Speaks a rating that awaits activation.
  private mutating func stage(_ aim: RatingAim, by origin: EventOrigin) -> [RatingEffect] {
    guard canChange, case .rating(let next) = aim, phase != .staged(next) else { return [] }
    let old = spokenValue
    phase = .staged(next)
    return isSpokenAnyway(since: old) ? [] : [.announce(next, origin)]
  }

  /// Starts tracking a game controller.
  mutating func engage() -> [RatingEffect] {
    guard canChange else { return rest() }
    keep()
    phase = .engaged(start: told)
    return []
  }

  /// Saves the rating, to be restored if the interaction is reverted.
  mutating func keep() {
    kept = Kept(held: held, given: given)
  }

  /// Ends the preview of a pointer that left the marks.
  mutating func endHover() -> [RatingEffect] {
    rest()
    return tellHover(isEmpty ? nil : rating)
  }

  func tellHover(_ rating: FixedDecimal?) -> [RatingEffect] {
    switch policies.notices.hover {
    case .ignored: []
    case .onChange: [.hovered(rating)]
    }
  }

  /// Ends the interaction and keeps the rating.
  @discardableResult mutating func rest() -> [RatingEffect] {
    phase = .resting
    kept = nil
    return []
  }

  /// Reverts the interaction, including the value that the program gave.
  mutating func goBack(by origin: EventOrigin) -> [RatingEffect] {
    let old = told
    if let kept { (held, given) = (kept.held, kept.given) }
    let effects = rest()
    return told == old ? effects : [.cancelled(to: told, origin)]
  }

  /// Reverts any interaction in progress.
  mutating func letGo() -> [RatingEffect] {
    switch phase {
    case .tracking(let tracking): return goBack(tracking, by: .program)
    case .engaged: return goBack(by: .program)
    case .resting, .hovering, .staged: return rest()
    }
  }

  /// Reverts any interaction in progress if the user can no longer change the cell.
  mutating func letGoIfFixed() -> [RatingEffect] {
    canChange ? [] : letGo()
  }

  /// Changes the rating for the program, which needs no permission.
  mutating func set(_ new: FixedDecimal?) -> [RatingEffect] {
    let old = told
    hold(rules.taken(new), asGiven: new)
    return tellProgram(since: old)
  }

  /// Changes the bounds for the program, and moves the rating into them.
  mutating func set(_ new: ScaleBounds) -> [RatingEffect] {
    let old = told
    bounds = policies.holding.limited(new, from: bounds)
    bringIntoBounds { $0 }
    return tellProgram(since: old)
  }

  /// Changes the policies for the program, and moves the rating onto their grid.
  mutating func set(_ new: RatingPolicies) -> [RatingEffect] {
    let old = told
    policies = new
    let limited = new.holding.limited(bounds)
    bounds = limited
    bringIntoBounds { new.holding.rounding.applied(to: $0, in: limited) }
    return tellProgram(since: old)
  }

  /// Moves the rating into new bounds; one that is not remembered is rounded first.
  private mutating func bringIntoBounds(_ rounded: (FixedDecimal) -> FixedDecimal) {
    switch policies.holding.outOfRange {
    case _ where given == nil: held = rules.cleared
    case .remembered: hold(rules.taken(given), asGiven: given)
    case .clamped, .refused:
      let within = held.map { rounded($0).clamped(to: bounds.values) }
      held = within.map { max($0, rules.least(for: .program)) }
      given = held
    }
  }

  /// Reverts a touch, and applies the value that the program set during it.
  mutating func goBack(_ tracking: Tracking, by origin: EventOrigin) -> [RatingEffect] {
    settle(tracking.waiting, after: goBack(by: origin))
  }

  /// Applies the value that the program set during a touch.
  mutating func settle(
    _ waiting: Waiting, after effects: [RatingEffect]
  ) -> [RatingEffect] {
    if case .rating(let new) = waiting { effects + set(new) } else { effects }
  }

  /// Sets the value as in a new cell.
  mutating func start(with value: FixedDecimal?) {
    (held, given) = (nil, nil)
    hold(rules.taken(value), asGiven: value)
  }

  /// Stores the rating of an aim; `given` is the original value.
  mutating func hold(_ aim: RatingAim, asGiven given: FixedDecimal?) {
    switch aim {
    case .nothing: return
    case .none: held = rules.cleared
    case .rating(let value): held = value
    }
    self.given = given
  }

  /// Stores the rating of a user's aim.
  mutating func take(_ aim: RatingAim) {
    hold(aim, asGiven: nil)
    given = aim == .none ? nil : held
  }

  /// Returns the effects of a user's committed change.
  func tellEnd(from old: FixedDecimal?, by origin: EventOrigin) -> [RatingEffect] {
    policies.notices.tell(from: old, to: told, spoken(since: old), by: origin, .atTheEnd)
  }

  private func tellProgram(since old: FixedDecimal?) -> [RatingEffect] {
    told != old && tellsProgram ? [.commit(from: old, to: told, .program)] : []
  }

  private var tellsProgram: Bool {
    switch policies.notices.program {
    case .isTold: true
    case .isNotTold: false
    case .isToldWhileEditable: canChange
    }
  }

  /// Returns the rating to be spoken; nil, without rounding, if there is none or it is unchanged.
  private func spoken(since old: FixedDecimal?) -> FixedDecimal? {
    guard let told, told != old else { return nil }
    return spoken(of: told)
  }
}

extension RatingPolicies.Notices {
  /// The moment of a user's committed change.
  fileprivate enum Moment {
    /// After an immediate change, which was not shown before.
    case atOnce
    /// After an interaction that showed the change.
    case atTheEnd
  }

  /// Returns the effects of a user's committed change, as literals, which cost less than appending.
  fileprivate func tell(
    from old: FixedDecimal?, to rating: FixedDecimal?, _ spoken: FixedDecimal?,
    by origin: EventOrigin, _ moment: Moment
  ) -> [RatingEffect] {
    let isOther = rating != old
    let commit = RatingEffect.commit(from: old, to: rating, origin)
    let live = RatingEffect.live(rating, origin)
    let announce = RatingEffect.announce(spoken, origin)
    switch (isOther, tellsEnd(isOther: isOther, by: origin), moment) {
    case (false, false, _): return []
    case (false, true, _): return [commit]
    case (true, false, .atTheEnd): return [announce]
    case (true, true, .atTheEnd): return [commit, announce]
    case (true, false, .atOnce):
      return self.live == .never
        ? [announce, .tick] : [live, announce, .tick]
    case (true, true, .atOnce):
      switch atOnce {
      case .commit: return [commit, announce, .tick]
      case .liveAndCommit: return [live, commit, announce, .tick]
      }
    }
  }

  /// Returns true if a change is reported, or the end of a touch without one.
  private func tellsEnd(isOther: Bool, by origin: EventOrigin) -> Bool {
    switch (end, origin) {
    case (.always, .pointer), (.always, .accessibility), (.evenWhenFixed, .pointer): true
    case (.never, .pointer): false
    case (.onChange, .pointer), (_, .key), (_, .accessibility), (_, .gamepad), (_, .program):
      isOther
    }
  }
}

extension RatingEffect {
  fileprivate var isAnnouncement: Bool {
    switch self {
    case .announce: true
    case .live, .commit, .cancelled, .hovered, .tick: false
    }
  }
}
