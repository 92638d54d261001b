import Foundation
import Testing

@testable import stylecheck

/// An editor that drives a server in this process; jobs run at once.
struct EditorClient {
  private(set) var server: LanguageServer
  /// The messages of the server since they were last taken, as JSON on one line each.
  private(set) var messages: [String] = []
  private(set) var status: Status?
  private var requests = 0
  /// The jobs that wait for ``runJobs()``; nil if jobs run at once.
  private(set) var jobs: [ServerJob]?

  /// Starts a server with options, without initializing it.
  init(_ options: String = "") throws {
    let words = options.split(separator: " ").map { SystemText(String($0)) }
    server = LanguageServer(
      try CommandLineReader.invocation(of: .serve, words[...]))
  }

  /// Starts a server and initializes it for a folder.
  init(in folder: TemporaryFolder, _ options: String = "", capabilities: String = "{}") throws {
    try self.init(
      at: folder.path("").withoutTrailingSlashes, options, capabilities: capabilities)
  }

  /// Starts a server and initializes it for the folder at a path.
  init(at root: SystemText, _ options: String = "", capabilities: String = "{}") throws {
    try self.init(options)
    request(
      "initialize",
      """
      {"processId": null, "rootUri": "\(Self.uri(of: root))",
      "capabilities": \(capabilities)}
      """)
    notify("initialized", "{}")
    messages = []
  }

  /// The capabilities of a client that requests findings.
  static let pulling =
    #"{"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}"#

  static func uri(of path: SystemText) -> String { DocumentURI.uri(of: Files.absolute(path)) }

  /// Sends a request and returns its response, without the identifier.
  @discardableResult
  mutating func request(_ method: String, _ parameters: String) -> String {
    requests += 1
    send(
      #"{"jsonrpc": "2.0", "id": \#(requests), "method": "\#(method)", "params": \#(parameters)}"#)
    let mark = #"{"jsonrpc":"2.0","id":\#(requests),"#
    let index = messages.lastIndex { $0.hasPrefix(mark) }
    return index.map { String(messages.remove(at: $0).dropFirst(mark.count).dropLast()) } ?? ""
  }

  mutating func notify(_ method: String, _ parameters: String) {
    send(#"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(parameters)}"#)
  }

  /// Sends the body of a message.
  mutating func send(_ body: String) {
    do throws(ClientMessage.Unreadable) {
      let message = try ClientMessage(Array(body.utf8))
      handle(message.cancelled.map { .cancelled($0) } ?? .message(message))
    } catch {
      handle(.unreadable(error))
    }
    handle(.idle)
  }

  mutating func handle(_ event: LanguageServer.Event) {
    for effect in server.handle(event) {
      switch effect {
      case .send(let message):
        let frame = String(decoding: message.frame, as: UTF8.self)
        messages.append(
          String(frame[(frame.firstRange(of: "\r\n\r\n")?.upperBound ?? frame.endIndex)...]))
      case .run(let job) where jobs == nil: handle(.ended(job.run()))
      case .run(let job): jobs?.append(job)
      case .wake: handle(.woken)
      case .watch: break
      case .end(let status): self.status = status
      }
    }
  }

  /// Keeps jobs from now on.
  mutating func keepJobs() { jobs = [] }

  /// Runs the jobs that wait.
  mutating func runJobs() {
    while let job = jobs?.first {
      jobs?.removeFirst()
      handle(.ended(job.run()))
      handle(.idle)
    }
  }

  /// Returns the messages since the last call.
  mutating func take() -> [String] {
    defer { messages = [] }
    return messages
  }

  mutating func open(_ uri: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      """
      {"textDocument": {"uri": "\(uri)", "languageId": "nss", "version": \(version),
      "text": \(JSONText.string(text).onOneLine)}}
      """)
  }

  mutating func change(_ uri: String, _ changes: String, version: Int = 2) {
    notify(
      "textDocument/didChange",
      #"{"textDocument": {"uri": "\#(uri)", "version": \#(version)}, "contentChanges": [\#(changes)]}"#
    )
  }

  /// Returns the names of the rules in the last report on a document; nil if there is none.
  func rules(in uri: String) -> [String]? {
    let mark =
      #"{"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":"\#(uri)","#
    return messages.last { $0.hasPrefix(mark) }.map { message in
      message.matches(of: /"code":"([a-z0-9-]+)"/).map { String($0.output.1) }
    }
  }
}
