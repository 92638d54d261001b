/// What an assistive technology says of a control, and what it lets a person do.
///
/// `Value` is the type of the number that the control holds.
public struct AccessibilityElement<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What it is: the words spoken first.
  public let label: String
  /// What it holds now, in words.
  public let value: String
  /// The result of what a person can do with it, in words; nil when that is nothing.
  public let hint: String?
  /// What a person can do besides adjusting it, by names of a menu.
  public let actions: [AccessibilityAction]
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
    label: String, value: String, hint: String?, actions: [AccessibilityAction] = [],
    traits: AccessibilityTraits,
    minimum: Value, now: Value, maximum: Value, step: Value?, frame: Frame
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.actions = actions
    self.traits = traits
    self.minimum = minimum
    self.now = now
    self.maximum = maximum
    self.step = step
    self.frame = frame
  }
}

/// An action of an accessible element that has a name of its own.
public struct AccessibilityAction: Hashable, Sendable {
  /// What an action does.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// It takes the value away.
    case clear
  }

  /// What the action does.
  public let kind: Kind
  /// The name that an assistive technology offers it by.
  public let name: String

  /// An action of the given kind and name.
  public init(_ kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}
