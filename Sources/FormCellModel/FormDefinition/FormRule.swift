/// A check of a field, and the message about its result.
public struct FormRule: Hashable, Sendable {
  /// The check.
  public var check: FormCheck
  /// The message; nil for the text of the strings.
  public var message: String?
  /// The kind of the message.
  ///
  /// An error prevents a submission. The message of a success is shown if a value passes, all others
  /// if it fails.
  public var kind: Validation.Kind

  /// Creates a rule.
  public init(_ check: FormCheck, _ message: String? = nil, kind: Validation.Kind = .error) {
    self.check = check
    self.message = message
    self.kind = kind
  }
}

extension FormRule: Codable {
  private enum CodingKeys: String, CodingKey {
    case message, kind
  }

  /// Decodes the check, and a message and its kind from the same object.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try FormCheck(from: decoder), try fields.decodeIfPresent(String.self, forKey: .message),
      kind: try fields.decodeIfPresent(Validation.Kind.self, forKey: .kind) ?? .error)
  }

  /// Encodes the keys of the check and of the message.
  public func encode(to encoder: any Encoder) throws {
    try check.encode(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(message, forKey: .message)
    if kind != .error { try fields.encode(kind, forKey: .kind) }
  }
}
