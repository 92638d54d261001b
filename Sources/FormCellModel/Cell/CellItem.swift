/// One item that a renderer draws of a cell.
public struct CellItem: Hashable, Sendable {
  /// The content of an item.
  public enum Content: Hashable, Sendable {
    case text(StyledText)
    case picture(StyledPicture)
    case shape(StyledShape)
  }

  /// The part of the cell that it belongs to.
  public let part: CellPart
  /// The content.
  public let content: Content

  package init(_ part: CellPart, _ content: Content) {
    self.part = part
    self.content = content
  }

  /// True for a text without letters, which has the base direction of its cell.
  var isUnsettled: Bool {
    if case .text(let text) = content { text.direction == nil } else { false }
  }

  /// Returns the item; a text without letters has the base direction of the cell.
  func settled(in direction: ReadingDirection) -> CellItem {
    guard case .text(let text) = content else { return self }
    return CellItem(part, .text(text.settled(in: direction)))
  }

  /// The frame of the content.
  public var frame: Frame {
    switch content {
    case .text(let text): text.frame
    case .picture(let picture): picture.frame
    case .shape(let shape): shape.frame
    }
  }
}
