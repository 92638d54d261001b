/// What an assistive technology says of a control, and what it lets a person do.
///
/// `Value` is the type of the number that the control holds.
public struct AccessibilityElement<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What it is: the words spoken first.
  public let label: String
  /// What it holds now, in words.
  public let value: String
  /// What a person can do with it, in words; nil when that is nothing.
  public let hint: String?
  /// What kind of thing it is.
  public let traits: AccessibilityTraits
  /// The least value there can be.
  public let minimum: Value
  /// The value that is held, as it is shown.
  public let now: Value
  /// The greatest value there can be.
  public let maximum: Value
  /// How far one increment or decrement goes; nil when neither does anything.
  public let step: Value?
  /// Where it is, for what marks it as found.
  public let frame: Frame

  /// An element of which all is decided.
  public init(
    label: String, value: String, hint: String?, traits: AccessibilityTraits,
    minimum: Value, now: Value, maximum: Value, step: Value?, frame: Frame
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.minimum = minimum
    self.now = now
    self.maximum = maximum
    self.step = step
    self.frame = frame
  }
}
