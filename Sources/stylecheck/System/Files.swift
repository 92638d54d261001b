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
  /// The maximum number of bytes read from a device, because some never end.
  static let largestFromDevice = 64 << 20

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
    let limit = status.isDevice ? largestFromDevice : SourceText.largest
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

  /// Throws unless the path can be read as `kind`, following links: a folder as a folder, anything
  /// else as a file.
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
    guard isThere(path) else { throw FileProblem(path, .isNoFolder(isThere: false)) }
    guard isFolder(path) else { throw FileProblem(path, .isNoFolder(isThere: true)) }
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
}
