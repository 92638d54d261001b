public import StyleSheet

/// The layout of a form cell, ready to draw: all colors, images, frames and texts.
///
/// A presentation needs no theme and does not depend on the kind of the cell, so renderers can
/// differ only in how they draw, and a test compares a whole cell with `==`. All frames are in
/// points from the upper left corner of the cell.
public struct CellPresentation: Hashable, Sendable, Codable {
  private let component: String
  private let className: String
  /// The reading direction; the frames are already mirrored for it.
  public let direction: ReadingDirection
  /// The requested width, and the height that the cell needs.
  public let size: Extent
  /// The background of the cell in its theme; nil if it was not requested.
  public let background: BackgroundFill?
  /// The items in drawing order.
  public private(set) var items: [CellItem]
  /// The areas for hit testing; empty if the user cannot change the value.
  public let hitAreas: [HitArea]
  /// True if the cell can have the keyboard focus.
  public let isFocusable: Bool
  /// The text that the user edits; nil for none.
  public let editedText: EditedText?
  /// The accessibility elements in reading order; the first is the whole cell.
  public private(set) var accessibility: [AccessibilityElement]
  /// The tooltip; nil for none.
  public let tooltip: String?
  /// The area in which a resting pointer shows the tooltip; nil without a tooltip.
  public let tooltipFrame: Frame?
  /// The announcement after a change to this value; nil if it cannot be changed.
  public let announcement: String?
  /// The validation message, as it is announced when it appears; nil for none.
  public let message: String?
  /// The duration of the animation to this presentation, in seconds; 0 for none.
  ///
  /// The shown part and the tint of the pictures of marks move, along the cubic Bézier curve (0.42, 0,
  /// 0.58, 1); everything else changes at once.
  public let animation: Double

  package init(
    _ kind: CellKind, _ direction: ReadingDirection = .leftToRight, _ size: Extent,
    on background: BackgroundFill? = nil, items: [CellItem], hitAreas: [HitArea] = [],
    accessibility: [AccessibilityElement], tooltip: String? = nil, announcement: String? = nil,
    message: String? = nil, animation: Double = 0, editing editedText: EditedText? = nil
  ) {
    component = kind.name
    className = kind.className
    self.direction = direction
    self.size = size
    self.background = background
    self.items = items
    self.hitAreas = hitAreas
    isFocusable = !hitAreas.isEmpty
    self.editedText = editedText
    self.accessibility = accessibility
    self.tooltip = tooltip
    let whole = Frame(x: 0, y: 0, width: size.width, height: size.height)
    tooltipFrame = tooltip.map { _ in Self.controlFrame(hitAreas, accessibility) ?? whole }
    self.announcement = announcement
    self.message = message
    self.animation = animation
    settleItems()
  }

  /// The frame of the control with all its parts; nil if the user cannot change the value.
  var controlFrame: Frame? { Self.controlFrame(hitAreas, accessibility) }

  /// Returns the frame around the areas for hit testing and the elements of parts, which include
  /// disabled buttons and the whole wheel of a picker.
  private static func controlFrame(
    _ hitAreas: [HitArea], _ elements: [AccessibilityElement]
  ) -> Frame? {
    guard let first = hitAreas.first?.frame else { return nil }
    let areas = hitAreas.dropFirst().reduce(first) { $0.union($1.frame) }
    return elements.dropFirst().reduce(areas) { $0.union($1.frame) }
  }

  private mutating func settleItems() {
    // Rarely the case, and the loop would copy the items.
    guard items.contains(where: { $0.isUnsettled }) else { return }
    for place in items.indices where items[place].isUnsettled {
      items[place] = items[place].settled(in: direction)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case component
    case className = "class"
    case direction, size, background, items, hitAreas, isFocusable, editedText
    case accessibility = "elements"
    case tooltip, tooltipFrame, announcement, message, animation
  }

  /// Returns the presentation with the keyboard focus on an element, unless one has it.
  func focused(onElement place: Int) -> CellPresentation {
    guard accessibility.indices.contains(place),
      !accessibility.contains(where: { $0.traits.contains(.focused) })
    else { return self }
    var presentation = self
    presentation.accessibility[place].traits.insert(.focused)
    return presentation
  }

  /// Returns the presentation without the trait `focused`, which a cell has if keys have reached it
  /// without the focus of its form.
  func withoutFocus() -> CellPresentation {
    guard accessibility.contains(where: { $0.traits.contains(.focused) }) else { return self }
    var presentation = self
    for place in accessibility.indices { presentation.accessibility[place].traits.remove(.focused) }
    return presentation
  }

  func with(items: [CellItem]) -> CellPresentation {
    var presentation = self
    presentation.items = items
    presentation.settleItems()
    return presentation
  }

  /// The kind of the cell.
  public var kind: CellKind { CellKind(component, className: className) }

  /// Returns the message to announce when this presentation replaces `old`; nil if there is none or
  /// it is unchanged.
  ///
  /// The message is announced for every cause: the program, or a removed value. Source: WCAG 2.2,
  /// 4.1.3, status messages.
  public func newMessage(since old: CellPresentation?) -> String? {
    message == old?.message ? nil : message
  }

  var shapes: [StyledShape] {
    items.compactMap { if case .shape(let shape) = $0.content { shape } else { nil } }
  }

  /// True if a shape is as wide as the cell.
  func isSpanned(by shape: StyledShape) -> Bool {
    shape.frame.x <= 0 && shape.frame.maxX >= size.width
  }

  /// True if a shape fills the full width at the lower edge of the cell.
  var fillsLowerEdge: Bool {
    shapes.contains { isSpanned(by: $0) && $0.frame.maxY >= size.height }
  }
}
