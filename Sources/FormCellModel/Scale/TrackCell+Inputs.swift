extension TrackCell {
  /// The value, or both values of a range slider.
  public var formValue: FormValue { formValue(of: track.values) }

  /// The text field of a thumb, while it is edited.
  public var editedPart: CellPart? { track.editedThumb?.field }

  /// Returns an effect in the terms of all cells.
  public func generic(_ effect: Effect) -> CellEffect {
    effect.generic { formValue(of: Self.values(of: $0)) }
  }

  private func formValue(of values: ScaleRange) -> FormValue {
    track.isRange ? .range(values.lower, values.upper) : .number(values.upper)
  }

  /// Returns the event for an input; nil if the cell does not take it.
  public func event(for input: CellInput, in shown: CellPresentation) -> Event? {
    switch input {
    case .pointer(let phase, let x, let y, let time):
      return event(for: phase, x, y, time, in: shown)
    case .key(let key, _):
      let event = Event.key(key, track.focusedThumb ?? .upper, shown.direction)
      return changes(by: event) ? event : nil
    case .tab(let isBackward): return canChange ? track.stop(isBackward: isBackward)?.event() : nil
    case .text(let text, _): return canChange && track.hasFields ? .type(text) : nil
    case .action(let action, let element):
      return track.stop(ofElement: element).flatMap { event(for: action, at: $0) }
    case .focus:
      let stop = track.focusedThumb.map { .thumb($0) } ?? track.stops.first
      return canChange ? stop?.event() : nil
    case .focusFromEnd: return canChange ? track.stops.last?.event() : nil
    case .blur: return .blur
    case .set(.number(let value)) where !track.isRange:
      return .setValue(Self.value(of: ScaleRange(value, value)))
    case .set(.range(let lower, let upper)) where track.isRange:
      return .setValue(Self.value(of: ScaleRange(lower, upper)))
    case .cursor, .set: return nil
    }
  }

  private func event(for action: CellInput.Action, at stop: SliderStop) -> Event? {
    switch (action, stop) {
    case (.increment, .thumb(let thumb)): .increment(.accessibility, thumb)
    case (.decrement, .thumb(let thumb)): .decrement(.accessibility, thumb)
    case (.activate, .field(let thumb)): .focus(thumb)
    case (.increment, .field), (.decrement, .field), (.activate, .thumb), (.clear, _),
      (.reveal, _), (.custom, _):
      nil
    }
  }

  private func event(
    for phase: CellInput.Pointer, _ x: Double, _ y: Double, _ time: Double?,
    in shown: CellPresentation
  ) -> Event? {
    let area = shown.hitArea(atX: x, y: y)
    let touch = touch(atX: x, y: y, time, in: shown)
    switch phase {
    case .down: return area?.way == nil ? nil : touch.map { .touchBegan(at: $0) }
    case .move: return isDragging ? touch.map { .touchMoved(to: $0) } : nil
    case .up:
      if isDragging { return .touchEnded }
      return switch area?.part {
      case .lowerField: .focus(.lower)
      case .upperField: .focus(.upper)
      default: nil
      }
    case .cancel: return isDragging ? .touchCancelled : nil
    case .hover, .leave: return nil
    }
  }

  private var isDragging: Bool {
    switch track.phase {
    case .dragging: true
    case .resting, .editing: false
    }
  }

  private func touch(
    atX x: Double, y: Double, _ time: Double?, in shown: CellPresentation
  ) -> ControlTouch? {
    shown.hitAreas.lazy.compactMap(\.way).first.map {
      ControlTouch(x: x, y: y, along: $0, shown.direction, time: time)
    }
  }
}
