#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts new bytes in the place of files, each as a whole.
///
/// The bytes are written beside the file, under a hidden name, and brought to the disk; then the
/// system gives them the file's name in one step. Whatever ends the process, the file is the old one
/// or the new one. What was left lying by a process that was killed in between is cleared away by
/// the next one that writes into the folder.
///
/// Mode, owner and group are kept as far as the system lets us; a symbolic link is followed, and
/// stays. Other hard links to the file go on leading to the old one.
struct FileWriter {
  private var cleared: Set<SystemText> = []

  /// Nothing written yet.
  init() {}

  /// Puts `new` in the place of a file, unless that no longer holds `old`.
  mutating func replace(
    _ path: SystemText, _ old: [UInt8], with new: [UInt8]
  ) throws(FileProblem) {
    try replace(try FileTarget(path), old, with: new, path)
  }

  /// Puts `new` where `path` leads, whatever was there; a file that is not there is made.
  ///
  /// What is no file, a pipe or a device, cannot be replaced, and is written into.
  mutating func put(_ new: [UInt8], at path: SystemText) throws(FileProblem) {
    switch FileTarget.kind(of: path) {
    case .none: try replace(try FileTarget(newFile: path), nil, with: new, path)
    case S_IFREG?, S_IFDIR?: try replace(try FileTarget(path), nil, with: new, path)
    case .some:
      let descriptor = path.withCString { open($0, O_WRONLY | O_CLOEXEC) }
      guard descriptor >= 0 else { throw .notWritten(path, errno) }
      defer { close(descriptor) }
      try Self.write(new, to: descriptor, path)
    }
  }

  private mutating func replace(
    _ target: FileTarget, _ old: [UInt8]?, with new: [UInt8], _ path: SystemText
  ) throws(FileProblem) {
    if cleared.insert(target.folder).inserted { Self.clear(target.folder) }
    let signals = SignalPause()
    defer { signals.end() }
    try Self.replace(target, old, with: new, path)
  }

