public import StyleSheet

/// One mark of a rating as it is drawn: a star, or what the theme has for it.
public struct RatingMark: Hashable, Sendable, Codable {
  /// How much of a mark is lit.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// Nothing.
    case off = "off"
    /// One half, for which there is a picture.
    case half = "half"
    /// All of it.
    case on = "on"
    /// Any other part, or a half for which there is no picture, which is cut out of the lit picture.
    case partial = "partial"
  }

  /// An image and the color that it is filled with.
  public struct Layer: Hashable, Sendable, Codable {
    /// The name of the picture.
    public let image: ImageName
    /// The color that the image is filled with; nil if it is drawn in its own colors.
    public let tint: Color?

    package init(_ image: ImageName, _ tint: Color?) {
      self.image = image
      self.tint = tint
    }
  }

  /// The place in the row, in reading order; 0 is at the leading edge.
  public let index: Int
  /// How much of it is lit, as a renderer asks.
  public let kind: Kind
  /// How much of it is lit, from 0 to 1.
  public let fraction: FixedDecimal
  /// How much of its width is drawn lit, from 0 to 1, from the leading side.
  ///
  /// It is ``fraction``, unless a policy makes up for a star's thin ends
  /// (``RatingPolicies/Display/Fill``).
  public let litWidth: FixedDecimal
  /// What is drawn: the open, the half or the lit picture.
  ///
  /// Of a partial mark it is the lit picture, of which only ``litWidth`` is drawn, from the leading
  /// side.
  public let layer: Layer
  /// The open picture that is drawn whole under a partial mark; nil for the rest.
  public let underlay: Layer?
  /// Where it is drawn; a square, unless the cell has a shape of its own.
  public let frame: Frame
  /// Where a touch is for it: its share of the row, grown to at least 44 points both ways, or what
  /// else the policies say.
  ///
  /// Where two of them overlap, the nearer mark has it; that is what
  /// ``RatingCell/touch(atX:y:in:_:time:)`` and the cell make of a touch.
  public let hitFrame: Frame
  /// Whether the lit side is the right one: a half picture is drawn turned over, and a partial mark
  /// is lit from the right.
  ///
  /// True in a right-to-left cell for marks that are lit in part. Others are never turned: not every
  /// picture is its own mirror image.
  public let isMirrored: Bool
  /// Whether the rating ends at it; never more than one mark's.
  public let isSelected: Bool
  /// Whether a finger or a pointer that the cell follows is on it.
  public let isActive: Bool

  package init(
    _ index: Int, _ kind: Kind, _ fraction: FixedDecimal, litWidth: FixedDecimal? = nil,
    _ layer: Layer, over underlay: Layer? = nil,
    _ frame: Frame, hitFrame: Frame? = nil, isMirrored: Bool = false, isSelected: Bool = false,
    isActive: Bool = false
  ) {
    self.index = index
    self.kind = kind
    self.fraction = fraction
    self.litWidth = litWidth ?? fraction
    self.layer = layer
    self.underlay = underlay
    self.frame = frame
    self.hitFrame = hitFrame ?? frame
    self.isMirrored = isMirrored
    self.isSelected = isSelected
    self.isActive = isActive
  }
}
