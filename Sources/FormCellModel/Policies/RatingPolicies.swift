/// Everything on which rating controls differ, as answers that can be chosen.
///
/// Some fifty controls were read for it, and asked the same questions: who owns the gap between two
/// marks, what 3.7 looks like, whether a canceled touch sticks, what Home does. Each question is a
/// property here, each answer that somebody gives a case of an enumeration, and the answer that this
/// package would give the default. ``RatingPreset`` has the answers of whole controls.
///
/// The roundings are four, and each is a setting of its own (decision 0006): of what is *shown*
/// (``Display/rounding`` and ``Display/averageRounding``), of what a *finger* means
/// (``Pointer/rounding``), of a step by *keys and assistive technology* (``Keys/step``), and of what is
/// *written* (``NumberTextFormat``, among the strings of a language).
public struct RatingPolicies: Hashable, Sendable {
  /// What the marks show.
  public var display: Display
  /// Which ratings are held.
  public var holding: Holding
  /// What a finger, a pen or a mouse does.
  public var pointer: Pointer
  /// What keys and steps do.
  public var keys: Keys
  /// What is told, and when.
  public var notices: Notices
  /// What assistive technology finds.
  public var accessibility: Accessibility

  /// The given answers, and the defaults for the rest.
  public init(
    display: Display = Display(), holding: Holding = Holding(), pointer: Pointer = Pointer(),
    keys: Keys = Keys(), notices: Notices = Notices(),
    accessibility: Accessibility = Accessibility()
  ) {
    self.display = display
    self.holding = holding
    self.pointer = pointer
    self.keys = keys
    self.notices = notices
    self.accessibility = accessibility
  }
}
