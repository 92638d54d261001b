/// An area of a cell for hit testing.
///
/// The row of a rating cell is one area. ``RatingCell/touch(atX:y:in:_:time:)`` converts a point in
/// it to a touch, and ``RatingCell/rating(at:)`` finds the star under the touch.
public struct HitArea: Hashable, Sendable {
  /// The meaning of a touch.
  public enum Purpose: Hashable, Sendable {
    /// A tap anywhere in the area activates the control.
    case activate
    /// A tap or a drag sets the value at its position along this frame.
    case adjust(along: Frame)
    /// A tap begins to edit a text, or places the cursor of one that is edited.
    case edit(TextInputStyle)
    /// A tap anywhere in the area chooses the option at this place; the first one has place 0.
    case choose(Int)
  }

  /// The part of the cell that it belongs to.
  public let part: CellPart
  /// The area, which may extend beyond the cell.
  public let frame: Frame
  /// The meaning of a touch.
  public let purpose: Purpose

  package init(_ part: CellPart, _ frame: Frame, _ purpose: Purpose) {
    self.part = part
    self.frame = frame
    self.purpose = purpose
  }

  /// The frame along which a touch adjusts a value; nil if it adjusts none.
  var way: Frame? { if case .adjust(let way) = purpose { way } else { nil } }
}
