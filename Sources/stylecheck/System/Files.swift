import StyleSheet

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading files, and finding them in folders: all that this tool asks of a file system.
enum Files {
  /// As many bytes as a source text may have.
  static let largest = SourceText.largest
  /// As many bytes as are taken from a device, some of which never end.
  static let largestFromDevice = 64 << 20
}

// MARK: - Reading

extension Files {
  /// All bytes of a file, or of whatever else can be read to an end: a pipe, a terminal, a device.
  static func read(_ path: SystemText) throws(FileProblem) -> [UInt8] {
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw problem(path, errno) }
    defer { close(descriptor) }
    return try read(descriptor, path)
  }

  /// All bytes of standard input.
  static func readStandardInput() throws(FileProblem) -> [UInt8] { try read(0, .hyphen) }

  private static func read(
    _ descriptor: Int32, _ path: SystemText
  ) throws(FileProblem) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw problem(path, errno) }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw FileProblem(path, .isFolder) }
    let isDevice = kind == S_IFCHR || kind == S_IFBLK
    let limit = isDevice ? largestFromDevice : largest
    guard kind != S_IFREG || Int(status.st_size) <= limit else {
      throw FileProblem(path, .isTooLarge)
    }

    // One byte more than a file has, so that its end is seen without another piece.
    var piece = kind == S_IFREG ? Int(status.st_size) + 1 : 1 << 16
    var bytes: [UInt8] = []
    while true {
      let (more, failure) = readPiece(descriptor, piece)
      if failure != 0 { throw problem(path, failure) }
      bytes = bytes.isEmpty ? more : bytes + more
      guard bytes.count <= limit else {
        throw FileProblem(path, isDevice ? .isEndless : .isTooLarge)
      }
      if more.count < piece { return bytes }
      piece = max(bytes.count, 1 << 16)
    }
  }

  /// Reads until `count` bytes are there or there are no more.
  private static func readPiece(_ descriptor: Int32, _ count: Int) -> ([UInt8], failure: Int32) {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let got = systemRead(descriptor, rest)
        if got > 0 {
          filled += got
        } else if got == 0 {
          return
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    return (bytes, failure)
  }
}

/// The system's `read`, out of reach of ours.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

// MARK: - Finding

extension Files {
  /// What a path leads to.
  fileprivate enum Kind {
    case file, folder, other
  }

  /// A folder whatever path it is reached by.
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// A sheet that was found, or why something could not be searched.
  typealias Found = Result<SystemText, FileProblem>

  /// The paths of all sheets that `paths` name or hold, each path once.
  ///
  /// A path that is no folder is taken as it is, whatever it is called and whether or not it is
  /// there. A folder is searched for `*.nss` files; hidden files and folders are passed over. What
  /// is found in a folder is in the order of its bytes, name by name. Symbolic links are followed,
  /// and no folder is searched twice.
  static func sheets(at paths: [SystemText]) -> [Found] {
    var found: [Found] = []
    for path in paths {
      if isFolder(path) {
        found += sheets(in: path.withoutTrailingSlashes)
      } else {
        found.append(.success(path))
      }
    }
    guard found.count > 1 else { return found }
    var seen: Set<Found> = []
    return found.filter { seen.insert($0).inserted }
  }

  private static func sheets(in root: SystemText) -> [Found] {
    var found: [Found] = []
    var visited: Set<Identity> = []
    var waiting = [Entry(path: root, kind: .folder)]
    while let entry = waiting.popLast() {
      let path = entry.path
      switch entry.kind.map({ ($0, nil) }) ?? kind(of: path) {
      case (.folder, _):
        switch entries(in: path, &visited) {
        case .success(let entries): waiting += entries.reversed()
        case .failure(let problem): found.append(.failure(problem))
        }
      case (.file, _) where path.namesSheet: found.append(.success(path))
      case (_, let problem?) where path.namesSheet: found.append(.failure(problem))
      case (.file, _), (.other, _): break
      }
    }
    return found.isEmpty ? [.failure(FileProblem(root, .hasNoSheets))] : found
  }

  /// Something in a folder, and what it is if the folder says so itself.
  private struct Entry {
    let path: SystemText
    let kind: Kind?
  }

