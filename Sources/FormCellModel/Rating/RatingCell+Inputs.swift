extension RatingCell: FormCell {
  /// The rating cell.
  public static var kind: CellKind { .rating }

  /// Returns the presentation of the cell for renderers; ``RatingPresentation`` has further facts
  /// about its marks.
  public func presentation(
    in context: CellContext, strings: RatingStrings = .english
  ) -> CellPresentation {
    RatingPresentation(of: self, in: context, strings: strings)
      .cell(on: Self.kind.background(in: context.theme))
  }

  /// The rating; none if it is missing, even if effects report 0.
  public var formValue: FormValue { isEmpty ? .none : .number(value) }

  /// Returns the event for an input; nil if the cell does not take it.
  public func event(for input: CellInput, in shown: CellPresentation) -> RatingEvent? {
    switch input {
    case .pointer(let phase, let x, let y, let time):
      return event(for: phase, touch(atX: x, y: y, time: time, in: shown), isOn: shown, x, y)
    case .key(let key, let shift):
      return takes(key, shift: shift, shown.direction)
        ? .key(key, shift: shift, shown.direction) : nil
    case .action(let action, element: 0): return event(for: action)
    case .action(.activate, let element) where element > 0:
      guard let choices = choicesToFind, choices.indices.contains(element - 1) else { return nil }
      return .choose(choices[element - 1], .accessibility)
    case .focus, .focusFromEnd: return canChange ? .focus : nil
    case .blur: return .blur
    case .set(.number(let value)): return .setValue(value)
    case .set(.none): return .setValue(nil)
    case .action, .set, .text, .tab, .cursor: return nil
    }
  }

  private func event(for action: CellInput.Action) -> RatingEvent? {
    switch action {
    case .activate: canChange ? .activate(.accessibility) : nil
    case .increment: .increment(.accessibility)
    case .decrement: .decrement(.accessibility)
    case .clear: .clear(.accessibility)
    case .reveal, .custom: nil
    }
  }

  /// Returns the event of a pointer; a touch begins only on the marks.
  private func event(
    for phase: CellInput.Pointer, _ touch: ControlTouch?, isOn shown: CellPresentation, _ x: Double,
    _ y: Double
  ) -> RatingEvent? {
    let isOver = shown.hitArea(atX: x, y: y) != nil
    return switch phase {
    case .down: isOver ? touch.map { .touchBegan(at: $0) } : nil
    case .move: isTracking ? touch.map { .touchMoved(to: $0) } : nil
    case .up: isTracking ? .touchEnded : nil
    case .cancel: isTracking ? .touchCancelled : nil
    case .hover: isOver ? touch.map { .hoverMoved(to: $0) } : .hoverEnded
    case .leave: .hoverEnded
    }
  }

  private func touch(
    atX x: Double, y: Double, time: Double?, in shown: CellPresentation
  ) -> ControlTouch? {
    shown.hitAreas.first?.way.flatMap {
      touch(atX: x, y: y, in: $0, shown.direction, time: time)
    }
  }

  /// Returns an effect in the terms of all cells, where 0 is none if it means no rating.
  public func generic(_ effect: RatingEffect) -> CellEffect {
    func value(_ rating: FixedDecimal?) -> FormValue {
      rating.flatMap { isNothing($0) ? nil : .number($0) } ?? .none
    }
    return switch effect {
    case .live(let rating, let origin): .live(value(rating), origin)
    case .commit(_, let rating, let origin): .commit(value(rating), origin)
    case .cancelled(let rating, let origin): .cancelled(value(rating), origin)
    case .hovered(let rating): .hovered(value(rating))
    case .announce: .announce
    case .tick: .tick
    }
  }
}
