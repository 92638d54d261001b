public import StyleSheet

/// A picture with its image, color and frame.
///
/// A renderer scales the picture to the frame, keeps its proportions and centers it.
public struct StyledPicture: Hashable, Sendable, Codable {
  /// The role of a picture, which selects the substitute for an image that a renderer does not
  /// have.
  public enum Role: String, Hashable, Sendable, CaseIterable, Codable {
    /// An empty mark; the substitute is an open star.
    case off = "off"
    /// A half-filled mark; the substitute is a star whose leading half is filled.
    case half = "half"
    /// A filled mark; the substitute is a filled star.
    case on = "on"
    /// An icon; the substitute is a ring.
    case icon = "icon"
  }

  /// The name by which a renderer finds the picture.
  public let image: ImageName
  /// The color that the picture is filled with; nil if it is drawn in its own colors.
  public let tint: ThemeColor?
  /// The role of the picture.
  public let role: Role
  /// The frame of the picture.
  public let frame: Frame
  /// The part of the picture to draw, from the upper left corner of ``frame``; nil for all of it.
  public let shownPart: Frame?
  /// True if the picture is mirrored.
  public let isMirrored: Bool

  package init(
    _ image: ImageName, tint: ThemeColor?, _ role: Role, _ frame: Frame, shownPart: Frame? = nil,
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
