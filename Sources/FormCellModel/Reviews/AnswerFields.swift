/// The members of an answer, asked for by name and never in vain.
///
/// What is not there, and what is not what was asked for, is nil: a server's answer is taken as far
/// as it goes. A number may be written as a whole number, as a decimal or as a text.
struct AnswerFields {
  private let container: KeyedDecodingContainer<Name>

  /// Any name that a member can have.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The members of the object that `decoder` has; throws what it throws where it has none.
  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: Name.self)
  }

  private init(_ container: KeyedDecodingContainer<Name>) { self.container = container }

  /// A text.
  func text(_ name: String) -> String? {
    try? container.decode(String.self, forKey: Name(stringValue: name))
  }

  /// True or false.
  func bool(_ name: String) -> Bool? {
    try? container.decode(Bool.self, forKey: Name(stringValue: name))
  }

  /// A number, or a text that is one.
  func decimal(_ name: String) -> FixedDecimal? {
    let key = Name(stringValue: name)
    if let number = try? container.decode(Double.self, forKey: key) { return FixedDecimal(number) }
    return (try? container.decode(String.self, forKey: key)).flatMap { FixedDecimal($0) }
  }

  /// A number, what is above the whole cut off.
  func whole(_ name: String) -> Int? {
    decimal(name).map { Int(clamping: $0.millionths / FixedDecimal.unit) }
  }

  /// The members of an object.
  func object(_ name: String) -> AnswerFields? {
    let key = Name(stringValue: name)
    return (try? container.nestedContainer(keyedBy: Name.self, forKey: key)).map { Self($0) }
  }
}
