#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, pipe, device or folder, which the caller closes.
struct OpenFile {
  enum Use: Hashable {
    case reading
    /// Reading or locking, without waiting for the other end of a pipe.
    case looking
    case writing
    case appending
    /// Writing a file that does not exist yet.
    case creating
  }

  let descriptor: Int32
  /// The path in messages.
  let path: SystemText

  static let standardInput = OpenFile(descriptor: 0, path: .hyphen)

  private init(descriptor: Int32, path: SystemText) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Opens the file at a path; `name` replaces the path in messages.
  init(_ path: SystemText, for use: Use, named name: SystemText? = nil) throws(FileProblem) {
    let mode: mode_t = use == .creating ? 0o600 : 0o666
    descriptor = path.withCString { open($0, use.flags | O_CLOEXEC, mode) }
    self.path = name ?? path
    guard descriptor >= 0 else {
      throw use.isWriting ? .notWritten(self.path) : .notRead(self.path)
    }
  }

  /// Opens a pipe or a device for writing, or what the process has open under a name such as
  /// `/dev/stdout`, at its current place; nil for other files and folders, and without one.
  init?(deviceAt path: SystemText) throws(FileProblem) {
    if let number = Self.descriptor(of: path) {
      self.init(descriptor: dup(number), path: path)
      guard descriptor >= 0 else { throw .notWritten(path) }
    } else if FileStatus(of: path)?.kind == .other {
      try self.init(path, for: .writing)
    } else {
      return nil
    }
  }

  /// True for a path such as `/dev/stdout`, which names what the process has open.
  static func isOpen(at path: SystemText) -> Bool { descriptor(of: path) != nil }

  /// Returns the open file that a path of the system names.
  private static func descriptor(of path: SystemText) -> Int32? {
    let words = path.exact.split(separator: "/", omittingEmptySubsequences: false)
    switch words.dropLast() {
    case ["", "dev"]: return ["stdout": 1, "stderr": 2][words[2]]
    case ["", "dev", "fd"], ["", "proc", "self", "fd"]: return words.last.flatMap { Int32($0) }
    default: return nil
    }
  }

  func end() { close(descriptor) }

  /// Locks the file against other processes; returns false if it is locked already.
  func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Synchronizes the file to the disk.
  func save() throws(FileProblem) {
    guard fsync(descriptor) == 0 else { throw .notWritten(path) }
  }

  func setDefaultMode() {
    let mask = umask(0)
    umask(mask)
    _ = fchmod(descriptor, 0o666 & ~mask)
  }

  /// True if the file is empty, ends with a line end, or cannot be read.
  var endsWithLineEnd: Bool {
    var last = UInt8(ascii: "\n")
    let size = lseek(descriptor, 0, SEEK_END)
    return size <= 0 || pread(descriptor, &last, 1, size - 1) != 1 || last == UInt8(ascii: "\n")
  }
}

extension OpenFile.Use {
  fileprivate var flags: Int32 {
    switch self {
    case .reading: O_RDONLY
    case .looking: O_RDONLY | O_NONBLOCK
    case .writing: O_WRONLY
    case .appending: O_WRONLY | O_APPEND | O_CREAT
    case .creating: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    }
  }

  fileprivate var isWriting: Bool {
    switch self {
    case .reading, .looking: false
    case .writing, .appending, .creating: true
    }
  }
}

// MARK: - Bytes

extension OpenFile {
  func write(_ bytes: [UInt8]) throws(FileProblem) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: $0[written...]))
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw .notWritten(path)
      }
    }
  }

  /// Reads `count` bytes, or fewer at the end of the file.
  func read(_ count: Int) throws(FileProblem) -> [UInt8] { try read(count, isPart: false) }

  /// Waits for bytes and reads those that are there, at most `count`; none at the end.
  func readSome(_ count: Int) throws(FileProblem) -> [UInt8] { try read(count, isPart: true) }

  private func read(_ count: Int, isPart: Bool) throws(FileProblem) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, filled == 0 || !isPart {
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
    guard failure == 0 else { throw .notRead(path, failure) }
    return bytes
  }
}

/// The `read` of the system, whose name is shadowed in ``OpenFile``.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

/// The `write` of the system, whose name is shadowed in ``OpenFile``.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

// MARK: - Locks

/// A lock on a file, from the comparison of its old bytes until the replacement.
///
/// There is no lock if the system does not support it, or if another process keeps its own for
/// longer than a second, because that process may be waiting for this one.
struct FileLock {
  private let file: OpenFile?

  private static let attempts = 200

  /// Waits up to a second for the locks of other processes.
  init(_ path: SystemText) {
    for _ in 0..<Self.attempts {
      guard let file = try? OpenFile(path, for: .looking) else { break }
      let isHeld = file.lock()
      let isTaken = !isHeld && errno == EWOULDBLOCK
      if isHeld, !Self.isReplaced(path, file) {
        self.file = file
        return
      }
      file.end()
      if isTaken { Console.pause(milliseconds: 5) } else if !isHeld { break }
    }
    file = nil
  }

  func end() { file?.end() }

  /// True if the path now leads to another file than the opened one.
  private static func isReplaced(_ path: SystemText, _ file: OpenFile) -> Bool {
    guard let opened = FileStatus(of: file.descriptor), let named = FileStatus(of: path) else {
      return false
    }
    return opened.identity != named.identity
  }
}
