extension RatingPolicies {
  /// The policies for stored ratings.
  public struct Holding: Hashable, Sendable {
    /// The rounding of a rating that the program sets; exact by default.
    ///
    /// The original value is lost. dkk's StarRating and UI5 round, SimpleRatingBar and Android
    /// round to a step, and FUIRatingControl stores whole numbers only.
    public var rounding = DecimalRounding.exact
    /// The treatment of a rating beyond the bounds.
    public var outOfRange = OutOfRange.clamped
    /// The meaning of a missing rating.
    public var unset = Unset.isNone
    /// The minimum rating; nil means the lower bound.
    public var minimum: FixedDecimal?
    /// The origins that ``minimum`` applies to.
    public var minimumHolds = MinimumHolds.forTouchAndKeys

  }
}

extension RatingPolicies.Holding {
  /// The treatment of a rating beyond the bounds that the program sets.
  ///
  /// The stored rating always stays within the bounds.
  public enum OutOfRange: String, Hashable, Sendable, CaseIterable, Codable {
    /// The rating is clamped (FUIRatingControl, XHStarRateView, WinUI).
    case clamped = "clamped"
    /// The rating is ignored, and the old one stays (HCSStarRatingView, UI5).
    case refused = "refused"
    /// The rating is clamped, and the original is remembered, so that wider bounds restore it
    /// (Cosmos and FloatRatingView, which store it and clamp for display).
    case remembered = "remembered"
  }

  /// The meaning of a missing rating.
  public enum Unset: String, Hashable, Sendable, CaseIterable, Codable {
    /// A separate state, distinct from every rating (WinUI and Zag write -1, MUI and PrimeNG null).
    case isNone = "isNone"
    /// The lower bound; a rating is always present (FUIRatingControl, Cosmos, most others).
    case isLowerBound = "isLowerBound"
  }

  /// The origins that the minimum rating applies to.
  public enum MinimumHolds: String, Hashable, Sendable, CaseIterable, Codable {
    /// Touches only; keys, steps and the program can go below.
    case forTouch = "forTouch"
    /// All user input, but not the program (Cosmos; the ARIA slider, whose keys cannot reach its
    /// 0).
    case forTouchAndKeys = "forTouchAndKeys"
    /// All origins, including the program (FloatRatingView, WinUI).
    case always = "always"
  }
}
