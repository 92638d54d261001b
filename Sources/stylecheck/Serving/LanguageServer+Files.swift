import StyleEditing
import StyleRules
import StyleSheet

// The project: open documents, files in the folders of the client, and imported files.

extension LanguageServer {
  /// The texts of open documents by their paths without links.
  var buffers: [SystemText: SourceText] {
    Dictionary(documents.values.map { ($0.key, $0.sheet.source) }) { first, _ in first }
  }

  /// Puts an open document into the project after a change.
  mutating func put(_ document: OpenDocument) {
    var entry = entry(document.sheet, at: document.path, document.key)
    entry.document = ServedProject.Document(uri: document.uri, version: document.version)
    project.put([entry])
  }

  /// Puts files into the project, or removes those that are gone, ignored or out of its scope.
  mutating func putFiles(_ paths: [SystemText]) {
    let open = Set(documents.values.map(\.key))
    let keys = paths.map { (path: $0, key: Files.place(of: $0)) }.filter { !open.contains($0.key) }
    let found = keys.compactMap { entry(at: $0.path, $0.key) }
    let gone = Set(keys.map(\.key)).subtracting(found.map(\.key))
    project.remove { gone.contains($0.key) && $0.document == nil }
    project.put(found)
    serial += 1
  }

  /// Returns a file as a sheet of the project; nil if it is no sheet of it.
  ///
  /// Reading a pipe might never end.
  private mutating func entry(at path: SystemText, _ key: SystemText) -> ServedProject.Entry? {
    let isImported = project.entries.contains { $0.imports.contains(key) }
    guard isImported || folders.contains(where: path.isInside), !setups.ignores(path),
      Files.kind(of: path).0 == .file, let stamp = FileStamp(of: path),
      let bytes = try? Files.read(path)
    else { return nil }
    let sheet = Sheet(parsing: SourceText(bytes: bytes, name: path.shownName))
    return entry(sheet, at: path, key, stamp)
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
    return setup?.checker.imported.places(of: sheet, at: path, over: buffers)
      ?? sheet.imports.map { _ in nil }
  }

  /// Connects the sheets: reads the imported files that the project does not have, and decides the
  /// targets that a sheet alone does not show.
  mutating func connect() {
    loadImports()
    for (member, signs) in project.misjudged {
      project.set(setups.setup(of: project.entries[member].path, showing: signs), of: member)
    }
  }

  /// Reads the imported files that the project does not have, and those that they import.
  private mutating func loadImports() {
    var tried: Set<SystemText> = []
    while tried.count < LoadOrder.largest {
      let missing = project.entries.flatMap(\.imports).compactMap { $0 }
        .filter { project.index(of: $0) == nil && tried.insert($0).inserted }
      guard !missing.isEmpty else { return }
      putFiles(missing)
    }
  }

  /// Reads the files again that have changed, before an answer that may edit them.
  mutating func refreshFiles() {
    let changed = project.changedFiles
    if !changed.isEmpty { putFiles(changed) }
  }
}
