extension RatingPolicies {
  /// What a finger, a pen or a mouse does.
  public struct Pointer: Hashable, Sendable {
    /// Which rating a place along the marks is; the next whole mark.
    public var rounding: DecimalRounding
    /// Which rating a place is for a tap, where that differs from a drag; nil is ``rounding``.
    public var tapRounding: DecimalRounding?
    /// Who owns the gap between two marks.
    public var gap: Gap
    /// From where a place is on the first mark, as a fraction of it; what is less is before it.
    ///
    /// Its very beginning, but for SAP's port, where 0 is still before it; UI5 leaves the first
    /// quarter out, SimpleRatingBar the first tenth.
    public var firstMarkFrom: DecimalRounding.Threshold
    /// What a place before the first mark is.
    public var beforeFirst: BeforeFirst
    /// What a place past the last mark is.
    public var pastLast: PastLast
    /// What a place above or below the row is.
    public var drift: Drift
    /// Whether a finger can be drawn along the marks.
    public var gesture: Gesture
    /// How far a finger may move for its touch to be a tap, in points; 0 and more.
    public var tapDistance: Double
    /// How long a finger may be down for its touch to be a tap, in seconds; infinity is any time.
    public var tapDuration: Double
    /// What a tap on the rating there is already does.
    public var retap: Retap
    /// Which touches can be taps on the rating there is already.
    public var retapBy: RetapBy
    /// What a canceled touch leaves.
    public var cancel: Cancel
    /// What becomes of a touch that turns out to go across the row.
    public var scrolling: Scrolling
    /// How far off the row a finger may be lifted for its touch to count, in points; infinity is
    /// anywhere.
    ///
    /// A touch that ends farther off leaves the rating there was before it (WCAG 2.2, 2.5.2, pointer
    /// cancellation).
    public var releaseDistance: Double
    /// What a pointer above the marks shows that touches nothing.
    public var hover: Hover
    /// How large the area is in which a touch counts.
    public var target: Target

    /// The given answers.
    public init(
      rounding: DecimalRounding = .ceiling, tapRounding: DecimalRounding? = nil,
      gap: Gap = .markBefore,
      firstMarkFrom: DecimalRounding.Threshold = .from(0), beforeFirst: BeforeFirst = .minimum,
      pastLast: PastLast = .maximum, drift: Drift = .ignored, gesture: Gesture = .tapAndDrag,
      tapDistance: Double = 5, tapDuration: Double = .infinity, retap: Retap = .nothing,
      retapBy: RetapBy = .tap, cancel: Cancel = .reverts, scrolling: Scrolling = .keepsTheTouch,
      releaseDistance: Double = .infinity, hover: Hover = .ignored, target: Target = .enhanced
    ) {
      self.rounding = rounding
      self.tapRounding = tapRounding
      self.gap = gap
      self.firstMarkFrom = firstMarkFrom
      self.beforeFirst = beforeFirst
      self.pastLast = pastLast
      self.drift = drift
      self.gesture = gesture
      self.tapDistance = tapDistance
      self.tapDuration = tapDuration
      self.retap = retap
      self.retapBy = retapBy
      self.cancel = cancel
      self.scrolling = scrolling
      self.releaseDistance = releaseDistance
      self.hover = hover
      self.target = target
    }
  }
}

// MARK: - Where a finger is

extension RatingPolicies.Pointer {
  /// Who owns the gap between two marks.
  public enum Gap: String, Hashable, Sendable, CaseIterable, Codable {
    /// The mark before it, which is whole there (SAP, CustomView, FloatRatingView, Cosmos, Jeremy
    /// Cook).
    case markBefore = "markBefore"
    /// Each of the two marks the half beside it, and a fraction is one of a mark's share (DYRateView).
    case eachHalf = "eachHalf"
    /// Nobody asks: the row is divided as if there were no gaps (HCSStarRatingView, Swifty, WinUI,
    /// XHStarRateView, MUI).
    case proportional = "proportional"
    /// Nobody: a finger there changes nothing (Qt's star delegate).
    case nobody = "nobody"
  }

  /// What a place before the first mark is.
  public enum BeforeFirst: Hashable, Sendable {
    /// The least rating to be given (Cosmos; all the others where that is 0).
    case minimum
    /// The lower bound, whatever the least rating to be given.
    case lowerBound
    /// Never less than the first mark has at its beginning: all of it where there are whole marks
    /// only, a half of it where there are halves (Spark, MUI, ControlsFX).
    case firstMark
    /// No rating (WinUI, where swiping off the edge clears).
    case clears
    /// No place at all: a touch there is as if it had not happened (Qt, KRatingWidget).
    case refused
    /// The least rating up to so many marks away, and no place beyond (AXRatingView: one).
    case minimumWithin(marks: Double)
  }