  /// What a path leads to, links followed, and why that cannot be said.
  private static func kind(of path: SystemText) -> (Kind, FileProblem?) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else {
      return (.other, problem(path, errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return (.folder, nil)
    case S_IFREG: return (.file, nil)
    default: return (.other, nil)
    }
  }

  /// What in a folder may be sheets or folders, in order; nothing if it was visited before.
  private static func entries(
    in path: SystemText, _ visited: inout Set<Identity>
  ) -> Result<[Entry], FileProblem> {
    guard let folder = path.withCString({ opendir($0) }) else {
      return .failure(problem(path, errno))
    }
    defer { closedir(folder) }
    var status = stat()
    guard fstat(dirfd(folder), &status) == 0 else { return .failure(problem(path, errno)) }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    guard visited.insert(identity).inserted else { return .success([]) }

    var names: [(name: SystemText, kind: Kind?)] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else { break }
      let name = SystemText(entryName: &entry.pointee.d_name)
      let kind = Kind(entry.pointee.d_type)
      if !name.isHidden, name.namesSheet || kind != .file { names.append((name, kind)) }
    }
    guard errno == 0 else { return .failure(problem(path, errno)) }
    return .success(
      names.sorted { $0.name.bytes.lexicographicallyPrecedes($1.name.bytes) }
        .map { Entry(path: path.appending($0.name), kind: $0.kind) })
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

extension SystemText {
  /// The name in an entry of a folder, which is a tuple to Swift.
  init<Name>(entryName name: inout Name) {
    let bytes = withUnsafeBytes(of: &name) { Array($0.prefix { $0 != 0 }) }
    self.init(bytes: bytes)
  }
}

// MARK: - Leading to

extension Files {
  /// Whether anything is at a path, links followed.
  static func isThere(_ path: SystemText) -> Bool {
    var status = stat()
    return path.withCString { stat($0, &status) } == 0
  }

  /// Whether a folder is at a path, links followed; standard input is none.
  static func isFolder(_ path: SystemText) -> Bool {
    path != .hyphen && kind(of: path).0 == .folder
  }

  /// Makes sure that a folder is at a path, links followed.
  static func expectFolder(at path: SystemText) throws(FileProblem) {
    guard isThere(path) else { throw FileProblem(path, .isNoFolder(isThere: false)) }
    guard isFolder(path) else { throw FileProblem(path, .isNoFolder(isThere: true)) }
  }

  /// The folder that paths count from; `/` if it is gone.
  static let workingFolder: SystemText = {
    guard let found = getcwd(nil, 0) else { return "/" }
    defer { free(found) }
    return SystemText(bytes: Array(UnsafeRawBufferPointer(start: found, count: strlen(found))))
  }()

  /// A path from the root, without dots, as if there were no links.
  static func absolute(_ path: SystemText) -> SystemText {
    let whole = (path.isAbsolute ? path : workingFolder.appending(path)).withoutDots
    return whole.bytes.isEmpty ? "/" : whole
  }

  /// Where a path leads, from the root, without links.
  static func realPath(of path: SystemText) throws(FileProblem) -> SystemText {
    guard let found = path.withCString({ realpath($0, nil) }) else { throw problem(path, errno) }
    defer { free(found) }
    return SystemText(bytes: Array(UnsafeRawBufferPointer(start: found, count: strlen(found))))
  }
}

// MARK: - Why not

extension Files {
  private static func problem(_ path: SystemText, _ number: Int32) -> FileProblem {
    switch number {
    case ENOENT, ENOTDIR: FileProblem(path, isLink(path) ? .isBrokenLink : .isMissing)
    case EACCES, EPERM: FileProblem(path, .isDenied)
    case EISDIR: FileProblem(path, .isFolder)
    case EFBIG, EOVERFLOW: FileProblem(path, .isTooLarge)
    default: FileProblem(path, .system(words(for: number)))
    }
  }

  private static func isLink(_ path: SystemText) -> Bool {
    var status = stat()
    return path.withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The system's words for an error, beginning in lower case.
  static func words(for number: Int32) -> String {
    let words = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
