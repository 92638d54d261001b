// A color, an image and a text style are encoded as their text in a sheet.

extension ThemeColor: Codable {
  /// Decodes `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.read("a color such as #0064D9") {
      $0.hasPrefix("#") ? ThemeColor(hexadecimal: $0.dropFirst()) : nil
    }
  }

  /// Encodes `#RRGGBB`, or `#RRGGBBAA` if the color is not opaque.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }

  /// Creates a color from three, six or eight digits: RGB, RRGGBB, RRGGBBAA.
  package init?(hexadecimal digits: Substring) {
    guard digits.utf8.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else {
      return nil
    }
    switch digits.utf8.count {
    case 3: self.init(hexadecimal: Substring(digits.flatMap { [$0, $0] }))
    case 6: self.init(hexadecimal: digits + "FF")
    case 8:
      guard let rgba = UInt32(digits, radix: 16) else { return nil }
      self.init(rgba: rgba)
    default: return nil
    }
  }
}

extension ImageName: Codable {
  /// Decodes the name.
  public init(from decoder: any Decoder) throws { self.init(try String(from: decoder)) }

  /// Encodes the name.
  public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }
}

extension FontStyle: Codable {
  /// Decodes a name of the table.
  public init(from decoder: any Decoder) throws {
    self = try decoder.read("a text style such as body", FontStyle.init)
  }

  /// Encodes the name.
  public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }
}

extension Decoder {
  /// Decodes a text and returns the result of `read`; throws if it returns nil.
  package func read<Value>(_ expected: String, _ read: (String) -> Value?) throws -> Value {
    let text = try String(from: self)
    if let value = read(text) { return value }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "'\(text)' is not \(expected)"))
  }
}
