import StyleSheet

// The types of a presentation whose properties are not what a file has.

extension TextFont {
  private enum CodingKeys: String, CodingKey {
    case family, style, weight, isItalic
    case size = "textSize"
    case fixedSize, pointSize, lineHeight
  }

  /// Reads a font; its size in points and its line height follow from the rest.
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

  /// Writes the font, with its size in points and its line height.
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
  /// Each weight with its word.
  static let words: [(word: String, value: Self)] = [
    ("thin", .thin), ("ultraLight", .ultraLight), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  /// Reads a word.
  public init(from decoder: any Decoder) throws {
    self = try decoder.read(Self.words, "a weight")
  }

  /// Writes a word.
  public func encode(to encoder: any Encoder) throws { try encoder.write(self, Self.words) }
}

extension TextSize: Codable {
  /// Each size with its word, the name that UIKit has for it.
  package static let words: [(word: String, value: Self)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
    ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]

  /// Reads a word.
  public init(from decoder: any Decoder) throws {
    self = try decoder.read(Self.words, "a text size")
  }

  /// Writes a word.
  public func encode(to encoder: any Encoder) throws { try encoder.write(self, Self.words) }
}

extension AccessibilityTraits: Codable {
  /// Each trait with its word.
  static let words: [(word: String, value: Self)] = [
    ("adjustable", .adjustable), ("image", .image), ("notEnabled", .notEnabled),
    ("choice", .choice), ("selected", .selected), ("group", .group), ("toggle", .toggle),
  ]

  /// Reads a list of words.
  public init(from decoder: any Decoder) throws {
    self = []
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd { formUnion(try list.superDecoder().read(Self.words, "a trait")) }
  }

  /// Writes a list of words.
  public func encode(to encoder: any Encoder) throws {
    try Self.words.filter { contains($0.value) }.map(\.word).encode(to: encoder)
  }
}

extension Decoder {
  /// Returns the value whose word in a table is the text.
  func read<Value>(_ table: [(word: String, value: Value)], _ expected: String) throws -> Value {
    try read(expected) { text in table.first { $0.word == text }?.value }
  }
}

extension Encoder {
  /// Writes the word of a value in a table that has all values.
  func write<Value: Equatable>(_ value: Value, _ table: [(word: String, value: Value)]) throws {
    try table.first { $0.value == value }?.word.encode(to: self)
  }
}
