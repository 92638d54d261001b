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
  static func problem(_ path: SystemText, _ number: Int32) -> FileProblem {
    switch number {
    case ENOENT: FileProblem(path, isLink(path) ? .isBrokenLink : .isMissing)
    case ENOTDIR: FileProblem(path, fileUsedAsFolder(path).map { .isInFile($0) } ?? .isMissing)
    case EACCES, EPERM: FileProblem(path, .isDenied)
    case EISDIR: FileProblem(path, .isFolder)
    case EFBIG, EOVERFLOW: FileProblem(path, .isTooLarge)
    default: FileProblem(path, .system(words(for: number)))
    }
  }

  /// What in front of a slash of a path is there and is no folder; nil if nothing is.
  private static func fileUsedAsFolder(_ path: SystemText) -> SystemText? {
    var front = path
    while front.folder != front, front.folder != "." {
      front = front.folder
      if isThere(front) { return isFolder(front) ? nil : front }
    }
    return nil
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
