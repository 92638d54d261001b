import StyleSheet

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading files, and where paths lead: what this tool asks of a file system.
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
    let file = try OpenFile(path, for: .reading)
    defer { file.end() }
    return try read(file)
  }

  /// All bytes of standard input.
  static func readStandardInput() throws(FileProblem) -> [UInt8] { try read(.standardInput) }

  private static func read(_ file: OpenFile) throws(FileProblem) -> [UInt8] {
    guard let status = FileStatus(of: file.descriptor) else {
      throw FileProblem.notRead(file.path)
    }
    if status.kind == .folder { throw FileProblem(file.path, .isFolder) }
    let isFile = status.kind == .file
    let limit = status.isDevice ? largestFromDevice : largest
    guard !isFile || status.size <= limit else { throw FileProblem(file.path, .isTooLarge) }

    // One byte more than a file has, so that its end is seen without another piece.
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
}

// MARK: - Leading to

extension Files {
  /// Whether anything is at a path, links followed.
  static func isThere(_ path: SystemText) -> Bool { FileStatus(of: path) != nil }

  /// Whether a folder is at a path, links followed; standard input is none.
  static func isFolder(_ path: SystemText) -> Bool {
    path != .hyphen && kind(of: path).0 == .folder
  }

  /// Makes sure that what is at a path can be read as this, links followed: nothing but a folder as
  /// one, and no folder as a file.
  static func expect(_ kind: Kind, at path: SystemText) throws(FileProblem) {
    let (found, problem) = self.kind(of: path)
    if let problem { throw problem }
    switch (kind, found) {
    case (.folder, .file), (.folder, .other): throw FileProblem(path, .isNoFolder(isThere: true))
    case (.file, .folder): throw FileProblem(path, .isFolder)
    case (.folder, .folder), (.file, .file), (.file, .other), (.other, _): break
    }
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
    return SystemText(cString: found)
  }()

  /// A path from the root, without dots, as if there were no links.
  static func absolute(_ path: SystemText) -> SystemText {
    let whole = (path.isAbsolute ? path : workingFolder.appending(path)).withoutDots
    return whole.bytes.isEmpty ? "/" : whole
  }

  /// Where a path leads, from the root, without links.
  static func realPath(of path: SystemText) throws(FileProblem) -> SystemText {
    guard let found = pathWithoutLinks(path) else { throw FileProblem.notRead(path) }
    return found
  }

  /// The same; nil, and the error in `errno`, if it leads nowhere.
  static func pathWithoutLinks(_ path: SystemText) -> SystemText? {
    guard let found = path.withCString({ realpath($0, nil) }) else { return nil }
    defer { free(found) }
    return SystemText(cString: found)
  }

  /// Makes a folder, unless there is one already.
  static func makeFolder(_ path: SystemText) throws(FileProblem) {
    if Files.isFolder(path) { return }
    guard path.withCString({ mkdir($0, 0o777) }) == 0 else { throw .notWritten(path) }
  }
}
