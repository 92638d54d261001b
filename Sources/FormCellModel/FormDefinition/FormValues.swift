/// The values of a form by key.
///
/// It encodes a format version and an object with the values:
/// `{"version": 1, "values": {"name": "Ada", "rating": 4}}`.
public struct FormValues: Hashable, Sendable {
  private(set) var values: [FormKey: FormValue]

  /// Creates values from a dictionary; by default there are none.
  public init(_ values: [FormKey: FormValue] = [:]) { self.values = values }

  /// The value of a field; nil if it is not among the values.
  public subscript(key: FormKey) -> FormValue? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The keys in alphabetical order.
  ///
  /// - Complexity: O(*n* log *n*).
  public var keys: [FormKey] { values.keys.sorted() }
}

extension FormValues: ExpressibleByDictionaryLiteral {
  /// Creates values; the last one of a repeated key counts.
  public init(dictionaryLiteral values: (FormKey, FormValue)...) {
    self.init(Dictionary(values) { $1 })
  }
}

extension FormValues: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, values
  }

  /// Decodes values of a known version.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    try fields.requireVersion(1, forKey: .version)
    self.init(try fields.decode([FormKey: FormValue].self, forKey: .values))
  }

  /// Encodes the version and the values.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(1, forKey: .version)
    try fields.encode(values, forKey: .values)
  }
}

extension KeyedDecodingContainer {
  /// Throws an error unless the version is the supported one.
  func requireVersion(_ version: Int, forKey key: Key) throws {
    let given = try decode(Int.self, forKey: key)
    guard given == version else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "version \(given) is not supported; expected \(version)")
    }
  }
}
