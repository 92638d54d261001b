#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The result of `stat` for a file.
struct FileStatus {
  enum Kind: Hashable, Sendable {
    case file, folder, other
  }

  /// The identity of a file or folder, independent of its path.
  struct Identity: Hashable {
    fileprivate let device, number: UInt64
  }

  fileprivate private(set) var status = stat()

  /// Returns the status of the file at a path, following links; nil if it does not exist.
  init?(of path: SystemText) {
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
  }

  /// Returns the status of a symbolic link itself.
  init?(ofLink path: SystemText) {
    guard path.withCString({ lstat($0, &status) }) == 0 else { return nil }
  }

  init?(of descriptor: Int32) {
    guard fstat(descriptor, &status) == 0 else { return nil }
  }

  /// True if the process may write the file at a path.
  static func canBeWritten(_ path: SystemText) -> Bool {
    path.withCString { access($0, W_OK) } == 0
  }

  private var type: mode_t { status.st_mode & S_IFMT }

  var kind: Kind { type == S_IFDIR ? .folder : type == S_IFREG ? .file : .other }
  var isLink: Bool { type == S_IFLNK }
  /// True for a device, which may never end; false for a pipe.
  var isDevice: Bool { type == S_IFCHR || type == S_IFBLK }
  /// True if the user that runs the process owns it.
  var isOwn: Bool { status.st_uid == geteuid() }
  var links: Int { Int(status.st_nlink) }
  var size: Int { Int(status.st_size) }

  var identity: Identity {
    Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// Copies the owner, the group and the mode to a new file, as far as the system allows.
  func copyAttributes(_ descriptor: Int32) {
    let isOwned = fchown(descriptor, status.st_uid, status.st_gid) == 0
    if !isOwned { _ = fchown(descriptor, uid_t.max, status.st_gid) }
    // The set-user-ID and set-group-ID bits are not given to a file of another owner.
    _ = fchmod(descriptor, status.st_mode & (isOwned ? 0o7777 : 0o777))
  }
}

/// A stamp of the state of a file, computed without reading it.
struct FileStamp: Hashable, Sendable {
  private let file: UInt64
  private let size: Int
  private let seconds, nanoseconds: Int
  /// The mode, which can make a file readable again.
  private let mode: mode_t

  /// Returns the stamp of the file at a path, following links; nil if it does not exist.
  init?(of path: SystemText) {
    guard let status = FileStatus(of: path) else { return nil }
    file = status.identity.number
    size = status.size
    mode = status.status.st_mode
    #if canImport(Darwin)
      let modified = status.status.st_mtimespec
    #else
      let modified = status.status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(modified.tv_sec), Int(modified.tv_nsec))
  }
}
