public import FormCellModel

/// A form cell that a view can drive without knowing its kind.
public protocol InteractiveCell: FormCell {
  /// Returns the event for an input of the user; nil if the cell has no use for it.
  func event(for input: CellInput) -> Event?

  /// Returns the response of a view to an effect; nil if only the app handles it.
  static func response(to effect: Effect) -> CellResponse?
}

/// An input of the user, as a view receives it.
public enum CellInput: Hashable, Sendable {
  /// A finger came down in an area that adjusts the value.
  case touchBegan(CellPoint)
  /// The finger moved.
  case touchMoved(CellPoint)
  /// The finger was lifted.
  case touchEnded
  /// The system took the touch away.
  case touchCancelled
  /// A pointer moved over an area that adjusts the value.
  case hoverMoved(CellPoint)
  /// The pointer left the area.
  case hoverEnded
  /// A key was pressed.
  case key(ControlKey, shift: Bool, ReadingDirection)
  /// An assistive technology requested a step up.
  case increment
  /// An assistive technology requested a step down.
  case decrement
  /// The control was tapped, or an assistive technology activated it.
  case activate(EventOrigin)
  /// An option was tapped; the first one has place 0.
  case tapOption(Int)
  /// An assistive technology selected an action of the element.
  case act(AccessibilityAction.Kind)
  /// An assistive technology selected one of several choices.
  case choose(FixedDecimal)
  /// The cell received the keyboard focus.
  case focus
  /// The cell lost the keyboard focus.
  case blur
}

/// A point in the coordinates of a presentation.
public struct CellPoint: Hashable, Sendable {
  /// The distance from the left edge of the cell.
  public let x: Double
  /// The distance from the upper edge of the cell.
  public let y: Double
  /// The frame of the control along which the value is adjusted.
  public let control: Frame
  /// The reading direction of the presentation.
  public let direction: ReadingDirection
  /// The time of the touch in seconds; nil for a pointer.
  public let time: Double?

  /// Creates a point; nil if the area is tapped and not adjusted.
  public init?(
    x: Double, y: Double, in area: HitArea, _ direction: ReadingDirection, time: Double? = nil
  ) {
    switch area.purpose {
    case .adjust(let control): self.control = control
    case .activate, .edit, .choose: return nil
    }
    self.x = x
    self.y = y
    self.direction = direction
    self.time = time
  }
}

/// The response of a view to an effect.
public enum CellResponse: Hashable, Sendable {
  /// The user feels a tick.
  case tick
  /// The announcement of the new presentation is spoken.
  case announcement
  /// The value is final.
  case commit
}

extension InteractiveCell {
  /// Sends an input to the cell, and returns the effects; nil if the cell has no use for it.
  public mutating func send(_ input: CellInput) -> [Effect]? {
    event(for: input).map { handle($0) }
  }
}
