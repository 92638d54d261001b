import StyleEditing
import StyleSheet

// Requests, and the checks that some of them need.

extension LanguageServer {
  mutating func answer(
    _ id: ClientMessage.ID, _ name: String, _ parameters: Parameters
  ) -> [Effect] {
    guard let method = ServedMethod.named[name] else {
      return [refusal(id, .unknownMethod(name))]
    }
    let request = Waiting(id: id, method: method, parameters: parameters)
    waiting.append(request)
    let isRead = method.need == .folders && !client.watchesFiles
    let isAlone = method.need == .document && !isOfFile(request)
    return (isRead ? read() : isAlone ? [] : refreshFiles()) + answerWaiting()
  }

  mutating func answerWaiting() -> [Effect] {
    let ready = waiting.filter(isReady)
    guard !ready.isEmpty else { return [] }
    waiting.removeAll(where: isReady)
    var effects: [Effect] = []
    for request in ready { effects += answer(request) }
    return effects
  }

  private func isOfFile(_ request: Waiting) -> Bool {
    request.method.isOfDocument
      && (try? request.parameters.uri).map { documents[$0] == nil } ?? false
  }

  /// True if the data of a request is there, or if the request fails in any case.
  private func isReady(_ request: Waiting) -> Bool {
    switch request.method.need {
    case .document: return reading.hasEnded || !isOfFile(request)
    case .project, .folders: return reading.hasEnded
    case .change:
      // A client that has all findings waits for the next change.
      let known = request.parameters.find("previousResultIds")?.elements ?? []
      return reading.hasEnded && !known.contains { $0["value"]?.text == "\(project.revision)" }
    case .findings:
      guard reading.hasEnded, let uri = try? request.parameters.uri, let document = documents[uri],
        !document.isLost
      else {
        return reading.hasEnded
      }
      return document.findings != nil
    }
  }

  private mutating func answer(_ waiting: Waiting) -> [Effect] {
    do throws(ServerFault) {
      if waiting.method.need == .change { return checkAll(waiting) }
      let sheet = waiting.method.isOfDocument ? try servedSheet(for: waiting) : nil
      let request = ServedRequest(
        parameters: waiting.parameters, client: client, sheet: sheet, project: project,
        folders: folders)
      return [.send(.response(waiting.id, .success(try waiting.method.answer(request))))]
    } catch {
      return [refusal(waiting.id, error)]
    }
  }

  /// Returns the sheet of a request: an open document, or else a file of the project.
  private func servedSheet(for request: Waiting) throws(ServerFault) -> ServedSheet {
    let uri = try request.parameters.uri
    let document = documents[uri]
    guard let index = document.map({ project.index(of: $0.key) }) ?? project.member(of: uri),
      let edited = EditedSheet(index, of: project.project)
    else { throw .notOpen(uri) }
    // The file may be open by another path.
    guard project.entries[index].document?.isLost != true else {
      throw .refused("the text of '\(uri)' is out of step")
    }
    let findings =
      document == nil && request.method.need == .findings
      ? project.findings(of: index) : document?.findings
    return ServedSheet(
      uri: uri, version: document?.version, edited: edited,
      positions: document?.positions ?? project.positions(of: index, client.unit),
      findings: findings, setup: project.entries[index].setup)
  }

