import StyleSheet

/// Finds the images in a folder: the sets of asset catalogs, and files that are in none.
///
/// A folder in a catalog is a part of the names of what is in it if its `Contents.json` says that it
/// provides a namespace. Hidden files and folders are passed over; symbolic links are followed, one
/// to nothing is no image, and no folder is searched twice.
///
/// Source: Apple, "Asset Catalog Format Reference", Folders and Group Type.
struct AssetReader {
  /// What a folder is a part of, and what that makes of the names in it.
  private enum Place {
    /// Of no catalog; the names of the folders down to it.
    case loose(String)
    /// Of a catalog; what the names of its sets begin with.
    case catalog(String)
  }

  /// The names of sets, with those of the folders that provide a namespace.
  private(set) var sets: [String] = []
  /// The paths of other images, from the searched folder on.
  private(set) var files: [String] = []
  private(set) var problems: [ConfigurationReader.Problem] = []

  private var visited: Set<FileStatus.Identity> = []
  private var waiting: [(entry: Files.Entry, place: Place)] = []

  /// What is in a folder, however deep.
  static func reading(of folder: SystemText) -> AssetReader {
    var reader = AssetReader()
    do throws(FileProblem) {
      try reader.begin(at: folder.withoutTrailingSlashes)
      reader.readAll()
    } catch {
      reader.problems.append(.file(error))
    }
    return reader
  }

  private mutating func begin(at folder: SystemText) throws(FileProblem) {
    let real = try Files.realPath(of: folder)
    guard Files.isFolder(folder) else { throw FileProblem(folder, .isNoFolder(isThere: true)) }
    if real.isSet { return add(real.lastName, in: place(of: real.folder)) }
    waiting = [(Files.Entry(path: folder, kind: .folder), place(of: real))]
  }

  /// The place of a folder that is searched first, given without links.
  private mutating func place(of folder: SystemText) -> Place {
    var place = Place.loose("")
    var path: SystemText = "/"
    for name in folder.bytes.split(separator: UInt8(ascii: "/")) {
      path = path.appending(SystemText(bytes: Array(name)))
      place = inner(path, in: place)
    }
    // Folders around the first one are no part of a name: nobody would give them to the app.
    if case .loose = place { return .loose(folder.lastName.exact + "/") }
    return place
  }
}

// MARK: - Folders

extension AssetReader {
  private mutating func readAll() {
    while let (entry, place) = waiting.popLast() {
      switch entry.kind ?? Files.kind(of: entry.path).0 {
      case .folder: read(entry.path, in: place)
      case .file: add(file: entry.path.lastName, in: place)
      case .other: break
      }
    }
  }

  /// Goes on with what is in a folder.
  private mutating func read(_ folder: SystemText, in place: Place) {
    let found = Files.entries(in: folder, &visited) { ImageFile.isImage($0.exact) }
    switch found {
    case .failure(let problem): problems.append(.file(problem))
    case .success(let entries):
      for entry in entries.reversed() { take(entry, in: place) }
    }
  }

  /// Takes what is in a folder at `place`.
  private mutating func take(_ entry: Files.Entry, in place: Place) {
    guard entry.kind != .file, (entry.kind ?? Files.kind(of: entry.path).0) == .folder else {
      return waiting.append((entry, place))
    }
    if entry.path.isSet { return add(entry.path.lastName, in: place) }
    if case .catalog = place, !entry.path.isGroup { return }
    let entry = Files.Entry(path: entry.path, kind: .folder)
    waiting.append((entry, inner(entry.path, in: place)))
  }

  /// The place of a folder that is in one at `place`.
  private mutating func inner(_ folder: SystemText, in place: Place) -> Place {
    if folder.isCatalog { return .catalog("") }
    switch place {
    case .loose(let front): return .loose(front + folder.lastName.exact + "/")
    case .catalog(let front):
      return .catalog(providesNamespace(folder) ? front + folder.lastName.stem + "/" : front)
    }
  }

  /// Whether a folder of a catalog is a part of names; if it does not say so, it is none.
  private mutating func providesNamespace(_ folder: SystemText) -> Bool {
    let path = folder.appending("Contents.json")
    guard Files.isThere(path) else { return false }
    do throws(FileProblem) {
      let source = SourceText(bytes: try Files.read(path), name: path.description)
      let reading = JSONReader.read(source)
      problems += reading.problems.map { .place(source, $0) }
      return reading.value?.members?["properties"]?.members?["provides-namespace"]?.content
        == .bool(true)
    } catch {
      problems.append(.file(error))
      return false
    }
  }
}

// MARK: - Images

extension AssetReader {
  private mutating func add(_ set: SystemText, in place: Place) {
    switch place {
    // Outside of a catalog nothing provides a namespace.
    case .loose: sets.append(set.stem)
    case .catalog(let front): sets.append(front + set.stem)
    }
  }

  private mutating func add(file: SystemText, in place: Place) {
    if case .loose(let front) = place { files.append(front + file.exact) }
  }
}

extension SystemText {
  /// Whether a folder of this path is an asset catalog.
  fileprivate var isCatalog: Bool { hasEnding(".xcassets") }

  /// Whether a folder of this path is an image, or a symbol of the app's own.
  fileprivate var isSet: Bool { hasEnding(".imageset") || hasEnding(".symbolset") }

  /// Whether a folder of a catalog has others in it, and is no asset of another kind.
  fileprivate var isGroup: Bool {
    !lastName.bytes.contains(UInt8(ascii: ".")) || hasEnding(".spriteatlas")
  }

  /// What is in front of the last dot.
  fileprivate var stem: String {
    let dot = bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
    return SystemText(bytes: Array(bytes[..<dot])).exact
  }

  private func hasEnding(_ ending: String) -> Bool {
    bytes.count > ending.utf8.count && bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}
