// How a rating changes, and who is told.

extension RatingCell {
  /// Shows a rating that may yet be taken back.
  mutating func show(_ aim: RatingAim, by origin: EventOrigin) -> [RatingEffect] {
    guard aim != .nothing else { return [] }
    let old = told
    take(aim)
    guard origin.isUser else { return showToProgram(from: old) }
    return switch (policies.notices.live, told != old) {
    case (.onChange, true), (.onEveryMove, true): [.live(told, origin), .tick]
    case (.onEveryMove, false): [.live(told, origin)]
    case (.never, true): [.tick]
    case (.onChange, false), (.never, false): []
    }
  }

  /// Tells the program what it has shown, in a cell that a game controller has; nobody feels it.
  private func showToProgram(from old: FixedDecimal?) -> [RatingEffect] {
    guard told != old, tellsProgram else { return [] }
    switch policies.notices.live {
    case .onChange, .onEveryMove: return [.live(told, .program)]
    case .never: return []
    }
  }

  /// Changes the rating at once: for a person, if they may, and for the program.
  mutating func change(to aim: RatingAim, by origin: EventOrigin) -> [RatingEffect] {
    let spokenBefore = origin == .accessibility ? spokenValue : nil
    phase = .resting
    guard aim != .nothing, canChange || !origin.isUser else { return [] }
    let old = told
    take(aim)
    guard origin.isUser else { return tellProgram(since: old) }
    let effects = policies.notices.tell(
      from: old, to: told, spoken(since: old), by: origin, .atOnce)
    return isSpokenAnyway(since: spokenBefore) ? effects.filter { !$0.isAnnouncement } : effects
  }

  /// True if an assistive technology speaks the rating by itself, because it has changed the value of
  /// its element, and the cell leaves it at that.
  private func isSpokenAnyway(since old: FixedDecimal?) -> Bool {
    switch policies.accessibility.announcing {
    case .always: false
    case .unlessSpoken: old != nil && old != spokenValue
    }
  }

  /// What a key wants.
  func aim(of key: ControlKey, _ shift: Bool, _ direction: LayoutDirection) -> RatingAim {
    rules.aim(of: key, shift: shift, direction, from: stagedOrHeld)
  }

  /// The rating that a step starts from: the one that is spoken and not activated yet, if there is.
  private var stagedOrHeld: FixedDecimal? {
    switch phase {
    case .staged(let rating): rating
    case .resting, .hovering, .tracking, .engaged: rating
    }
  }

  /// One step, which counts at once or when it is activated.
  mutating func step(_ direction: StepDirection, by origin: EventOrigin) -> [RatingEffect] {
    let aim = rules.aim(direction, from: stagedOrHeld, by: origin)
    switch (policies.keys.adjusting, origin) {
    case (.whenActivated, .accessibility): return stage(aim)
    case (.atOnce, .accessibility), (_, .pointer), (_, .key), (_, .gamepad), (_, .program):
      return change(to: aim, by: origin)
    }
  }

  /// Speaks a rating that somebody has to activate.
  private mutating func stage(_ aim: RatingAim) -> [RatingEffect] {
    guard canChange, case .rating(let next) = aim else { return [] }
    let old = spokenValue
    phase = .staged(next)
    return isSpokenAnyway(since: old) ? [] : [.announce(next, .accessibility)]
  }

  /// Gives the cell to a game controller.
  mutating func engage() -> [RatingEffect] {
    guard canChange else { return rest() }
    keep()
    phase = .engaged(start: told)
    return []
  }

  /// Sets aside what is held, for as long as somebody has hold of the cell.
  mutating func keep() {
    kept = Kept(held: held, given: given)
  }

  /// Nobody has hold of the cell anymore, and what it holds is held.
  @discardableResult mutating func rest() -> [RatingEffect] {
    phase = .resting
    kept = nil
    return []
  }

  /// Gives up a touch, and leaves no trace of it: what the program gave is remembered as before.
  mutating func goBack(by origin: EventOrigin) -> [RatingEffect] {
    let old = told
    if let kept { (held, given) = (kept.held, kept.given) }
    let effects = rest()
    return told == old ? effects : [.cancelled(to: told, origin)]
  }

  /// Takes the cell from whoever has hold of it, and leaves no trace of them.
  mutating func letGo() -> [RatingEffect] {
    switch phase {
    case .tracking(let tracking):
      let effects = goBack(by: .program)
      return settle(tracking.waiting, after: effects)
    case .engaged: return goBack(by: .program)
    case .resting, .hovering, .staged: return rest()
    }
  }

