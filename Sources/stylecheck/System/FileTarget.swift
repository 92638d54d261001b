#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is to be replaced, links followed.
struct FileTarget {
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

  /// A file that is there or not.
  init(oldOrNew path: SystemText) throws(FileProblem) {
    self = try Self.kind(of: path) == nil ? FileTarget(newFile: path) : FileTarget(path)
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

// MARK: - What is there

extension FileTarget {
  /// Whether a file is at a path, links followed: no folder, pipe or device.
  static func isFile(_ path: SystemText) -> Bool { kind(of: path) == S_IFREG }

  /// Whether one file is at both paths, links followed.
  static func isOneFile(_ path: SystemText, _ other: SystemText) -> Bool {
    var status = stat()
    var otherStatus = stat()
    return path.withCString { stat($0, &status) } == 0
      && other.withCString { stat($0, &otherStatus) } == 0
      && status.st_mode & S_IFMT == S_IFREG
      && (status.st_dev, status.st_ino) == (otherStatus.st_dev, otherStatus.st_ino)
  }

  /// Whether what is written at a path goes into a file with the name of a sheet, links followed.
  static func namesSheet(_ path: SystemText) -> Bool {
    path.namesSheet || (try? FileTarget(oldOrNew: path))?.name.namesSheet ?? false
  }

  /// Makes a folder, unless there is one already.
  static func makeFolder(_ path: SystemText) throws(FileProblem) {
    if kind(of: path) == S_IFDIR { return }
    guard path.withCString({ mkdir($0, 0o777) }) == 0 else { throw .notWritten(path, errno) }
  }
}
