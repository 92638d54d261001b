/// A message of the server, as JSON-RPC 2.0 defines it.
enum ServerMessage: Hashable, Sendable {
  case response(ClientMessage.ID?, Result<JSONText, ServerFault>)
  case request(id: Int, String, JSONText)
  case notification(String, JSONText)

  var frame: [UInt8] { MessageFraming.framed(Array(json.onOneLine.utf8)) }

  private var json: JSONText {
    switch self {
    case .response(let id, .success(let result)):
      ["jsonrpc": "2.0", "id": id?.json ?? .null, "result": result]
    case .response(let id, .failure(let fault)):
      [
        "jsonrpc": "2.0", "id": id?.json ?? .null,
        "error": ["code": JSONText(fault.code), "message": .string(fault.message)],
      ]
    case .request(let id, let method, let parameters): Self.call(JSONText(id), method, parameters)
    case .notification(let method, let parameters): Self.call(nil, method, parameters)
    }
  }

  private static func call(_ id: JSONText?, _ method: String, _ parameters: JSONText) -> JSONText {
    [
      "jsonrpc": "2.0", "id": id, "method": .string(method),
      "params": parameters == .null ? nil : parameters,
    ]
  }

  enum Importance: Int, Hashable, Sendable {
    case error = 1
    case warning, information, log
  }

  /// A line in the log of the client.
  static func log(_ importance: Importance, _ text: String) -> Self {
    .notification(
      "window/logMessage", ["type": JSONText(importance.rawValue), "message": .string(text)])
  }

  static func show(_ importance: Importance, _ text: String) -> Self {
    .notification(
      "window/showMessage", ["type": JSONText(importance.rawValue), "message": .string(text)])
  }
}
