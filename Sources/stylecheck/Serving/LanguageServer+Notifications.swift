import StyleSheet

// What the client tells: documents, folders and files.

extension LanguageServer {
  /// Handles a notification; one that is not valid is logged.
  mutating func note(_ method: String, _ parameters: Parameters) -> [Effect] {
    do throws(ServerFault) {
      switch method {
      case "initialized": return start()
      case "textDocument/didOpen": return try open(parameters)
      case "textDocument/didChange": return try change(parameters)
      case "textDocument/didClose": return try close(parameters)
      case "textDocument/didSave": return readChanges()
      case "workspace/didChangeWatchedFiles": return try changeFiles(parameters)
      case "workspace/didChangeConfiguration": return reload()
      case "workspace/didChangeWorkspaceFolders": return changeFolders(parameters)
      // The others have no effect; the protocol asks a server to ignore what it does not know.
      default: return []
      }
    } catch {
      return [.send(.log(.warning, "'\(method)': \(error.message)"))]
    }
  }

  private mutating func start() -> [Effect] {
    // A client opens its documents first; its first messages are not delayed by a request.
    (client.watchesFiles ? [.wake(milliseconds: 3_000)] : []) + read()
  }

  /// Asks the client to report changes of files, and reads those that have changed until now.
  mutating func watchFiles() -> [Effect] {
    let watchers = (["**/*.nss"] + setups.watchedPatterns).map { pattern -> JSONLine in
      ["globPattern": .string(pattern)]
    }
    let registration: JSONLine = [
      "id": "files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": .array(watchers)],
    ]
    return [request("client/registerCapability", ["registrations": registration.inArray])]
      + readChanges()
  }

  /// Reads the sheets of the folders again.
  private mutating func read() -> [Effect] {
    let superseded = reading.hasEnded ? [] : end(.reading(reading.number), "")
    reading = (reading.number + 1, folders.isEmpty)
    guard !folders.isEmpty else { return superseded }
    return superseded + begin(.reading(reading.number), "Reading stylesheets")
      + [.run(.read(folders, number: reading.number))]
  }
}

// MARK: - Documents

extension LanguageServer {
  private mutating func open(_ parameters: Parameters) throws(ServerFault) -> [Effect] {
    let uri = try parameters.uri
    let text = try parameters.text("textDocument", "text")
    serial += 1
    if let old = documents.removeValue(forKey: uri) { project.remove { $0.key == old.key } }
    let file = DocumentURI.path(of: uri).map { Files.absolute($0) }
    let unsaved = (folders.first ?? Files.workingFolder)
      .appending(SystemText("unsaved-\(serial).nss"))
    let path = file ?? unsaved
    var key = Files.place(of: path)
    // Two identifiers of one file are two texts.
    if documents.values.contains(where: { $0.key == key && $0.uri != uri }) {
      key = path.folder.appending(SystemText("copy-\(serial)-of-\(path.lastName)"))
    }
    documents[uri] = OpenDocument(
      uri, at: path, key: key, version: parameters.find("textDocument", "version")?.whole, text,
      client.unit, serial: serial)
    return reloadIfChanged() + update(uri)
  }

  private mutating func change(_ parameters: Parameters) throws(ServerFault) -> [Effect] {
    let uri = try parameters.uri
    let changes = try parameters.elements("contentChanges")
    guard documents[uri] != nil else { throw .notOpen(uri) }
    var effects: [Effect] = []
    do throws(ServerFault) {
      try documents[uri]?.change(
        changes, version: parameters.find("textDocument", "version")?.whole)
    } catch {
      effects.append(
        .send(.show(.error, "'\(uri)' is out of step: \(error.message); open it again")))
    }
    return effects + update(uri)
  }

  private mutating func close(_ parameters: Parameters) throws(ServerFault) -> [Effect] {
    let uri = try parameters.uri
    guard let document = documents.removeValue(forKey: uri) else { throw .notOpen(uri) }
    let connected = project.connectedKeys
    let waited = waiting.filter { (try? $0.parameters.uri) == uri }
    waiting.removeAll { (try? $0.parameters.uri) == uri }
    project.remove { $0.key == document.key }
    putFiles([document.path])
    connect()
    return waited.map { refusal($0.id, .cancelled) }
      + (client.pullsDiagnostics ? [] : [.send(.report(uri, version: nil, []))])
      + invalidateConnected(or: connected)
  }

