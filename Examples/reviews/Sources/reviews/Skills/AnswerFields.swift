import FormCellModel

/// The members of a server's answer, read leniently by name.
///
/// A member that is missing or has another type is nil. A number may be written as a whole number,
/// as a decimal or as a text.
struct AnswerFields {
  private let container: KeyedDecodingContainer<MemberName>

  /// Reads the members of the object in `decoder`; throws if it contains no object.
  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: MemberName.self)
  }

  private init(_ container: KeyedDecodingContainer<MemberName>) { self.container = container }

  func text(_ name: String) -> String? {
    try? container.decode(String.self, forKey: MemberName(stringValue: name))
  }

  func bool(_ name: String) -> Bool? {
    try? container.decode(Bool.self, forKey: MemberName(stringValue: name))
  }

  /// Returns a number, or a text that contains a number.
  func decimal(_ name: String) -> FixedDecimal? {
    let key = MemberName(stringValue: name)
    if let number = try? container.decode(Double.self, forKey: key) { return FixedDecimal(number) }
    return (try? container.decode(String.self, forKey: key)).flatMap { FixedDecimal($0) }
  }

  /// Returns a number without its fraction.
  func whole(_ name: String) -> Int? {
    decimal(name).map { Int($0) }
  }

  func object(_ name: String) -> AnswerFields? {
    let key = MemberName(stringValue: name)
    return (try? container.nestedContainer(keyedBy: MemberName.self, forKey: key)).map { Self($0) }
  }
}

private struct MemberName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
