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
    case .findings:
      guard let uri = try? request.parameters.uri, let document = documents[uri] else {
        return true
      }
      return document.findings != nil
    }
  }

  private mutating func answer(_ waiting: Waiting) -> [Effect] {
    do throws(ServerFault) {
      if waiting.method.name == ServedMethod.workspaceDiagnostic { return checkAll(waiting.id) }
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
    guard let document = documents[uri], let index = project.index(of: document.path),
      let edited = EditedSheet(index, of: project.project)
    else { throw .notOpen(uri) }
    return ServedSheet(
      uri: uri, version: document.version, edited: edited, positions: document.positions,
      findings: document.findings, setup: document.setup)
  }

  mutating func cancel(_ id: ClientMessage.ID) -> [Effect] {
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
    let stale = documents.values.filter { $0.findings == nil && isAwaited($0) }
    guard let document = stale.max(by: { $0.serial < $1.serial }) else { return [] }
    guard let check = sheetCheck(document) else {
      return take(.checked(uri: document.uri, serial: document.serial, []))
    }
    isChecking = true
    return [.run(.check(check, serial: document.serial))]
  }

  /// True if the findings of a document are sent or requested.
  private func isAwaited(_ document: OpenDocument) -> Bool {
    !client.pullsDiagnostics
      || waiting.contains {
        $0.method.need == .findings && (try? $0.parameters.uri) == document.uri
      }
  }

  private mutating func sheetCheck(_ document: OpenDocument) -> SheetCheck? {
    setups.setup(of: document.sheet, at: document.path).map { setup in
      SheetCheck(
        uri: document.uri, version: document.version, sheet: document.sheet, path: document.path,
        setup: setup, buffers: document.sheet.imports.isEmpty ? [:] : buffers)
    }
  }

  private var buffers: [SystemText: SourceText] {
    Dictionary(documents.values.map { ($0.realPath, $0.sheet.source) }) { first, _ in first }
  }

  private mutating func checkAll(_ id: ClientMessage.ID) -> [Effect] {
    var setups = setups
    let buffers = buffers
    let checks = project.paths.indices.compactMap { index -> SheetCheck? in
      let (path, member) = (project.paths[index], project.project.members[index])
      return setups.setup(of: member.sheet, at: path).map {
        SheetCheck(
          uri: project.uri(of: index), version: project.version(of: index), sheet: member.sheet,
          path: path, setup: $0, buffers: member.sheet.imports.isEmpty ? [:] : buffers)
      }
    }
    return begin(.checking(id), "Checking stylesheets") + [.run(.checkAll(checks, for: id))]
  }

  /// Takes the outcome of a job.
  mutating func take(_ outcome: ServerJob.Outcome) -> [Effect] {
    switch outcome {
    case .checked(let uri, let serial, let findings):
      isChecking = false
      // The document may have changed or been closed since.
      guard let document = documents[uri], document.serial == serial else { return check() }
      documents[uri]?.found = (serial, findings)
      let report: [Effect] =
        client.pullsDiagnostics
        ? []
        : [
          .send(
            .report(
              uri, version: document.version,
              findings.map { json($0, in: document.positions, uri) }))
        ]
      return report + answerWaiting() + check()
    case .checkedAll(let checked, let id):
      let items = checked.map { check, findings in
        let positions = TextPositions(lines: LineTable(of: check.sheet.source), unit: client.unit)
        return DiagnosticReport.whole(findings.map { json($0, in: positions, check.uri) })
          .with("uri", .string(check.uri))
          .with("version", check.version.map { JSONText($0) } ?? .null)
      }
      return [.send(.response(id, .success(["items": .array(items)])))]
        + end(.checking(id), "\(counted(checked.count, "stylesheet"))")
    case .read(let sheets, let paths, let number):
      guard number == reading.number else { return [] }
      reading.hasEnded = true
      var files: [(path: SystemText, sheet: Sheet, settings: SheetProject.Settings)] = []
      for (sheet, path) in zip(sheets, paths) where !setups.ignores(path) {
        files.append((path, sheet, setups.setup(of: sheet, at: path)?.settings ?? .init()))
      }
      project.add(files)
      let count = project.paths.count
      return answerWaiting() + complaints()
        + end(.reading(number), "\(counted(count, "stylesheet"))")
        + [.send(.log(.log, "\(counted(count, "stylesheet")) in the open folders"))]
    }
  }

  private func json(
    _ finding: Diagnostic, in positions: TextPositions, _ uri: String
  ) -> JSONText {
    DiagnosticReport.json(finding, in: positions, uri, for: client)
  }
}
