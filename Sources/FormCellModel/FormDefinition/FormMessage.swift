/// A message about a field.
public struct FormMessage: Hashable, Sendable {
  /// The origin of a message.
  public enum Source: Hashable, Sendable {
    /// A check of the definition.
    case check(FormCheck)
    /// The limit of a text, beyond which the cell itself shows an error.
    case limit
    /// The server that received the values; the next change of the field removes the message.
    case server
    /// The app; only the app removes the message.
    case program
  }

  /// The kind; only an error prevents a submission.
  public let kind: Validation.Kind
  /// The text; nil for the text of the strings about a check.
  public let text: String?
  /// The origin of the message.
  public let source: Source

  /// Creates a message; by default an error of the server.
  public init(_ text: String?, _ kind: Validation.Kind = .error, from source: Source = .server) {
    self.text = text
    self.kind = kind
    self.source = source
  }
}

extension [FormMessage] {
  /// The message that a cell shows: the first error, else the first warning, information, success or
  /// help text.
  ///
  /// A cell shows in a row of its own that its text is beyond the limit, beside another message.
  public var shown: FormMessage? {
    let order: [Validation.Kind] = [.error, .warning, .info, .success, .none]
    return order.lazy.compactMap { kind in first { $0.kind == kind } }.first
  }

  var haveError: Bool { contains { $0.kind == .error } }

  /// True if a rule about the length of a text is an error.
  var haveErrorOfLength: Bool {
    contains { if case .check(.length) = $0.source { $0.kind == .error } else { false } }
  }
}

extension FormMessage: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, kind, source, check
  }

  /// Decodes a message.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let check = try fields.decodeIfPresent(FormCheck.self, forKey: .check)
    let source: Source =
      switch try fields.decodeIfPresent(String.self, forKey: .source) {
      case "limit": .limit
      case "program": .program
      default: .server
      }
    self.init(
      try fields.decodeIfPresent(String.self, forKey: .text),
      try fields.decodeIfPresent(Validation.Kind.self, forKey: .kind) ?? .error,
      from: check.map(Source.check) ?? source)
  }

  /// Encodes the text, the kind, and the source or the check.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(text, forKey: .text)
    try fields.encode(kind, forKey: .kind)
    switch source {
    case .check(let check): try fields.encode(check, forKey: .check)
    case .limit: try fields.encode("limit", forKey: .source)
    case .server: try fields.encode("server", forKey: .source)
    case .program: try fields.encode("program", forKey: .source)
    }
  }
}
