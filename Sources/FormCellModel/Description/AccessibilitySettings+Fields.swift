extension AccessibilitySettings: Codable {
  /// The keys of the settings in a description.
  package static let fields: [Field<AccessibilitySettings>] = [
    Field("reducesMotion", \.reducesMotion, "true if nothing moves"),
    Field("boldensText", \.boldensText, "true if fonts of the system are heavier"),
    Field(
      "differentiatesWithoutColor", \.differentiatesWithoutColor,
      "true if a second sign shows what color alone would show"),
  ]

  /// Decodes settings; a missing key is a setting that is off.
  public init(from decoder: any Decoder) throws {
    self.init()
    try Self.fields.decode(from: decoder, into: &self)
  }

  /// Encodes all keys.
  public func encode(to encoder: any Encoder) throws {
    try Self.fields.members(of: self).encode(to: encoder)
  }
}
