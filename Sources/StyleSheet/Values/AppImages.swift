/// The images that an app brings, by the names that lead to them.
///
/// An image is in an asset catalog, as a set, or it is a file of its own. A set is found by its name,
/// with the folders that provide a namespace in front of it, and whatever image extension stands
/// behind it. A file is found by what it is called, without its scale (`@2x`) and its device
/// (`~ipad`), with its extension or without, and with as many of the folders that it is in as
/// somebody likes: which of them the app keeps is the build's business.
///
/// Letters count by their case, as on a telephone.
///
/// Source: Apple, "Asset Catalog Format Reference", Unique Asset Names; UIKit, `UIImage(named:)`;
/// `Documentation/Decisions/0060-which-images-an-app-has.md`.
public struct AppImages: Hashable, Sendable {
  /// The names of sets.
  private var sets: Set<String> = []
  /// The names of files, with and without extensions and folders.
  private var files: Set<String> = []
  /// By its last name alone, what each image is best called.
  private var namesakes: [String: Set<Namesake>] = [:]

  /// An image as its namesakes see it.
  private struct Namesake: Hashable {
    let name: String
    /// The same with its extension; nil for a set, which has none.
    let file: String?
  }

  /// The images of an app.
  ///
  /// - Parameters:
  ///   - sets: The names of image sets and symbol sets, each with the folders that provide a
  ///     namespace: `Marks/star`.
  ///   - files: The paths of images that are in no catalog, from wherever folders begin to count:
  ///     `Pictures/deck@2x.png`. What has no extension of an image is left out.
  /// - Complexity: O(n) in the number of names, with the folders in front of each.
  public init(sets: some Sequence<String> = [], files: some Sequence<String> = []) {
    for name in sets { add(set: name) }
    for path in files { add(file: path) }
  }

  /// Whether a name leads to an image.
  public func contains(_ image: ImageName) -> Bool {
    let name = image.name
    if sets.contains(name) || files.contains(name) { return true }
    return ImageFile.splitting(name).map { sets.contains(String($0.stem)) } ?? false
  }

  private mutating func add(set name: String) {
    sets.insert(name)
    namesakes[name.lastName, default: []].insert(Namesake(name: name, file: nil))
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
}

// MARK: - What else was meant

extension AppImages {
  /// All names, shorter ones first; with extensions or without them.
  package func names(withExtension: Bool) -> [String] {
    let files = files.filter { (ImageFile.splitting($0) != nil) == withExtension }
    return (withExtension ? files : files.union(sets)).sorted(by: Self.isBefore)
  }

  /// What the images are called that differ from a name in their folders or their extension alone.
  ///
  /// Where the name has an extension, so have they, if they are files.
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
  /// What is behind the last slash.
  fileprivate var lastName: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
