// The handling of a touch, from its beginning to its end.

extension RatingCell {
  mutating func beginTracking(at touch: ControlTouch) -> [RatingEffect] {
    let aim = rules.aim(at: touch, isTap: true)
    guard canChange, aim != .nothing else { return [] }
    keep()
    phase = .tracking(Tracking(start: told, first: touch, last: touch))
    switch policies.pointer.gesture {
    case .tapAndDrag: return show(aim, by: .pointer)
    case .tapOnly, .click: return []
    }
  }

  mutating func track(_ tracking: Tracking, to touch: ControlTouch) -> [RatingEffect] {
    guard touch.isFinite else { return [] }
    var tracking = tracking
    tracking.last = touch
    tracking.isTap = tracking.isTap && policies.pointer.isTap(from: tracking.first, to: touch)
    switch policies.pointer.scrolling {
    case .keepsTheTouch: break
    case .yields:
      let course = policies.pointer.course(of: tracking, to: touch)
      guard course != .across else { return goBack(tracking, by: .pointer) }
      tracking.isDrawn = course == .along
    }
    phase = .tracking(tracking)
    switch policies.pointer.gesture {
    case .tapAndDrag: return show(rules.aim(at: touch, isTap: tracking.isTap), by: .pointer)
    case .tapOnly, .click: return []
    }
  }

  mutating func endTracking(_ tracking: Tracking) -> [RatingEffect] {
    if row.distance(to: tracking.last) > policies.pointer.releaseDistance {
      return goBack(tracking, by: .pointer)
    }
    switch policies.pointer.gesture {
    case .tapOnly, .click:
      rest()
      return settle(
        tracking.waiting, after: isTapOrClick(tracking) ? tap(at: tracking.last) : [])

    case .tapAndDrag:
      rest()
      let isRetap = tracking.isTap || policies.pointer.retapBy == .anyTouch
      if isRetap, let aim = retapped(from: tracking.start, to: rating) { take(aim) }
      return settle(tracking.waiting, after: tellEnd(from: tracking.start, by: .pointer))
    }
  }

  /// Returns true if an ended touch counts as a tap or click, for the gestures without drag.
  private func isTapOrClick(_ tracking: Tracking) -> Bool {
    switch policies.pointer.gesture {
    case .tapAndDrag, .tapOnly: tracking.isTap
    case .click:
      // A release outside the row is on no mark, even if such touches count.
      row.distance(to: tracking.last) <= row.distance(to: tracking.first)
        && rules.aim(at: tracking.first, isTap: true) == rules.aim(at: tracking.last, isTap: true)
    }
  }

  mutating func cancelTracking(_ tracking: Tracking) -> [RatingEffect] {
    switch policies.pointer.cancel {
    case .reverts: return goBack(tracking, by: .pointer)
    case .commits:
      rest()
      return settle(tracking.waiting, after: tellEnd(from: tracking.start, by: .pointer))
    case .keepsInSilence:
      rest()
      return settle(tracking.waiting, after: [])
    }
  }

  mutating func tap(at touch: ControlTouch) -> [RatingEffect] {
    let aim = rules.aim(at: touch, isTap: true)
    guard case .rating(let new) = aim, let other = retapped(from: told, to: new) else {
      return change(to: aim, by: .pointer)
    }
    return change(to: other, by: .pointer)
  }

  func endForeignTouch() -> [RatingEffect] {
    switch policies.notices.end {
    case .onChange, .always, .never: []
    case .evenWhenFixed: canChange ? [] : [.commit(from: told, to: told, .pointer)]
    }
  }

  func cancelForeignTouch() -> [RatingEffect] {
    switch policies.pointer.cancel {
    case .commits: endForeignTouch()
    case .reverts, .keepsInSilence: []
    }
  }

  mutating func hover(at touch: ControlTouch) -> [RatingEffect] {
    let before = phase
    phase = .resting
    switch (policies.pointer.hover, rules.aim(at: touch, isTap: true)) {
    case (.previews, .rating(let preview)) where canChange: phase = .hovering(over: preview)
    case (.previews, .rating), (.previews, .none), (.previews, .nothing), (.ignored, _): break
    }
    guard phase != before else { return [] }
    if case .hovering(let preview) = phase { return tellHover(preview) }
    return endHover()
  }

  /// Returns the effect of a tap on the current rating; nil if it is no such tap.
  private func retapped(from start: FixedDecimal?, to new: FixedDecimal?) -> RatingAim? {
    guard let start, let new else { return nil }
    let first = bounds.values.lowerBound.adding(1)
    let mark = new.rounded(to: 1, .up)
    switch policies.pointer.retap {
    case .nothing:
      return nil
    case .clears:
      return start == new && held != nil ? RatingAim.none : nil
    case .clearsIfOnly:
      return start == new && bounds.items == 1 && start > bounds.values.lowerBound
        ? RatingAim.none : nil
    case .clearsOnTheFirstMark:
      let isThere = new <= first && start <= first && start > bounds.values.lowerBound
      return isThere ? RatingAim.none : nil
    case .cycles:
      if start == mark { return rules.chosen(mark.subtracting(.half), by: .pointer) }
      guard start == mark.subtracting(.half) else { return .rating(mark) }
      return rules.chosen(mark.subtracting(1), by: .pointer)
    }
  }
}

/// The direction of a touch.
private enum Course: Hashable, Sendable {
  /// Undecided, within the distance of a tap.
  case open
  case along, across
}

extension RatingPolicies.Pointer {
  /// Returns the direction of a touch; one that has moved along the row keeps the marks.
  fileprivate func course(of tracking: RatingCell.Tracking, to touch: ControlTouch) -> Course {
    guard !tracking.isDrawn else { return .along }
    let way = tracking.first.distance(to: touch)
    guard max(way.along, way.across) > tapDistance else { return .open }
    return way.across > way.along ? .across : .along
  }

  fileprivate func isTap(from first: ControlTouch, to last: ControlTouch) -> Bool {
    let way = first.distance(to: last)
    guard max(way.along, way.across) <= tapDistance else { return false }
    guard let start = first.time, let now = last.time else { return true }
    return now - start <= tapDuration
  }
}
