public import StyleSheet

/// A control of a form: a value that changes by events, can be presented, and encodes itself.
public protocol FormCell: Hashable, Sendable, Codable {
  /// What can happen to the cell.
  associatedtype Event: Hashable, Sendable
  /// What the caller has to know or do after an event.
  associatedtype Effect: Hashable, Sendable
  /// The words that are not the program's own.
  associatedtype Strings: Hashable, Sendable

  /// The kind of the cell.
  static var kind: CellKind { get }

  /// Takes an event, and returns its effects in their order.
  mutating func handle(_ event: Event) -> [Effect]

  /// Returns everything that a renderer draws of the cell.
  func presentation(in context: CellContext, strings: Strings) -> CellPresentation
}

/// Everything around a cell that its look depends on.
public struct CellContext: Sendable {
  /// The theme for the environment in which the cell is drawn.
  public var theme: Theme
  /// The width of the cell in points.
  ///
  /// A width that is negative or not finite counts as 0.
  public var width: Double
  /// The reading direction.
  public var direction: LayoutDirection
  /// The text size that the person has chosen.
  public var textSize: TextSize

  /// A context.
  public init(
    _ theme: Theme, width: Double = 320, _ direction: LayoutDirection = .leftToRight,
    textSize: TextSize = .large
  ) {
    self.theme = theme
    self.width = width
    self.direction = direction
    self.textSize = textSize
  }
}
