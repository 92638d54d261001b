/// An effect of an event, for the client; the cell itself has changed already.
///
/// A change returns each effect at most once. Without a change there are no effects, unless
/// ``RatingPolicies/Notices`` requests them. A nil rating is none, or a lower bound other than 0
/// that was never set as a rating (decision 0084).
public enum RatingEffect: Hashable, Sendable {
  /// The shown rating changed, and the change can still be reverted.
  case live(FixedDecimal?, EventOrigin)
  /// The rating is committed.
  ///
  /// Changes by the program have the origin ``EventOrigin/program``. SAP's reference is
  /// inconsistent: the handler receives either every change or the user's only, and clients can
  /// select by origin (decision 0005).
  case commit(from: FixedDecimal?, to: FixedDecimal?, EventOrigin)
  /// The live changes were reverted; the rating is that before the interaction.
  ///
  /// The origin is the source of the cancellation.
  case cancelled(to: FixedDecimal?, EventOrigin)
  /// The rating that a pointer previews changed; at the end of the preview, the current rating.
  ///
  /// Only ``RatingPolicies/Notices/hover`` requests it.
  case hovered(FixedDecimal?)
  /// Assistive technology should announce this rating; ``RatingStrings`` has the words.
  ///
  /// ``RatingPolicies/Accessibility`` decides whether it is the stored or the shown rating, and
  /// whether it is announced if the technology also speaks it by itself.
  case announce(FixedDecimal?, EventOrigin)
  /// The user should feel a haptic tick.
  case tick
}
