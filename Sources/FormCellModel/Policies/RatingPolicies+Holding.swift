extension RatingPolicies {
  /// Which ratings are held.
  public struct Holding: Hashable, Sendable {
    /// What a rating is rounded to when the program sets it; exact.
    ///
    /// Rounding here loses what was given. dkk's StarRating and UI5 do it, SimpleRatingBar and Android
    /// go to a step, and FUIRatingControl has whole numbers only.
    public var rounding: DecimalRounding
    /// What becomes of a rating beyond the bounds.
    public var outOfRange: OutOfRange
    /// What it means that there is no rating.
    public var unset: Unset
    /// The least rating to be given; nil is the lower bound.
    public var minimum: FixedDecimal?
    /// Who has to keep to ``minimum``.
    public var minimumHolds: MinimumHolds

    /// The given answers.
    public init(
      rounding: DecimalRounding = .exact, outOfRange: OutOfRange = .clamped, unset: Unset = .isNone,
      minimum: FixedDecimal? = nil, minimumHolds: MinimumHolds = .forTouchAndKeys
    ) {
      self.rounding = rounding
      self.outOfRange = outOfRange
      self.unset = unset
      self.minimum = minimum
      self.minimumHolds = minimumHolds
    }
  }
}

extension RatingPolicies.Holding {
  /// What becomes of a rating beyond the bounds when the program sets it.
  ///
  /// In each case the rating that is held stays in the bounds.
  public enum OutOfRange: String, Hashable, Sendable, CaseIterable, Codable {
    /// It is brought to the nearer bound (FUIRatingControl, XHStarRateView, WinUI).
    case clamped = "clamped"
    /// It is not taken, and the old rating stays (HCSStarRatingView, UI5).
    case refused = "refused"
    /// It is brought to the nearer bound and remembered as it was given, so that wider bounds bring it
    /// back (Cosmos and FloatRatingView, which hold it and clamp what they show).
    case remembered = "remembered"
  }

  /// What it means that there is no rating.
  public enum Unset: String, Hashable, Sendable, CaseIterable, Codable {
    /// It is a state of its own, apart from every rating (WinUI and Zag write -1, MUI and PrimeNG
    /// null).
    case isNone = "isNone"
    /// It is the lower bound; a rating is always there (FUIRatingControl, Cosmos, most others).
    case isLowerBound = "isLowerBound"
  }

  /// Who has to keep to the least rating.
  public enum MinimumHolds: String, Hashable, Sendable, CaseIterable, Codable {
    /// Fingers only; keys, steps and the program go below.
    case forTouch = "forTouch"
    /// Whoever gives a rating by hand, but not the program (Cosmos; the ARIA slider, which keys cannot
    /// take to its 0).
    case forTouchAndKeys = "forTouchAndKeys"
    /// The program, too (FloatRatingView, WinUI).
    case always = "always"
  }
}
