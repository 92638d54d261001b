/// A form cell in which a person gives a rating, or reads one: a value that knows no view, no clock
/// and no theme.
///
/// What takes part in its behavior changes by events alone, through ``handle(_:)``; what is only
/// shown can be set.
///
/// ```
///            touchBegan
///   resting ───────────▶ tracking(start)    touchMoved: live
///      ▲                        │
///      │  touchEnded: commit    │
///      ╰────────────────────────╯
///         touchCancelled, or the program takes it away: cancelled, back to start
/// ```
///
/// Sources: SAP Fiori for iOS SDK 25.08, `FUIRatingControlFormCell`; decisions 0004, 0005, 0006.
public struct RatingCell: Hashable, Sendable {
  /// What a cell is at.
  public enum Phase: Hashable, Sendable {
    /// No finger is down that the cell follows.
    case resting
    /// A finger is down, and `start` is the rating to go back to if the touch is taken away.
    case tracking(start: RatingValue)
  }

  /// How it looks, and whether such a look can be changed by hand.
  public private(set) var style: RatingStyle
  /// Whether the cell lets a person change the rating; its style has to let them too.
  public private(set) var isEditable: Bool
  /// The least and the greatest rating.
  public private(set) var bounds: RatingBounds
  /// The rating: a whole number in ``bounds``, under a finger the one that the finger is on.
  public private(set) var value: RatingValue
  /// What it is at; see ``handle(_:)``.
  public private(set) var phase = Phase.resting

  /// What is rated; nil and the empty text show nothing.
  public var keyName: String?
  /// Words below the control; it decides on the ``arrangement``, and nil and `""` differ.
  public var subtitle: String?
  /// What an empty ``subtitle`` means.
  public var emptySubtitle = RatingArrangement.EmptySubtitle.hidesAllText
  /// Whether the styles to be read have their larger size.
  public var isLarge = false

  /// Many people's rating, for the styles to be read; nil shows ``value``.
  ///
  /// It is kept as it is given, and clamped and rounded when it is shown.
  public var average: RatingValue?
  /// How many marks an average lights.
  public var averageRounding = RatingRounding.fui
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

  /// A cell at rest.
  ///
  /// The value is rounded to a whole number, half up, and clamped; nil is the lower bound.
  public init(
    keyName: String? = nil, subtitle: String? = nil, style: RatingStyle = .editable,
    isEditable: Bool = true, in bounds: RatingBounds = .zeroToFive, value: RatingValue? = nil
  ) {
    self.keyName = keyName
    self.subtitle = subtitle
    self.style = style
    self.isEditable = isEditable
    self.bounds = bounds
    self.value = (value ?? .min).whole(in: bounds)
  }
}

// MARK: - Transitions

extension RatingCell {
  /// Takes one event, whatever the phase it comes in, and says what the world should be told.
  public mutating func handle(_ event: RatingEvent) -> [RatingEffect] {
    switch (phase, event) {
    case (.resting, .touchBegan(let position)):
      return beginTracking(at: position)

    case (.tracking, .touchMoved(let position)):
      return show(rating(at: position))

    case (.tracking(let start), .touchEnded):
      phase = .resting
      return tell(from: start, by: .pointer)

    case (.tracking(let start), .touchCancelled):
      return goBack(to: start, by: .pointer)

    case (.resting, .tap(let position)):
      return commit(rating(at: position), by: .pointer)

    case (.resting, .increment(let origin)):
      return commit(value.nextWhole, by: origin)

    case (.resting, .decrement(let origin)):
      return commit(value.previousWhole, by: origin)

    case (.resting, .setValue(let new)):
      return set(new)

    // What the program sets is meant for the cell as it was before the touch.
    case (.tracking(let start), .setValue(let new)):
      return goBack(to: start, by: .program) + set(new)

    case (.resting, .setStyle(let new)):
      style = new
      return []

    case (.tracking(let start), .setStyle(let new)):
      style = new
      return canChange ? [] : goBack(to: start, by: .program)

    case (.resting, .setEditable(let new)):
      isEditable = new
      return []

    case (.tracking(let start), .setEditable(let new)):
      isEditable = new
      return canChange ? [] : goBack(to: start, by: .program)

    case (.resting, .setBounds(let new)):
      bounds = new
      return set(value)

    // The finger is on other marks now than the person meant.
    case (.tracking(let start), .setBounds(let new)):
      guard new != bounds else { return [] }
      let effects = goBack(to: start, by: .program)
      bounds = new
      return effects + set(value)

    case (.resting, .reset):
      self = RatingCell()
      return []

    case (.tracking(let start), .reset):
      let effects = goBack(to: start, by: .program)
      self = RatingCell()
      return effects

    // The touch was over for us before it was over for the finger.
    case (.resting, .touchMoved), (.resting, .touchEnded), (.resting, .touchCancelled):
      return []

    // The first finger has the cell.
    case (.tracking, .touchBegan), (.tracking, .tap), (.tracking, .increment),
      (.tracking, .decrement):
      return []
    }
  }

  private mutating func beginTracking(at position: Double) -> [RatingEffect] {
    guard canChange, let new = rating(at: position) else { return [] }
    phase = .tracking(start: value)
    return show(new)
  }

  /// Moves the marks under a finger.
  private mutating func show(_ new: RatingValue?) -> [RatingEffect] {
    guard let new, new != value else { return [] }
    value = new
    return [.live(new, .pointer), .tick]
  }

  /// Gives up a touch, and leaves no trace of it.
  private mutating func goBack(to start: RatingValue, by origin: RatingOrigin) -> [RatingEffect] {
    phase = .resting
    guard value != start else { return [] }
    value = start
    return [.cancelled(to: start, origin)]
  }

  /// Changes the rating at once, for a person, if they may.
  private mutating func commit(_ new: RatingValue?, by origin: RatingOrigin) -> [RatingEffect] {
    guard canChange, let new else { return [] }
    let old = value
    value = new.whole(in: bounds)
    let effects = tell(from: old, by: origin)
    return effects.isEmpty || !origin.isUser ? effects : effects + [.tick]
  }

  /// Changes the rating for the program, which always may.
  private mutating func set(_ new: RatingValue) -> [RatingEffect] {
    let old = value
    value = new.whole(in: bounds)
    return tell(from: old, by: .program)
  }

  private func tell(from old: RatingValue, by origin: RatingOrigin) -> [RatingEffect] {
    guard value != old else { return [] }
    let commit = RatingEffect.commit(from: old, to: value, origin)
    return origin.isUser ? [commit, .announce(value)] : [commit]
  }
}

extension RatingValue {
  fileprivate func whole(in bounds: RatingBounds) -> RatingValue {
    clamped(to: bounds.values).rounded(to: 1, .halfUp)
  }

  fileprivate var nextWhole: RatingValue {
    RatingValue(millionths: millionths + Self.unit).rounded(to: 1, .down)
  }

  fileprivate var previousWhole: RatingValue {
    RatingValue(millionths: millionths - Self.unit).rounded(to: 1, .up)
  }
}
