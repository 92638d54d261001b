/// A message of the server, as JSON-RPC 2.0 defines it.
enum ServerMessage: Hashable, Sendable {
  case response(ClientMessage.ID?, Result<JSONLine, ServerFault>)
  case request(id: Int, String, JSONLine)
  case notification(String, JSONLine)

  /// The message with its header.
  var frame: [UInt8] { MessageFraming.framed(json.bytes) }

  private var json: JSONLine {
    switch self {
    case .response(let id, .success(let result)):
      ["jsonrpc": "2.0", "id": id?.json ?? .null, "result": result]
    case .response(let id, .failure(let fault)):
      [
        "jsonrpc": "2.0", "id": id?.json ?? .null,
        "error": ["code": JSONLine(fault.code), "message": .string(fault.message)],
      ]
    case .request(let id, let method, let parameters):
      Self.call(["jsonrpc": "2.0", "id": JSONLine(id), "method": .string(method)], parameters)
    case .notification(let method, let parameters):
      Self.call(["jsonrpc": "2.0", "method": .string(method)], parameters)
    }
  }

  /// Returns a message with its parameters, unless it has none.
  private static func call(_ members: JSONLine, _ parameters: JSONLine) -> JSONLine {
    parameters == .null ? members : members.with("params", parameters)
  }
}

extension ServerMessage {
  /// The importance of a message to the user.
  enum Importance: Int, Hashable, Sendable {
    case error = 1
    case warning, information, log
  }

  /// A line in the log of the client.
  static func log(_ importance: Importance, _ text: String) -> Self {
    .notification(
      "window/logMessage", ["type": JSONLine(importance.rawValue), "message": .string(text)])
  }

  /// A message that the client shows.
  static func show(_ importance: Importance, _ text: String) -> Self {
    .notification(
      "window/showMessage", ["type": JSONLine(importance.rawValue), "message": .string(text)])
  }
}
