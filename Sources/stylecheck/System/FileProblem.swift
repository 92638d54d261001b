import StyleSheet

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why a file could not be read or written.
struct FileProblem: Error, Hashable, Sendable {
  let path: SystemText
  let reason: Reason

  enum Reason: Hashable, Sendable {
    case isMissing
    /// A parent of the path is a file.
    case isInFile(SystemText)
    /// The path is a symbolic link to a missing file.
    case isBrokenLink
    case isDenied
    case isFolder
    case hasNoSheets
    case isTooLarge
    /// A device returns more bytes than the limit, perhaps without end.
    case isEndless
    /// Standard input was requested a second time.
    case isReadTwice
    /// The system's message for a failed read.
    case system(String)
    /// The file cannot be written; the value is the reason.
    case isNotWritten(String)
    case isThere
    case hasChanged
    case isNotOurs
    /// A sheet exists, which only its author may replace.
    case isSheet
    case isNoBaselineYet
    case isNoSheet
    /// A link that ends in `.nss` leads to a file whose name does not.
    case leadsToNoSheet(SystemText)
    /// A folder was expected; the path is something else or does not exist.
    case isNoFolder(isThere: Bool)
  }

  init(_ path: SystemText, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension FileProblem: CustomStringConvertible {
  /// The complete message, in lower case and without a full stop.
  var description: String {
    switch reason {
    case .hasNoSheets: "no sheets in '\(path)': expected files whose names end in '.nss'"
    case .isReadTwice: "standard input ('-') can be read only once"
    case .isNotWritten(let words): "cannot write '\(path)': \(words)"
    case .isThere: "'\(path)' already exists and is not overwritten"
    case .hasChanged: "'\(path)' was changed by another process and is not overwritten"
    case .isNotOurs: "'\(path)' was not created by this tool; '--force' overwrites it"
    case .isSheet: "'\(path)' exists, and sheets are edited; '--force' overwrites it"
    case .isNoBaselineYet: "there is no baseline '\(path)': '--baseline-update' creates it"
    case .isNoFolder(isThere: false): "there is no folder '\(path)'"
    case .isNoFolder(isThere: true): "'\(path)' is not a folder"
    case .isNoSheet:
      "'\(path)' is not a stylesheet: its name does not end in '.nss'; to read it anyway, pass it as "
        + "standard input, '-'"
    case .leadsToNoSheet(let name):
      "'\(path)' is a link to '\(name)', whose name does not end in '.nss'"
    case .isMissing where path.bytes.contains(where: Array("*?[".utf8).contains):
      unread("no file matches this pattern, which the shell has left as it is; a folder also works")
    case .isMissing: unread("no such file or folder")
    case .isInFile(let file): unread("'\(file)' is a file, not a folder")
    case .isBrokenLink: unread("it is a broken symbolic link")
    case .isDenied: unread("permission denied")
    case .isFolder: unread("it is a folder")
    case .isTooLarge: unread("it is larger than \(SourceText.largest >> 30) GiB")
    case .isEndless: unread("it is not a file, and has more than 64 MiB")
    case .system(let words): unread(words)
    }
  }

  private func unread(_ words: String) -> String { "cannot read '\(path)': \(words)" }
}

// MARK: - Error codes of the system

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
