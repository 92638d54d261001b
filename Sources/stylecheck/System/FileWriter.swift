/// Replaces files atomically.
///
/// The bytes are written to a hidden file in the same folder and synchronized to the disk; then the
/// file is renamed in one step. If the process ends early, the file is either the old one or the
/// new one. The next write to the folder removes the hidden files of killed processes.
///
/// Mode, owner and group are kept as far as the system allows; a symbolic link is followed and
/// kept. If the file has several hard links, only the replaced one leads to the new bytes; the
/// methods return a remark about that.
struct FileWriter {
  private var cleared: Set<SystemText> = []

  /// Replaces the contents of a file, unless they differ from `old`.
  @discardableResult
  mutating func replace(
    _ path: SystemText, _ old: [UInt8], with new: [UInt8]
  ) throws(FileProblem) -> String? {
    try write(new, over: try FileTarget(path), path, if: .holds(old))
  }

  /// Writes `new` to the file at `path`, following links; creates the file if it does not exist, and
  /// writes into a pipe or a device.
  @discardableResult
  mutating func put(
    _ new: [UInt8], at path: SystemText
  ) throws(FileProblem) -> String? {
    if let device = try OpenFile(deviceAt: path) {
      defer { device.end() }
      try device.write(new)
      return nil
    }
    return try write(new, over: try FileTarget(oldOrNew: path), path, if: .none)
  }

  /// Creates a file that must not exist yet.
  mutating func make(_ path: SystemText, with new: [UInt8]) throws(FileProblem) {
    guard !Files.isThere(path) else { throw FileProblem(path, .isThere) }
    _ = try write(new, over: try FileTarget(newFile: path), path, if: .isMissing)
  }

  private mutating func write(
    _ new: [UInt8], over target: FileTarget, _ path: SystemText, if condition: WorkingFile.Condition
  ) throws(FileProblem) -> String? {
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
    return try file.takePlace(if: condition)
  }
}
