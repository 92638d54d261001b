import StyleSheet

/// A value as a design token.
///
/// Source: Design Tokens Format Module 2025.10 and Color Module 2025.10 of the W3C's Design Tokens
/// Community Group. Decision 0057 lists the values that become tokens.
struct DesignToken: Hashable, Sendable {
  let type: String
  let value: JSONText

  /// Creates the token for a value of a property; nil if the format has no such type.
  init?(_ value: ThemeValue, of property: String) {
    switch value {
    case .color(let color): self.init("color", Self.json(of: color))
    case .integer(let number): self.init(number: Double(number), of: property)
    case .number(let number): self.init(number: number, of: property)
    case .length(let length): self.init(dimension: length.points)
    case .fontName(.postScript(let name)):
      // A string that begins with a brace would be read as an alias.
      guard name.first != "{" else { return nil }
      self.init("fontFamily", .string(name))
    case .boolean, .paletteColor, .offset, .size, .box, .percentage, .fontStyle, .fontName, .image,
      .borderStyle, .separatorStyle, .textAlignment, .verticalAlignment, .horizontalAlignment,
      .keyboardAppearance, .textTransform, .names, .text:
      return nil
    }
  }

  private init(_ type: String, _ value: JSONText) {
    self.type = type
    self.value = value
  }

  private init?(number: Double, of property: String) {
    if Distance.isDistance(property) {
      self.init(dimension: number)
    } else {
      guard number.isFinite else { return nil }
      self.init("number", JSONText(number))
    }
  }

  private init?(dimension points: Double) {
    guard points.isFinite else { return nil }
    self.init("dimension", ["value": JSONText(points), "unit": "px"])
  }

  /// Returns the token's object; an alias replaces the value.
  func json(alias: String? = nil) -> JSONText {
    ["$type": .string(type), "$value": alias.map(JSONText.string) ?? value]
  }

  /// Components between 0 and 1 with four decimals, which is enough to restore each byte.
  private static func json(of color: ThemeColor) -> JSONText {
    let parts = [color.red, color.green, color.blue].map { JSONText($0.fraction) }
    let hex = JSONText.string(color.withAlpha(255).description.lowercased())
    return [
      "colorSpace": "srgb", "components": .array(parts),
      "alpha": color.isOpaque ? nil : JSONText(color.alpha.fraction), "hex": hex,
    ]
  }
}

extension UInt8 {
  /// The fraction of 255, rounded to four decimals.
  var fraction: Double { Double(Int(Double(self) / 255 * 10000 + 0.5)) / 10000 }
}

/// The properties whose plain numbers are points.
///
/// The documentation uses `Number` for both; the words in a property's name distinguish them.
enum Distance {
  private static let words: Set<Substring> = [
    "size", "width", "height", "radius", "padding", "spacing", "margin", "inset", "indent",
  ]

  /// True if a number of a property is in points, judging by its name.
  static func isDistance(_ property: String) -> Bool {
    property.split(separator: "-").contains { words.contains($0) }
  }
}

/// The name of a token or a group.
///
/// A name must not be empty, begin with `$`, or contain `{`, `}` or `.`. Each invalid byte, and
/// `%`, is escaped as `%` and two hex digits.
enum DesignTokenName {
  static func escaped(_ name: String) -> String {
    HexByte.escaped(name.utf8) { offset, byte in
      !"{}.%".utf8.contains(byte) && !(offset == 0 && byte == UInt8(ascii: "$"))
    }
  }

  /// Returns the unescaped name; a `%` without two digits is unchanged.
  static func unescaped(_ name: String) -> String {
    String(decoding: HexByte.decoded(name.utf8), as: UTF8.self)
  }
}
