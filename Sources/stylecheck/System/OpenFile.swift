#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, pipe, device or folder; whoever opens it closes it.
struct OpenFile {
  /// What a file is opened for.
  enum Use: Hashable {
    case reading
    /// To read or lock it without waiting for a process at the other end of a pipe.
    case looking
    case writing
    case appending
    /// To write a file that is not there yet.
    case creating
  }

  let descriptor: Int32
  /// The path in messages.
  let path: SystemText

  /// Standard input.
  static let standardInput = OpenFile(descriptor: 0, path: .hyphen)

  private init(descriptor: Int32, path: SystemText) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Opens what is at a path; `name` is the path in messages, if it is another one.
  init(
    _ path: SystemText, for use: Use, named name: SystemText? = nil
  ) throws(FileProblem) {
    let mode: mode_t = use == .creating ? 0o600 : 0o666
    descriptor = path.withCString { open($0, use.flags | O_CLOEXEC, mode) }
    self.path = name ?? path
    guard descriptor >= 0 else {
      throw use.isWriting ? .notWritten(self.path) : .notRead(self.path)
    }
  }

  func end() { close(descriptor) }

  /// Locks the file against other processes; false if another one has locked it.
  func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Brings what was written to the disk.
  func save() throws(FileProblem) {
    guard fsync(descriptor) == 0 else { throw .notWritten(path) }
  }

  /// Gives a file that takes no other's place the mode of any new file.
  func dressAsNew() {
    let mask = umask(0)
    umask(mask)
    _ = fchmod(descriptor, 0o666 & ~mask)
  }

  /// True if the file is empty or its last line has an end, or if that cannot be read.
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
  /// Writes all of `bytes`.
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

  /// Puts `bytes` in the place of all that is in the file.
  func overwrite(with bytes: [UInt8]) throws(FileProblem) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .notWritten(path, errno) }
    try write(bytes)
    guard ftruncate(descriptor, off_t(bytes.count)) == 0 else { throw .notWritten(path, errno) }
    try save()
  }

  /// Reads until `count` bytes are there or there are no more.
  func read(_ count: Int) throws(FileProblem) -> [UInt8] {
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
    guard failure == 0 else { throw .notRead(path, failure) }
    return bytes
  }
}

/// The system's `read`, out of reach of ours.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

/// The system's `write`, out of reach of ours.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

// MARK: - Locks

/// A lock on a file from the comparison of its old bytes until it is replaced.
///
/// Nothing is locked where the system has no such locks, and where another process keeps its own for
/// longer than a second: it may be one that waits for this one to end.
struct FileLock {
  private let file: OpenFile?

  private static let attempts = 200

  /// Waits, for a second at most, until no other process has a lock on the file.
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
      if isTaken { Console.nap(milliseconds: 5) } else if !isHeld { break }
    }
    file = nil
  }

  /// Lets another process go on.
  func end() { file?.end() }

  /// True if another file has taken the place of the one that was opened.
  private static func isReplaced(_ path: SystemText, _ file: OpenFile) -> Bool {
    guard let opened = FileStatus(of: file.descriptor), let named = FileStatus(of: path) else {
      return false
    }
    return opened.identity != named.identity
  }
}
