extension RatingPolicies {
  /// The policies for keys and steps.
  public struct Keys: Hashable, Sendable {
    /// The size of one step; 0 or less disables steps.
    public var step: FixedDecimal = 1
    /// The result of a step from a rating that is not a multiple of the step.
    public var snap = Snap.toTheGrid
    /// The size of a step by Page Up and Page Down; the ARIA slider suggests more than an arrow,
    /// and its example uses 2.
    public var pageStep: FixedDecimal = 2
    /// The rating that Home sets.
    public var home = Home.minimum
    /// The result of a step at either end.
    public var wrap = Wrap.never
    /// The starting point of a step without a rating.
    public var fromUnset = FromUnset.lowerBound
    /// The effect of Left and Right in right-to-left text.
    public var arrows = Arrows.followTheText
    /// The effect of Up and Down, in any text direction.
    public var upAndDown = UpAndDown.upIsMore
    /// The effect of an arrow with Shift.
    public var shift = Shift.wholeMark
    /// The effect of a digit key.
    public var digits = Digits.ignored
    /// The effect of Space and Enter.
    public var activation = Activation.nothing
    /// The time at which a key other than Space and Enter takes effect; a key that clears always
    /// does at once.
    public var commit = Adjusting.atOnce
    /// The time at which a step by assistive technology takes effect.
    public var adjusting = Adjusting.atOnce
  }
}

extension RatingPolicies.Keys {
  /// The result of a step from a rating that is not a multiple of the step.
  public enum Snap: String, Hashable, Sendable, CaseIterable, Codable {
    /// The next multiple of the step: from 3.6 to 4 or to 3 (Cosmos, WinUI; also UI5, from 1.5 to 1
    /// or to 2).
    case toTheGrid = "toTheGrid"
    /// The rating is truncated to a multiple first, and a step beyond the bounds is ignored: from
    /// 3.7 to 4 or to 2 (Spark).
    case cutFirst = "cutFirst"
    /// The step is added: from 3.6 to 4.6 or to 2.6 (antd).
    case added = "added"
  }

  /// The rating that Home sets.
  public enum Home: String, Hashable, Sendable, CaseIterable, Codable {
    /// The minimum rating for keys (ng-bootstrap, Shoelace and UI5, where it is 0).
    case minimum = "minimum"
    /// The lower bound.
    case lowerBound = "lowerBound"
    /// The first mark (Zag, the ARIA slider).
    case firstMark = "firstMark"
    /// No rating (WinUI).
    case clears = "clears"
    /// Home and End have no effect (a group of native radio buttons: MUI).
    case ignored = "ignored"
  }

  /// The result of a step at either end.
  public enum Wrap: String, Hashable, Sendable, CaseIterable, Codable {
    /// No effect.
    case never = "never"
    /// From the upper end to the lower, by Space and Enter only (UI5).
    case byActivation = "byActivation"
    /// From either end to the other, also by arrows (a group of radio buttons, by ARIA's
    /// practices).
    case always = "always"
    /// From either end to no rating, and from there to the other end (MUI, whose last radio button
    /// is "Empty").
    case throughNone = "throughNone"
  }

  /// The starting point of a step without a rating.
  public enum FromUnset: String, Hashable, Sendable, CaseIterable, Codable {
    /// The lower bound: a step up sets the first step, and a step down has no effect.
    case lowerBound = "lowerBound"
    /// The first mark, which has the focus: a step up sets the second mark, and a step down the
    /// last one if steps wrap (ARIA's radio group, Salt).
    case firstMark = "firstMark"
  }

  /// The effect of Left and Right in right-to-left text.
  public enum Arrows: String, Hashable, Sendable, CaseIterable, Codable {
    /// Left and Right are swapped (antd, Zag, WinUI, Shoelace).
    case followTheText = "followTheText"
    /// Right increases the rating in any text direction (ng-bootstrap, issue 4827).
    case areFixed = "areFixed"
  }

  /// The effect of Up and Down; it does not depend on the text direction.
  public enum UpAndDown: String, Hashable, Sendable, CaseIterable, Codable {
    /// Up increases the rating, as on every slider.
    case upIsMore = "upIsMore"
    /// Down increases the rating, as it selects the next of a group of radio buttons (ARIA's
    /// practices).
    case downIsMore = "downIsMore"
  }

  /// The effect of an arrow with Shift.
  public enum Shift: String, Hashable, Sendable, CaseIterable, Codable {
    /// A step of a whole mark (Shoelace).
    case wholeMark = "wholeMark"
    /// A step to the end (MudBlazor).
    case toTheEnd = "toTheEnd"
  }

  /// The effect of a digit key.
  public enum Digits: String, Hashable, Sendable, CaseIterable, Codable {
    /// No effect.
    case ignored = "ignored"
    /// Sets the rating, clamped to the bounds (UI5).
    case give = "give"
  }

  /// The effect of Space and Enter.
  public enum Activation: String, Hashable, Sendable, CaseIterable, Codable {
    /// No effect.
    case nothing = "nothing"
    /// A step up (UI5).
    case stepsUp = "stepsUp"
    /// Sets the first mark if there is no rating (Zag).
    case startsAtTheFirstMark = "startsAtTheFirstMark"
    /// The same for Space; Enter has no effect (a group of radio buttons, Salt).
    case spaceStartsAtTheFirstMark = "spaceStartsAtTheFirstMark"
  }

  /// The time at which a step, or a key, takes effect.
  public enum Adjusting: String, Hashable, Sendable, CaseIterable, Codable {
    /// Immediately.
    case atOnce = "atOnce"
    /// On activation; until then a step is only spoken (react-native-star-rating-widget), and a key
    /// only previews (rsuite, smastrom/react-rating).
    case whenActivated = "whenActivated"
  }
}