  /// What a place past the last mark is.
  public enum PastLast: String, Hashable, Sendable, CaseIterable, Codable {
    /// The greatest rating, as nearly everybody has it.
    case maximum = "maximum"
    /// No place at all, so that the old rating stays (HCSStarRatingView, KRatingWidget).
    case refused = "refused"
    /// The same, and the end of the last mark is past it already (AXRatingView, Qt).
    case refusedFromTheEnd = "refusedFromTheEnd"
    /// The lower bound (compose-ratingbar).
    case lowerBound = "lowerBound"
  }

  /// What a place above or below the row is.
  public enum Drift: String, Hashable, Sendable, CaseIterable, Codable {
    /// As good as one beside it (Cosmos, SAP, HCSStarRatingView, CustomView).
    case ignored = "ignored"
    /// All of the mark beside it, whatever fractions there are in the row (FloatRatingView, whose
    /// users call it a bug: issue 46).
    case wholeMark = "wholeMark"
    /// No place at all (AXRatingView, Qt, KRatingWidget).
    case refused = "refused"
  }

  /// How large the area is in which a touch counts; a row that is larger stays as it is.
  public enum Target: String, Hashable, Sendable, CaseIterable, Codable {
    /// 44 points both ways (WCAG 2.2, 2.5.5, level AAA; Apple's guidelines; Cosmos).
    case enhanced = "enhanced"
    /// 24 points both ways (WCAG 2.2, 2.5.8, level AA).
    case minimum = "minimum"
    /// The row itself.
    case row = "row"
  }
}

extension RatingPolicies.Pointer.Target {
  /// The least width and height, in points.
  public var side: Double {
    switch self {
    case .enhanced: 44
    case .minimum: 24
    case .row: 0
    }
  }
}

// MARK: - What it does

extension RatingPolicies.Pointer {
  /// Whether a finger can be drawn along the marks.
  public enum Gesture: String, Hashable, Sendable, CaseIterable, Codable {
    /// It can, and the marks follow it.
    case tapAndDrag = "tapAndDrag"
    /// Only a tap counts, when it is over (XHStarRateView, flutter_rating_bar's `tapOnlyMode`).
    case tapOnly = "tapOnly"
    /// Only a click counts: a touch that begins and ends on the same mark or part of one, however far
    /// it went between (the controls of the web that have no drag: MUI, antd, Zag).
    case click = "click"
  }

  /// What a tap on the rating there is already does.
  public enum Retap: String, Hashable, Sendable, CaseIterable, Codable {
    /// Nothing (FUIRatingControl, Cosmos, Vant, Fluent).
    case nothing = "nothing"
    /// It takes the rating away (UI5, antd, Mantine, MudBlazor and Shoelace to 0; MUI, PrimeNG and
    /// WinUI to none).
    case clears = "clears"
    /// The same, on the first mark only (SAP's SwiftUI port, flutter_rating_bar).
    case clearsOnTheFirstMark = "clearsOnTheFirstMark"
    /// The same, where there is only one mark (.NET MAUI Community Toolkit).
    case clearsIfOnly = "clearsIfOnly"
    /// It goes from a whole mark to its half, on to the mark before, and back (KRatingWidget).
    case cycles = "cycles"
  }

  /// Which touches can be taps on the rating there is already.
  public enum RetapBy: String, Hashable, Sendable, CaseIterable, Codable {
    /// Taps: touches that stay near and do not last (SAP's SwiftUI port).
    case tap = "tap"
    /// Every touch that ends where the rating was when it began.
    case anyTouch = "anyTouch"
  }

  /// What a canceled touch leaves.
  public enum Cancel: String, Hashable, Sendable, CaseIterable, Codable {
    /// The rating there was before it (decision 0005; WinUI does so for a gamepad).
    case reverts = "reverts"
    /// The rating that was shown last, as if the finger had been lifted (FloatRatingView, Cosmos).
    case commits = "commits"
    /// The rating that was shown last, and nobody is told (CustomView, HCSStarRatingView).
    case keepsInSilence = "keepsInSilence"
  }

  /// What becomes of a touch that turns out to go across the row.
  public enum Scrolling: String, Hashable, Sendable, CaseIterable, Codable {
    /// It goes on; a scroll view that wants it cancels it.
    case keepsTheTouch = "keepsTheTouch"
    /// It is given up, when it leaves the place of a tap and has gone farther across than along; one
    /// that has gone along first keeps the marks (Vant; what Cosmos's users ask for).
    case yields = "yields"
  }

  /// What a pointer above the marks shows that touches nothing.
  public enum Hover: String, Hashable, Sendable, CaseIterable, Codable {
    /// Nothing (everything on a touch screen).
    case ignored = "ignored"
    /// The rating that a click would give (MudBlazor, MUI, antd, most on the web).
    case previews = "previews"
  }
}
