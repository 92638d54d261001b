/// A place of a cell that takes touches.
public struct HitArea: Hashable, Sendable {
  /// The meaning of a touch.
  public enum Purpose: Hashable, Sendable {
    /// A tap anywhere in the area activates the control.
    case activate
    /// A tap or a drag sets the value that belongs to its place along this frame.
    case adjust(along: Frame)
  }

  /// The part of the cell that it belongs to.
  public let part: CellPart
  /// The area, which may reach beyond the cell.
  public let frame: Frame
  /// The meaning of a touch.
  public let purpose: Purpose

  /// An area of which everything is decided.
  public init(_ part: CellPart, _ frame: Frame, _ purpose: Purpose) {
    self.part = part
    self.frame = frame
    self.purpose = purpose
  }
}
