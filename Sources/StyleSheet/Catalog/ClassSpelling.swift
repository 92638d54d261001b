/// The classes of the catalog by their letters.
struct ClassSpelling: Sendable {
  /// Every class but `*`, each once, in the order of the catalog.
  let names: [String]
  /// The same, to be compared with.
  let shelf: WordShelf
  private let byLowercase: [String: String]

  init(of catalog: Catalog) {
    var seen: Set<String> = []
    names = catalog.classNames.filter { $0 != "*" && seen.insert($0).inserted }
    shelf = WordShelf(names)
    byLowercase = Dictionary(names.map { ($0.lowercased(), $0) }) { first, _ in first }
  }

  /// The class that differs from `name` in nothing but the case of letters.
  func recased(_ name: String) -> String? {
    byLowercase[name.lowercased()].flatMap { $0 == name ? nil : $0 }
  }
}
