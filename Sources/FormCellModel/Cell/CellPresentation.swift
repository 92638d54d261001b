public import StyleSheet

/// A form cell as it is drawn: every color, image, frame and word is decided.
///
/// It applies no rule and looks up no name, and it does not depend on the kind of the cell. Two renderers
/// can differ only in how they draw, and a test compares a whole cell with `==`. All frames are in points
/// from the upper left corner of the cell.
public struct CellPresentation: Hashable, Sendable, Codable {
  private let component: String
  private let className: String
  /// The reading direction; all frames are mirrored already.
  public let direction: LayoutDirection
  /// The width that the caller asked for, and the height that the cell needs in it.
  public let size: Extent
  /// The background of the cell in its theme; nil if the caller did not ask for it.
  public let background: BackgroundFill?
  /// The things to draw, from the bottom up.
  public let items: [CellItem]
  /// The places that take touches; empty if nothing can be changed by hand.
  public let hitAreas: [HitArea]
  /// The elements for assistive technologies in reading order; the first is the cell as a whole.
  public let accessibility: [AccessibilityElement]
  /// The words for a pointer that rests on the cell; nil if there are none.
  public let tooltip: String?
  /// The words to announce when the value has become this one; nil if it cannot be changed.
  public let announcement: String?
  /// The message of the form, as it is announced when it appears; nil if there is none.
  public let message: String?
  /// The duration of a change to this presentation, in seconds; 0 is at once.
  public let animation: Double

  /// A presentation of which everything is decided.
  public init(
    _ kind: CellKind, _ direction: LayoutDirection = .leftToRight, _ size: Extent,
    on background: BackgroundFill? = nil, items: [CellItem], hitAreas: [HitArea] = [],
    accessibility: [AccessibilityElement], tooltip: String? = nil, announcement: String? = nil,
    message: String? = nil, animation: Double = 0
  ) {
    component = kind.name
    className = kind.className
    self.direction = direction
    self.size = size
    self.background = background
    self.items = items
    self.hitAreas = hitAreas
    self.accessibility = accessibility
    self.tooltip = tooltip
    self.announcement = announcement
    self.message = message
    self.animation = animation
  }
}

extension CellPresentation {
  private enum CodingKeys: String, CodingKey {
    case component
    case className = "class"
    case direction, size, background, items, hitAreas
    case accessibility = "elements"
    case tooltip, announcement, message, animation
  }

  /// The kind of the cell.
  public var kind: CellKind { CellKind(component, className: className) }

  /// Returns the message to announce when this presentation replaces `old`; nil if there is none, or `old`
  /// had the same.
  ///
  /// The message is new whatever brought it: the program, or a value that was removed. Source: WCAG 2.2,
  /// 4.1.3, status messages.
  public func newMessage(since old: CellPresentation?) -> String? {
    message == old?.message ? nil : message
  }

  /// The shapes to draw, from the bottom up.
  var shapes: [StyledShape] {
    items.compactMap { if case .shape(let shape) = $0.content { shape } else { nil } }
  }

  /// True if a shape is as wide as the cell: its background, or that of a part.
  func isSpanned(by shape: StyledShape) -> Bool {
    shape.frame.x <= 0 && shape.frame.maxX >= size.width
  }

  /// True if something is filled across the whole cell down to its lower edge.
  var fillsLowerEdge: Bool {
    shapes.contains { isSpanned(by: $0) && $0.frame.maxY >= size.height }
  }
}
