extension RatingPolicies {
  /// What is told, and when.
  public struct Notices: Hashable, Sendable {
    /// When a rating under a finger is told.
    public var live: Live
    /// When the end of a touch is told.
    public var end: End
    /// What is told of a change that is made at once: by a tap, a key, a step.
    public var atOnce: AtOnce
    /// Whether the program hears of what it has set.
    public var program: Program
    /// What becomes of what the program sets while a finger is down.
    public var outside: Outside

    /// The given answers.
    public init(
      live: Live = .onChange, end: End = .onChange, atOnce: AtOnce = .commit,
      program: Program = .isTold, outside: Outside = .wins
    ) {
      self.live = live
      self.end = end
      self.atOnce = atOnce
      self.program = program
      self.outside = outside
    }
  }
}

extension RatingPolicies.Notices {
  /// When a rating under a finger is told.
  public enum Live: String, Hashable, Sendable, CaseIterable, Codable {
    /// When it is another one (Cosmos, SAP, Spark).
    case onChange = "onChange"
    /// Whenever the finger has moved (FloatRatingView, AXRatingView).
    case onEveryMove = "onEveryMove"
    /// Never (CustomView, Ray Wenderlich's tutorial).
    case never = "never"
  }

  /// When the end of a touch is told.
  ///
  /// Whether a canceled touch has such an end, is for ``RatingPolicies/Pointer/Cancel`` to say.
  public enum End: String, Hashable, Sendable, CaseIterable, Codable {
    /// When the rating is another one than before (Vant, Fluent, SAP).
    case onChange = "onChange"
    /// Whenever a touch is over (CustomView, Cosmos, Mantine).
    case always = "always"
    /// The same, for a cell that cannot be changed, too (FloatRatingView).
    case evenWhenFixed = "evenWhenFixed"
    /// Never: what is live is all there is (AXRatingView).
    case never = "never"
  }

  /// What is told of a change that is made at once.
  public enum AtOnce: String, Hashable, Sendable, CaseIterable, Codable {
    /// That it was made.
    case commit = "commit"
    /// That it is shown, and that it was made (Cosmos, for steps by assistive technology).
    case liveAndCommit = "liveAndCommit"
  }

  /// Whether the program hears of what it has set.
  public enum Program: String, Hashable, Sendable, CaseIterable, Codable {
    /// It does, and the origin says so (Swifty, XHStarRateView, Android with `fromUser`).
    case isTold = "isTold"
    /// It does not (HCSStarRatingView, and FUIRatingControl by one of its two pages).
    case isNotTold = "isNotTold"
    /// It does, while a person can change the rating too (.NET MAUI Community Toolkit).
    case isToldWhileEditable = "isToldWhileEditable"
  }

  /// What becomes of what the program sets while a finger is down.
  public enum Outside: String, Hashable, Sendable, CaseIterable, Codable {
    /// It holds at once, and the touch is over.
    case wins = "wins"
    /// It waits until the touch is over, and holds then.
    case waits = "waits"
  }
}
