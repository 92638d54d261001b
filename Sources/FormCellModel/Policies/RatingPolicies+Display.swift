extension RatingPolicies {
  /// The policies for the display of marks.
  public struct Display: Hashable, Sendable {
    /// The rounding of a rating in an editable style; whole marks by default.
    public var rounding = DecimalRounding.whole
    /// The rounding of a rating or an average in a read-only style; exact by default.
    public var averageRounding = DecimalRounding.exact
    /// The marks that are lit.
    public var highlight = Highlight.upToTheRating
    /// The lit part of a mark's width for a fraction of its value.
    public var fill = Fill.width
    /// The value that selects the tint range.
    public var tinting = Tinting.byRating
    /// The rendering of a cell's own images whose rendering is automatic.
    public var images = Images.areTemplates
    /// A single mark in place of the row, in the read-only styles; nil shows the row.
    public var compact: Compact?
    /// The suggested duration of a change, in seconds; 0, negative and non-finite numbers mean no
    /// animation.
    ///
    /// It is a hint for the renderer: this module has no clock.
    public var animation: Double = 0
    /// The suggested scale of the mark under a finger; numbers that are not finite and positive
    /// count as 1.
    ///
    /// It is a hint for the renderer and does not affect any frame.
    public var activeScale: Double = 1

    /// Returns policies with one rule for every style, and the defaults for the rest.
    public static func rounded(_ rule: DecimalRounding) -> Display {
      Display(rounding: rule, averageRounding: rule)
    }
  }
}

extension RatingPolicies.Display {
  /// The marks that are lit.
  public enum Highlight: String, Hashable, Sendable, CaseIterable, Codable {
    /// All marks up to the rating, as in most controls.
    case upToTheRating = "upToTheRating"
    /// Only the mark at which the rating ends (MUI's `highlightSelectedOnly`, Raty's `single`).
    ///
    /// A fraction between two marks lights the nearer one; a tie lights the later one.
    case selectedMarkOnly = "selectedMarkOnly"
    /// The mark at which the rating ends and all later marks (jquery-bar-rating's `reverse`).
    case fromTheRating = "fromTheRating"
  }

  /// The lit part of a mark's width for a fraction of its value.
  public enum Fill: Hashable, Sendable {
    /// The same fraction of the width, as in every control that clips.
    case width
    /// The width at which the lit area is that fraction of the rounded star that this package
    /// draws.
    case area
    /// The same for a star with straight edges, for a renderer that draws one.
    case areaOfStar(StarShape)
    /// 0.33 for a quarter, 0.66 for three quarters, and the fraction itself otherwise
    /// (react-native-star-rating-widget).
    case thirds
  }

  /// The value that selects the tint range.
  public enum Tinting: String, Hashable, Sendable, CaseIterable, Codable {
    /// The rating: the whole row has one color (FUIRatingControl, Element Plus; decision 0003).
    case byRating = "byRating"
    /// The rating of each mark: each mark has its own color (Quasar, Mantine).
    case byMark = "byMark"
  }

  /// The rendering of a cell's own images whose rendering is automatic.
  public enum Images: String, Hashable, Sendable, CaseIterable, Codable {
    /// As templates filled with the colors of the marks, like a theme's images.
    case areTemplates = "areTemplates"
    /// In their own colors, like an image view without a tint (FloatRatingView, CustomView,
    /// XHStarRateView).
    case areOriginals = "areOriginals"
  }

  /// A single mark that represents the whole row.
  ///
  /// Spark's mark is half lit above 1 and lit from 4 on; Fluent's is always lit, beside a label.
  public struct Compact: Hashable, Sendable {
    /// The threshold for half lit, counted from the lower bound.
    public var halfFrom: DecimalRounding.Threshold
    /// The threshold for lit, counted from the lower bound.
    public var wholeFrom: DecimalRounding.Threshold

    /// Creates a mark with two thresholds.
    public init(halfFrom: DecimalRounding.Threshold, wholeFrom: DecimalRounding.Threshold) {
      self.halfFrom = halfFrom
      self.wholeFrom = wholeFrom
    }
  }
}
