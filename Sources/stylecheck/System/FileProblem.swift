/// Why the world did not give us a file.
struct FileProblem: Error, Hashable, Sendable {
  /// What it was about.
  let path: SystemText
  /// What is the matter with it.
  let reason: Reason

  /// What can be the matter.
  enum Reason: Hashable, Sendable {
    /// Nothing is there.
    case isMissing
    /// What the path has for a folder is a file.
    case isInFile(SystemText)
    /// A symbolic link is there, and where it leads is nothing.
    case isBrokenLink
    /// We may not read it.
    case isDenied
    /// A folder is there, and a file was wanted.
    case isFolder
    /// A folder without a sheet in it, however deep.
    case hasNoSheets
    /// More bytes than a sheet may have.
    case isTooLarge
    /// No file, and it gives more bytes than it should, perhaps without end.
    case isEndless
    /// Standard input was wanted a second time.
    case isReadTwice
    /// What the system says of it, in its own words.
    case system(String)
    /// It cannot be written; why, in words.
    case isNotWritten(String)
    /// It was to be made, and is there already.
    case isThere
    /// Somebody else wrote it after we had read it.
    case hasChanged
    /// It is there, and this tool did not make it.
    case isNotOurs
    /// A baseline was named that nobody has written yet.
    case isNoBaselineYet
    /// A file whose name is not that of a stylesheet.
    case isNoSheet
    /// A link with the name of a stylesheet to a file that has another.
    case leadsToNoSheet(SystemText)
    /// A folder was wanted, and something else is there, or nothing.
    case isNoFolder(isThere: Bool)
  }

  init(_ path: SystemText, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension FileProblem: CustomStringConvertible {
  /// The whole sentence: lower case, no full stop.
  var description: String {
    switch reason {
    case .hasNoSheets: "no sheets in '\(path)': expected files whose names end in '.nss'"
    case .isReadTwice: "standard input ('-') can be read only once"
    case .isNotWritten(let words): "cannot write '\(path)': \(words)"
    case .isThere: "'\(path)' is there already, and is left as it is"
    case .hasChanged: "'\(path)' was changed by somebody else meanwhile, and is left so"
    case .isNotOurs: "'\(path)' was not made by this tool; '--force' writes over it"
    case .isNoBaselineYet:
      "there is no baseline '\(path)' yet: '--baseline-update' writes what is found into it"
    case .isNoFolder(isThere: false): "there is no folder '\(path)': make it first"
    case .isNoFolder(isThere: true): "'\(path)' is no folder"
    case .isNoSheet:
      "'\(path)' is not a stylesheet: its name does not end in '.nss'; to read it anyway, pass it as "
        + "standard input, '-'"
    case .leadsToNoSheet(let name):
      "'\(path)' leads to '\(name)', whose name does not end in '.nss'"
    case .isMissing: unread("no such file or folder")
    case .isInFile(let file): unread("'\(file)' is a file, and no folder")
    case .isBrokenLink: unread("it is a symbolic link to nothing")
    case .isDenied: unread("permission denied")
    case .isFolder: unread("it is a folder")
    case .isTooLarge: unread("it is larger than the 4 GiB that a sheet may have")
    case .isEndless: unread("it is no file, and gives more than 64 MiB")
    case .system(let words): unread(words)
    }
  }

  private func unread(_ words: String) -> String { "cannot read '\(path)': \(words)" }
}
