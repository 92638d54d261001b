extension RatingPolicies {
  /// The policies for touches and pointers.
  public struct Pointer: Hashable, Sendable {
    /// The rounding of a position along the marks; the next whole mark by default.
    public var rounding = DecimalRounding.ceiling
    /// The rounding for taps; nil uses ``rounding``.
    public var tapRounding: DecimalRounding?
    /// The owner of the gap between two marks.
    public var gap = Gap.markBefore
    /// The fraction of the first mark from which a position is on it; smaller ones are before it.
    ///
    /// By default its beginning. In SAP's port 0 is still before it; UI5 excludes the first
    /// quarter, SimpleRatingBar the first tenth.
    public var firstMarkFrom = DecimalRounding.Threshold.from(0)
    /// The result of a position before the first mark.
    public var beforeFirst = BeforeFirst.minimum
    /// The result of a position past the last mark.
    public var pastLast = PastLast.maximum
    /// The result of a position above or below the row.
    public var drift = Drift.ignored
    /// The gesture that sets a rating.
    public var gesture = Gesture.tapAndDrag
    /// The maximum movement of a tap, in points; not negative; infinity means no limit.
    public var tapDistance: Double = 5
    /// The maximum duration of a tap, in seconds; infinity means no limit.
    public var tapDuration = Double.infinity
    /// The effect of a tap on the current rating.
    public var retap = Retap.nothing
    /// The touches that count as a tap on the current rating.
    public var retapBy = RetapBy.tap
    /// The rating after a canceled touch.
    public var cancel = Cancel.reverts
    /// The treatment of a touch that turns out to move across the row.
    public var scrolling = Scrolling.keepsTheTouch
    /// The maximum distance from the row at which a released touch counts, in points; infinity
    /// means no limit.
    ///
    /// A touch released farther away restores the rating before it (WCAG 2.2, 2.5.2, pointer
    /// cancellation).
    public var releaseDistance = Double.infinity
    /// The effect of a pointer that hovers over the marks.
    public var hover = Hover.ignored
    /// The size of the touch area.
    public var target = Target.enhanced
  }
}

extension RatingPolicies.Pointer {
  // MARK: - Positions

  /// The owner of the gap between two marks.
  public enum Gap: String, Hashable, Sendable, CaseIterable, Codable {
    /// The mark before it, which is whole there (SAP, CustomView, FloatRatingView, Cosmos, Jeremy
    /// Cook).
    case markBefore = "markBefore"
    /// Each of the two marks owns the nearer half; fractions are relative to a mark with its halves
    /// (DYRateView).
    case eachHalf = "eachHalf"
    /// The row is divided evenly, as if there were no gaps (HCSStarRatingView, Swifty, WinUI,
    /// XHStarRateView, MUI).
    case proportional = "proportional"
    /// No mark: a touch there changes nothing (Qt's star delegate).
    case nobody = "nobody"
  }

  /// The result of a position before the first mark.
  public enum BeforeFirst: Hashable, Sendable {
    /// The minimum rating (Cosmos; all the others, where it is 0).
    case minimum
    /// The lower bound, regardless of the minimum rating.
    case lowerBound
    /// The rating at the beginning of the first mark: one mark with whole marks, a half with halves
    /// (Spark, MUI, ControlsFX).
    case firstMark
    /// No rating (WinUI, where swiping off the edge clears).
    case clears
    /// The touch is ignored (Qt, KRatingWidget).
    case refused
    /// The minimum rating up to this many marks away; ignored beyond (AXRatingView: one).
    case minimumWithin(marks: Double)
  }

  /// The result of a position past the last mark.
  public enum PastLast: String, Hashable, Sendable, CaseIterable, Codable {
    /// The maximum rating, as in most controls.
    case maximum = "maximum"
    /// The touch is ignored, and the old rating stays (HCSStarRatingView, KRatingWidget).
    case refused = "refused"
    /// The same, and the end of the last mark also counts as past it (AXRatingView, Qt).
    case refusedFromTheEnd = "refusedFromTheEnd"
    /// The lower bound (compose-ratingbar).
    case lowerBound = "lowerBound"
  }

