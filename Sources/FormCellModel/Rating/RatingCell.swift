/// A form cell in which a person gives a rating, or reads one: a value that knows no view, no clock
/// and no theme.
///
/// What takes part in its behavior changes by events alone, through ``handle(_:)``; what is only
/// shown can be set, and so can ``policies``, which hold from the next event on.
///
/// ```
///      hoverMoved                touchBegan                  touchMoved: live
/// hovering ◀──────▶ resting ─────────────────▶ tracking
///      hoverEnded    │ │ ▲  touchEnded: commit      │  touchCancelled, or the program
///                    │ │ ╰──────────────────────────╯  takes it away: back to the start
///            engage  │ │  increment, if it has to be activated: announce
///                    ▼ ╰─────────────────▶ staged ──▶ activate: commit
///                 engaged    steps: live
///                    ╰──▶ accept: commit · revert, blur: back to the start
/// ```
///
/// Sources: SAP Fiori for iOS SDK 25.08, `FUIRatingControlFormCell`; decisions 0005, 0006, 0021.
public struct RatingCell: Hashable, Sendable {
  /// What a cell is at.
  public enum Phase: Hashable, Sendable, Codable {
    /// Nobody has hold of the cell.
    case resting
    /// A pointer is above the marks that touches nothing, and this rating is shown for it.
    case hovering(over: FixedDecimal)
    /// A finger is down that the cell follows.
    case tracking(Tracking)
    /// A game controller has the cell, and `start` is the rating to go back to if it gives up.
    case engaged(start: FixedDecimal?)
    /// Assistive technology has spoken this rating, and not activated it yet.
    case staged(FixedDecimal)
  }

  /// What a cell knows of the finger that it follows.
  public struct Tracking: Hashable, Sendable, Codable {
    /// The rating to go back to if the touch is taken away.
    public let start: FixedDecimal?
    /// Where it began.
    public let first: ControlTouch
    /// Where it is.
    public var last: ControlTouch
    /// Whether it has stayed near enough, and short enough, to be a tap.
    public var isTap = true
    /// Whether it was drawn along the row before it went across, and so is nobody scrolling.
    ///
    /// It is found out where a touch can yield (``RatingPolicies/Pointer/Scrolling``).
    public var isDrawn = false
    /// What the program has set meanwhile, if that has to wait.
    public var waiting = Waiting.nothing
  }

  /// What a cell holds, set aside to go back to.
  struct Kept: Hashable, Sendable, Codable {
    let held: FixedDecimal?
    let given: FixedDecimal?
  }

  /// What the program has set while a finger was down.
  public enum Waiting: Hashable, Sendable, Codable {
    /// Nothing.
    case nothing
    /// This rating, or none.
    case rating(FixedDecimal?)
  }

  /// Its style, bounds and policies, and what follows from them.
  var rules: RatingRules
  /// The rating as the program gave it last, or as it was changed by hand since.
  public internal(set) var given: FixedDecimal?
  /// What is held of ``given``: in ``bounds``.
  var held: FixedDecimal?
  /// What was held before a finger or a game controller took hold of the cell; nil while none has.
  var kept: Kept?
  /// What it is at; see ``handle(_:)``.
  public internal(set) var phase = Phase.resting
  /// Whether the cell has the keyboard.
  public internal(set) var isFocused = false

  /// What is rated; nil and the empty text show nothing.
  public var keyName: String?
  /// Words below the control; it decides on the ``arrangement``, and nil and `""` differ.
  public var subtitle: String?
  /// What an empty ``subtitle`` means.
  public var emptySubtitle = RatingArrangement.EmptySubtitle.hidesAllText

  /// What is shown while there is no rating, such as many people's; nil shows no mark lit.
  public var placeholder: FixedDecimal?
  /// Many people's rating, for the styles to be read; nil shows ``value``.
  ///
  /// It is kept as it is given, and clamped and rounded when it is shown.
  public var average: FixedDecimal?
  /// How many people's; nil, and less than 0, show nothing.
  public var reviewCount: Int?
  /// The greatest count that is shown.
  ///
  /// Above it the words are "999+ reviews" or the like. Nil shows every count.
  public var reviewCountCeiling: Int?
  /// Whether a style to be read has the number before its marks.
  public var showsLeadingLabel = false
  /// Whether there are words after the marks: the rating, or how many reviews.
  public var showsTrailingLabel = false
  /// What the words around the marks are, and what each rating is called.
  public var labels = RatingLabels()
  /// Whether a form demands a rating, which is said beside and with the name of what is rated.
  public var isRequired = false
  /// What a form has to say of the rating; nil is nothing.
  public var validation: Validation?
  /// Colors by range of the rating, which beat the theme's.
  public var tints = TintRanges()
  /// Images of its own, which take the place of the theme's.
  public var images = RatingImages()

  /// A cell at rest.
  ///
  /// The value is taken as if the program had set it in a cell without one; nil is none. With the
  /// policies of SAP's cell it is rounded to a whole number, half up, and clamped, and none is the
  /// lower bound.
  public init(
    keyName: String? = nil, subtitle: String? = nil, style: RatingStyle = .editable,
    isEditable: Bool = true, in bounds: ScaleBounds = .zeroToFive, value: FixedDecimal? = nil,
    policies: RatingPolicies = .fui, shape: RatingShape? = nil
  ) {
    self.keyName = keyName
    self.subtitle = subtitle
    rules = RatingRules(
      RatingRules.Terms(
        style: style, isEditable: isEditable, bounds: bounds, policies: policies, shape: shape))
    hold(rules.taken(value), asGiven: value)
  }
}

// MARK: - What it goes by

extension RatingCell {
  /// How it looks, and whether such a look can be changed by hand.
  public internal(set) var style: RatingStyle {
    get { terms.style }
    set { terms.style = newValue }
  }

  /// Whether the cell lets a person change the rating; its style has to let them too.
  public internal(set) var isEditable: Bool {
    get { terms.isEditable }
    set { terms.isEditable = newValue }
  }

  /// The least and the greatest rating.
  public internal(set) var bounds: ScaleBounds {
    get { terms.bounds }
    set { terms.bounds = newValue }
  }

  /// How it answers what other controls answer otherwise.
  public var policies: RatingPolicies {
    get { terms.policies }
    set { terms.policies = newValue }
  }

  /// How its row of marks fills its room; nil has the sizes of the ``style``.
  public var shape: RatingShape? {
    get { terms.shape }
    set { terms.shape = newValue }
  }

  /// Whether the styles to be read have their larger size.
  public var isLarge: Bool {
    get { terms.isLarge }
    set { terms.isLarge = newValue }
  }

  private var terms: RatingRules.Terms {
    get { rules.terms }
    set { rules = RatingRules(newValue) }
  }
}
