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
  private let file: OpenFile

  /// A file that is empty yet; messages call it `path`.
  init(for target: FileTarget, named path: SystemText) throws(FileProblem) {
    self.target = target
    place = target.folder.appending(WorkingName(beside: target.name).text)
    file = try OpenFile(place, for: .creating, named: path)
    _ = file.lock()
  }

  /// Writes more of it.
  func write(_ bytes: [UInt8]) throws(FileProblem) { try file.write(bytes) }

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
    defer { file.end() }
    do throws(FileProblem) {
      target.dress(file)
      try file.save()
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
      if try Files.read(target.path) != old { throw FileProblem(file.path, .hasChanged) }
      try rename()
    case .isMissing:
      // A second name is given only where there is none; the first one goes.
      guard place.withCString({ from in target.path.withCString { link(from, $0) } }) == 0 else {
        throw errno == EEXIST ? FileProblem(file.path, .isThere) : .notWritten(file.path)
      }
      remove()
    }
  }

  private func rename() throws(FileProblem) {
    guard !target.hasOtherNames else { return try copyIntoTarget() }
    guard place.withCString({ from in target.path.withCString { systemRename(from, $0) } }) == 0
    else { throw .notWritten(file.path) }
  }

  /// Writes its bytes into the file instead, as other hard links lead to that file too.
  ///
  /// If that fails, the file gets its old bytes back.
  private func copyIntoTarget() throws(FileProblem) {
    let (old, new) = (try Files.read(target.path), try Files.read(place))
    let target = try OpenFile(target.path, for: .writing, named: file.path)
    defer { target.end() }
    do throws(FileProblem) {
      try target.overwrite(with: new)
    } catch {
      try? target.overwrite(with: old)
      throw error
    }
    remove()
  }

  /// Closes it and takes it away.
  func discard() {
    remove()
    file.end()
  }

  private func remove() { _ = place.withCString { unlink($0) } }

  /// A name is on the disk when its folder is; where that cannot be asked for, the system sees to it.
  private static func bringToDisk(_ folder: SystemText) {
    guard let folder = try? OpenFile(folder, for: .reading) else { return }
    try? folder.save()
    folder.end()
  }

  /// Takes away what other processes were killed over: nothing but files of ours, under a name
  /// that only this tool gives, of a process that is no more.
  static func clear(_ folder: SystemText) {
    for name in Files.names(in: folder).compactMap(WorkingName.init) where name.isLeftLying {
      let place = folder.appending(name.text)
      // A pipe of that name would keep us waiting for somebody who writes into it.
      guard FileStatus(ofLink: place)?.isLink == false,
        let file = try? OpenFile(place, for: .looking)
      else { continue }
      defer { file.end() }
      // Another machine that shares the folder has processes of its own.
      if let status = FileStatus(of: file.descriptor), status.kind == .file, status.isOwn,
        file.lock()
      {
        _ = place.withCString { unlink($0) }
      }
    }
  }
}

/// The system's `rename`, out of reach of ours.
private func systemRename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
  rename(old, new)
}

/// The hidden name under which a process writes a file, before it gives it its own:
/// `.a.nss.stylecheck-4711-` and thirteen digits to the base of 36.
///
/// Nothing else may be taken for such a name, for what has one can be deleted.
private struct WorkingName {
  /// The name in its folder.
  let text: SystemText
  /// The process that chose the name.
  private let process: pid_t

  private static let mark = ".stylecheck-"
  /// The digits of the largest number of 64 bits.
  private static let digits = 13

  /// A name beside the file `name` that nobody else has.
  init(beside name: SystemText) {
    process = getpid()
    let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    let zeros = String(repeating: "0", count: Self.digits - number.utf8.count)
    let end = Array("\(Self.mark)\(process)-\(zeros)\(number)".utf8)
    // Most systems take names of 255 bytes.
    text = SystemText(bytes: [UInt8(ascii: ".")] + name.bytes.prefix(254 - end.count) + end)
  }

  /// What `text` says if it is such a name; nil if it is any other.
  init?(_ text: SystemText) {
    let hyphen = UInt8(ascii: "-")
    guard text.isHidden, let last = text.bytes.lastIndex(of: hyphen),
      let first = text.bytes[..<last].lastIndex(of: hyphen),
      // Between the dot in front and the mark is the name of a file.
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

  /// Whether the process that chose the name has ended, as far as this system knows of it.
  var isLeftLying: Bool { kill(process, 0) != 0 && errno == ESRCH }
}
