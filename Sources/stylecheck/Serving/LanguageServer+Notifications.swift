import StyleEditing
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
      case "textDocument/didSave": return reloadIfChanged()
      case "workspace/didChangeWatchedFiles": return try changeFiles(parameters)
      case "workspace/didChangeConfiguration": return reload()
      case "workspace/didChangeWorkspaceFolders": return try changeFolders(parameters)
      // The others have no effect; the protocol asks a server to ignore what it does not know.
      default: return []
      }
    } catch {
      return [.send(.log(.warning, "'\(method)': \(error.message)"))]
    }
  }

  private mutating func start() -> [Effect] {
    // A client opens its documents first; until then, it knows of all changes itself.
    (client.watchesFiles ? [.wake(milliseconds: 3_000)] : []) + read()
  }

  /// Asks the client to report changes of files.
  mutating func watchFiles() -> Effect {
    let watchers = ["**/*.nss", "**/*.json", "**/*.xcassets/**"].map { pattern -> JSONText in
      ["globPattern": .string(pattern)]
    }
    let registration: JSONText = [
      "id": "files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": .array(watchers)],
    ]
    return request("client/registerCapability", ["registrations": registration.inArray])
  }

  /// Reads the sheets of the folders again.
  private mutating func read() -> [Effect] {
    guard !folders.isEmpty else { return [] }
    reading = (reading.number + 1, false)
    return begin(.reading(reading.number), "Reading stylesheets")
      + [.run(.read(folders, number: reading.number))]
  }

  private mutating func open(_ parameters: Parameters) throws(ServerFault) -> [Effect] {
    let uri = try parameters.uri
    let text = try parameters.text("textDocument", "text")
    let place = DocumentURI.path(of: uri).map { Files.absolute($0) }
    let path =
      place ?? (folders.first ?? Files.workingFolder).appending(SystemText(uri.asFileName))
    serial += 1
    documents[uri] = OpenDocument(
      uri, at: path, version: parameters.find("textDocument", "version")?.whole, text, client.unit,
      serial: serial)
    return reloadIfChanged() + update(uri)
  }

  private mutating func change(_ parameters: Parameters) throws(ServerFault) -> [Effect] {
    let uri = try parameters.uri
    let changes = try parameters.elements("contentChanges")
    guard documents[uri] != nil else { throw .notOpen(uri) }
    // A change that is not valid ends the notification; the client logs it.
    var fault: ServerFault?
    do throws(ServerFault) {
      try documents[uri]?.change(
        changes, version: parameters.find("textDocument", "version")?.whole)
    } catch { fault = error }
    let effects = update(uri)
    guard let fault else { return effects }
    return effects + [.send(.log(.error, fault.message))]
  }

  private mutating func close(_ parameters: Parameters) throws(ServerFault) -> [Effect] {
    let uri = try parameters.uri
    guard let document = documents.removeValue(forKey: uri) else { throw .notOpen(uri) }
    project.close(document.path)
    let waited = waiting.filter { (try? $0.parameters.uri) == uri }
    waiting.removeAll { (try? $0.parameters.uri) == uri }
    putFile(document.path)
    return waited.map { refusal($0.id, .cancelled) }
      + (client.pullsDiagnostics ? [] : [.send(.report(uri, version: nil, []))])
      + invalidateImporters()
  }

  /// Puts an open document into the project after a change.
  private mutating func update(_ uri: String) -> [Effect] {
    serial += 1
    documents[uri]?.serial = serial
    guard let document = documents[uri] else { return [] }
    put(document)
    loadImports(of: document.path)
    return invalidateImporters(except: uri) + complaints()
  }

  private mutating func put(_ document: OpenDocument) {
    let setup = setups.setup(of: document.sheet, at: document.path)
    documents[document.uri]?.setup = setup
    project.put(
      document.sheet, setup?.settings ?? .init(), at: document.path,
      openAs: ServedProject.Document(uri: document.uri, version: document.version))
  }

  /// Puts the file of a closed document into the project, or removes the document.
  private mutating func putFile(_ path: SystemText) {
    guard let bytes = try? Files.read(path) else {
      return project.remove { other, _ in other == path }
    }
    let sheet = Sheet(parsing: SourceText(bytes: bytes, name: path.shownName))
    let settings = setups.setup(of: sheet, at: path)?.settings
    project.put(sheet, settings ?? .init(), at: path, openAs: nil)
  }

  /// Checks the open documents again that import other sheets.
  private mutating func invalidateImporters(except uri: String? = nil) -> [Effect] {
    for (other, document) in documents where other != uri && !document.sheet.imports.isEmpty {
      serial += 1
      documents[other]?.serial = serial
    }
    return []
  }
}

