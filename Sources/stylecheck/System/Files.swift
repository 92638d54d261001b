import StyleSheet

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading files and resolving paths.
enum Files {
  // MARK: - Reading

  /// Returns all bytes of a file, or of a pipe, a terminal or a device.
  static func read(_ path: SystemText) throws(FileProblem) -> [UInt8] {
    let file = try OpenFile(path, for: .reading)
    defer { file.end() }
    return try read(file)
  }

  static func read(_ file: OpenFile) throws(FileProblem) -> [UInt8] {
    guard let status = FileStatus(of: file.descriptor) else {
      throw FileProblem.notRead(file.path)
    }
    if status.kind == .folder { throw FileProblem(file.path, .isFolder) }
    let isFile = status.kind == .file
    // Some devices never end.
    let limit = status.isDevice ? 64 << 20 : SourceText.largest
    guard !isFile || status.size <= limit else { throw FileProblem(file.path, .isTooLarge) }

    // One byte more than the size, so that a single read detects the end.
    var piece = isFile ? status.size + 1 : 1 << 16
    var bytes: [UInt8] = []
    while true {
      let more = try file.read(piece)
      bytes = bytes.isEmpty ? more : bytes + more
      guard bytes.count <= limit else {
        throw FileProblem(file.path, status.isDevice ? .isEndless : .isTooLarge)
      }
      if more.count < piece { return bytes }
      piece = max(bytes.count, 1 << 16)
    }
  }

  // MARK: - Paths

  /// True if something exists at a path, following links.
  static func isThere(_ path: SystemText) -> Bool { FileStatus(of: path) != nil }

  /// True if a path is a folder, following links; false for standard input.
  static func isFolder(_ path: SystemText) -> Bool {
    path != .hyphen && kind(of: path).0 == .folder
  }

  /// Throws unless the path can be read as `kind`, following links: a folder or anything else.
  static func expect(_ kind: Kind, at path: SystemText) throws(FileProblem) {
    let (found, problem) = self.kind(of: path)
    if let problem { throw problem }
    switch (kind, found) {
    case (.folder, .file), (.folder, .other): throw FileProblem(path, .isNoFolder(isThere: true))
    case (.file, .folder): throw FileProblem(path, .isFolder)
    case (.folder, .folder), (.file, .file), (.file, .other), (.other, _): break
    }
  }

  /// Throws unless a path is a folder, following links.
  static func expectFolder(at path: SystemText) throws(FileProblem) {
    guard isFolder(path) else { throw FileProblem(path, .isNoFolder(isThere: isThere(path))) }
  }

  /// The current folder; `/` if it was deleted.
  static let workingFolder: SystemText = {
    guard let found = getcwd(nil, 0) else { return "/" }
    defer { free(found) }
    return SystemText(cString: found)
  }()

  /// Returns an absolute path without dots; links are not resolved.
  static func absolute(_ path: SystemText) -> SystemText {
    let whole = (path.isAbsolute ? path : workingFolder.appending(path)).withoutDots
    return whole.bytes.isEmpty ? "/" : whole
  }

  /// Returns the absolute path after resolving links.
  static func realPath(of path: SystemText) throws(FileProblem) -> SystemText {
    guard let found = pathWithoutLinks(path) else { throw FileProblem.notRead(path) }
    return found
  }

  /// Returns the absolute path after resolving links; nil, with the code in `errno`, if that fails.
  static func pathWithoutLinks(_ path: SystemText) -> SystemText? {
    guard let found = path.withCString({ realpath($0, nil) }) else { return nil }
    defer { free(found) }
    return SystemText(cString: found)
  }

  /// Creates a folder if it does not exist.
  static func makeFolder(_ path: SystemText) throws(FileProblem) {
    if Files.isFolder(path) { return }
    guard path.withCString({ mkdir($0, 0o777) }) == 0 else { throw .notWritten(path) }
  }

  // MARK: - Folders

  typealias Kind = FileStatus.Kind

  /// The path of a file, or the reason why a path could not be searched.
  typealias Found = Result<SystemText, FileProblem>

  /// Returns the paths of all sheets that `paths` name or contain, each sheet once: under the first of
  /// several spellings of its path.
  ///
  /// A path that is not a folder is returned unchanged, even if it does not exist; a file whose
  /// name is not that of a stylesheet is a problem, unless `isAnyName` is true. A folder is
  /// searched for `*.nss` files; hidden files and folders are skipped. Files of a folder are sorted
  /// by the bytes of their names. Symbolic links are followed, and no folder is searched twice.
  static func sheets(at paths: [SystemText], ofAnyName isAnyName: Bool = false) -> [Found] {
    var found: [Found] = []
    for path in paths {
      if isFolder(path) {
        found += sheets(in: path.withoutTrailingSlashes)
      } else if isAnyName || isSheet(path) {
        found.append(.success(path))
      } else {
        found.append(.failure(FileProblem(path, .isNoSheet)))
      }
    }
    // Within one folder, no path has two spellings.
    return paths.count > 1 ? found.eachPlaceOnce : found
  }

