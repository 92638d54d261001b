import StyleEditing
import StyleRules
import StyleSheet

// The project: open documents, files in the folders of the client, and imported files.

extension LanguageServer {
  mutating func put(_ document: OpenDocument) {
    var entry = entry(document.sheet, at: document.path, document.key)
    entry.document = ServedProject.Document(
      uri: document.uri, version: document.version, isLost: document.isLost)
    project.put([entry])
  }

  /// Puts files into the project, or removes those that are gone, ignored or out of its scope.
  mutating func putFiles(_ paths: [SystemText]) {
    absent = []
    if !paths.isEmpty { put(paths, areImported: false) }
    retryImports()
  }

  private mutating func put(_ paths: [SystemText], areImported: Bool) {
    let open = Set(documents.values.map(\.key))
    let places = paths.map { (path: $0, key: Files.place(of: $0)) }
    let found = places.filter { !open.contains($0.key) }.compactMap {
      entry(at: $0.path, $0.key, isImported: areImported)
    }
    // The path without links of a file that is gone may be another than it was.
    let (changed, keys) = (Set(paths), Set(places.map(\.key)))
    let there = Set(found.map(\.key))
    project.remove {
      $0.document == nil && (changed.contains($0.path) || keys.contains($0.key))
        && !there.contains($0.key)
    }
    project.put(found)
  }

  /// Returns a file as a sheet of the project; nil if it is no sheet of it.
  private mutating func entry(
    at path: SystemText, _ key: SystemText, isImported: Bool
  ) -> ServedProject.Entry? {
    let isWanted =
      isImported || project.entries.contains { $0.imports.contains(key) }
      || folders.contains(where: path.isInside) && !setups.ignores(path)
    guard isWanted, let file = ServerJob.File(path) else { return nil }
    return entry(file.sheet, at: path, key, file.stamp)
  }

  mutating func entry(
    _ sheet: Sheet, at path: SystemText, _ key: SystemText, _ stamp: FileStamp? = nil
  ) -> ServedProject.Entry {
    let signs = TargetSigns(in: sheet)
    let setup = setups.setup(of: path, showing: signs)
    return ServedProject.Entry(
      sheet: sheet, signs: signs, setup: setup, path: path, key: key,
      imports: imports(of: sheet, at: path, setup), stamp: stamp)
  }

  private func imports(
    of sheet: Sheet, at path: SystemText, _ setup: SheetSetups.Setup?
  ) -> [SystemText?] {
    guard !sheet.imports.isEmpty else { return [] }
    return setup?.checker.imported.places(of: sheet, at: path, over: project.buffers)
      ?? sheet.imports.map { _ in nil }
  }

  /// Connects the sheets after a change: reads the imported files that the project does not have,
  /// decides the targets that a sheet alone does not show, and discards the findings that depend on
  /// something else than before.
  ///
  /// The document that the client `changed` is checked first.
  mutating func connect(after changed: String? = nil) -> [Effect] {
    loadImports()
    let groups = project.groups
    for (member, signs) in groups.flatMap(project.outdatedTargets) {
      project.set(setups.setup(of: project.entries[member].path, showing: signs), of: member)
    }
    let stale = outdatedDocuments(groups).sorted {
      ($0.uri == changed ? 1 : 0, documents[$0.uri]?.serial ?? 0)
        < ($1.uri == changed ? 1 : 0, documents[$1.uri]?.serial ?? 0)
    }
    for (uri, basis) in stale {
      serial += 1
      documents[uri]?.serial = serial
      documents[uri]?.basis = basis
    }
    return complaints() + (stale.contains { $0.uri != changed } ? refresh() : [])
  }

  /// Returns the documents whose findings depend on something else than when they were last
  /// discarded.
  private func outdatedDocuments(_ groups: [[Int]]) -> [(uri: String, basis: ServedProject.Basis)] {
    groups.flatMap { group in
      let revisions = group.map { project.entries[$0].revision }.sorted()
      return group.compactMap { member -> (uri: String, basis: ServedProject.Basis)? in
        let entry = project.entries[member]
        guard let document = entry.document else { return nil }
        let basis = ServedProject.Basis(setup: entry.setup?.number, revisions: revisions)
        return documents[document.uri]?.basis == basis ? nil : (document.uri, basis)
      }
    }
  }

  /// Asks a client that pulls diagnostics to do so again.
  mutating func refresh() -> [Effect] {
    client.pullsDiagnostics ? [request("workspace/diagnostic/refresh", .null)] : []
  }

  /// Reads the imported files that the project does not have, and those that they import.
  private mutating func loadImports() {
    var read = 0
    while read < LoadOrder.largest {
      let missing = project.entries.flatMap(\.imports).compactMap { $0 }
        .filter { project.index(of: $0) == nil }
      let new = missing.filter { absent.insert($0).inserted }
      guard !new.isEmpty else { return }
      put(new, areImported: true)
      read += new.count
    }
  }

  /// Resolves imports again after a change of files, as a link may lead to another file.
  ///
  /// The reason that one is missing may be another, too.
  private mutating func retryImports() {
    let importers = project.entries.filter { !$0.sheet.imports.isEmpty }
    project.put(
      importers.compactMap { old in
        var new = old
        new.imports = imports(of: old.sheet, at: old.path, old.setup)
        return new.imports == old.imports ? nil : new
      })
    project.renewIncomplete()
  }

  /// Reads the files again that have changed, before an answer that may edit them.
  mutating func refreshFiles() -> [Effect] {
    let changed = project.changedFiles
    guard !changed.isEmpty else { return [] }
    putFiles(changed)
    return connect()
  }
}
