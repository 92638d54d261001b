extension FormCheck {
  /// The keys of the checks; a rule has one of them.
  static let fields: [Field<FormCheck>] = [
    key("required", [.flag], "there is a value") { reader in
      guard let isRequired = reader.bool("required") else { return nil }
      if !isRequired { reader.refuse("required", "true") }
      return .required
    } written: {
      $0 == .required ? true : nil
    },
    key("length", [.object("lengths")], "the number of characters, or of options") { reader in
      reader.object("length", such: #"{ "minimum": 8 }"#) { reader in
        let limits = 0...Int(Int32.max)
        return .length(
          minimum: reader.whole("minimum", in: limits),
          maximum: reader.whole("maximum", in: limits))
      }
    } written: { check in
      guard case .length(let minimum, let maximum) = check else { return nil }
      return (["minimum": minimum, "maximum": maximum] as FieldMembers).given
    },
    key("range", [.object("numbers")], "the bounds of all numbers of the value") { reader in
      reader.object("range", such: #"{ "minimum": 1, "maximum": 5 }"#) {
        .range(minimum: $0.decimal("minimum", in: nil), maximum: $0.decimal("maximum", in: nil))
      }
    } written: { check in
      guard case .range(let minimum, let maximum) = check else { return nil }
      return (["minimum": minimum, "maximum": maximum] as FieldMembers).given
    },
    key("pattern", [.text], "a pattern of the whole text") { reader in
      reader.text("pattern").map { .pattern(FormPattern($0)) }
    } written: {
      if case .pattern(let pattern) = $0 { pattern.text } else { nil }
    },
    key("equals", [.text], "the key of a field with the same value") { reader in
      reader.text("equals").map(FormCheck.equals)
    } written: {
      if case .equals(let key) = $0 { key } else { nil }
    },
    key("custom", [.text], "the name of a check of the app") { reader in
      reader.text("custom").map(FormCheck.custom)
    } written: {
      if case .custom(let name) = $0 { name } else { nil }
    },
  ]

  private static func key(
    _ name: String, _ forms: [FieldForm], _ meaning: String,
    read: @Sendable @escaping (inout any FieldReader) -> FormCheck?,
    written: @Sendable @escaping (FormCheck) -> (any Encodable)?
  ) -> Field<FormCheck> {
    Field(
      name, forms, meaning,
      read: { reader, check in if let given = read(&reader) { check = given } }, written: written)
  }
}

/// A check is decoded from an object that can have the other keys of a rule, and encoded as one key.
extension FormCheck: FieldObject, Codable {
  package init?(_ reader: inout any FieldReader) {
    self = .required
    guard reader.requireOne(of: Self.fields.map(\.name)) else { return nil }
    Self.fields.read(&reader, into: &self)
  }

  package var members: FieldMembers { Self.fields.members(of: self).given }
}
