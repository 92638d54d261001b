public import FormCellModel

extension RatingCell: InteractiveCell {
  /// Returns the event for an input of the user.
  public func event(for input: CellInput) -> RatingEvent? {
    switch input {
    case .touchBegan(let point): touch(at: point).map { .touchBegan(at: $0) }
    case .touchMoved(let point): touch(at: point).map { .touchMoved(to: $0) }
    case .touchEnded: .touchEnded
    case .touchCancelled: .touchCancelled
    case .hoverMoved(let point): touch(at: point).map { .hoverMoved(to: $0) }
    case .hoverEnded: .hoverEnded
    case .key(let key, let shift, let direction):
      // A key that changes nothing belongs to the views around the cell.
      takes(key, shift: shift, direction) ? .key(key, shift: shift, direction) : nil
    case .increment: .increment(.accessibility)
    case .decrement: .decrement(.accessibility)
    case .activate(let origin): .activate(origin)
    case .tapOption: nil
    case .act(.clear): .clear(.accessibility)
    case .act(.custom), .act(.reveal): nil
    case .choose(let rating): .choose(rating, .accessibility)
    case .focus: .focus
    case .blur: .blur
    }
  }

  private func touch(at point: CellPoint) -> ControlTouch? {
    touch(atX: point.x, y: point.y, in: point.control, point.direction, time: point.time)
  }

  /// Returns the response of a view to an effect.
  public static func response(to effect: RatingEffect) -> CellResponse? {
    switch effect {
    case .tick: .tick
    case .announce: .announcement
    case .commit: .commit
    case .live, .cancelled, .hovered: nil
    }
  }
}
