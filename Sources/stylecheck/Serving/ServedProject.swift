import StyleEditing
import StyleRules
import StyleSheet

/// The sheets of the folders of an editor: open documents, and files.
///
/// A file is known by its path without links, so that two paths to it are one sheet.
struct ServedProject: Sendable {
  struct Document: Hashable, Sendable {
    let uri: String
    /// The version of the client; nil if it sends none.
    let version: Int?
    /// True if the text of the client is not known.
    let isLost: Bool
  }

  /// The state that the findings of a sheet depend on.
  struct Basis: Hashable, Sendable {
    let setup: Int?
    /// The revisions of the connected sheets, and of the sheet itself.
    let revisions: [Int]
  }

  /// A sheet to put into the project.
  struct Entry: Sendable {
    fileprivate(set) var sheet: Sheet
    let signs: TargetSigns
    /// The settings; nil if the sheet is ignored.
    fileprivate(set) var setup: SheetSetups.Setup?
    /// The absolute path, as the client or the folder has it.
    let path: SystemText
    /// The path without links; that of an unsaved document is unique.
    let key: SystemText
    /// The keys of the imported sheets; nil for those that cannot be imported.
    var imports: [SystemText?]
    /// The open document; nil for a file.
    var document: Document?
    /// The state of the file when it was read; nil for an open document.
    var stamp: FileStamp?
    /// The number of the change that put the sheet into the project.
    fileprivate(set) var revision = 0
  }

  private(set) var project = SheetProject([])
  private(set) var entries: [Entry] = []
  /// The number of changes of the project.
  private(set) var revision = 0
  private(set) var buffers: [SystemText: SourceText] = [:]
  private var indexes: [SystemText: Int] = [:]

  func index(of key: SystemText) -> Int? { indexes[key] }

  func member(of uri: String) -> Int? {
    entries.firstIndex { $0.document?.uri == uri }
      ?? DocumentURI.path(of: uri).flatMap { indexes[Files.place(of: $0)] }
  }

  func uri(of member: Int) -> String {
    entries[member].document?.uri ?? DocumentURI.uri(of: entries[member].path)
  }

  func version(of member: Int) -> Int? { entries[member].document?.version }

  func positions(of member: Int, _ unit: LineTable.Unit) -> TextPositions {
    let entry = entries[member]
    return TextPositions(of: entry.sheet.source, in: unit, isFile: entry.document == nil)
  }

  /// The paths of the files that have changed or are gone since they were read.
  var changedFiles: [SystemText] {
    entries.filter { $0.document == nil && FileStamp(of: $0.path) != $0.stamp }.map(\.path)
  }

  /// Adds sheets, or replaces those with their keys.
  mutating func put(_ new: [Entry]) {
    guard !new.isEmpty else { return }
    revision += 1
    for var entry in new {
      entry.revision = revision
      insert(entry)
    }
    resolveImports()
  }

  private mutating func insert(_ new: Entry) {
    var entry = new
    let member = SheetProject.Member(entry.sheet, entry.setup?.settings ?? .init())
    buffers[entry.key] = entry.document == nil ? nil : entry.sheet.source
    if let index = indexes[entry.key] {
      // A file that is read or opened again may be as it was.
      if entries[index].isEqual(to: entry) { entry.revision = entries[index].revision }
      entries[index] = entry
      project.members[index] = member
    } else {
      indexes[entry.key] = entries.count
      entries.append(entry)
      project.members.append(member)
    }
  }

  var groups: [[Int]] { project.connectedGroups(of: entries.indices) }

  /// Returns the sheets of a group whose target is another than the one that the sheets without a
  /// configured target show together, with the signs of these.
  func outdatedTargets(in group: [Int]) -> [(member: Int, signs: TargetSigns)] {
    let choosing = group.filter { entries[$0].setup?.invocation.targetChoice != nil }
    guard choosing.contains(where: { !entries[$0].signs.areDecided }) else { return [] }
    var signs = TargetSigns()
    for member in choosing { signs.add(entries[member].signs) }
    return choosing.filter { entries[$0].setup?.invocation.targetChoice?.dialect != signs.dialect }
      .map { ($0, signs) }
  }

  /// Gives the sheets with an import that is missing a new revision.
  mutating func renewIncomplete() {
    for index in entries.indices
    where entries[index].imports.contains(where: { $0.map { indexes[$0] == nil } ?? true }) {
      revision += 1
      entries[index].revision = revision
    }
  }

  mutating func set(_ setup: SheetSetups.Setup?, of member: Int) {
    revision += 1
    entries[member].setup = setup
    project.members[member].settings = setup?.settings ?? .init()
  }

  /// Returns the findings of a text in place of that of a sheet; none if it is ignored.
  func findings(of text: SourceText, for member: Int) -> [Diagnostic] {
    var changed = self
    changed.entries[member].sheet = Sheet(parsing: text)
    changed.project.members[member].sheet = changed.entries[member].sheet
    return changed.findings(of: member)
  }

  /// Returns the findings of a sheet; none if it is ignored.
  func findings(of member: Int) -> [Diagnostic] {
    check(of: member)?.run(beside: project.sharedVariables(of: [member])) ?? []
  }

  mutating func remove(where isRemoved: (Entry) -> Bool) {
    let kept = entries.filter { !isRemoved($0) }
    guard kept.count < entries.count else { return }
    let next = revision + 1
    self = ServedProject()
    revision = next
    kept.forEach { insert($0) }
    resolveImports()
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
  /// True if the text and the imports are the same, and one of both is that of a file.
  fileprivate func isEqual(to other: Self) -> Bool {
    (document == nil || other.document == nil) && imports == other.imports
      && sheet.source.bytes == other.sheet.source.bytes
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
