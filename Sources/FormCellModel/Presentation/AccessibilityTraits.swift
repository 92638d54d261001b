/// What kind of thing an accessible element is; any of these together, or none.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt8

  /// The traits whose bits are set.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// It can be incremented and decremented.
  public static let adjustable = Self(rawValue: 1 << 0)
  /// It is a picture: it tells something, and nothing can be done with it.
  public static let image = Self(rawValue: 1 << 1)
  /// It could be changed if it were not switched off; spoken as "dimmed" by Apple's systems.
  public static let notEnabled = Self(rawValue: 1 << 2)
  /// It is one of several things of which one holds.
  public static let choice = Self(rawValue: 1 << 3)
  /// It is the one that holds.
  public static let selected = Self(rawValue: 1 << 4)
  /// It holds the things of which one holds; its label is their common name.
  public static let group = Self(rawValue: 1 << 5)
  /// It is on or off.
  public static let toggle = Self(rawValue: 1 << 6)
}
