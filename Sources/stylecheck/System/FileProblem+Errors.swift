#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Problems from the error codes of the system.

extension FileProblem {
  /// Returns the problem for a failed read, from an error code (default: `errno`).
  static func notRead(_ path: SystemText, _ number: Int32 = errno) -> FileProblem {
    switch number {
    case ENOENT:
      FileProblem(path, FileStatus(ofLink: path)?.isLink == true ? .isBrokenLink : .isMissing)
    case ENOTDIR: FileProblem(path, fileUsedAsFolder(path).map { .isInFile($0) } ?? .isMissing)
    case EACCES, EPERM: FileProblem(path, .isDenied)
    case EISDIR: FileProblem(path, .isFolder)
    case EFBIG, EOVERFLOW: FileProblem(path, .isTooLarge)
    default: FileProblem(path, .system(words(for: number)))
    }
  }

  /// Returns the problem for a failed write, from an error code (default: `errno`).
  static func notWritten(_ path: SystemText, _ number: Int32 = errno) -> FileProblem {
    FileProblem(path, .isNotWritten(words(for: number)))
  }

  /// Returns the parent path that is a file instead of a folder, or nil if there is none.
  private static func fileUsedAsFolder(_ path: SystemText) -> SystemText? {
    var front = path
    while front.folder != front, front.folder != "." {
      front = front.folder
      if let status = FileStatus(of: front) { return status.kind == .folder ? nil : front }
    }
    return nil
  }

  /// Returns the system's message for an error code, with a lowercase first letter.
  static func words(for number: Int32) -> String {
    let words = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
