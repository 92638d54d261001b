extension AccessibilityElement {
  /// The traits of an accessibility element; any combination, or none.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits, one for each trait.
    public let rawValue: UInt16

    /// Creates the traits whose bits are set.
    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// The element can be incremented and decremented.
    public static let adjustable = Self(rawValue: 1 << 0)
    /// The element is an image, without actions.
    public static let image = Self(rawValue: 1 << 1)
    /// The element is disabled; Apple's systems speak this as "dimmed".
    public static let notEnabled = Self(rawValue: 1 << 2)
    /// The element is one of several options, of which one is selected.
    public static let choice = Self(rawValue: 1 << 3)
    /// The element is a selected option, a button that stays selected, or a toggle that is on.
    public static let selected = Self(rawValue: 1 << 4)
    /// The element contains options, thumbs or text fields; its label is their common name.
    public static let group = Self(rawValue: 1 << 5)
    /// The element is on or off.
    public static let toggle = Self(rawValue: 1 << 6)
    /// The element is a text field.
    public static let textField = Self(rawValue: 1 << 7)
    /// The element is a button.
    public static let button = Self(rawValue: 1 << 8)
    /// The element has the keyboard focus.
    public static let focused = Self(rawValue: 1 << 9)
    /// A form requires a value of the element, and the user can set one (`aria-required`).
    public static let required = Self(rawValue: 1 << 10)
    /// The element shows an error of a form (`aria-invalid`).
    public static let invalid = Self(rawValue: 1 << 11)
  }
}

extension AccessibilityElement.Traits: Codable {
  /// The encoded name of each trait.
  static let words: [(word: String, value: Self)] = [
    ("adjustable", .adjustable), ("image", .image), ("notEnabled", .notEnabled),
    ("choice", .choice), ("selected", .selected), ("group", .group), ("toggle", .toggle),
    ("textField", .textField), ("button", .button), ("focused", .focused),
    ("required", .required), ("invalid", .invalid),
  ]

  /// Decodes a list of names.
  public init(from decoder: any Decoder) throws {
    self = []
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd { formUnion(try list.superDecoder().read(Self.words, "a trait")) }
  }

  /// Encodes a list of names.
  public func encode(to encoder: any Encoder) throws {
    try Self.words.filter { contains($0.value) }.map(\.word).encode(to: encoder)
  }
}
