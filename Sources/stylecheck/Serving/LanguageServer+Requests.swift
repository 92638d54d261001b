import StyleEditing
import StyleRules
import StyleSheet

// Requests, and the checks that some of them need.

extension LanguageServer {
  mutating func answer(
    _ id: ClientMessage.ID, _ name: String, _ parameters: Parameters
  ) -> [Effect] {
    guard let method = ServedMethod.named[name] else {
      return [refusal(id, .unknownMethod(name))]
    }
    waiting.append(Waiting(id: id, method: method, parameters: parameters))
    return answerWaiting()
  }

  /// Answers the waiting requests whose data is there.
  mutating func answerWaiting() -> [Effect] {
    let ready = waiting.filter(isReady)
    guard !ready.isEmpty else { return [] }
    waiting.removeAll(where: isReady)
    var effects: [Effect] = []
    for request in ready { effects += answer(request) }
    return effects
  }

  /// True if the data of a request is there, or if the request fails in any case.
  private func isReady(_ request: Waiting) -> Bool {
    switch request.method.need {
    case .document: return true
    case .project: return reading.hasEnded
    case .change:
      // A client that has all findings waits for the next change.
      let known = request.parameters.find("previousResultIds")?.elements ?? []
      return reading.hasEnded && !known.contains { $0["value"]?.text == "\(serial)" }
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
      switch waiting.method.need {
      case .change: return checkAll(waiting.id)
      case .project, .findings: refreshFiles()
      case .document: break
      }
      let sheet = waiting.method.isOfDocument ? try servedSheet(waiting.parameters.uri) : nil
      let request = ServedRequest(
        parameters: waiting.parameters, client: client, sheet: sheet, project: project,
        folders: folders)
      return [.send(.response(waiting.id, .success(try waiting.method.answer(request))))]
    } catch {
      return [refusal(waiting.id, error)]
    }
  }

  private func servedSheet(_ uri: String) throws(ServerFault) -> ServedSheet {
    guard let document = documents[uri], let index = project.index(of: document.key),
      let edited = EditedSheet(index, of: project.project)
    else { throw .notOpen(uri) }
    guard !document.isLost else { throw .refused("the text of '\(uri)' is out of step") }
    return ServedSheet(
      uri: uri, version: document.version, edited: edited, positions: document.positions,
      findings: document.findings, setup: project.entries[index].setup)
  }

  /// Refuses a request that is waiting, or whose job is running.
  mutating func cancel(_ id: ClientMessage.ID) -> [Effect] {
    if running.remove(id) != nil { return [refusal(id, .cancelled)] + end(.checking(id), "") }
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return [] }
    waiting.remove(at: index)
    return [refusal(id, .cancelled)]
  }
}

// MARK: - Jobs

extension LanguageServer {
  /// Starts the check of a document whose findings are out of date, unless a check is running; the
  /// document that was changed last is the first.
  mutating func check() -> [Effect] {
    guard !isChecking else { return [] }
    var effects: [Effect] = []
    let stale = documents.values.filter { $0.findings == nil && !$0.isLost && isAwaited($0) }
    for document in stale.sorted(by: { $0.serial > $1.serial }) {
      if let check = project.index(of: document.key).flatMap(check) {
        isChecking = true
        return effects
          + [.run(.check(check, in: project.project, serial: document.serial))]
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

  /// Returns the check of a sheet; nil if it is ignored.
  private func check(of member: Int) -> SheetCheck? {
    let entry = project.entries[member]
    return entry.setup.map {
      SheetCheck(
        uri: project.uri(of: member), version: project.version(of: member), member: member,
        sheet: entry.sheet, path: entry.path, setup: $0,
        buffers: entry.imports.isEmpty ? [:] : buffers)
    }
  }

  private mutating func checkAll(_ id: ClientMessage.ID) -> [Effect] {
    refreshFiles()
    let checks = project.entries.indices.compactMap(check)
    running.insert(id)
    return begin(.checking(id), "Checking stylesheets")
      + [.run(.checkAll(checks, in: project.project, for: id, serial: serial))]
  }

  /// Takes the outcome of a job.
  mutating func take(_ outcome: ServerJob.Outcome) -> [Effect] {
    switch outcome {
    case .checked(let uri, let serial, let findings):
      isChecking = false
      // The document may have changed or been closed since.
      guard let document = documents[uri], document.serial == serial else { return [] }
      documents[uri]?.found = (serial, findings)
      let report: [Effect] =
        client.pullsDiagnostics
        ? []
        : [
          .send(
            .report(
              uri, version: document.version,
              findings.grouped().findings.map { json($0, in: document.positions, uri) }))
        ]
      return report + answerWaiting()
    case .checkedAll(let checked, let id, let serial):
      guard running.remove(id) != nil else { return [] }
      let items = checked.map { check, findings in
        let positions = TextPositions(of: check.sheet.source, in: client.unit)
        let reported = findings.grouped().findings.map { json($0, in: positions, check.uri) }
        return DiagnosticReport.whole(reported)
          .with("resultId", .string("\(serial)")).with("uri", .string(check.uri))
          .with("version", check.version.map { JSONLine($0) } ?? .null)
      }
      return [.send(.response(id, .success(["items": .array(items)])))]
        + end(.checking(id), "\(counted(checked.count, "stylesheet"))")
    case .read(let files, let number):
      guard number == reading.number else { return [] }
      reading.hasEnded = true
      let open = Set(documents.values.map(\.key))
      let found = files.filter { !open.contains($0.key) && !setups.ignores($0.path) }
      project.remove { $0.document == nil }
      project.put(found.map { entry($0.sheet, at: $0.path, $0.key, $0.stamp) })
      connect()
      serial += 1
      let count = counted(project.entries.count, "stylesheet")
      return invalidateConnected() + answerWaiting() + complaints() + end(.reading(number), count)
        + [.send(.log(.log, "\(count) in the open folders"))]
    }
  }

  private func json(
    _ finding: Diagnostic, in positions: TextPositions, _ uri: String
  ) -> JSONLine {
    DiagnosticReport.json(finding, in: positions, uri, for: client)
  }
}
