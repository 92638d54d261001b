/// An element of a cell for assistive technologies.
public struct AccessibilityElement: Hashable, Sendable, Codable {
  /// The name of the element, which is spoken first.
  public let label: String
  /// The value of the element, as text; that of a whole cell ends with its information and its
  /// message.
  public let value: String
  /// The result of an action, as text; nil if there is no action.
  public private(set) var hint: String?
  /// The actions besides adjusting, for a menu.
  public private(set) var actions: [AccessibilityAction] = []
  /// The traits of the element.
  public internal(set) var traits: AccessibilityElement.Traits
  /// The value as a number, and its bounds; nil if there is no number.
  ///
  /// The number of an option of a choice, and of a wheel, is its place: 1 is the first one, and the maximum is
  /// the count. That of an option of a rating is the rating.
  public private(set) var range: AccessibilityRange?
  /// The frame of the element.
  public let frame: Frame
}

/// The value of an element as a number, and its bounds.
public struct AccessibilityRange: Hashable, Sendable, Codable {
  /// The minimum.
  public let minimum: FixedDecimal
  /// The value that the element shows; the minimum if it has none.
  public let now: FixedDecimal
  /// The maximum.
  public let maximum: FixedDecimal
  /// The change of one increment or decrement; nil if the value cannot be adjusted.
  public private(set) var step: FixedDecimal?
}

/// A named action of an accessibility element.
public struct AccessibilityAction: Hashable, Sendable, Codable {
  /// The effect of an action.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// The action removes the value.
    case clear = "clear"
    /// The action is that of an icon of the program.
    case custom = "custom"
    /// The action shows or hides a secret text.
    case reveal = "reveal"
  }

  /// The effect of the action.
  public let kind: Kind
  /// The name shown by assistive technologies.
  public let name: String
}