  /// Puts an open document into the project after a change.
  private mutating func update(_ uri: String) -> [Effect] {
    guard let document = documents[uri] else { return [] }
    let connected = project.connectedKeys
    put(document)
    connect()
    let effects = invalidateConnected(or: connected, except: uri)
    // The last document is checked first.
    serial += 1
    documents[uri]?.serial = serial
    return effects + complaints()
  }

  /// Reads imports again after a change of files, as a missing file may be there now.
  private mutating func readImports(or connected: Set<SystemText> = []) -> [Effect] {
    for document in documents.values where !document.sheet.imports.isEmpty { put(document) }
    connect()
    return invalidateConnected(or: connected) + complaints()
  }

  /// Checks the open documents again that imports connect with other sheets, or did so before.
  mutating func invalidateConnected(
    or connected: Set<SystemText> = [], except uri: String? = nil
  ) -> [Effect] {
    let keys = project.connectedKeys.union(connected)
    let stale = documents.values.filter { $0.uri != uri && keys.contains($0.key) }
    for document in stale {
      serial += 1
      documents[document.uri]?.serial = serial
    }
    return stale.isEmpty ? [] : refresh()
  }

  /// Asks a client that pulls diagnostics to do so again.
  private mutating func refresh() -> [Effect] {
    client.pullsDiagnostics ? [request("workspace/diagnostic/refresh", .null)] : []
  }
}

// MARK: - Files and folders

extension LanguageServer {
  private mutating func changeFiles(_ parameters: Parameters) throws(ServerFault) -> [Effect] {
    let paths = try parameters.elements("changes").compactMap { $0["uri"]?.text }
      .compactMap(DocumentURI.path).map { Files.absolute($0) }
    let connected = project.connectedKeys
    putFiles(paths.filter(\.namesSheet))
    if paths.contains(where: setups.depend) { return reload() }
    return readImports(or: connected) + answerWaiting()
  }

  private mutating func changeFolders(_ parameters: Parameters) -> [Effect] {
    let removed = parameters.folders("event", "removed")
    folders.removeAll { removed.contains($0) }
    folders += parameters.folders("event", "added").filter { !folders.contains($0) }
    let left = folders
    project.remove { entry in
      entry.document == nil && !left.contains(where: entry.path.isInside)
    }
    return read()
  }

  /// Reads configurations, schemas, images and baselines again, and checks all documents.
  private mutating func reload() -> [Effect] {
    var new = setups.reloaded
    for entry in project.entries where entry.document != nil {
      _ = new.setup(of: entry.path, showing: entry.signs)
    }
    // While a configuration is being written, the last valid one is used.
    guard !new.hasComplaints else {
      let isDefault = project.entries.contains {
        $0.document != nil && $0.setup?.problem != nil
      }
      return shown(
        new.takeComplaints(),
        isDefault ? Self.defaultsApply : "the settings before the change apply")
    }
    setups = new
    for document in documents.values.sorted(by: { $0.serial < $1.serial }) {
      serial += 1
      documents[document.uri]?.serial = serial
      put(document)
    }
    connect()
    return complaints() + refresh() + read()
  }

  /// Reads configurations again if a file has changed; not every client reports that.
  private mutating func reloadIfChanged() -> [Effect] {
    setups.haveChanged(for: documents.values.lazy.map(\.path)) ? reload() : []
  }

  /// Reads all changed files again; not every client reports them.
  private mutating func readChanges() -> [Effect] {
    refreshFiles()
    return reloadIfChanged() + readImports()
  }

  /// Returns messages about configurations with problems, and about the settings instead of them.
  private func shown(_ complaints: [String], _ consequence: String) -> [Effect] {
    complaints.map { text in
      let lines = text.split(separator: "\n").joined(separator: "\n")
      return .send(.show(.error, "\(lines)\nuntil this is corrected, \(consequence)"))
    }
  }

  mutating func complaints() -> [Effect] {
    shown(setups.takeComplaints(), Self.defaultsApply)
  }

  private static let defaultsApply = "the defaults apply to its sheets, which are not formatted"
}

extension Parameters {
  /// Returns the folders in a list of the client.
  func folders(_ path: String...) -> [SystemText] {
    let list = path.reduce(json) { $0?[$1] }
    return (list?.elements ?? []).compactMap { $0["uri"]?.text }.compactMap(DocumentURI.path)
      .map { Files.absolute($0.withoutTrailingSlashes) }
  }
}
