import StyleSheet

/// A message of a client, as JSON-RPC 2.0 defines it.
struct ClientMessage: Hashable, Sendable {
  /// The identifier of a request.
  enum ID: Hashable, Sendable {
    case number(String)
    case text(String)

    var json: JSONText {
      switch self {
      case .number(let number): .number(number)
      case .text(let text): .string(text)
      }
    }

    init?(_ json: JSON?) {
      switch json?.content {
      case .number(let number): self = .number(number)
      case .string(let text): self = .text(text)
      case .null, .bool, .array, .object, nil: return nil
      }
    }
  }

  /// A message that is not valid, with the identifier of its response.
  struct Unreadable: Error, Hashable, Sendable {
    let id: ID?
    let fault: ServerFault
  }

  /// The identifier of a request or a response; nil for a notification.
  let id: ID?
  /// The method; nil for a response.
  let method: String?
  /// The parameters; those of a response are empty.
  let parameters: Parameters
  /// True for a response with a result.
  let isResult: Bool

  init(_ bytes: [UInt8]) throws(Unreadable) {
    let reading = JSONReader.read(SourceText(bytes: bytes), halfPairs: .replaced)
    guard let json = reading.value else {
      throw Unreadable(
        id: nil, fault: .malformed(reading.problems.last?.message ?? "this is not JSON"))
    }
    id = ID(json["id"])
    method = json["method"]?.text
    parameters = Parameters(json["params"])
    isResult = json["result"] != nil
    // A response is never answered, even if it is not valid.
    if method == nil, (json["result"] ?? json["error"]) != nil { return }
    guard method != nil else {
      throw Unreadable(id: id, fault: .noMessage("expected a text in 'method'"))
    }
    guard id != nil || json["id"] == nil else {
      throw Unreadable(id: nil, fault: .noMessage("expected a number or a text in 'id'"))
    }
  }

  /// Returns the identifier of the request that this message cancels; nil for other messages.
  var cancelled: ID? { method == "$/cancelRequest" ? ID(parameters.json?["id"]) : nil }
}

// MARK: - Parameters

/// The parameters of a message, read by their paths.
struct Parameters: Hashable, Sendable {
  let json: JSON?

  init(_ json: JSON?) { self.json = json }

  /// Returns the value at a path; nil if there is none.
  func find(_ path: String...) -> JSON? { find(path) }

  func find(_ path: [String]) -> JSON? {
    path.reduce(json) { $0?[$1] }.flatMap { $0.content == .null ? nil : $0 }
  }

  /// Returns the texts of a list; none if it is missing.
  func words(_ path: String...) -> [String] { find(path)?.elements?.compactMap(\.text) ?? [] }

  func text(_ path: String...) throws(ServerFault) -> String {
    guard let text = find(path)?.text else {
      throw .wrongParameter(path.joined(separator: "."), "a text")
    }
    return text
  }

  func elements(_ path: String...) throws(ServerFault) -> [JSON] {
    guard let elements = find(path)?.elements else {
      throw .wrongParameter(path.joined(separator: "."), "a list")
    }
    return elements
  }

  /// The identifier of the document that a request is about.
  var uri: String {
    get throws(ServerFault) { try text("textDocument", "uri") }
  }
}

extension JSON {
  /// The value of a member of an object; nil for other values.
  subscript(name: String) -> JSON? { members?[name] }

  /// The number without its fraction, limited to 32 bits; nil for other values.
  var whole: Int? {
    guard case .number(let text) = content, let number = Double(text) else { return nil }
    return Int(min(max(number.rounded(.towardZero), -0x8000_0000), 0x7FFF_FFFF))
  }
}
