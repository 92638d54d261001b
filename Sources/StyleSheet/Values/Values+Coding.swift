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
