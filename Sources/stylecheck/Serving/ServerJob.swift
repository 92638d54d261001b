import StyleEditing
import StyleRules
import StyleSheet

/// Work that the server leaves to other threads, and its outcome.
enum ServerJob: Sendable {
  case check(SheetCheck, in: SheetProject, serial: Int)
  /// The check of all sheets of the folders, for a request.
  case checkAll([SheetCheck], in: SheetProject, for: ClientMessage.ID, revision: Int)
  /// Reading the sheets of folders; the number tells later ones from it.
  case read([SystemText], number: Int)

  enum Outcome: Sendable {
    case checked(uri: String, serial: Int, [Diagnostic])
    case checkedAll(
      [(check: SheetCheck, findings: [Diagnostic])], for: ClientMessage.ID, revision: Int)
    case read([File], number: Int)
  }

  /// A sheet in a folder.
  struct File: Sendable {
    let sheet: Sheet
    let path: SystemText
    /// The path without links.
    let key: SystemText
    let stamp: FileStamp?
  }

  var isOfDocument: Bool {
    switch self {
    case .check: true
    case .checkAll, .read: false
    }
  }

  func run() -> Outcome {
    switch self {
    case .check(let check, let project, let serial):
      let shared = project.sharedVariables(of: [check.member])
      return .checked(uri: check.uri, serial: serial, check.run(beside: shared))
    case .checkAll(let checks, let project, let id, let revision):
      let shared = project.sharedVariables(of: project.members.indices)
      let findings = Workers.each(of: checks) { $0.run(beside: shared) }
      return .checkedAll(zip(checks, findings).map { ($0, $1) }, for: id, revision: revision)
    case .read(let folders, let number):
      let paths = Files.sheets(at: folders).compactMap { try? $0.get() }
      return .read(Workers.each(of: paths, File.init).compactMap { $0 }, number: number)
    }
  }
}

extension ServerJob.File {
  /// Reads a sheet; nil if that is not possible.
  @Sendable
  init?(_ path: SystemText) {
    stamp = FileStamp(of: path)
    // Reading a pipe might never end.
    guard Files.kind(of: path).0 == .file, let bytes = try? Files.read(path) else { return nil }
    self.path = path
    key = Files.place(of: path)
    sheet = Sheet(parsing: SourceText(bytes: bytes, name: path.shownName))
  }
}

/// The check of a sheet, with the open documents that it may import.
struct SheetCheck: Sendable {
  let uri: String
  let version: Int?
  /// True if the sheet was not open when the check began.
  let isFile: Bool
  /// The index of the sheet in its project.
  let member: Int
  let sheet: Sheet
  let path: SystemText
  let setup: SheetSetups.Setup
  /// The texts of open documents by their paths without links.
  let buffers: [SystemText: SourceText]

  /// Returns the findings, which are those of `stylecheck check` for the text once they are grouped;
  /// `shared` are the variables of the sheets of the project that imports connect with others.
  func run(beside shared: [Int: SharedVariables]) -> [Diagnostic] {
    setup.checker.check(
      sheet, at: path.shown, named: SystemText(sheet.source.name),
      beside: shared[member], over: buffers, isGrouped: false
    ).findings.filter { $0.severity >= setup.least }
  }
}

extension ServedProject {
  /// Returns the check of a sheet; nil if it is ignored, or its text is not known.
  func check(of member: Int) -> SheetCheck? {
    let entry = entries[member]
    guard let setup = entry.setup, entry.document?.isLost != true else { return nil }
    return SheetCheck(
      uri: uri(of: member), version: version(of: member), isFile: entry.document == nil,
      member: member, sheet: entry.sheet, path: entry.path, setup: setup,
      buffers: entry.imports.isEmpty ? [:] : buffers)
  }
}

extension SystemText {
  /// The path in messages: relative to the working folder if it is inside.
  var shown: SystemText {
    isInside(Files.workingFolder) ? relative(to: Files.workingFolder) : self
  }

  var shownName: String { shown.description }
}
