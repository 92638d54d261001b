/// The members of an answer, asked for by name and never in vain.
///
/// What is not there, and what is not what was asked for, is nil: a server's answer is taken as far
/// as it goes. A number may be written as a whole number, as a decimal or as a text.
struct AnswerFields {
  private let container: KeyedDecodingContainer<FieldKey>

  /// The members of the object that `decoder` has; throws what it throws where it has none.
  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: FieldKey.self)
  }

  private init(_ container: KeyedDecodingContainer<FieldKey>) { self.container = container }

  /// A text.
  func text(_ name: String) -> String? {
    try? container.decode(String.self, forKey: FieldKey(name))
  }

  /// True or false.
  func bool(_ name: String) -> Bool? {
    try? container.decode(Bool.self, forKey: FieldKey(name))
  }

  /// A number, or a text that is one.
  func decimal(_ name: String) -> FixedDecimal? {
    let key = FieldKey(name)
    if let number = try? container.decode(Double.self, forKey: key) { return FixedDecimal(number) }
    return (try? container.decode(String.self, forKey: key)).flatMap { FixedDecimal($0) }
  }

  /// A number, what is above the whole cut off.
  func whole(_ name: String) -> Int? {
    decimal(name).map { Int(clamping: $0.millionths / FixedDecimal.unit) }
  }

  /// The members of an object.
  func object(_ name: String) -> AnswerFields? {
    let key = FieldKey(name)
    return (try? container.nestedContainer(keyedBy: FieldKey.self, forKey: key)).map { Self($0) }
  }
}
