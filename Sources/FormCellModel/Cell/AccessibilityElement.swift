/// An element of a cell as an assistive technology finds it.
public struct AccessibilityElement: Hashable, Sendable, Codable {
  /// The name of the element, which is spoken first.
  public let label: String
  /// The value of the element, in words.
  public let value: String
  /// The result of an action, in words; nil if there is no action.
  public let hint: String?
  /// The actions besides adjusting, by their names in a menu.
  public let actions: [AccessibilityAction]
  /// The kind of the element.
  public let traits: AccessibilityTraits
  /// The value as a number, and its bounds; nil if it is no number.
  public let range: AccessibilityRange?
  /// Where the element is.
  public let frame: Frame

  /// An element of which everything is decided.
  public init(
    label: String, value: String, hint: String? = nil, actions: [AccessibilityAction] = [],
    traits: AccessibilityTraits, range: AccessibilityRange? = nil, frame: Frame
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.actions = actions
    self.traits = traits
    self.range = range
    self.frame = frame
  }
}

/// The value of an element as a number, and its bounds.
public struct AccessibilityRange: Hashable, Sendable, Codable {
  /// The least value.
  public let minimum: FixedDecimal
  /// The value that the element shows.
  public let now: FixedDecimal
  /// The greatest value.
  public let maximum: FixedDecimal
  /// The distance of one increment or decrement; nil if neither changes anything.
  public let step: FixedDecimal?

  /// A value in its bounds.
  public init(
    minimum: FixedDecimal, now: FixedDecimal, maximum: FixedDecimal, step: FixedDecimal? = nil
  ) {
    self.minimum = minimum
    self.now = now
    self.maximum = maximum
    self.step = step
  }
}

/// An action of an accessible element that has a name of its own.
public struct AccessibilityAction: Hashable, Sendable, Codable {
  /// The effect of an action.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// It removes the value.
    case clear = "clear"
  }

  /// The effect of the action.
  public let kind: Kind
  /// The name that an assistive technology offers it by.
  public let name: String

  /// An action of the given kind and name.
  public init(_ kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}
