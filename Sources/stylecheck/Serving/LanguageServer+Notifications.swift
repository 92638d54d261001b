import StyleSheet

// Notifications: documents, folders and files.

extension LanguageServer {
  mutating func note(_ method: String, _ parameters: Parameters) -> [Effect] {
    do throws(ServerFault) {
      switch method {
      case "initialized": return start()
      case "textDocument/didOpen": return try open(parameters)
      case "textDocument/didChange": return try change(parameters)
      case "textDocument/didClose": return try close(parameters)
      // Other files may be new, which not every client reports.
      case "textDocument/didSave": return readChanges() + (client.watchesFiles ? [] : read())
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
    let watchers = (["**/*.nss"] + setups.watchedPatterns).map { pattern -> JSONText in
      ["globPattern": .string(pattern)]
    }
    let registration: JSONText = [
      "id": "files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": .array(watchers)],
    ]
    return [request("client/registerCapability", ["registrations": .array([registration])])]
      + readChanges()
  }

  mutating func read() -> [Effect] {
    let superseded = reading.hasEnded ? [] : end(.reading(reading.number), "")
    reading = (reading.number + 1, folders.isEmpty)
    guard !folders.isEmpty else { return superseded }
    return superseded + begin(.reading(reading.number), "Reading stylesheets")
      + [.run(.read(folders, number: reading.number))]
  }

  // MARK: - Documents

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
    let waited = waiting.filter { (try? $0.parameters.uri) == uri }
    waiting.removeAll { (try? $0.parameters.uri) == uri }
    project.remove { $0.key == document.key }
    giveKey(of: document)
    putFiles([document.path])
    return waited.map { refusal($0.id, .cancelled) }
      + (client.pullsDiagnostics ? [] : [.send(.report(uri, version: nil, []))]) + connect()
  }

  /// Gives the key of a closed document to another document of the same file.
  private mutating func giveKey(of closed: OpenDocument) {
    let copies = documents.values.sorted { $0.serial < $1.serial }
    guard let copy = copies.first(where: { Files.place(of: $0.path) == closed.key }) else { return }
    project.remove { $0.key == copy.key }
    documents[copy.uri]?.key = closed.key
    documents[copy.uri].map { put($0) }
  }

  /// Puts an open document into the project after a change.
  private mutating func update(_ uri: String) -> [Effect] {
    guard let document = documents[uri] else { return [] }
    put(document)
    return connect(after: uri)
  }

  // MARK: - Files and folders

  private mutating func changeFiles(_ parameters: Parameters) throws(ServerFault) -> [Effect] {
    let paths = try parameters.elements("changes").compactMap { $0["uri"]?.text }
      .compactMap(DocumentURI.path).map { Files.absolute($0) }
    putFiles(paths.filter(\.namesSheet))
    let effects = paths.contains(where: setups.depend) ? reload() : connect()
    let hasFolder = paths.contains { path in
      !path.namesSheet
        && (Files.kind(of: path).0 == .folder
          || project.entries.contains { $0.path.isInside(path) })
    }
    return effects + (hasFolder ? read() : [])
  }

  private mutating func changeFolders(_ parameters: Parameters) -> [Effect] {
    let removed = parameters.folders("event", "removed")
    folders.removeAll { removed.contains($0) }
    folders += parameters.folders("event", "added").filter { !folders.contains($0) }
    let left = folders
    project.remove { entry in
      entry.document == nil && !left.contains(where: entry.path.isInside)
    }
    return connect() + read()
  }

  /// Reads configurations, schemas, images and baselines again, and checks all documents.
  private mutating func reload() -> [Effect] {
    var new = setups.reloaded
    for entry in project.entries { _ = new.setup(of: entry.path, showing: entry.signs) }
    // While a configuration is being written, the last valid one is used.
    guard !new.hasComplaints else {
      setups.stamps = new.stamps
      let isDefault = project.entries.contains {
        $0.document != nil && $0.setup?.problem != nil
      }
      let complaints = shown(
        new.takeComplaints(),
        isDefault ? Self.defaultsApply : "the settings before the change apply")
      return complaints + connect()
    }
    setups = new
    project.remove { $0.document == nil && setups.ignores($0.path) }
    project.put(
      project.entries.map { old in
        var entry = entry(old.sheet, at: old.path, old.key, old.stamp)
        entry.document = old.document
        return entry
      })
    absent = []
    return connect() + read()
  }

  /// Reads configurations again if a file has changed; not every client reports that.
  private mutating func reloadIfChanged() -> [Effect] {
    setups.haveChanged ? reload() : []
  }

  /// Reads all changed files again; not every client reports them.
  private mutating func readChanges() -> [Effect] {
    putFiles(project.changedFiles)
    return reloadIfChanged() + connect()
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
  func folders(_ path: String...) -> [SystemText] {
    (find(path)?.elements ?? []).compactMap { $0["uri"]?.text }.compactMap(DocumentURI.path)
      .map { Files.absolute($0.withoutTrailingSlashes) }
  }
}
