extension SliderTrack {
  typealias Effect = ScaleEffect<ScaleRange>

  /// Handles an event in any phase, and returns its effects.
  ///
  /// `hindrance` is the reason why the user cannot change the cell; an interaction is then reverted.
  /// `range` returns the values of both thumbs for a value of the cell.
  mutating func handle<Value>(
    _ event: SliderEvent<Value>, _ hindrance: CellHindrance?, _ range: (Value) -> ScaleRange
  ) -> [Effect] {
    if let hindrance, event.cause != .program {
      focusedThumb = nil
      return letGo(by: .program) + event.cause.effects(hindrance)
    }
    switch (phase, event) {
    // Touches.

    case (.resting, .touchBegan(let touch, let thumb)):
      return begin(at: touch, thumb)
    case (.editing(let edited, let text), .touchBegan(let touch, let thumb)):
      guard touch.isFinite else { return [] }
      focusedThumb = edited
      return finish(edited, text) + begin(at: touch, thumb)
    case (.dragging(let drag), .touchMoved(let touch)):
      return move(drag, to: touch)
    case (.dragging(let drag), .touchEnded):
      phase = .resting
      return committed(since: drag.start, .pointer)
    case (.dragging, .touchCancelled):
      return letGo(by: .pointer)

    // The first touch owns the cell; only Escape reverts it.
    case (.dragging, .key(.escape, _, _)):
      return letGo(by: .key)
    // A renderer can report the focus after the press that brings it.
    case (.dragging(let drag), .focusThumb):
      focusedThumb = one(drag.thumb)
      return []
    case (.dragging, .touchBegan), (.dragging, .key), (.dragging, .increment),
      (.dragging, .decrement), (.dragging, .focus), (.dragging, .type), (.dragging, .done):
      return []
    case (.resting, .touchMoved), (.resting, .touchEnded), (.resting, .touchCancelled),
      (.editing, .touchMoved), (.editing, .touchEnded), (.editing, .touchCancelled):
      return []

    // Keys and steps.

    case (.resting, .key(let key, let thumb, let direction)):
      return press(key, at: one(thumb), direction)
    case (.resting, .increment(let origin, let thumb)):
      return change(one(thumb), by: scale.step, origin)
    case (.resting, .decrement(let origin, let thumb)):
      return change(one(thumb), by: scale.step.negated, origin)
    case (.editing(let edited, let text), .increment),
      (.editing(let edited, let text), .decrement),
      (.editing(let edited, let text), .focusThumb):
      focusedThumb = edited
      return finish(edited, text) + handle(event, hindrance, range)
    case (.editing(let edited, let text), .key(let key, _, _)):
      return press(key, in: edited, text)

    // The text fields.

    case (.resting, .focusThumb(let thumb)):
      focusedThumb = one(thumb)
      return []
    case (.resting, .focus(let thumb)):
      return focus(one(thumb))
    case (.editing(let edited, let text), .focus(let thumb)):
      return edited == one(thumb) ? [] : finish(edited, text) + focus(one(thumb))
    case (.resting, .type(let text)):
      let thumb = one(focusedThumb ?? .upper)
      return focus(thumb) + type(text, in: thumb)
    case (.editing(let edited, _), .type(let text)):
      return type(text, in: edited)
    case (.editing(let edited, let text), .done), (.editing(let edited, let text), .blur):
      return finish(edited, text)
    case (.resting, .blur), (.dragging, .blur):
      focusedThumb = nil
      return []
    case (.resting, .done):
      return []

    // The program.

    case (.resting, .setValue(let new)):
      hold(range(new))
      return []
    case (.dragging, .setValue(let new)):
      let effects = letGo(by: .program)
      hold(range(new))
      return effects
    case (.editing(let edited, _), .setValue(let new)):
      hold(range(new))
      phase = .editing(edited, text: writing.number(values[edited], scale))
      return []
    case (.resting, .setScale(let new)):
      take(new)
      return []
    // With a new scale, the finger and the text are at other values than the user meant.
    case (.dragging, .setScale(let new)), (.editing, .setScale(let new)):
      let effects = letGo(by: .program)
      take(new)
      return effects
    }
  }

  private func one(_ thumb: SliderThumb) -> SliderThumb { isRange ? thumb : .upper }

  // MARK: - Touches

  private mutating func begin(at touch: ControlTouch, _ thumb: SliderThumb?) -> [Effect] {
    guard touch.isFinite else { return [] }
    let drag = Drag(thumb: one(thumb ?? nearest(to: touch.along)), start: values)
    phase = .dragging(drag)
    return move(drag, to: touch)
  }

  private mutating func move(_ drag: Drag, to touch: ControlTouch) -> [Effect] {
    guard touch.isFinite else { return [] }
    let (start, value) = (drag.start, scale.value(at: touch.along))
    // If two thumbs are in one place, the direction of the drag selects the thumb.
    let thumb = start.lower < start.upper ? drag.thumb : value < start.lower ? .lower : .upper
    let new = moved(thumb, of: start, to: value)
    moveFocusIfPresent(to: new[thumb.other] == start[thumb.other] ? thumb : thumb.other)
    return set(new, .pointer)
  }

  /// Moves the keyboard focus to the thumb that the user moves, if a thumb has it.
  private mutating func moveFocusIfPresent(to thumb: SliderThumb) {
    if focusedThumb != nil { focusedThumb = one(thumb) }
  }

