extension RatingPolicies {
  /// The policies for reporting changes.
  public struct Notices: Hashable, Sendable {
    /// The reports while a touch continues.
    public var live = Live.onChange
    /// The report at the end of a touch.
    public var end = End.onChange
    /// The reports of an immediate change, by a tap, a key or a step.
    public var atOnce = AtOnce.commit
    /// The report of a change that the program made.
    public var program = Program.isTold
    /// The treatment of a value that the program sets during a touch.
    public var outside = Outside.wins
    /// The reports of the rating that a pointer previews.
    public var hover = Hover.ignored
  }
}

extension RatingPolicies.Notices {
  /// The reports while a touch continues.
  public enum Live: String, Hashable, Sendable, CaseIterable, Codable {
    /// When the rating changes (Cosmos, SAP, Spark).
    case onChange = "onChange"
    /// On every move (FloatRatingView, AXRatingView).
    case onEveryMove = "onEveryMove"
    /// Never (CustomView, Ray Wenderlich's tutorial).
    case never = "never"
  }

  /// The report at the end of a touch.
  ///
  /// ``RatingPolicies/Pointer/Cancel`` decides whether this applies to a canceled touch.
  public enum End: String, Hashable, Sendable, CaseIterable, Codable {
    /// If the rating differs from that before the touch (Vant, Fluent, SAP).
    case onChange = "onChange"
    /// Always (Cosmos, Mantine).
    case always = "always"
    /// Always, even for a cell that cannot be changed (FloatRatingView, CustomView).
    ///
    /// Such a cell has no hit area; the program sends the touch.
    case evenWhenFixed = "evenWhenFixed"
    /// Never; only live changes are reported (AXRatingView).
    case never = "never"
  }

  /// The reports of an immediate change.
  public enum AtOnce: String, Hashable, Sendable, CaseIterable, Codable {
    /// The commit.
    case commit = "commit"
    /// The live change and the commit (Cosmos, for steps by assistive technology).
    case liveAndCommit = "liveAndCommit"
  }

  /// The report of a change that the program made.
  public enum Program: String, Hashable, Sendable, CaseIterable, Codable {
    /// Reported, with the origin (Swifty, XHStarRateView, Android with `fromUser`).
    case isTold = "isTold"
    /// Not reported (HCSStarRatingView, and FUIRatingControl by one of its two pages).
    case isNotTold = "isNotTold"
    /// Reported while the user can change the rating (.NET MAUI Community Toolkit).
    case isToldWhileEditable = "isToldWhileEditable"
  }

  /// The reports of the rating that a pointer previews (``RatingPolicies/Pointer/Hover``).
  public enum Hover: String, Hashable, Sendable, CaseIterable, Codable {
    /// Never; the preview is only shown.
    case ignored = "ignored"
    /// When the pointer moves to another rating, and, with the current rating, when it leaves
    /// (RSuite, Semi Design, Ant Design's `onHoverChange`).
    case onChange = "onChange"
  }

  /// The treatment of a value that the program sets during a touch.
  public enum Outside: String, Hashable, Sendable, CaseIterable, Codable {
    /// The value is set at once, and the touch ends.
    case wins = "wins"
    /// The value is set when the touch ends.
    case waits = "waits"
  }
}
