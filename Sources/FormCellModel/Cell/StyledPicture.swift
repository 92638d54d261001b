public import StyleSheet

/// A picture with all that is needed to draw it.
///
/// A renderer scales the picture to the frame, keeps its proportions and centers it.
public struct StyledPicture: Hashable, Sendable, Codable {
  /// What the picture is for, which decides what stands in for a picture that a renderer does not have.
  public enum Role: String, Hashable, Sendable, CaseIterable, Codable {
    /// A mark that is not lit; an open star stands in.
    case off = "off"
    /// A mark of which half is lit; a star whose leading half is filled stands in.
    case half = "half"
    /// A mark that is lit; a filled star stands in.
    case on = "on"
    /// An icon; a ring stands in.
    case icon = "icon"
  }

  /// The name that a renderer finds the picture by.
  public let image: ImageName
  /// The color that the picture is filled with; nil if it is drawn in its own colors.
  public let tint: Color?
  /// What the picture is for.
  public let role: Role
  /// The room of the picture.
  public let frame: Frame
  /// The part of the picture that is drawn, from the upper left corner of ``frame``; nil is all of it.
  public let shownPart: Frame?
  /// True if the picture is drawn as its own mirror image.
  public let isMirrored: Bool

  /// A picture of which everything is decided.
  public init(
    _ image: ImageName, tint: Color?, _ role: Role, _ frame: Frame, shownPart: Frame? = nil,
    isMirrored: Bool = false
  ) {
    self.image = image
    self.tint = tint
    self.role = role
    self.frame = frame
    self.shownPart = shownPart
    self.isMirrored = isMirrored
  }
}