  /// Returns the values after a thumb has moved; past the other thumb they swap, or it stops.
  private func moved(
    _ thumb: SliderThumb, of start: ScaleRange, to value: FixedDecimal
  ) -> ScaleRange {
    let other = isRange ? start[thumb.other] : scale.bounds.lowerBound
    switch policies.crossing {
    case .swaps: return ScaleRange(value, other)
    case .stops:
      switch thumb {
      case .lower: return ScaleRange(min(value, other), other)
      case .upper: return ScaleRange(other, max(value, other))
      }
    }
  }

  /// Returns the thumb that is nearest to a share; beyond two thumbs at one place, that of the side.
  private func nearest(to share: Double) -> SliderThumb {
    let (lower, upper) = (scale.share(of: values.lower), scale.share(of: values.upper))
    return isRange && share - lower < upper - share ? .lower : .upper
  }

  /// Sets the values, and returns the live effect if they have changed.
  private mutating func set(_ new: ScaleRange, _ origin: EventOrigin) -> [Effect] {
    guard new != values else { return [] }
    values = new
    return policies.live == .whileChanging ? [.live(new, origin)] : []
  }

  private func committed(since start: ScaleRange, _ origin: EventOrigin) -> [Effect] {
    values == start ? [] : [.commit(from: start, to: values, origin)]
  }

  /// Ends an interaction, and restores the values from before it.
  private mutating func letGo(by origin: EventOrigin) -> [Effect] {
    defer { phase = .resting }
    switch phase {
    case .resting, .editing: return []
    case .dragging(let drag):
      moveFocusIfPresent(to: drag.thumb)
      guard values != drag.start else { return [] }
      hold(drag.start)
      return [.cancelled(to: values, origin)]
    }
  }

  // MARK: - Keys and steps

  /// Changes the value of a thumb at once; it stops at the other thumb.
  private mutating func change(
    _ thumb: SliderThumb, by change: FixedDecimal, _ origin: EventOrigin
  ) -> [Effect] {
    scale.step > 0 ? move(thumb, to: values[thumb].adding(change), origin) : []
  }

  private mutating func move(
    _ thumb: SliderThumb, to value: FixedDecimal, _ origin: EventOrigin
  ) -> [Effect] {
    moveFocusIfPresent(to: thumb)
    let (start, reach) = (values, reach(of: thumb))
    let new = value.clamped(to: reach)
    let other = isRange ? values[thumb.other] : scale.bounds.lowerBound
    values = ScaleRange(other, new)
    guard values == start else { return committed(since: start, origin) }
    guard value != new else { return [] }
    if new == scale.bounds.lowerBound, value < new { return [.hindered(.atTheLowerBound)] }
    if new == scale.bounds.upperBound, value > new { return [.hindered(.atTheUpperBound)] }
    return [.hindered(.atTheOtherThumb)]
  }

  private mutating func press(
    _ key: ControlKey, at thumb: SliderThumb, _ direction: ReadingDirection
  ) -> [Effect] {
    let isMirrored = direction == .rightToLeft
    let (step, page) = (scale.step, scale.pageStep)
    switch key {
    case .right: return change(thumb, by: isMirrored ? step.negated : step, .key)
    case .left: return change(thumb, by: isMirrored ? step : step.negated, .key)
    case .up: return change(thumb, by: step, .key)
    case .down: return change(thumb, by: step.negated, .key)
    case .pageUp: return change(thumb, by: page, .key)
    case .pageDown: return change(thumb, by: page.negated, .key)
    case .home: return move(thumb, to: reach(of: thumb).lowerBound, .key)
    case .end: return move(thumb, to: reach(of: thumb).upperBound, .key)
    case .digit, .space, .enter, .escape: return []
    }
  }

  // MARK: - Text fields

  private mutating func focus(_ thumb: SliderThumb) -> [Effect] {
    guard hasFields else { return [] }
    focusedThumb = nil
    phase = .editing(thumb, text: writing.number(values[thumb], scale))
    return []
  }

  private mutating func type(_ text: String, in thumb: SliderThumb) -> [Effect] {
    guard hasFields else { return [] }
    var (kept, isPartial) = writing.filtered(text, scale, policies)
    let most = scale.bounds.upperBound
    if policies.typedExcess == .clamped, let number = writing.number(in: kept), number > most {
      kept = writing.number(most, scale)
    }
    phase = .editing(thumb, text: kept)
    return isPartial ? [.hindered(.notANumber)] : []
  }

  /// Other keys belong to the text field.
  private mutating func press(
    _ key: ControlKey, in thumb: SliderThumb, _ text: String
  ) -> [Effect] {
    switch key {
    case .enter: return finish(thumb, text)
    case .escape: return letGo(by: .key)
    case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .digit, .space: return []
    }
  }

  /// Leaves a text field, and sets the value if the text is another number.
  private mutating func finish(_ thumb: SliderThumb, _ text: String) -> [Effect] {
    phase = .resting
    guard text != writing.number(values[thumb], scale) else { return [] }
    let start = values
    switch policies.result(of: text, scale, writing) {
    case .number(let number): values = moved(thumb, of: start, to: number)
    case .none: return [.hindered(.notANumber)]
    case .refused: return [.hindered(.outOfBounds)]
    }
    return committed(since: start, .key)
  }
}

extension SliderEvent {
  fileprivate var cause: ScaleEventCause {
    switch self {
    case .touchBegan, .key, .increment, .decrement, .focusThumb, .focus, .type: .attempt
    case .touchMoved, .touchEnded, .touchCancelled, .done, .blur: .continuation
    case .setValue, .setScale: .program
    }
  }
}
