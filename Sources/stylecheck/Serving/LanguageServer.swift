import StyleSheet

/// A server for editors: a state machine that reads and writes messages of LSP 3.17.
///
/// The checks of documents and reading folders are jobs, which the caller runs on other threads. So a
/// request waits for such a check only if it needs the findings; a few check a changed text themselves.
///
/// ```
/// starting ── initialize ──▶ running ── shutdown ──▶ ending
///     ╰────────── exit: 1 ──────┴────── exit: 0 ───────╯
/// ```
struct LanguageServer {
  enum Phase: Hashable, Sendable {
    /// Before `initialize`.
    case starting
    case running
    /// After `shutdown`.
    case ending
  }

  enum Event: Sendable {
    case message(ClientMessage)
    /// Bytes that are no message.
    case unreadable(ClientMessage.Unreadable)
    /// A request was cancelled while it was waiting for its turn.
    case cancelled(ClientMessage.ID)
    case ended(ServerJob.Outcome)
    /// No message is waiting.
    case idle
    /// The time of ``Effect/wake(milliseconds:)`` has passed.
    case woken
    /// The input has ended, or the process that started the server.
    case closed
  }

  enum Effect: Sendable {
    case send(ServerMessage)
    case run(ServerJob)
    /// The server wants ``Event/woken`` after some time.
    case wake(milliseconds: Int)
    /// The server has to end when this process does.
    case watch(process: Int)
    case end(Status)
  }

  /// A request that waits for data.
  struct Waiting {
    let id: ClientMessage.ID
    let method: ServedMethod
    let parameters: Parameters
  }

  private(set) var phase = Phase.starting
  var client = ClientFeatures()
  var setups: SheetSetups
  var folders: [SystemText] = []
  var documents: [String: OpenDocument] = [:]
  var project = ServedProject()
  var waiting: [Waiting] = []
  /// The imported sheets that were not there when files were last read.
  var absent: Set<SystemText> = []
  /// The last serial number of a document.
  var serial = 0
  var isChecking = false
  /// The requests that a running job answers, with the documents of which the client has findings.
  var running: [ClientMessage.ID: [String]] = [:]
  /// The number of the last job that reads folders, and whether it has ended.
  var reading = (number: 0, hasEnded: true)
  /// The number of the last request of the server.
  private(set) var requests = 0
  /// The work that the client may show, with the request that asks for it.
  var progress: [Work: (request: Int, title: String, hasBegun: Bool, result: String?)] = [:]

  init(_ invocation: Invocation) { setups = SheetSetups(invocation) }

  // MARK: - Life cycle

  mutating func handle(_ event: Event) -> [Effect] {
    switch (phase, event) {
    case (_, .message(let message)): handle(message)
    case (_, .unreadable(let message)): [.send(.response(message.id, .failure(message.fault)))]
    case (_, .closed): [.end(phase == .ending ? .clean : .findings)]
    case (.running, .ended(let outcome)): take(outcome)
    case (.running, .idle): answerWaiting() + check()
    case (.running, .woken): watchFiles()
    case (.running, .cancelled(let id)): cancel(id)
    case (.starting, .ended), (.starting, .idle), (.starting, .woken), (.starting, .cancelled),
      (.ending, .ended), (.ending, .idle), (.ending, .woken), (.ending, .cancelled):
      []
    }
  }

  private mutating func handle(_ message: ClientMessage) -> [Effect] {
    guard let method = message.method else {
      return phase == .running ? begin(after: message) : []
    }
    if method == "exit" { return [.end(phase == .ending ? .clean : .findings)] }
    guard let id = message.id else {
      return phase == .running ? note(method, message.parameters) : []
    }
    switch (phase, method) {
    case (.starting, "initialize"): return initialize(id, message.parameters)
    case (.starting, _): return [refusal(id, .notInitialized)]
    case (.running, "initialize"): return [refusal(id, .isInitialized)]
    case (.running, "shutdown"): return shutDown(id)
    case (.running, _): return answer(id, method, message.parameters)
    case (.ending, _): return [refusal(id, .isShutDown)]
    }
  }

  private mutating func shutDown(_ id: ClientMessage.ID) -> [Effect] {
    phase = .ending
    let open = waiting.map(\.id) + running.keys
    (waiting, running) = ([], [:])
    return open.map { refusal($0, .cancelled) } + [.send(.response(id, .success(.null)))]
  }

  func refusal(_ id: ClientMessage.ID, _ fault: ServerFault) -> Effect {
    .send(.response(id, .failure(fault)))
  }

  private mutating func initialize(_ id: ClientMessage.ID, _ parameters: Parameters) -> [Effect] {
    client = ClientFeatures(parameters)
    phase = .running
    folders = parameters.foldersAtStart
    let capabilities = ServedMethod.all.compactMap(\.capability).compactMap { row in
      row.value(client).map { JSONText.Member(row.name, $0) }
    }
    let unit = TextPositions.units.first { $0.unit == client.unit }?.word
    let fixed: JSONText = [
      "positionEncoding": JSONText(unit),
      "textDocumentSync": ["openClose": true, "change": JSONText(2), "save": true],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
    let result: JSONText = [
      "capabilities": fixed.with(.object(capabilities)),
      "serverInfo": ["name": "stylecheck", "version": .string(Release.version)],
    ]
    let owner = parameters.find("processId")?.whole
    return [.send(.response(id, .success(result)))] + (owner.map { [.watch(process: $0)] } ?? [])
  }

  /// Returns a request of the server; its response does not matter.
  mutating func request(_ method: String, _ parameters: JSONText) -> Effect {
    requests += 1
    return .send(.request(id: requests, method, parameters))
  }
}

extension Parameters {
  fileprivate var foldersAtStart: [SystemText] {
    if find("workspaceFolders") != nil { return folders("workspaceFolders") }
    let uri = find("rootUri")?.text.flatMap(DocumentURI.path)
    let path = uri ?? find("rootPath")?.text.map { SystemText($0) }
    return path.map { [Files.absolute($0.withoutTrailingSlashes)] } ?? []
  }
}
