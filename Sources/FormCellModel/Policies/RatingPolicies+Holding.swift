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
    /// The numbers of marks that bounds can have; nil allows every number.
    public var items: Items?
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

  /// A limit of the number of marks.
  ///
  /// It applies to bounds that the program sets and to those of a description.
  public struct Items: Hashable, Sendable {
    /// The treatment of bounds with too few or too many marks.
    public enum Otherwise: Hashable, Sendable {
      /// The bounds are ignored, and the old ones stay (.NET MAUI Community Toolkit); in a description
      /// they are an error.
      case refused
      /// The upper bound moves to the nearest number of marks (SurveyJS).
      case clamped
      /// The upper bound moves to this number of marks (BootstrapBlazor: 5).
      case marks(Int)
    }

    /// The numbers that are allowed.
    public var range: ClosedRange<Int>
    /// The treatment of other numbers.
    public var otherwise: Otherwise

    /// Creates a limit.
    public init(_ range: ClosedRange<Int>, otherwise: Otherwise = .clamped) {
      self.range = range
      self.otherwise = otherwise
    }
  }

  /// Returns bounds whose number of marks is within the limit; `old` stay if `new` are refused.
  func limited(_ new: ScaleBounds, from old: ScaleBounds = .zeroToFive) -> ScaleBounds {
    guard let items, !items.range.contains(new.items) else { return new }
    let range = items.range
    func bounds(_ marks: Int) -> ScaleBounds {
      let marks = max(min(marks, range.upperBound), range.lowerBound, 0)
      return ScaleBounds(clamping: new.lower...new.lower + min(marks, ScaleBounds.maximumItems))
    }
    switch items.otherwise {
    case .refused: return range.contains(old.items) ? old : bounds(new.items)
    case .clamped: return bounds(new.items)
    case .marks(let marks): return bounds(marks)
    }
  }
}
