/// What the world should be told; the cell itself has changed already.
///
/// Each is told at most once for a change. Nothing is told when nothing changed, unless
/// ``RatingPolicies/Notices`` want it. A rating of nil is none, or a lower bound other than 0 that
/// was never given as a rating (decision 0084).
public enum RatingEffect: Hashable, Sendable {
  /// The rating shown is another one, and may yet be taken back.
  case live(FixedDecimal?, EventOrigin)
  /// The rating is another one for good.
  ///
  /// A program's own setting is told too, with ``EventOrigin/program``: SAP's reference says once
  /// that a handler hears of each change and once that it hears of the user's, and with the origin a
  /// client can have either (decision 0005).
  case commit(from: FixedDecimal?, to: FixedDecimal?, EventOrigin)
  /// What was told as live does not hold; the rating is what it was before the touch.
  ///
  /// The origin is who took the touch away: the pointer, or the program.
  case cancelled(to: FixedDecimal?, EventOrigin)
  /// An assistive technology should say this rating; ``RatingStrings`` has the words.
  ///
  /// It is the one that is held or the one that the marks show, as ``RatingPolicies/Accessibility``
  /// has it, which also says whether it is announced where the technology speaks it anyway.
  case announce(FixedDecimal?, EventOrigin)
  /// The person should feel a step.
  case tick
}
