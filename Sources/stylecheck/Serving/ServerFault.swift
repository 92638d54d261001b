/// The reason why a request has no result.
struct ServerFault: Error, Hashable, Sendable {
  /// The code of JSON-RPC or of LSP.
  let code: Int
  /// The message for the developer of a client, or for the user if the request was refused.
  let message: String

  static let notInitialized = ServerFault(
    code: -32002, message: "the server is not initialized: send 'initialize' first")
  static let isShutDown = ServerFault(code: -32600, message: "the server is shut down")
  static let isInitialized = ServerFault(code: -32600, message: "the server is initialized")
  static let cancelled = ServerFault(code: -32800, message: "the request was cancelled")

  /// The text is not JSON.
  static func malformed(_ message: String) -> Self { Self(code: -32700, message: message) }

  /// The JSON is not a message.
  static func noMessage(_ message: String) -> Self { Self(code: -32600, message: message) }

  static func unknownMethod(_ method: String) -> Self {
    Self(code: -32601, message: "there is no method '\(method)'")
  }

  /// A parameter is missing or has the wrong type.
  static func wrongParameter(_ name: String, _ wanted: String) -> Self {
    Self(code: -32602, message: "expected \(wanted) in '\(name)'")
  }

  /// The document is not open, and is no sheet of the folders.
  static func notOpen(_ uri: String) -> Self {
    Self(code: -32602, message: "the document '\(uri)' is not open")
  }

  /// The request is valid, but it cannot be carried out; the client shows the message.
  static func refused(_ message: String) -> Self { Self(code: -32803, message: message) }
}
