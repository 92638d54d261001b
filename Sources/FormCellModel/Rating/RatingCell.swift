/// A form cell in which a user sets or reads a rating; a value without a view, a clock or a theme.
///
/// State that affects behavior changes only through ``handle(_:)``. Display properties can be set,
/// and so can ``policies``, which apply from the next event on.
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
  package enum Phase: Hashable, Sendable {
    case resting
    /// A pointer hovers over the marks, and this rating is previewed.
    case hovering(over: FixedDecimal)
    case tracking(Tracking)
    /// A game controller changes the cell; `start` is the rating to revert to.
    case engaged(start: FixedDecimal?)
    /// Assistive technology has spoken this rating, or a key previews it; it is not activated.
    case staged(FixedDecimal)
  }

  package struct Tracking: Hashable, Sendable {
    /// The rating to revert to.
    package let start: FixedDecimal?
    package let first: ControlTouch
    package var last: ControlTouch
    /// True if the touch can still be a tap.
    package var isTap = true
    /// True if the touch moved along the row before it moved across, so that it does not scroll.
    ///
    /// It is set only if a touch can yield (``RatingPolicies/Pointer/Scrolling``).
    package var isDrawn = false
    /// The value that the program set during the touch, if it is deferred.
    package var waiting = Waiting.nothing
  }

  /// A saved rating to revert to.
  struct Kept: Hashable, Sendable {
    let held: FixedDecimal?
    let given: FixedDecimal?
  }

  /// A deferred value of the program.
  package enum Waiting: Hashable, Sendable {
    case nothing
    /// This rating, or none.
    case rating(FixedDecimal?)
  }

  /// The style, bounds and policies, and the values derived from them.
  var rules: RatingRules
  /// The rating as the program or the user set it last.
  package internal(set) var given: FixedDecimal?
  /// The stored rating: ``given``, moved into ``bounds``.
  var held: FixedDecimal?
  /// The rating before an interaction began; nil outside an interaction.
  var kept: Kept?
  package internal(set) var phase = Phase.resting
  package internal(set) var isFocused = false

  /// The name of the rated item; nil and the empty string show nothing.
  public var keyName: String?
  /// The text below the control; it determines the arrangement, and nil and `""` differ.
  public var subtitle: String?
  /// The meaning of an empty ``subtitle``.
  public var emptySubtitle = RatingArrangement.EmptySubtitle.hidesAllText

  /// The value shown without a rating, such as an average; nil shows no lit mark.
  package var placeholder: FixedDecimal?
  /// The average of many ratings, for the read-only styles; nil shows ``value``.
  ///
  /// It is clamped and rounded only for display.
  public var average: FixedDecimal?
  /// The number of reviews; nil and negative numbers show nothing.
  public var reviewCount: Int?
  /// The maximum count that is shown.
  ///
  /// A greater count is shown as "999+ reviews" or the like. Nil shows every count.
  public var reviewCountCeiling: Int?
  /// True if the label before the marks is shown; by default only the read-only styles have one.
  public var showsLeadingLabel = false
  /// True if the label after the marks is shown; by default the rating or the number of reviews.
  public var showsTrailingLabel = false
  /// The content of the labels, and the names of the ratings.
  public var labels = RatingLabels()
  /// True if a form requires a rating; the key name is marked and spoken accordingly.
  public var isRequired = false
  /// The validation result of a form; nil if there is none.
  public var validation: Validation?
  /// The tint colors by range of the rating, which override the theme's.
  public var tints = TintRanges()
  /// The cell's own images, which override the theme's.
  public var images = RatingImages()

  /// Creates a cell at rest.
  ///
  /// The value is set as by the program in an empty cell; nil is none. With the policies of SAP's
  /// cell it is rounded to a whole number, half up, and clamped, and none is the lower bound.
  public init(
    keyName: String? = nil, subtitle: String? = nil, style: RatingStyle = .editable,
    isEditable: Bool = true, in bounds: ScaleBounds = .zeroToFive, value: FixedDecimal? = nil,
    policies: RatingPolicies = .fui, shape: RatingShape? = nil
  ) {
    self.keyName = keyName
    self.subtitle = subtitle
    rules = RatingRules(
      RatingRules.Terms(
        style: style, isEditable: isEditable, bounds: policies.holding.limited(bounds),
        policies: policies, shape: shape))
    hold(rules.taken(value), asGiven: value)
  }

  // MARK: - Settings

  /// The style; it also determines whether a user can change the rating.
  public internal(set) var style: RatingStyle {
    get { rules.terms.style }
    set { terms.style = newValue }
  }

  /// True if the user can change the rating; the style must allow it too.
  public internal(set) var isEditable: Bool {
    get { rules.terms.isEditable }
    set { terms.isEditable = newValue }
  }

  /// The minimum and the maximum rating.
  public internal(set) var bounds: ScaleBounds {
    get { rules.terms.bounds }
    set { terms.bounds = newValue }
  }

  /// The policies that configure the behavior.
  ///
  /// A change here keeps the rating; ``RatingEvent/setPolicies(_:)`` also moves it, for example up to a
  /// new minimum.
  public var policies: RatingPolicies {
    get { rules.terms.policies }
    set { terms.policies = newValue }
  }

  /// The layout of the row of marks; nil uses the sizes of the ``style``.
  public var shape: RatingShape? {
    get { rules.terms.shape }
    set { terms.shape = newValue }
  }

  /// True if the read-only styles have their larger size.
  public var isLarge: Bool {
    get { rules.terms.isLarge }
    set { terms.isLarge = newValue }
  }

  private var terms: RatingRules.Terms {
    get { rules.terms }
    set { rules = RatingRules(newValue) }
  }
}
