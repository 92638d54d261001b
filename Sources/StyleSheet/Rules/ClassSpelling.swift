/// The classes of the catalog by their letters.
struct ClassSpelling: Sendable {
  /// Every class but `*`, each once, in the order of the catalog.
  let names: [String]
  /// The same, to be compared with.
  let shelf: WordShelf
  private let byLowercase: [String: String]

  static let all = ClassSpelling(of: .all)

  private init(of catalog: Catalog) {
    var seen: Set<String> = []
    names = catalog.entries.map(\.className).filter { $0 != "*" && seen.insert($0).inserted }
    shelf = WordShelf(names)
    byLowercase = Dictionary(names.map { ($0.lowercased(), $0) }) { first, _ in first }
  }

  /// The class that differs from `name` in nothing but the case of letters.
  func recased(_ name: String) -> String? {
    byLowercase[name.lowercased()].flatMap { $0 == name ? nil : $0 }
  }
}

extension Catalog {
  /// A name taken apart, if it begins with a component of SAP's and goes on with a part.
  func fioriParts(of name: String) -> (prefix: String, part: String)? {
    guard let parts = parts(of: name), let part = parts.part, parts.prefix.contains("FUI") else {
      return nil
    }
    return (parts.prefix, part)
  }

  /// The parts that a component has, in the order of the catalog.
  func parts(ofPrefix prefix: String) -> [String] {
    var seen: Set<String> = []
    return entries.filter { $0.prefix == prefix }
      .compactMap { parts(of: $0.className)?.part }
      .filter { seen.insert($0).inserted }
  }
}
