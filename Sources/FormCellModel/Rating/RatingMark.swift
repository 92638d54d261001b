public import StyleSheet

/// A drawn mark of a rating: a star, or the theme's image.
public struct RatingMark: Hashable, Sendable, Codable {
  /// The lit part of a mark.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// None.
    case off = "off"
    /// A half, with its own image.
    case half = "half"
    /// The whole mark.
    case on = "on"
    /// Another fraction, or a half without an image, cut out of the lit image.
    case partial = "partial"
  }

  /// An image and its tint.
  public struct Layer: Hashable, Sendable, Codable {
    /// The name of the image.
    public let image: ImageName
    /// The tint of the image; nil if it is drawn in its own colors.
    public let tint: ThemeColor?

    package init(_ image: ImageName, _ tint: ThemeColor?) {
      self.image = image
      self.tint = tint
    }
  }

  /// The index in the row, in reading order; 0 is at the leading edge.
  public let index: Int
  /// The lit part, as a renderer needs it.
  public let kind: Kind
  /// The lit fraction, from 0 to 1.
  public let fraction: FixedDecimal
  /// The fraction of the width that is drawn lit, from the leading side, from 0 to 1.
  ///
  /// It equals ``fraction``, unless a policy compensates for the thin ends of a star
  /// (``RatingPolicies/Display/Fill``).
  public let litWidth: FixedDecimal
  /// The open, half or lit image.
  ///
  /// In a partial mark it is the lit image, of which only ``litWidth`` is drawn, from the leading
  /// side.
  public let layer: Layer
  /// The open image drawn under a partial mark; nil for other marks.
  public let underlay: Layer?
  /// The frame of the image; square, unless the cell has a shape.
  public let frame: Frame
  /// The touch area: the mark's share of the row, enlarged to the minimum size of the policy, by
  /// default 44 points in both directions.
  ///
  /// The areas of neighbors can overlap. A renderer therefore passes a touch to
  /// ``RatingCell/touch(atX:y:in:_:time:)``, and the cell selects the nearer mark.
  public let hitFrame: Frame
  /// True if the right side is lit: a half image is drawn mirrored, and a partial mark is lit from
  /// the right.
  ///
  /// True for partly lit marks in a right-to-left cell. Other marks are never mirrored, because an
  /// image can be asymmetric.
  public let isMirrored: Bool
  /// True if the rating ends at this mark; at most one mark is selected.
  public let isSelected: Bool
  /// True if a tracked finger or pointer is on the mark.
  public let isActive: Bool

  /// The part of the frame that is lit, from its upper left corner.
  var litPart: Frame {
    let lit = frame.width * litWidth.double
    return Frame(x: isMirrored ? frame.width - lit : 0, y: 0, width: lit, height: frame.height)
  }

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
