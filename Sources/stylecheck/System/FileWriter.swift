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
    try write(new, over: try FileTarget(path), path, if: .holds(old))
  }

  /// Puts `new` where `path` leads, whatever was there; a file that is not there is made.
  mutating func put(_ new: [UInt8], at path: SystemText) throws(FileProblem) {
    let target = try FileTarget(oldOrNew: path)
    try write(new, over: target, path, if: .none)
  }

  /// Makes a file that is not there yet.
  mutating func make(_ path: SystemText, with new: [UInt8]) throws(FileProblem) {
    guard FileTarget.kind(of: path) == nil else { throw FileProblem(path, .isThere) }
    try write(new, over: try FileTarget(newFile: path), path, if: .isMissing)
  }

  private mutating func write(
    _ new: [UInt8], over target: FileTarget, _ path: SystemText, if condition: WorkingFile.Condition
  ) throws(FileProblem) {
    if cleared.insert(target.folder).inserted { Self.clear(target.folder) }
    let signals = SignalPause()
    defer { signals.end() }
    let file = try WorkingFile(for: target, named: path)
    do throws(FileProblem) {
      try file.write(new)
    } catch {
      file.discard()
      throw error
    }
    try file.takePlace(if: condition)
  }

  /// Takes away what other processes were killed over: nothing but files of ours, under a name
  /// that only this tool gives, of a process that is no more.
  static func clear(_ folder: SystemText) {
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
