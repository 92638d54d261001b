import StyleEditing
import StyleSheet

/// The sheets of the folders of an editor: open documents, and files.
struct ServedProject: Sendable {
  /// An open document.
  struct Document: Hashable, Sendable {
    /// The identifier in the words of the client.
    let uri: String
    /// The version of the client; nil if it sends none.
    let version: Int?
  }

  private(set) var project = SheetProject([])
  /// The absolute path of each sheet.
  private(set) var paths: [SystemText] = []
  private var indexes: [SystemText: Int] = [:]
  private var documents: [Int: Document] = [:]

  /// Returns the index of the sheet at an absolute path.
  func index(of path: SystemText) -> Int? { indexes[path] }

  /// Returns the index of the sheet with an identifier.
  func member(of uri: String) -> Int? {
    documents.first { $0.value.uri == uri }?.key ?? DocumentURI.path(of: uri).flatMap(index)
  }

  /// Returns the identifier of a sheet.
  func uri(of member: Int) -> String {
    documents[member]?.uri ?? DocumentURI.uri(of: paths[member])
  }

  /// Returns the version of an open document; nil for a file.
  func version(of member: Int) -> Int? { documents[member]?.version }

  /// Returns the positions in a sheet.
  func positions(of member: Int, _ unit: LineTable.Unit) -> TextPositions {
    TextPositions(lines: LineTable(of: project.members[member].sheet.source), unit: unit)
  }
}

extension ServedProject {
  /// Adds a sheet, or replaces the one at its path.
  mutating func put(
    _ sheet: Sheet, _ settings: SheetProject.Settings, at path: SystemText,
    openAs document: Document?
  ) {
    let index = indexes[path] ?? paths.count
    let old = index < paths.count ? project.members[index] : nil
    let member = SheetProject.Member(sheet, settings)
    if old == nil {
      paths.append(path)
      indexes[path] = index
      project.members.append(member)
    } else {
      project.members[index] = member
    }
    documents[index] = document
    if old == nil {
      // Imports of other sheets may name the new one.
      for member in project.members.indices { resolveImports(of: member) }
    } else {
      resolveImports(of: index)
    }
  }

  /// Adds the sheets of folders at once; those that are there already are kept.
  mutating func add(_ files: [(path: SystemText, sheet: Sheet, settings: SheetProject.Settings)]) {
    for file in files where indexes[file.path] == nil {
      indexes[file.path] = paths.count
      paths.append(file.path)
      project.members.append(SheetProject.Member(file.sheet, file.settings))
    }
    for member in project.members.indices { resolveImports(of: member) }
  }

  /// Makes an open document a file again.
  mutating func close(_ path: SystemText) {
    if let index = indexes[path] { documents[index] = nil }
  }

  /// Removes sheets.
  mutating func remove(where isRemoved: (SystemText, _ isOpen: Bool) -> Bool) {
    var kept = ServedProject()
    for (index, path) in paths.enumerated() where !isRemoved(path, documents[index] != nil) {
      kept.indexes[path] = kept.paths.count
      kept.documents[kept.paths.count] = documents[index]
      kept.paths.append(path)
      kept.project.members.append(project.members[index])
    }
    self = kept
    for member in project.members.indices { resolveImports(of: member) }
  }

  private mutating func resolveImports(of member: Int) {
    let imports = project.members[member].sheet.imports
    guard !imports.isEmpty || !project.members[member].imports.isEmpty else { return }
    let folder = paths[member].folder
    project.members[member].imports = imports.map { statement in
      indexes[ImportedSheets.path(of: statement.name, in: folder).withoutDots]
    }
  }
}
