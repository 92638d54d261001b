import StyleSheet

/// Finds the images in a folder: the sets of asset catalogs, and image files outside of catalogs.
///
/// A folder in a catalog is part of the names inside it if its `Contents.json` provides a
/// namespace. Hidden files and folders are skipped; symbolic links are followed, broken links are
/// ignored, and no folder is searched twice.
///
/// Source: Apple, "Asset Catalog Format Reference", Folders and Group Type.
struct AssetReader {
  /// The location of a folder, with the prefix of the names inside it.
  private enum Place {
    /// Outside of catalogs; the value is the relative path.
    case loose(String)
    /// Inside a catalog; the value is the namespace.
    case catalog(String)
  }

  /// The names of sets, with their namespaces.
  private(set) var sets: [String] = []
  /// The paths of image files outside of catalogs, relative to the searched folder.
  private(set) var files: [String] = []
  private(set) var problems: [ConfigurationReader.Problem] = []
  /// The folders that were searched and the other files that were read, also missing ones.
  private(set) var places: Set<SystemText> = []

  private var visited: Set<FileStatus.Identity> = []
  private var waiting: [(entry: Files.Entry, place: Place)] = []

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
    places.insert(folder)
    let real = try Files.realPath(of: folder)
    guard Files.isFolder(folder) else { throw FileProblem(folder, .isNoFolder(isThere: true)) }
    if real.isSet { return add(real.lastName, in: place(of: real.folder)) }
    waiting = [(Files.Entry(path: folder, kind: .folder), place(of: real))]
  }

  /// Returns the place of the searched folder, whose path is without links.
  private mutating func place(of folder: SystemText) -> Place {
    var place = Place.loose("")
    var path: SystemText = "/"
    for name in folder.names {
      path = path.appending(SystemText(bytes: name))
      place = inner(path, in: place)
    }
    // The parents of the searched folder are not part of the names that the app uses.
    if case .loose = place { return .loose(folder.lastName.exact + "/") }
    return place
  }

  // MARK: - Folders

  private mutating func readAll() {
    while let (entry, place) = waiting.popLast() {
      switch entry.kind ?? Files.kind(of: entry.path).0 {
      case .folder: read(entry.path, in: place)
      case .file: add(file: entry.path.lastName, in: place)
      case .other: break
      }
    }
  }

  private mutating func read(_ folder: SystemText, in place: Place) {
    places.insert(folder)
    let found = Files.entries(in: folder, &visited, wanting: \.namesImage)
    switch found {
    case .failure(let problem): problems.append(.file(problem))
    case .success(let entries):
      for entry in entries.reversed() { take(entry, in: place) }
    }
  }

  private mutating func take(_ entry: Files.Entry, in place: Place) {
    guard entry.kind != .file, (entry.kind ?? Files.kind(of: entry.path).0) == .folder else {
      return waiting.append((entry, place))
    }
    if entry.path.isSet { return add(entry.path.lastName, in: place) }
    if case .catalog = place, !entry.path.isGroup { return }
    let entry = Files.Entry(path: entry.path, kind: .folder)
    waiting.append((entry, inner(entry.path, in: place)))
  }

  private mutating func inner(_ folder: SystemText, in place: Place) -> Place {
    if folder.isCatalog { return .catalog("") }
    switch place {
    case .loose(let front): return .loose(front + folder.lastName.exact + "/")
    case .catalog(let front):
      return .catalog(providesNamespace(folder) ? front + folder.lastName.stem + "/" : front)
    }
  }

  private mutating func providesNamespace(_ folder: SystemText) -> Bool {
    let path = folder.appending("Contents.json")
    places.insert(path)
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

  // MARK: - Images

  private mutating func add(_ set: SystemText, in place: Place) {
    switch place {
    // Outside of a catalog there are no namespaces.
    case .loose: sets.append(set.stem)
    case .catalog(let front): sets.append(front + set.stem)
    }
  }

  private mutating func add(file: SystemText, in place: Place) {
    if case .loose(let front) = place { files.append(front + file.exact) }
  }
}

extension SystemText {
  fileprivate var isCatalog: Bool { hasEnding(".xcassets") }

  fileprivate var isSet: Bool { hasEnding(".imageset") || hasEnding(".symbolset") }

  /// True for a folder of a catalog that contains assets and is not itself an asset.
  fileprivate var isGroup: Bool {
    !lastName.bytes.contains(UInt8(ascii: ".")) || hasEnding(".spriteatlas")
  }

  /// The name without its extension.
  fileprivate var stem: String {
    let dot = bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
    return SystemText(bytes: Array(bytes[..<dot])).exact
  }

  private func hasEnding(_ ending: String) -> Bool {
    bytes.count > ending.utf8.count && bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}
