#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A temporary file beside the file that it will replace.
///
/// It is locked while it is open, so that other processes do not take it for an abandoned one.
struct WorkingFile {
  private let target: FileTarget
  private let place: SystemText
  private let file: OpenFile

  /// Creates an empty file; messages name `path`.
  init(for target: FileTarget, named path: SystemText) throws(FileProblem) {
    self.target = target
    place = target.folder.appending(WorkingName(beside: target.name).text)
    file = try OpenFile(place, for: .creating, named: path)
    _ = file.lock()
  }

  func write(_ bytes: [UInt8]) throws(FileProblem) { try file.write(bytes) }

  enum Condition: Hashable {
    case none
    /// The file still has these contents.
    case holds([UInt8])
    /// The file does not exist.
    case isMissing
  }

  /// Renames the file to its target in one step and closes it; deletes it if that fails.
  ///
  /// Returns a remark if the target had several hard links.
  func takePlace(if condition: Condition) throws(FileProblem) -> String? {
    defer { file.end() }
    do throws(FileProblem) {
      target.copyAttributes(file)
      try file.save()
      try name(if: condition)
    } catch {
      remove()
      throw error
    }
    Self.synchronize(target.folder)
    return target.hardLinkRemark(at: file.path)
  }

  private func name(if condition: Condition) throws(FileProblem) {
    switch condition {
    case .none: try moveIntoPlace()
    case .holds(let old):
      // Another process that replaces the file waits here for this one.
      let lock = FileLock(target.path)
      defer { lock.end() }
      if try Files.read(target.path) != old { throw FileProblem(file.path, .hasChanged) }
      try moveIntoPlace()
    case .isMissing:
      // `link` fails if the target exists; the working name is removed afterwards.
      guard place.withCString({ from in target.path.withCString { link(from, $0) } }) == 0 else {
        throw errno == EEXIST ? FileProblem(file.path, .isThere) : .notWritten(file.path)
      }
      remove()
    }
  }

  private func moveIntoPlace() throws(FileProblem) {
    guard place.withCString({ from in target.path.withCString { rename(from, $0) } }) == 0
    else { throw .notWritten(file.path) }
  }

  /// Closes and deletes the file.
  func discard() {
    remove()
    file.end()
  }

  private func remove() { _ = place.withCString { unlink($0) } }

  /// Synchronizes a folder, and with it the new names, if the system supports that.
  private static func synchronize(_ folder: SystemText) {
    guard let folder = try? OpenFile(folder, for: .reading) else { return }
    try? folder.save()
    folder.end()
  }

  /// Deletes the working files of killed processes: only own files, with a name that only this tool
  /// creates, of a process that has ended.
  static func clear(_ folder: SystemText) {
    for name in Files.names(in: folder).compactMap(WorkingName.init) where name.isAbandoned {
      let place = folder.appending(name.text)
      // Opening a pipe of that name would block until another process writes to it.
      guard FileStatus(ofLink: place)?.isLink == false,
        let file = try? OpenFile(place, for: .looking)
      else { continue }
      defer { file.end() }
      // A machine that shares the folder has its own process IDs.
      if let status = FileStatus(of: file.descriptor), status.kind == .file, status.isOwn,
        file.lock()
      {
        _ = place.withCString { unlink($0) }
      }
    }
  }
}

/// The hidden name of a temporary file:
/// `.a.nss.stylecheck-4711-` and thirteen base-36 digits.
///
/// The format is strict, because files with such names are deleted.
private struct WorkingName {
  let text: SystemText
  private let process: pid_t

  private static let mark = ".stylecheck-"
  /// The number of base-36 digits of the largest 64-bit number.
  private static let digits = 13

  /// Creates a unique name beside the file `name`.
  init(beside name: SystemText) {
    process = getpid()
    let number = String(UInt64.random(in: 0...UInt64.max), radix: 36, digits: Self.digits)
    let end = Array("\(Self.mark)\(process)-\(number)".utf8)
    // Most systems limit names to 255 bytes.
    text = SystemText(bytes: [UInt8(ascii: ".")] + name.bytes.prefix(254 - end.count) + end)
  }

  init?(_ text: SystemText) {
    let hyphen = UInt8(ascii: "-")
    guard text.isHidden, let last = text.bytes.lastIndex(of: hyphen),
      let first = text.bytes[..<last].lastIndex(of: hyphen),
      // The name of a file is between the leading dot and the mark.
      first > Self.mark.utf8.count,
      text.bytes[...first].suffix(Self.mark.utf8.count).elementsEqual(Self.mark.utf8)
    else { return nil }
    let number = text.bytes[(last + 1)...]
    let process = text.bytes[(first + 1)..<last]
    guard number.count == Self.digits, number.allSatisfy(Self.isDigit),
      let id = pid_t(String(decoding: process, as: UTF8.self)), id > 0,
      "\(id)".utf8.elementsEqual(process)
    else { return nil }
    self.text = text
    self.process = id
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// True if the process that created the name has ended, as far as this system knows.
  var isAbandoned: Bool { Console.hasEnded(process) }
}