  /// True unless a path leads to a regular file whose name is not that of a stylesheet.
  ///
  /// Pipes and the target of `/dev/stdin` may have any name.
  static func isSheet(_ path: SystemText) -> Bool {
    path == .hyphen || path.namesSheet || path.isInside("/dev") || kind(of: path).0 != .file
  }

  /// Throws if the file that a path leads to, following links, is no stylesheet by name.
  static func expectSheetBehindLinks(at path: SystemText) throws(FileProblem) {
    guard path != .hyphen, let real = try? realPath(of: path) else { return }
    guard real.namesSheet || kind(of: real).0 != .file else {
      throw FileProblem(path, .leadsToNoSheet(real.lastName))
    }
  }

  private static func sheets(in root: SystemText) -> [Found] {
    let found = files(in: [root], wanting: \.namesSheet)
    return found.isEmpty ? [.failure(FileProblem(root, .hasNoSheets))] : found
  }

  /// Returns the files in folders that `isWanted` accepts, at most `most`, and the problems.
  ///
  /// Files of a folder are sorted by the bytes of their names.
  static func files(
    in roots: [SystemText], upTo most: Int = .max, wanting isWanted: (SystemText) -> Bool
  ) -> [Found] {
    var found: [Found] = []
    var count = 0
    var visited: Set<FileStatus.Identity> = []
    var waiting = roots.reversed().map { Entry(path: $0, kind: nil) }
    while count < most, let entry = waiting.popLast() {
      let path = entry.path
      switch entry.kind.map({ ($0, nil) }) ?? kind(of: path) {
      case (.folder, _):
        switch entries(in: path, &visited, wanting: isWanted) {
        case .success(let entries): waiting += entries.reversed()
        case .failure(let problem): found.append(.failure(problem))
        }
      case (.file, _) where isWanted(path):
        found.append(.success(path))
        count += 1
      case (_, let problem?) where isWanted(path): found.append(.failure(problem))
      case (.file, _), (.other, _): break
      }
    }
    return found
  }

  /// An entry of a folder, with its kind if the folder stores it.
  struct Entry {
    let path: SystemText
    let kind: Kind?
  }

  /// Returns the kind of the file at a path, following links, and the problem if that fails.
  static func kind(of path: SystemText) -> (Kind, FileProblem?) {
    FileStatus(of: path).map { ($0.kind, nil) } ?? (.other, FileProblem.notRead(path))
  }

  /// Returns the entries of a folder that may be folders or that `isWanted` accepts, sorted by
  /// name; none if the folder was visited before.
  ///
  /// Hidden entries are skipped.
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
      names.sorted { $0.name < $1.name }
        .map { Entry(path: path.appending($0.name), kind: $0.kind) })
  }

  /// Returns the names of all entries of a folder, even hidden ones; none if it cannot be read.
  static func names(in path: SystemText) -> [SystemText] {
    guard let folder = path.withCString({ opendir($0) }) else { return [] }
    defer { closedir(folder) }
    var names: [SystemText] = []
    _ = eachName(in: folder) { name, _ in names.append(name) }
    return names
  }

  /// Calls `body` with each entry of an open folder; returns the error code, or 0.
  private static func eachName(
    in folder: OpaquePointer, _ body: (SystemText, Kind?) -> Void
  ) -> Int32 {
    while true {
      errno = 0
      guard let entry = readdir(folder) else { return errno }
      // Swift imports the name of an entry as a tuple.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      body(SystemText(bytes: name), Kind(entry.pointee.d_type))
    }
  }
}

extension [Files.Found] {
  /// The first of the paths that lead to the same entry of the same folder, and each problem once.
  ///
  /// A link to a sheet is a sheet of its own.
  fileprivate var eachPlaceOnce: Self {
    var folders: [SystemText: SystemText] = [:]
    return eachOnce { found in
      found.map { path in
        guard path != .hyphen else { return path }
        let folder = path.folder
        let real = folders[folder] ?? (try? Files.realPath(of: folder)) ?? folder
        folders[folder] = real
        return real.appending(path.lastName)
      }
    }
  }
}

extension Files.Kind {
  /// The kind of a folder entry; nil for a link or an unknown kind.
  fileprivate init?(_ type: UInt8) {
    switch Int(type) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK), Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}
