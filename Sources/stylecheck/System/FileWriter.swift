/// Puts new bytes in the place of files, each as a whole.
///
/// The bytes are written beside the file, under a hidden name, and brought to the disk; then the
/// system gives them the file's name in one step. Whatever ends the process, the file is the old one
/// or the new one. What was left lying by a process that was killed in between is cleared away by
/// the next one that writes into the folder.
///
/// Mode, owner and group are kept as far as the system lets us; a symbolic link is followed, and
/// stays. A file to which several hard links lead is written in place, so that all of them see the new
/// bytes: a process that is killed at that moment can leave part of them.
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
    try write(new, over: try FileTarget(oldOrNew: path), path, if: .none)
  }

  /// Makes a file that is not there yet.
  mutating func make(_ path: SystemText, with new: [UInt8]) throws(FileProblem) {
    guard !Files.isThere(path) else { throw FileProblem(path, .isThere) }
    try write(new, over: try FileTarget(newFile: path), path, if: .isMissing)
  }

  private mutating func write(
    _ new: [UInt8], over target: FileTarget, _ path: SystemText, if condition: WorkingFile.Condition
  ) throws(FileProblem) {
    if cleared.insert(target.folder).inserted { WorkingFile.clear(target.folder) }
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
}
