extension RatingCell {
  /// Handles an event in any phase, and returns its effects.
  ///
  /// - Complexity: O(1).
  public mutating func handle(_ event: RatingEvent) -> [RatingEffect] {
    switch (phase, event) {
    // Touches.

    case (.resting, .touchBegan(let touch)), (.hovering, .touchBegan(let touch)),
      (.staged, .touchBegan(let touch)):
      return beginTracking(at: touch)

    case (.tracking(let tracking), .touchMoved(let touch)):
      return track(tracking, to: touch)

    case (.tracking(let tracking), .touchEnded):
      return endTracking(tracking)

    case (.tracking(let tracking), .touchCancelled):
      return cancelTracking(tracking)

    case (.resting, .tap(let touch)), (.hovering, .tap(let touch)), (.staged, .tap(let touch)):
      return tap(at: touch)

    // The end of a touch that the cell did not track, or no longer tracks.
    case (_, .touchEnded):
      return endForeignTouch()

    case (_, .touchCancelled):
      return cancelForeignTouch()

    case (_, .touchMoved):
      return []

    // Hovering.

    case (.resting, .hoverMoved(let touch)), (.hovering, .hoverMoved(let touch)):
      return hover(at: touch)

    case (.hovering, .hoverEnded):
      return endHover()

    case (_, .hoverMoved), (_, .hoverEnded):
      return []

    // Keys and steps.

    case (.resting, .key(let key, let shift, let direction)),
      (.hovering, .key(let key, let shift, let direction)):
      return press(key, shift, direction)

    case (.resting, .increment(let origin)), (.hovering, .increment(let origin)),
      (.staged, .increment(let origin)):
      return step(.up, by: origin)

    case (.resting, .decrement(let origin)), (.hovering, .decrement(let origin)),
      (.staged, .decrement(let origin)):
      return step(.down, by: origin)

    case (.resting, .choose(let rating, let origin)),
      (.hovering, .choose(let rating, let origin)), (.staged, .choose(let rating, let origin)):
      return change(to: rules.picked(rating, by: origin), by: origin)

    case (.resting, .clear(let origin)), (.hovering, .clear(let origin)),
      (.staged, .clear(let origin)):
      return change(to: canClear ? .none : .nothing, by: origin)

    // A staged rating.

    case (.staged(let rating), .activate(let origin)):
      return change(to: .rating(rating), by: origin)

    case (.staged(let rating), .key(.space, _, _)), (.staged(let rating), .key(.enter, _, _)):
      return change(to: .rating(rating), by: .key)

    case (.staged, .key(.escape, _, _)):
      return rest()

    case (.staged, .key(let key, let shift, let direction)):
      return press(key, shift, direction)

    // Activation is not a touch in the middle of the cell.
    case (.resting, .activate), (.hovering, .activate), (.tracking, .activate):
      return []

    // A game controller; its steps are live until it accepts.

    case (.resting, .engage), (.hovering, .engage), (.staged, .engage):
      return engage()

    case (.engaged, .increment(let origin)):
      return show(rules.aim(.up, from: rating, by: origin), by: origin)

    case (.engaged, .decrement(let origin)):
      return show(rules.aim(.down, from: rating, by: origin), by: origin)

    case (.engaged, .choose(let rating, let origin)):
      return show(rules.picked(rating, by: origin), by: origin)

    case (.engaged, .clear(let origin)):
      return show(canClear ? .none : .nothing, by: origin)

    case (.engaged, .key(.escape, _, _)), (.engaged, .revert), (.engaged, .engage):
      return goBack(by: .gamepad)

    case (.engaged(let start), .key(.enter, _, _)), (.engaged(let start), .key(.space, _, _)),
      (.engaged(let start), .accept), (.engaged(let start), .activate):
      rest()
      return tellEnd(from: start, by: .gamepad)

    case (.engaged, .key(let key, let shift, let direction)):
      return show(aim(of: key, shift, direction), by: .key)

    case (_, .accept), (_, .revert):
      return []

    // The first touch owns the cell; only Escape reverts it.

    case (.tracking(let tracking), .key(.escape, _, _)):
      return goBack(tracking, by: .key)

    case (.tracking, .touchBegan), (.tracking, .tap), (.tracking, .key), (.tracking, .increment),
      (.tracking, .decrement), (.tracking, .choose), (.tracking, .clear), (.tracking, .engage):
      return []

    // A game controller also owns the cell.
    case (.engaged, .touchBegan), (.engaged, .tap):
      return []

    // The keyboard.

    case (_, .focus):
      isFocused = true
      return []

    case (.resting, .blur), (.hovering, .blur), (.tracking, .blur):
      isFocused = false
      return []

    case (.staged, .blur):
      isFocused = false
      return rest()

    case (.engaged, .blur):
      isFocused = false
      return goBack(by: .gamepad)

    // The program.

    case (.tracking(var tracking), .setValue(let new)):
      switch policies.notices.outside {
      // The new value applies to the cell as it was before the touch.
      case .wins:
        return goBack(by: .program) + set(new)
      case .waits:
        tracking.waiting = .rating(new)
        phase = .tracking(tracking)
        return []
      }

    case (.engaged, .setValue(let new)):
      return goBack(by: .program) + set(new)

    case (.resting, .setValue(let new)), (.hovering, .setValue(let new)),
      (.staged, .setValue(let new)):
      return rest() + set(new)

    case (_, .setStyle(let new)):
      style = new
      return letGoIfFixed()

    case (_, .setEditable(let new)):
      isEditable = new
      return letGoIfFixed()

    // With new bounds, the finger is on other marks than the user meant.
    case (_, .setBounds(let new)):
      guard new != bounds else { return [] }
      return letGo() + set(new)

    case (_, .setPolicies(let new)):
      guard new != policies else { return [] }
      return letGo() + set(new)

    case (_, .reset):
      let effects = letGo()
      self = RatingCell(policies: policies, shape: shape)
      return effects
    }
  }
}
