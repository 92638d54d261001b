import StyleEditing
import StyleRules
import StyleSheet

/// The sheets of the folders of an editor: open documents, and files.
///
/// A file is known by its path without links, so that two paths to it are one sheet.
struct ServedProject: Sendable {
  /// An open document.
  struct Document: Hashable, Sendable {
    /// The identifier in the words of the client.
    let uri: String
    /// The version of the client; nil if it sends none.
    let version: Int?
  }

  /// A sheet to put into the project.
  struct Entry: Sendable {
    let sheet: Sheet
    /// What the sheet shows of its target.
    let signs: TargetSigns
    /// The settings; nil if the sheet is ignored.
    fileprivate(set) var setup: SheetSetups.Setup?
    /// The absolute path, as the client or the folder has it.
    let path: SystemText
    /// The path without links; that of an unsaved document is unique.
    let key: SystemText
    /// The keys of the imported sheets; nil for those that cannot be imported.
    let imports: [SystemText?]
    /// The open document; nil for a file.
    var document: Document?
    /// The state of the file when it was read; nil for an open document.
    var stamp: FileStamp?
  }

  private(set) var project = SheetProject([])
  private(set) var entries: [Entry] = []
  private var indexes: [SystemText: Int] = [:]

  /// Returns the index of the sheet with a key.
  func index(of key: SystemText) -> Int? { indexes[key] }

  /// Returns the index of the sheet with an identifier.
  func member(of uri: String) -> Int? {
    entries.firstIndex { $0.document?.uri == uri }
      ?? DocumentURI.path(of: uri).flatMap { indexes[Files.place(of: $0)] }
  }

  /// Returns the identifier of a sheet.
  func uri(of member: Int) -> String {
    entries[member].document?.uri ?? DocumentURI.uri(of: entries[member].path)
  }

  /// Returns the version of an open document; nil for a file.
  func version(of member: Int) -> Int? { entries[member].document?.version }

  /// Returns the positions in a sheet.
  func positions(of member: Int, _ unit: LineTable.Unit) -> TextPositions {
    TextPositions(of: project.members[member].sheet.source, in: unit)
  }

  /// The keys of the sheets that a sheet imports or that import one.
  var connectedKeys: Set<SystemText> {
    let importers = entries.lazy.filter { !$0.imports.isEmpty }
    return Set(importers.flatMap { $0.imports.compactMap { $0 } + [$0.key] })
  }

  /// The files that have changed or are gone since they were read.
  var changedFiles: [SystemText] {
    entries.filter { $0.document == nil && FileStamp(of: $0.path) != $0.stamp }.map(\.path)
  }
}

extension ServedProject {
  /// Adds sheets, or replaces those with their keys.
  mutating func put(_ new: [Entry]) {
    for entry in new {
      let member = SheetProject.Member(entry.sheet, entry.setup?.settings ?? .init())
      if let index = indexes[entry.key] {
        entries[index] = entry
        project.members[index] = member
      } else {
        indexes[entry.key] = entries.count
        entries.append(entry)
        project.members.append(member)
      }
    }
    resolveImports()
  }

  /// The sheets whose target is not the one that they show together with the connected sheets, with
  /// what these show.
  var misjudged: [(member: Int, signs: TargetSigns)] {
    guard entries.contains(where: \.isUndecided) else { return [] }
    return project.connectedGroups(of: entries.indices).flatMap { group in
      var signs = TargetSigns()
      for member in group { signs.add(entries[member].signs) }
      return group.filter {
        entries[$0].isUndecided
          && entries[$0].setup?.invocation.targetChoice?.dialect != signs.dialect
      }.map { ($0, signs) }
    }
  }

  /// Replaces the settings of a sheet.
  mutating func set(_ setup: SheetSetups.Setup?, of member: Int) {
    entries[member].setup = setup
    project.members[member].settings = setup?.settings ?? .init()
  }

  /// Removes sheets.
  mutating func remove(where isRemoved: (Entry) -> Bool) {
    let kept = entries.filter { !isRemoved($0) }
    guard kept.count < entries.count else { return }
    self = ServedProject()
    put(kept)
  }

  /// Finds the imported sheets of all members, as a sheet that was added may be one.
  private mutating func resolveImports() {
    for (index, entry) in entries.enumerated()
    where !entry.imports.isEmpty || !project.members[index].imports.isEmpty {
      project.members[index].imports = entry.imports.map { $0.flatMap { indexes[$0] } }
    }
  }
}

extension ServedProject.Entry {
  /// True if no configuration has the target of the sheet, and it does not show one alone.
  fileprivate var isUndecided: Bool {
    setup?.invocation.targetChoice != nil && !signs.areDecided
  }
}

extension Files {
  /// Returns a path without links; of a missing file, its folder is without links.
  static func place(of path: SystemText) -> SystemText {
    if let real = try? realPath(of: path) { return real }
    let folder = (try? realPath(of: path.folder)) ?? path.folder
    return folder.appending(path.lastName)
  }
}
