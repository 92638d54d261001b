import Foundation

/// The parts of the first line of a request.
struct HTTPRequest {
  let target: String
  let path: String
  let query: [String: String]

  init(head: String) {
    let words = head.prefix { $0 != "\r\n" }.split(separator: " ")
    target = words.count > 1 ? String(words[1]) : "/"
    let parts = URLComponents(string: target)
    path = parts?.path ?? ""
    let items = parts?.queryItems ?? []
    query = Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
  }
}

/// A status and a body of JSON.
struct HTTPAnswer {
  let status: Int
  private let body: String

  init(_ status: Int, _ object: [String: Any]) {
    self.status = status
    let data = try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    body = String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// The answer as it is sent.
  var text: String {
    "HTTP/1.1 \(status) -\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n" + body
  }
}
