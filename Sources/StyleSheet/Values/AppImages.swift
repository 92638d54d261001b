/// The images of an app, indexed by the names that refer to them.
///
/// An image is either a set in an asset catalog or a separate file. The name of a set includes the
/// folders that provide a namespace, and may have any image extension. The name of a file omits its
/// scale (`@2x`) and device (`~ipad`); its extension and any number of its folders are optional,
/// because the build decides which folders the app keeps.
///
/// Names are case-sensitive, as on a device.
///
/// Source: Apple, "Asset Catalog Format Reference", Unique Asset Names; UIKit, `UIImage(named:)`;
/// `Documentation/Decisions/0060-which-images-an-app-has.md`.
public struct AppImages: Hashable, Sendable {
  private var sets: Set<String> = []
  /// The names of files, with and without extensions and folders.
  private var files: Set<String> = []
  /// The preferred names of the images with the same last path component.
  private var namesakes: [String: Set<Namesake>] = [:]

  private struct Namesake: Hashable {
    let name: String
    /// The name with its extension; nil for a set.
    let file: String?
  }

  /// Creates the images of an app.
  ///
  /// - Parameters:
  ///   - sets: The names of image sets and symbol sets, each with the folders that provide a
  ///     namespace: `Marks/star`.
  ///   - files: The paths of images outside asset catalogs, from the first folder that counts:
  ///     `Pictures/deck@2x.png`. Paths without an image extension are skipped.
  package init(sets: some Sequence<String> = [], files: some Sequence<String> = []) {
    for name in sets {
      self.sets.insert(name)
      namesakes[name.lastName, default: []].insert(Namesake(name: name, file: nil))
    }
    for path in files { add(file: path) }
  }

  package func contains(_ image: ImageName) -> Bool {
    let name = image.name
    if sets.contains(name) || files.contains(name) { return true }
    return ImageFile.splitting(name).map { sets.contains(String($0.stem)) } ?? false
  }

  private mutating func add(file path: String) {
    let names = path.split(separator: "/")
    guard let last = names.last, let parts = ImageFile.splitting(String(last)) else { return }
    let stem = ImageFile.withoutModifiers(parts.stem)
    guard !stem.isEmpty else { return }
    let spellings = [String(stem), "\(stem).\(parts.ending)", String(last)]
    for folders in names.indices.map({ names[$0..<names.index(before: names.endIndex)] }) {
      let front = folders.map { $0 + "/" }.joined()
      for spelling in spellings { files.insert(front + spelling) }
    }
    namesakes[spellings[0], default: []].insert(Namesake(name: spellings[0], file: spellings[1]))
  }

  // MARK: - Suggestions

  /// Returns all names, shorter ones first, with or without extensions.
  package func names(withExtension: Bool) -> [String] {
    let files = files.filter { (ImageFile.splitting($0) != nil) == withExtension }
    return (withExtension ? files : files.union(sets)).sorted(by: Self.isBefore)
  }

  /// Returns the names of the images that differ from `name` only in folders or extension.
  ///
  /// If `name` has an extension, the names of files have one too.
  package func namesakes(of name: String) -> [String] {
    let parts = ImageFile.splitting(name)
    let stem = parts.map { String($0.stem) } ?? name
    let found = namesakes[stem.lastName, default: []]
      .map { parts == nil ? $0.name : $0.file ?? $0.name }
    return Set(found).subtracting([name]).sorted(by: Self.isBefore)
  }

  private static func isBefore(_ one: String, _ other: String) -> Bool {
    (one.utf8.count, one) < (other.utf8.count, other)
  }
}

extension String {
  /// The text after the last slash.
  fileprivate var lastName: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
