public import StyleSheet

/// A form control: a value that changes by events and by the inputs of any renderer, has a presentation,
/// and encodes itself.
public protocol FormCell: Hashable, Sendable, Codable {
  /// An event of the cell.
  associatedtype Event: Hashable, Sendable
  /// A notification or a task for the caller after an event.
  associatedtype Effect: Hashable, Sendable
  /// The localizable texts of the cell.
  associatedtype Strings: Hashable, Sendable

  /// The kind of the cell.
  static var kind: CellKind { get }

  /// The value as a form stores it.
  var formValue: FormValue { get }

  /// The part whose text is edited; nil for none.
  var editedPart: CellPart? { get }

  /// Handles an event, and returns its effects in order.
  mutating func handle(_ event: Event) -> [Effect]

  /// Returns the cell's own event for an input on a presentation; nil if it does not take it.
  func event(for input: CellInput, in shown: CellPresentation) -> Event?

  /// Returns an effect in the terms of all cells.
  func generic(_ effect: Effect) -> CellEffect

  /// Returns the layout of the cell, ready to draw.
  func presentation(in context: CellContext, strings: Strings) -> CellPresentation
}

extension FormCell {
  /// None: most cells have no text that is edited.
  public var editedPart: CellPart? { nil }

  /// Returns true if an event would change the cell.
  func changes(by event: Event) -> Bool {
    var cell = self
    _ = cell.handle(event)
    return cell != self
  }
}

/// The inputs of a presentation besides the cell.
public struct CellContext: Sendable {
  /// The theme, resolved for the environment in which the cell is drawn.
  public var theme: Theme
  /// The width of the cell in points.
  ///
  /// A width that is negative or not finite counts as 0.
  public var width: Double
  /// The reading direction.
  public var direction: ReadingDirection
  /// The user's text size.
  public var textSize: TextSize
  /// The user's accessibility settings.
  public var accessibility: AccessibilitySettings
  package var measurer: TextMeasurer

  /// Creates a context.
  public init(
    _ theme: Theme, width: Double = 320, _ direction: ReadingDirection = .leftToRight,
    textSize: TextSize = .large, accessibility: AccessibilitySettings = AccessibilitySettings(),
    measurer: TextMeasurer = .estimated
  ) {
    self.theme = theme
    self.width = width
    self.direction = direction
    self.textSize = textSize
    self.accessibility = accessibility
    self.measurer = measurer
  }
}

extension TextFont {
  func at(_ context: CellContext) -> TextFont { at(context.textSize, context.accessibility) }
}