// MARK: - Files and folders

extension LanguageServer {
  private mutating func changeFiles(_ parameters: Parameters) throws(ServerFault) -> [Effect] {
    let paths = try parameters.elements("changes").compactMap { $0["uri"]?.text }
      .compactMap(DocumentURI.path).map { Files.absolute($0) }
    let open = Set(documents.values.map(\.path))
    for path in paths where path.namesSheet && !open.contains(path) { putFile(path) }
    guard paths.allSatisfy(\.namesSheet) else { return reload() }
    return invalidateImporters() + complaints()
  }

  private mutating func changeFolders(_ parameters: Parameters) throws(ServerFault) -> [Effect] {
    func folders(_ name: String) -> [SystemText] {
      parameters.find("event", name)?.elements?.compactMap { $0["uri"]?.text }
        .compactMap(DocumentURI.path).map { $0.withoutTrailingSlashes } ?? []
    }
    let removed = folders("removed")
    self.folders.removeAll { removed.contains($0) }
    let added = folders("added").filter { !self.folders.contains($0) }
    self.folders += added
    let left = self.folders
    project.remove { path, isOpen in !isOpen && !left.contains(where: path.isInside) }
    return read()
  }

  /// Reads configurations, schemas, images and baselines again, and checks all documents.
  private mutating func reload() -> [Effect] {
    var new = setups.reloaded
    for document in documents.values {
      _ = new.setup(of: document.sheet, at: document.path)
    }
    // While a configuration is being written, the last valid one is used.
    guard !new.hasComplaints else { return shown(new.takeComplaints()) }
    setups = new
    for document in documents.values.sorted(by: { $0.serial < $1.serial }) {
      serial += 1
      documents[document.uri]?.serial = serial
      put(document)
    }
    let refresh =
      client.pullsDiagnostics && client.refreshesDiagnostics
      ? [request("workspace/diagnostic/refresh", .null)] : []
    return complaints() + refresh
  }

  /// Reads configurations again if a file has changed; not every client reports that.
  private mutating func reloadIfChanged() -> [Effect] {
    setups.haveChanged(for: documents.values.lazy.map(\.path)) ? reload() : []
  }

  /// Reads the sheets that a sheet imports and that are in its folder or below.
  private mutating func loadImports(of path: SystemText) {
    var paths = [path]
    var count = 0
    while let path = paths.popLast(), count < 1_000 {
      guard let index = project.index(of: path) else { continue }
      let member = project.project.members[index]
      for (statement, found) in zip(member.sheet.imports, member.imports) where found == nil {
        let imported = ImportedSheets.path(of: statement.name, in: path.folder).withoutDots
        let isAllowed = ([path.folder] + folders).contains(where: imported.isInside)
        guard isAllowed, !statement.name.isEmpty, Files.isThere(imported) else { continue }
        count += 1
        putFile(imported)
        paths.append(imported)
      }
    }
  }

  /// Returns messages about configurations with problems.
  func shown(_ complaints: [String]) -> [Effect] {
    complaints.map { text in
      .send(.show(.error, text.split(separator: "\n").joined(separator: "\n")))
    }
  }

  mutating func complaints() -> [Effect] { shown(setups.takeComplaints()) }
}

extension String {
  /// The identifier of an unsaved document as the name of a sheet.
  fileprivate var asFileName: String {
    String(map { $0.isLetter || $0.isNumber ? $0 : "-" }.suffix(60)) + ".nss"
  }
}

extension JSONText {
  /// A list with this element.
  var inArray: JSONText { .array([self]) }
}