  /// The same, if nobody may change the cell anymore.
  mutating func letGoIfFixed() -> [RatingEffect] {
    canChange ? [] : letGo()
  }

  /// Changes the rating for the program, which always may.
  mutating func set(_ new: FixedDecimal?) -> [RatingEffect] {
    let old = told
    hold(rules.taken(new), asGiven: new)
    return tellProgram(since: old)
  }

  /// Changes the bounds for the program, and brings the rating into them.
  mutating func set(_ new: ScaleBounds) -> [RatingEffect] {
    let old = told
    bounds = new
    switch policies.holding.outOfRange {
    case _ where given == nil: held = rules.cleared
    case .remembered: hold(rules.taken(given), asGiven: given)
    case .clamped, .refused: bringIntoBounds()
    }
    return tellProgram(since: old)
  }

  private mutating func bringIntoBounds() {
    let within = held?.clamped(to: bounds.values)
    held = within.map { max($0, rules.least(for: .program)) }
    given = held
  }

  /// Makes what the program set while a finger was down hold.
  mutating func settle(
    _ waiting: Waiting, after effects: [RatingEffect]
  ) -> [RatingEffect] {
    switch waiting {
    case .nothing: effects
    case .rating(let new): effects + set(new)
    }
  }

  /// Takes a value as that of a new cell.
  mutating func start(with value: FixedDecimal?) {
    (held, given) = (nil, nil)
    hold(rules.taken(value), asGiven: value)
  }

  /// Holds what was aimed at; `given` is what the aim was made of.
  mutating func hold(_ aim: RatingAim, asGiven given: FixedDecimal?) {
    switch aim {
    case .nothing: return
    case .none: held = rules.cleared
    case .rating(let value): held = value
    }
    self.given = given
  }

  /// Holds what somebody gave by hand.
  mutating func take(_ aim: RatingAim) {
    hold(aim, asGiven: nil)
    given = aim == .none ? nil : held
  }

  /// Tells that a person has changed the rating for good.
  func tellEnd(from old: FixedDecimal?, by origin: EventOrigin) -> [RatingEffect] {
    policies.notices.tell(from: old, to: told, spoken(since: old), by: origin, .atTheEnd)
  }

  /// What the program is told of what it has set.
  private func tellProgram(since old: FixedDecimal?) -> [RatingEffect] {
    told != old && tellsProgram ? [.commit(from: old, to: told, .program)] : []
  }

  /// True if the program hears of what it sets.
  private var tellsProgram: Bool {
    switch policies.notices.program {
    case .isTold: true
    case .isNotTold: false
    case .isToldWhileEditable: canChange
    }
  }

  /// The rating as assistive technology says it; nil is none, or the same as before.
  ///
  /// Most places of a finger change nothing, and what nobody hears need not be rounded.
  private func spoken(since old: FixedDecimal?) -> FixedDecimal? {
    guard let told, told != old else { return nil }
    return spoken(of: told)
  }
}

extension RatingPolicies.Notices {
  /// When a person has changed a rating for good.
  fileprivate enum Moment {
    /// By what is over at once, and was not shown before.
    case atOnce
    /// By what was shown while it went on.
    case atTheEnd
  }

  /// All that is told of a person's change for good, in its order.
  ///
  /// Each answer is written out: an array that is made by appending takes as long as the change.
  fileprivate func tell(
    from old: FixedDecimal?, to rating: FixedDecimal?, _ spoken: FixedDecimal?,
    by origin: EventOrigin, _ moment: Moment
  ) -> [RatingEffect] {
    let isOther = rating != old
    let commit = RatingEffect.commit(from: old, to: rating, origin)
    let live = RatingEffect.live(rating, origin)
    let announce = RatingEffect.announce(spoken, origin)
    switch (isOther, tellsEnd(isOther: isOther), moment) {
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

  /// Whether a change for good is told, or only the end of what might have been one.
  private func tellsEnd(isOther: Bool) -> Bool {
    switch end {
    case .onChange: isOther
    case .always, .evenWhenFixed: true
    case .never: false
    }
  }
}

extension RatingEffect {
  fileprivate var isAnnouncement: Bool {
    switch self {
    case .announce: true
    case .live, .commit, .cancelled, .tick: false
    }
  }
}
