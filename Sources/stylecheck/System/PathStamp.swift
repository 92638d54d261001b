import StyleSheet

/// A stamp of the state of a file, or of the images in a folder.
struct PathStamp: Hashable, Sendable {
  private enum State: Hashable {
    case file(FileStamp)
    /// The images and folders in a folder; its own stamp would change with a report in it.
    case folder([SystemText])
  }

  let path: SystemText
  /// Nil if the file does not exist.
  private let state: State?

  init(_ path: SystemText) {
    self.path = path
    guard Files.isFolder(path) else {
      state = FileStamp(of: path).map(State.file)
      return
    }
    var visited: Set<FileStatus.Identity> = []
    let entries = try? Files.entries(in: path, &visited, wanting: \.namesImage).get()
    state = .folder((entries ?? []).map(\.path))
  }
}

extension SystemText {
  /// True if the name is that of an image file.
  var namesImage: Bool { ImageFile.isImage(exact) }
}
