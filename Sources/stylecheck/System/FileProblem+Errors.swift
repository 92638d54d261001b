#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// What the system says of a file.

extension FileProblem {
  /// Why something could not be read, by the number of the system's error, the last one unless told
  /// otherwise.
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

  /// The same for what could not be written.
  static func notWritten(_ path: SystemText, _ number: Int32 = errno) -> FileProblem {
    FileProblem(path, .isNotWritten(words(for: number)))
  }

  /// What in front of a slash of a path is there and is no folder; nil if nothing is.
  private static func fileUsedAsFolder(_ path: SystemText) -> SystemText? {
    var front = path
    while front.folder != front, front.folder != "." {
      front = front.folder
      if let status = FileStatus(of: front) { return status.kind == .folder ? nil : front }
    }
    return nil
  }

  /// The system's words for an error, beginning in lower case.
  static func words(for number: Int32) -> String {
    let words = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