  /// Refuses a request that is waiting, or whose job is running.
  mutating func cancel(_ id: ClientMessage.ID) -> [Effect] {
    if running.removeValue(forKey: id) != nil {
      return [refusal(id, .cancelled)] + end(.checking(id), "")
    }
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return [] }
    waiting.remove(at: index)
    return [refusal(id, .cancelled)]
  }

  // MARK: - Jobs

  /// Starts the check of a document whose findings are out of date, unless a check is running; the
  /// document that was changed last is the first.
  mutating func check() -> [Effect] {
    // The sheets of the folders may be connected with a document.
    guard !isChecking, reading.hasEnded else { return [] }
    var effects: [Effect] = []
    let stale = documents.values.filter { $0.findings == nil && !$0.isLost && isAwaited($0) }
    for document in stale.sorted(by: { $0.serial > $1.serial }) {
      if let check = project.index(of: document.key).flatMap(project.check) {
        isChecking = true
        return effects + [.run(.check(check, in: project.project, serial: document.serial))]
      }
      effects += take(.checked(uri: document.uri, serial: document.serial, []))
    }
    return effects
  }

  /// True if the findings of a document are sent or requested.
  private func isAwaited(_ document: OpenDocument) -> Bool {
    !client.pullsDiagnostics
      || waiting.contains {
        $0.method.need == .findings && (try? $0.parameters.uri) == document.uri
      }
  }

  private mutating func checkAll(_ request: Waiting) -> [Effect] {
    let id = request.id
    let effects = refreshFiles()
    let checks = project.entries.indices.compactMap(project.check)
    let known = request.parameters.find("previousResultIds")?.elements ?? []
    running[id] = known.compactMap { $0["uri"]?.text }
    return effects + begin(.checking(id), "Checking stylesheets")
      + [.run(.checkAll(checks, in: project.project, for: id, revision: project.revision))]
  }

  mutating func take(_ outcome: ServerJob.Outcome) -> [Effect] {
    switch outcome {
    case .checked(let uri, let serial, let findings): take(findings, of: uri, serial)
    case .checkedAll(let checked, let id, let revision): take(checked, for: id, revision)
    case .read(let files, let number): number == reading.number ? take(files) : []
    }
  }

  private mutating func take(_ findings: [Diagnostic], of uri: String, _ serial: Int) -> [Effect] {
    isChecking = false
    // The document may have changed or been closed since.
    guard let document = documents[uri], document.serial == serial else { return [] }
    documents[uri]?.found = (serial, findings)
    let report = ServerMessage.report(
      uri, version: document.version,
      DiagnosticReport.items(findings, in: document.positions, uri, for: client))
    return (client.pullsDiagnostics ? [] : [.send(report)]) + answerWaiting()
  }

  private mutating func take(
    _ checked: [(check: SheetCheck, findings: [Diagnostic])], for id: ClientMessage.ID,
    _ revision: Int
  ) -> [Effect] {
    guard let known = running.removeValue(forKey: id) else { return [] }
    func report(_ uri: String, version: Int?, _ items: [JSONText]) -> JSONText {
      DiagnosticReport.whole(items).with([
        "resultId": .string("\(revision)"), "uri": .string(uri),
        "version": version.map { JSONText($0) } ?? .null,
      ])
    }
    let items = checked.map { check, findings in
      let positions = TextPositions(
        of: check.sheet.source, in: client.unit, isFile: check.isFile)
      return report(
        check.uri, version: check.version,
        DiagnosticReport.items(findings, in: positions, check.uri, for: client))
    }
    // A client keeps the findings of a sheet that is gone until it is told that there are none.
    let left = Set(checked.map(\.check.uri))
    let gone = known.filter { !left.contains($0) }.eachOnce.map { report($0, version: nil, []) }
    return [.send(.response(id, .success(["items": .array(items + gone)])))]
      + end(.checking(id), "\(counted(checked.count, "stylesheet"))")
  }

  /// Takes the sheets in the folders; those that have changed since are read again.
  private mutating func take(_ files: [ServerJob.File]) -> [Effect] {
    reading.hasEnded = true
    let open = Set(documents.values.map(\.key))
    let sheets = files.filter { !setups.ignores($0.path) }
    let found = sheets.filter { !open.contains($0.key) }
    project.remove { $0.document == nil }
    project.put(found.map { entry($0.sheet, at: $0.path, $0.key, $0.stamp) })
    putFiles(project.changedFiles)
    let effects = connect() + answerWaiting()
    let count = counted(sheets.count, "stylesheet")
    return effects + end(.reading(reading.number), count)
      + [.send(.log(.log, "\(count) in the open folders"))]
  }
}
