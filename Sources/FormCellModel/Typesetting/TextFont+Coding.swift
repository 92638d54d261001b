import StyleSheet

// Types of a presentation that are encoded differently from their properties.

extension TextFont {
  private enum CodingKeys: String, CodingKey {
    case family, style, weight, isItalic
    case size = "textSize"
    case fixedSize, pointSize, lineHeight
  }

  /// Decodes a font; its point size and line height are derived.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try fields.decode(FontStyle.self, forKey: .style),
      try fields.decode(Weight.self, forKey: .weight),
      at: try fields.decode(TextSize.self, forKey: .size),
      family: try fields.decodeIfPresent(String.self, forKey: .family),
      isItalic: try fields.decode(Bool.self, forKey: .isItalic),
      fixedSize: try fields.decodeIfPresent(Double.self, forKey: .fixedSize))
  }

  /// Encodes the font with its point size and line height.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(family, forKey: .family)
    try fields.encode(style, forKey: .style)
    try fields.encode(weight, forKey: .weight)
    try fields.encode(isItalic, forKey: .isItalic)
    try fields.encode(size, forKey: .size)
    try fields.encodeIfPresent(fixedSize, forKey: .fixedSize)
    try fields.encode(pointSize, forKey: .pointSize)
    try fields.encode(lineHeight, forKey: .lineHeight)
  }
}

extension TextFont.Weight: Codable {
  static let words: [(word: String, value: Self)] = allCases.map { ("\($0)", $0) }

  /// Decodes the weight from its name.
  public init(from decoder: any Decoder) throws {
    self = try decoder.read(Self.words, "a weight")
  }

  /// Encodes the weight as its name.
  public func encode(to encoder: any Encoder) throws { try encoder.write(self, Self.words) }
}

extension TextSize: Codable {
  /// The encoded name of each size, as in UIKit.
  package static let words: [(word: String, value: Self)] = allCases.map { ("\($0)", $0) }

  /// Decodes the size from its name.
  public init(from decoder: any Decoder) throws {
    self = try decoder.read(Self.words, "a text size")
  }

  /// Encodes the size as its name.
  public func encode(to encoder: any Encoder) throws { try encoder.write(self, Self.words) }
}

extension Decoder {
  /// Decodes a text and returns the value that it names in a table.
  func read<Value>(_ table: [(word: String, value: Value)], _ expected: String) throws -> Value {
    try read(expected) { text in table.first { $0.word == text }?.value }
  }
}

extension Encoder {
  /// Encodes the name of a value; the table must contain all values.
  func write<Value: Equatable>(_ value: Value, _ table: [(word: String, value: Value)]) throws {
    try table.first { $0.value == value }?.word.encode(to: self)
  }
}