  /// Replaces a file, if `old` is nil whatever it holds.
  private static func replace(
    _ target: FileTarget, _ old: [UInt8]?, with new: [UInt8], _ path: SystemText
  ) throws(FileProblem) {
    let place = target.folder.appending(WorkingName(beside: target.name).text)
    let descriptor = place.withCString {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    guard descriptor >= 0 else { throw .notWritten(path, errno) }
    defer { close(descriptor) }
    do throws(FileProblem) {
      // As long as the lock is held, nobody takes the file for one that was left lying.
      _ = flock(descriptor, LOCK_EX | LOCK_NB)
      try write(new, to: descriptor, path)
      target.dress(descriptor)
      guard fsync(descriptor) == 0 else { throw .notWritten(path, errno) }
      if let old, try Files.read(target.path) != old { throw FileProblem(path, .hasChanged) }
      let isNamed = place.withCString { from in
        target.path.withCString { rename(from, $0) == 0 }
      }
      guard isNamed else { throw .notWritten(path, errno) }
    } catch {
      _ = place.withCString { unlink($0) }
      throw error
    }
    bringToDisk(target.folder)
  }

  private static func write(
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

  /// A name is on the disk when its folder is; where that cannot be asked for, the system sees to it.
  private static func bringToDisk(_ folder: SystemText) {
    let descriptor = folder.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  /// Takes away what other processes were killed over: nothing but files of ours, under a name
  /// that only this tool gives, of a process that is no more.
  private static func clear(_ folder: SystemText) {
    for name in FileTarget.namesLeftLying(in: folder) {
      let place = folder.appending(name.text)
      // A pipe of that name would keep us waiting for somebody who writes into it.
      let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
      let descriptor = place.withCString { open($0, flags) }
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_uid == geteuid(),
        // Another machine that shares the folder has processes of its own.
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      _ = place.withCString { unlink($0) }
    }
  }
}

extension FileWriter {
  /// Whether a file is at a path, links followed: no folder, pipe or device.
  static func isFile(_ path: SystemText) -> Bool { FileTarget.kind(of: path) == S_IFREG }

  /// Makes a folder, unless there is one already.
  static func makeFolder(_ path: SystemText) throws(FileProblem) {
    if FileTarget.kind(of: path) == S_IFDIR { return }
    guard path.withCString({ mkdir($0, 0o777) }) == 0 else { throw .notWritten(path, errno) }
  }
}

extension FileProblem {
  fileprivate static func notWritten(_ path: SystemText, _ number: Int32) -> FileProblem {
    FileProblem(path, .isNotWritten(Files.words(for: number)))
  }
}

// MARK: - Where to

/// A file that is to be replaced, links followed.
private struct FileTarget {
  let path: SystemText
  let folder: SystemText
  let name: SystemText
  /// Nil for a file that is not there yet.
  private let status: stat?

  init(_ path: SystemText) throws(FileProblem) {
    self.path = try Self.realPath(of: path, for: path)
    folder = self.path.folder
    name = self.path.lastName
    var status = stat()
    guard self.path.withCString({ stat($0, &status) }) == 0 else { throw .notWritten(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileProblem(path, .isNotWritten("it is no file"))
    }
    // A file that may not be written could still be replaced, which nobody expects.
    guard self.path.withCString({ access($0, W_OK) }) == 0 else { throw .notWritten(path, errno) }
    self.status = status
  }

  /// A file that is not there, in a folder that is.
  init(newFile path: SystemText) throws(FileProblem) {
    name = path.lastName
    folder = try Self.realPath(of: path.folder, for: path)
    self.path = folder.appending(name)
    status = nil
  }

  /// A path without links, on the way to writing another.
  private static func realPath(
    of path: SystemText, for goal: SystemText
  ) throws(FileProblem) -> SystemText {
    guard let real = path.withCString({ realpath($0, nil) }) else {
      throw .notWritten(goal, errno)
    }
    defer { free(real) }
    return SystemText(bytes: Array(UnsafeRawBufferPointer(start: real, count: strlen(real))))
  }

  /// What is at a path, links followed, as `stat` says it; nil if nothing is.
  static func kind(of path: SystemText) -> mode_t? {
    var status = stat()
    return path.withCString { stat($0, &status) } == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Names in a folder under which processes wrote that have ended since.
  static func namesLeftLying(in folder: SystemText) -> [WorkingName] {
    guard let stream = folder.withCString({ opendir($0) }) else { return [] }
    defer { closedir(stream) }
    var names: [WorkingName] = []
    while let entry = readdir(stream) {
      guard let name = WorkingName(SystemText(entryName: &entry.pointee.d_name)) else { continue }
      if name.isLeftLying { names.append(name) }
    }
    return names
  }

  /// Gives a new file the owner, the group and the mode of the old one, as far as that is allowed;
  /// if there is no old one, the mode of any new file.
  func dress(_ descriptor: Int32) {
    guard let status else {
      let mask = umask(0)
      umask(mask)
      _ = fchmod(descriptor, 0o666 & ~mask)
      return
    }
    let isOwned = fchown(descriptor, status.st_uid, status.st_gid) == 0
    if !isOwned { _ = fchown(descriptor, uid_t.max, status.st_gid) }
    // Rights that go with an owner are not given to another.
    _ = fchmod(descriptor, status.st_mode & (isOwned ? 0o7777 : 0o777))
  }
}

// MARK: - Signals

/// A time in which the usual signals wait, so that a file half made is never left lying by them.
private struct SignalPause {
  private var before = sigset_t()

  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, signal) }
    sigprocmask(SIG_BLOCK, &signals, &before)
  }

  /// Lets those come that have waited.
  func end() {
    var before = before
    sigprocmask(SIG_SETMASK, &before, nil)
  }
}
