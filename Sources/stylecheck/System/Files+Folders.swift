#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// What is in folders.

extension Files {
  typealias Kind = FileStatus.Kind

  /// A sheet that was found, or why something could not be searched.
  enum Found: Hashable {
    case sheet(SystemText)
    case problem(FileProblem)

    /// The path of the sheet.
    func path() throws(FileProblem) -> SystemText {
      switch self {
      case .sheet(let path): return path
      case .problem(let problem): throw problem
      }
    }
  }

  /// The paths of all sheets that `paths` name or hold, each path once.
  ///
  /// A path that is no folder is taken as it is, whether or not it is there; a file whose name is not
  /// that of a stylesheet is a problem, unless names do not matter. A folder is searched for `*.nss`
  /// files; hidden files and folders are passed over. What is found in a folder is in the order of its
  /// bytes, name by name. Symbolic links are followed, and no folder is searched twice.
  static func sheets(at paths: [SystemText], ofAnyName isAnyName: Bool = false) -> [Found] {
    var found: [Found] = []
    for path in paths {
      if isFolder(path) {
        found += sheets(in: path.withoutTrailingSlashes)
      } else if isAnyName || isSheet(path) {
        found.append(.sheet(path))
      } else {
        found.append(.problem(FileProblem(path, .isNoSheet)))
      }
    }
    guard found.count > 1 else { return found }
    var seen: Set<Found> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// True unless a path leads to a regular file whose name is not that of a stylesheet.
  ///
  /// Nothing is wrong with the name of a pipe or of what `/dev/stdin` leads to.
  static func isSheet(_ path: SystemText) -> Bool {
    path == .hyphen || path.namesSheet || path.isInside("/dev") || kind(of: path).0 != .file
  }

  /// Expects that a path does not lead to a file whose name is not that of a stylesheet.
  static func expectSheet(at path: SystemText) throws(FileProblem) {
    guard isSheet(path) else { throw FileProblem(path, .isNoSheet) }
  }

  /// Expects that the file that is written, links followed, is a stylesheet by its name as well.
  static func expectSheetBehindLinks(at path: SystemText) throws(FileProblem) {
    guard path != .hyphen, let real = try? realPath(of: path) else { return }
    guard real.namesSheet || kind(of: real).0 != .file else {
      throw FileProblem(path, .leadsToNoSheet(real.lastName))
    }
  }

  private static func sheets(in root: SystemText) -> [Found] {
    var found: [Found] = []
    var visited: Set<FileStatus.Identity> = []
    var waiting = [Entry(path: root, kind: .folder)]
    while let entry = waiting.popLast() {
      let path = entry.path
      switch entry.kind.map({ ($0, nil) }) ?? kind(of: path) {
      case (.folder, _):
        switch entries(in: path, &visited, wanting: \.namesSheet) {
        case .success(let entries): waiting += entries.reversed()
        case .failure(let problem): found.append(.problem(problem))
        }
      case (.file, _) where path.namesSheet: found.append(.sheet(path))
      case (_, let problem?) where path.namesSheet: found.append(.problem(problem))
      case (.file, _), (.other, _): break
      }
    }
    return found.isEmpty ? [.problem(FileProblem(root, .hasNoSheets))] : found
  }

  /// Something in a folder, and what it is if the folder says so itself.
  struct Entry {
    let path: SystemText
    let kind: Kind?
  }

  /// What a path leads to, links followed, and why that cannot be said.
  static func kind(of path: SystemText) -> (Kind, FileProblem?) {
    FileStatus(of: path).map { ($0.kind, nil) } ?? (.other, FileProblem.notRead(path))
  }

  /// What in a folder may be folders or such files as are wanted by their names, in order; nothing
  /// if it was visited before.
  ///
  /// What is hidden is passed over.
  static func entries(
    in path: SystemText, _ visited: inout Set<FileStatus.Identity>,
    wanting isWanted: (SystemText) -> Bool
  ) -> Result<[Entry], FileProblem> {
    guard let folder = path.withCString({ opendir($0) }) else {
      return .failure(FileProblem.notRead(path))
    }
    defer { closedir(folder) }
    guard let status = FileStatus(of: dirfd(folder)) else {
      return .failure(FileProblem.notRead(path))
    }
    guard visited.insert(status.identity).inserted else { return .success([]) }

    var names: [(name: SystemText, kind: Kind?)] = []
    let failure = eachName(in: folder) { name, kind in
      if !name.isHidden, kind != .file || isWanted(name) { names.append((name, kind)) }
    }
    guard failure == 0 else { return .failure(FileProblem.notRead(path, failure)) }
    return .success(
      names.sorted { $0.name.bytes.lexicographicallyPrecedes($1.name.bytes) }
        .map { Entry(path: path.appending($0.name), kind: $0.kind) })
  }

  /// The names of all that is in a folder, hidden or not, in no order; none if it cannot be read.
  static func names(in path: SystemText) -> [SystemText] {
    guard let folder = path.withCString({ opendir($0) }) else { return [] }
    defer { closedir(folder) }
    var names: [SystemText] = []
    _ = eachName(in: folder) { name, _ in names.append(name) }
    return names
  }

  /// Hands out the entries of an open folder; returns the number of the error that ended it, or 0.
  private static func eachName(
    in folder: OpaquePointer, _ body: (SystemText, Kind?) -> Void
  ) -> Int32 {
    while true {
      errno = 0
      guard let entry = readdir(folder) else { return errno }
      // The name of an entry is a tuple to Swift.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      body(SystemText(bytes: name), Kind(entry.pointee.d_type))
    }
  }
}

extension Files.Kind {
  /// What an entry of a folder says of itself; nil for a link, and where it does not say.
  fileprivate init?(_ type: UInt8) {
    switch Int(type) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK), Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}
