extension RatingPolicies {
  /// What the marks show.
  public struct Display: Hashable, Sendable {
    /// What a rating in a style for editing is rounded to; whole marks.
    public var rounding: DecimalRounding
    /// What a rating in a style to be read is rounded to, averages above all; exact.
    public var averageRounding: DecimalRounding
    /// Which marks are lit.
    public var highlight: Highlight
    /// How much of a mark's width is drawn for a fraction of its value.
    public var fill: Fill
    /// What a range of tints is asked with.
    public var tinting: Tinting
    /// How images of a cell's own are drawn that do not say it themselves.
    public var images: Images
    /// One mark in place of the row, in the styles to be read; nil shows the row.
    public var compact: Compact?
    /// How long a change should take to be drawn, in seconds; 0 is at once, and so is what is less, or
    /// not finite.
    ///
    /// It is a hint for who draws: nothing here has a clock.
    public var animation: Double
    /// How many times as large as the others a mark should be drawn that a finger is on; 1 is none
    /// larger, and what is 0, less, or not finite counts as that.
    ///
    /// It is a hint, too, and no frame knows of it.
    public var activeScale: Double

    /// The given answers.
    public init(
      rounding: DecimalRounding = .whole, averageRounding: DecimalRounding = .exact,
      highlight: Highlight = .upToTheRating, fill: Fill = .width, tinting: Tinting = .byRating,
      images: Images = .areTemplates, compact: Compact? = nil, animation: Double = 0,
      activeScale: Double = 1
    ) {
      self.rounding = rounding
      self.averageRounding = averageRounding
      self.highlight = highlight
      self.fill = fill
      self.tinting = tinting
      self.images = images
      self.compact = compact
      self.animation = animation
      self.activeScale = activeScale
    }

    /// One rule for every style, and the defaults for the rest.
    public static func rounded(_ rule: DecimalRounding) -> Display {
      Display(rounding: rule, averageRounding: rule)
    }
  }
}

extension RatingPolicies.Display {
  /// Which marks are lit.
  public enum Highlight: String, Hashable, Sendable, CaseIterable, Codable {
    /// All up to the rating, as nearly everybody does.
    case upToTheRating = "upToTheRating"
    /// The one mark at which the rating ends (MUI's `highlightSelectedOnly`, Raty's `single`).
    ///
    /// A fraction between two marks lights the nearer one, and one in the middle the later.
    case selectedMarkOnly = "selectedMarkOnly"
    /// The mark at which the rating ends, and all after it (jquery-bar-rating's `reverse`).
    case fromTheRating = "fromTheRating"
  }

  /// How much of a mark's width is drawn for a fraction of its value.
  public enum Fill: Hashable, Sendable {
    /// As much as the fraction says, as everybody does who clips.
    case width
    /// As much as makes the lit *area* of a star that fraction of all of it: of the rounded star that
    /// this package draws.
    case area
    /// The same of a star with straight edges, for a renderer that draws such a one across its marks.
    case areaOfStar(StarShape)
    /// A quarter as 0.33 of the width, three quarters as 0.66, and the rest as the fraction says
    /// (react-native-star-rating-widget).
    case thirds
  }

  /// What a range of tints is asked with.
  public enum Tinting: String, Hashable, Sendable, CaseIterable, Codable {
    /// The rating: the whole row has one color (FUIRatingControl, Element Plus; decision 0003).
    case byRating = "byRating"
    /// The rating that a mark stands for: each mark has its own color (Quasar, Mantine).
    case byMark = "byMark"
  }

  /// How images of a cell's own are drawn that do not say it themselves.
  public enum Images: String, Hashable, Sendable, CaseIterable, Codable {
    /// As stencils of the marks' colors, as a theme's images are.
    case areTemplates = "areTemplates"
    /// In their own colors, as an image view without a tint draws them (FloatRatingView, CustomView,
    /// XHStarRateView).
    case areOriginals = "areOriginals"
  }

  /// One mark that stands for the whole row.
  ///
  /// Spark's is half lit above 1 and lit from 4 on; Fluent's is always lit, and words say the rest.
  public struct Compact: Hashable, Sendable {
    /// The ratings, counted from the lower bound, that light half of it.
    public var halfFrom: DecimalRounding.Threshold
    /// The ratings, counted from the lower bound, that light all of it.
    public var wholeFrom: DecimalRounding.Threshold

    /// A mark with these two thresholds.
    public init(
      halfFrom: DecimalRounding.Threshold, wholeFrom: DecimalRounding.Threshold
    ) {
      self.halfFrom = halfFrom
      self.wholeFrom = wholeFrom
    }
  }
}