  /// The result of a position above or below the row.
  public enum Drift: String, Hashable, Sendable, CaseIterable, Codable {
    /// The same as beside it (Cosmos, SAP, HCSStarRatingView, CustomView).
    case ignored = "ignored"
    /// The whole mark, even if the row has fractions (FloatRatingView, reported as a bug: issue
    /// 46).
    case wholeMark = "wholeMark"
    /// The touch is ignored (AXRatingView, Qt, KRatingWidget).
    case refused = "refused"
  }

  /// The minimum size of the touch area; a larger row is not reduced.
  public enum Target: String, Hashable, Sendable, CaseIterable, Codable {
    /// 44 points in both directions (WCAG 2.2, 2.5.5, level AAA; Apple's guidelines; Cosmos).
    case enhanced = "enhanced"
    /// 24 points in both directions (WCAG 2.2, 2.5.8, level AA).
    case minimum = "minimum"
    /// The row itself.
    case row = "row"
  }

  // MARK: - Gestures

  /// The gesture that sets a rating.
  public enum Gesture: String, Hashable, Sendable, CaseIterable, Codable {
    /// A tap or a drag; the marks follow the finger.
    case tapAndDrag = "tapAndDrag"
    /// A tap only, at its end (XHStarRateView, flutter_rating_bar's `tapOnlyMode`).
    case tapOnly = "tapOnly"
    /// A click only: a touch that begins and ends on the same mark or part of a mark, regardless of
    /// its movement (the controls of the web without drag: MUI, antd, Zag).
    case click = "click"
  }

  /// The effect of a tap on the current rating.
  public enum Retap: String, Hashable, Sendable, CaseIterable, Codable {
    /// No effect (FUIRatingControl, Cosmos, Vant, Fluent).
    case nothing = "nothing"
    /// Clears the rating (UI5, antd, Mantine, MudBlazor and Shoelace to 0; MUI, PrimeNG and WinUI
    /// to none).
    case clears = "clears"
    /// The same, on the first mark only (SAP's SwiftUI port, flutter_rating_bar).
    case clearsOnTheFirstMark = "clearsOnTheFirstMark"
    /// The same, if there is only one mark (.NET MAUI Community Toolkit).
    case clearsIfOnly = "clearsIfOnly"
    /// Cycles from a whole mark to its half, to the mark before, and back (KRatingWidget).
    case cycles = "cycles"
  }

  /// The touches that count as a tap on the current rating.
  public enum RetapBy: String, Hashable, Sendable, CaseIterable, Codable {
    /// Taps, which are short and stay near (SAP's SwiftUI port).
    case tap = "tap"
    /// Every touch that ends on the rating that was current when it began.
    case anyTouch = "anyTouch"
  }

  /// The rating after a canceled touch.
  public enum Cancel: String, Hashable, Sendable, CaseIterable, Codable {
    /// The rating before the touch (decision 0005; WinUI does so for a gamepad).
    case reverts = "reverts"
    /// The last shown rating, as if the finger had been lifted (FloatRatingView, Cosmos).
    case commits = "commits"
    /// The last shown rating, without a report (CustomView, HCSStarRatingView).
    case keepsInSilence = "keepsInSilence"
  }

  /// The treatment of a touch that turns out to move across the row.
  public enum Scrolling: String, Hashable, Sendable, CaseIterable, Codable {
    /// The touch continues; a scroll view that needs it cancels it.
    case keepsTheTouch = "keepsTheTouch"
    /// The touch is canceled if it exceeds the tap distance and has moved farther across than
    /// along the row; a touch that has moved along first keeps the marks (Vant; requested by users
    /// of Cosmos).
    case yields = "yields"
  }

  /// The effect of a pointer that hovers over the marks.
  public enum Hover: String, Hashable, Sendable, CaseIterable, Codable {
    /// No effect (everything on a touch screen).
    case ignored = "ignored"
    /// Previews the rating that a click would set (MudBlazor, MUI, antd, most on the web).
    case previews = "previews"
  }
}

extension RatingPolicies.Pointer.Target {
  /// The minimum width and height, in points.
  package var side: Double {
    switch self {
    case .enhanced: 44
    case .minimum: 24
    case .row: 0
    }
  }
}
