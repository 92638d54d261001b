/// One thing that a renderer draws of a cell.
public struct CellItem: Hashable, Sendable {
  /// The thing itself.
  public enum Content: Hashable, Sendable {
    case text(StyledText)
    case picture(StyledPicture)
    case shape(StyledShape)
  }

  /// The part of the cell that it belongs to.
  public let part: CellPart
  /// The thing itself.
  public let content: Content

  /// A thing that belongs to a part.
  public init(_ part: CellPart, _ content: Content) {
    self.part = part
    self.content = content
  }
}

extension CellItem {
  /// Where it is drawn.
  public var frame: Frame {
    switch content {
    case .text(let text): text.frame
    case .picture(let picture): picture.frame
    case .shape(let shape): shape.frame
    }
  }
}
