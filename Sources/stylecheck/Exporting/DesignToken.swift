import StyleSheet

/// How values and names are written as design tokens.
///
/// Source: Design Tokens Format Module 2025.10 and Color Module 2025.10 of the W3C's Design Tokens
/// Community Group. Which of our values are tokens is decision 0057.
struct DesignToken: Hashable, Sendable {
  /// The type's name in the format.
  let type: String
  let value: JSONText

  /// The token that a value of a property is; nil if the format has no type for it.
  init?(_ value: StyleSheet.Value, of property: String) {
    switch value {
    case .color(let color): self.init("color", Self.json(of: color))
    case .integer(let number): self.init(number: Double(number), of: property)
    case .number(let number): self.init(number: number, of: property)
    case .length(let length): self.init(dimension: length.points)
    case .fontName(.postScript(let name)):
      // A text in braces would be taken for an alias.
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

  /// The token's object, or with an alias in place of the value.
  func json(alias: String? = nil) -> JSONText {
    ["$type": .string(type), "$value": alias.map(JSONText.string) ?? value]
  }

  /// Parts of one with four decimals, which give each byte back.
  private static func json(of color: Color) -> JSONText {
    let parts = [color.red, color.green, color.blue].map { JSONText($0.fraction) }
    let hex = JSONText.string(color.withAlpha(255).description.lowercased())
    let whole: JSONText = ["colorSpace": "srgb", "components": .array(parts)]
    return (color.isOpaque ? whole : whole.with("alpha", JSONText(color.alpha.fraction)))
      .with("hex", hex)
  }
}

extension UInt8 {
  /// The part of 255 that it is, rounded to four decimals.
  var fraction: Double { Double(Int(Double(self) / 255 * 10000 + 0.5)) / 10000 }
}

/// Which plain numbers of a sheet are points.
///
/// The pages say `Number` of both; the words of a property's name tell them apart.
enum Distance {
  private static let words: Set<Substring> = [
    "size", "width", "height", "radius", "padding", "spacing", "margin", "inset", "indent",
  ]

  /// Whether a number is points by the name of its property.
  static func isDistance(_ property: String) -> Bool {
    property.split(separator: "-").contains { words.contains($0) }
  }
}

/// A name as a token or a group can have it.
///
/// A name of the format is not empty, does not begin with `$`, and has no `{`, `}` or `.` in it.
/// Each byte that would break that stands as `%` and two hex digits, as does `%` itself.
enum DesignTokenName {
  static func escaped(_ name: String) -> String {
    HexByte.escaped(name.utf8) { offset, byte in
      !"{}.%".utf8.contains(byte) && !(offset == 0 && byte == UInt8(ascii: "$"))
    }
  }

  /// The name that was escaped so; a `%` without two digits behind it stays.
  static func unescaped(_ name: String) -> String {
    let bytes = Array(name.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = HexByte.byte(bytes[index + 1], bytes[index + 2])
      {
        result.append(byte)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
