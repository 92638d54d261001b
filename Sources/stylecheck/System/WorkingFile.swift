#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file under its working name, beside the one whose place it is to take.
///
/// It holds a lock while it is open, so that nobody takes it for one that was left lying.
struct WorkingFile {
  private let target: FileTarget
  private let place: SystemText
  private let descriptor: Int32
  /// What messages call it.
  private let path: SystemText

  /// A file that is empty yet.
  init(for target: FileTarget, named path: SystemText) throws(FileProblem) {
    self.target = target
    self.path = path
    place = target.folder.appending(WorkingName(beside: target.name).text)
    descriptor = place.withCString {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    guard descriptor >= 0 else { throw .notWritten(path, errno) }
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
  }

  /// Writes more of it.
  func write(_ bytes: [UInt8]) throws(FileProblem) {
    try Self.write(bytes, to: descriptor, path)
  }

  /// Writes all of `bytes`.
  static func write(
    _ bytes: [UInt8], to descriptor: Int32, _ path: SystemText
  ) throws(FileProblem) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: $0[written...]))
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw .notWritten(path, errno)
      }
    }
  }

  /// What has to be so for a file to be taken the place of.
  enum Condition: Hashable {
    /// Nothing: it may hold whatever it does.
    case none
    /// It still holds this.
    case holds([UInt8])
    /// It is not there.
    case isMissing
  }

  /// Gives the file its name, in one step, and closes it; if that cannot be, it is gone.
  func takePlace(if condition: Condition) throws(FileProblem) {
    defer { close(descriptor) }
    do throws(FileProblem) {
      target.dress(descriptor)
      guard fsync(descriptor) == 0 else { throw .notWritten(path, errno) }
      try name(if: condition)
    } catch {
      remove()
      throw error
    }
    Self.bringToDisk(target.folder)
  }

  private func name(if condition: Condition) throws(FileProblem) {
    switch condition {
    case .none: try rename()
    case .holds(let old):
      // Another process that replaces the file waits here until this one has.
      let lock = FileLock(target.path)
      defer { lock.end() }
      if try Files.read(target.path) != old { throw FileProblem(path, .hasChanged) }
      try rename()
    case .isMissing:
      // A second name is given only where there is none; the first one goes.
      guard place.withCString({ from in target.path.withCString { link(from, $0) } }) == 0 else {
        throw errno == EEXIST ? FileProblem(path, .isThere) : .notWritten(path, errno)
      }
      remove()
    }
  }

  private func rename() throws(FileProblem) {
    guard place.withCString({ from in target.path.withCString { systemRename(from, $0) } }) == 0
    else { throw .notWritten(path, errno) }
  }

  /// Closes it and takes it away.
  func discard() {
    remove()
    close(descriptor)
  }

  private func remove() { _ = place.withCString { unlink($0) } }

  /// A name is on the disk when its folder is; where that cannot be asked for, the system sees to it.
  private static func bringToDisk(_ folder: SystemText) {
    let descriptor = folder.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}

/// The system's `rename`, out of reach of ours.
private func systemRename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
  rename(old, new)
}

extension FileProblem {
  static func notWritten(_ path: SystemText, _ number: Int32) -> FileProblem {
    FileProblem(path, .isNotWritten(Files.words(for: number)))
  }
}
