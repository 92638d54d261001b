extension RatingPolicies {
  /// What keys and steps do.
  public struct Keys: Hashable, Sendable {
    /// How far one step goes; a step of 0 or less goes nowhere.
    public var step: FixedDecimal
    /// Where a step leads from a rating between two of them.
    public var snap: Snap
    /// How far Page Up and Page Down go; the ARIA slider suggests more than an arrow does, and its
    /// example has 2.
    public var pageStep: FixedDecimal
    /// What Home gives.
    public var home: Home
    /// Where a step leads from the ends.
    public var wrap: Wrap
    /// Where a step starts when there is no rating.
    public var fromUnset: FromUnset
    /// What Left and Right do where text is read from right to left.
    public var arrows: Arrows
    /// What Up and Down do, whatever the text.
    public var upAndDown: UpAndDown
    /// What an arrow does with Shift.
    public var shift: Shift
    /// Whether a digit gives its rating.
    public var digits: Digits
    /// What Space and Enter do.
    public var activation: Activation
    /// When a step by assistive technology counts.
    public var adjusting: Adjusting

    /// The given answers.
    public init(
      step: FixedDecimal = 1, snap: Snap = .toTheGrid, pageStep: FixedDecimal = 2,
      home: Home = .minimum, wrap: Wrap = .never, fromUnset: FromUnset = .lowerBound,
      arrows: Arrows = .followTheText,
      upAndDown: UpAndDown = .upIsMore, shift: Shift = .wholeMark, digits: Digits = .ignored,
      activation: Activation = .nothing,
      adjusting: Adjusting = .atOnce
    ) {
      self.step = step
      self.snap = snap
      self.pageStep = pageStep
      self.home = home
      self.wrap = wrap
      self.fromUnset = fromUnset
      self.arrows = arrows
      self.upAndDown = upAndDown
      self.shift = shift
      self.digits = digits
      self.activation = activation
      self.adjusting = adjusting
    }
  }
}

extension RatingPolicies.Keys {
  /// Where a step leads from a rating between two of them.
  public enum Snap: String, Hashable, Sendable, CaseIterable, Codable {
    /// To the next multiple of the step: from 3.6 to 4, and to 3 (Cosmos, WinUI; UI5, too, whose 1.5
    /// goes to 1 and to 2).
    case toTheGrid = "toTheGrid"
    /// The rating is cut to a multiple first, and a step that would leave the bounds is not made: from
    /// 3.7 to 4, and to 2 (Spark).
    case cutFirst = "cutFirst"
    /// The step is added: from 3.6 to 4.6, and to 2.6 (antd).
    case added = "added"
  }

  /// What Home gives.
  public enum Home: String, Hashable, Sendable, CaseIterable, Codable {
    /// The least rating that keys can give (ng-bootstrap, Shoelace and UI5, where that is 0).
    case minimum = "minimum"
    /// The lower bound.
    case lowerBound = "lowerBound"
    /// The first mark (Zag, the ARIA slider).
    case firstMark = "firstMark"
    /// No rating (WinUI).
    case clears = "clears"
    /// Nothing, and End gives nothing either (a group of native radio buttons: MUI).
    case ignored = "ignored"
  }

  /// Where a step leads from the ends.
  public enum Wrap: String, Hashable, Sendable, CaseIterable, Codable {
    /// Nowhere.
    case never = "never"
    /// From the top back to the bottom, with Space and Enter only (UI5).
    case byActivation = "byActivation"
    /// From either end to the other, with arrows too (a group of radio buttons, by ARIA's practices).
    case always = "always"
    /// From either end to no rating, and from there to the other end (MUI, whose last radio button
    /// is "Empty").
    case throughNone = "throughNone"
  }

  /// Where a step starts when there is no rating.
  public enum FromUnset: String, Hashable, Sendable, CaseIterable, Codable {
    /// At the lower bound: a step up gives the first step, and a step down nothing.
    case lowerBound = "lowerBound"
    /// At the first mark, which has the focus: a step up gives the second mark, and a step down the
    /// last one if steps wrap (ARIA's radio group, Salt).
    case firstMark = "firstMark"
  }

  /// What Left and Right do where text is read from right to left.
  public enum Arrows: String, Hashable, Sendable, CaseIterable, Codable {
    /// They are swapped (antd, Zag, WinUI, Shoelace).
    case followTheText = "followTheText"
    /// Right is more, whatever the text (ng-bootstrap, whose users complain: issue 4827).
    case areFixed = "areFixed"
  }

  /// What Up and Down do; they never turn with the text.
  public enum UpAndDown: String, Hashable, Sendable, CaseIterable, Codable {
    /// Up is more, as on every slider.
    case upIsMore = "upIsMore"
    /// Down is more, as in a group of radio buttons, where it goes to the next one (ARIA's practices).
    case downIsMore = "downIsMore"
  }

  /// What an arrow does with Shift.
  public enum Shift: String, Hashable, Sendable, CaseIterable, Codable {
    /// A step of a whole mark (Shoelace).
    case wholeMark = "wholeMark"
    /// It goes to the end (MudBlazor).
    case toTheEnd = "toTheEnd"
  }

  /// Whether a digit gives its rating.
  public enum Digits: String, Hashable, Sendable, CaseIterable, Codable {
    /// It does nothing.
    case ignored = "ignored"
    /// It does, and one beyond the bounds gives the bound (UI5).
    case give = "give"
  }

  /// What Space and Enter do.
  public enum Activation: String, Hashable, Sendable, CaseIterable, Codable {
    /// Nothing.
    case nothing = "nothing"
    /// A step up (UI5).
    case stepsUp = "stepsUp"
    /// The first mark, if there is no rating yet (Zag).
    case startsAtTheFirstMark = "startsAtTheFirstMark"
    /// The same for Space; Enter does nothing (a group of radio buttons, Salt).
    case spaceStartsAtTheFirstMark = "spaceStartsAtTheFirstMark"
  }

  /// When a step by assistive technology counts.
  public enum Adjusting: String, Hashable, Sendable, CaseIterable, Codable {
    /// At once.
    case atOnce = "atOnce"
    /// When it is activated; until then it is only spoken (react-native-star-rating-widget).
    case whenActivated = "whenActivated"
  }
}
