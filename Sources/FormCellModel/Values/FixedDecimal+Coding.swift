extension FixedDecimal: Codable {
  /// Decodes a number, or a string that contains one.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = (try? value.decode(Double.self))?.description
    guard let decimal = FixedDecimal(try text ?? value.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "the number is beyond '\(Self.min)...\(Self.max)'")
    }
    self = decimal
  }

  /// Encodes a number, or a string if a `Double` is not exact.
  public func encode(to encoder: any Encoder) throws {
    if isWhole { return try (millionths / Self.unit).encode(to: encoder) }
    if FixedDecimal(double) == self { return try double.encode(to: encoder) }
    try description.encode(to: encoder)
  }
}
