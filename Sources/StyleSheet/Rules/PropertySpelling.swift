/// The properties of the catalog by their letters.
struct PropertySpelling: Sendable {
  /// Every spelling, with each variant, each once.
  let names: [String]
  /// The same, to be compared with.
  let shelf: WordShelf
  private let spellings: Set<String>
  private let bareNames: Set<String>

  static let all = PropertySpelling(of: .all)

  private init(of catalog: Catalog) {
    names = catalog.spellings
    shelf = WordShelf(names)
    spellings = Set(names)
    bareNames = Set(catalog.entries.flatMap { $0.properties.map(\.name) })
  }

  /// Whether some class has a property so spelt.
  func contains(_ spelling: String) -> Bool {
    spellings.contains(spelling) || spelling.hasSuffix("-insets")
  }

  /// Whether it is the name of a property without a variant.
  func isBare(_ spelling: String) -> Bool { bareNames.contains(spelling) }
}

extension Catalog {
  /// Every way to say a property of a class, patterns written out.
  func spellings(at className: String) -> WordShelf {
    let rows = rows(at: className)
    let companions = rows.compactMap(\.companionSuffix)
    let own = rows.filter { $0.companionSuffix == nil }
    let images = own.filter { $0.type == .image }.flatMap(\.spellings)
    return WordShelf(
      own.flatMap(\.spellings)
        + companions.flatMap { suffix in images.map { $0 + suffix } }
        .filter { property($0, at: className) != nil })
  }

  /// The property of a class of which `spelling` would be a variant if it had it.
  func base(ofVariant spelling: String, at className: String) -> PropertyRow? {
    guard !PropertySpelling.all.isBare(spelling) else { return nil }
    return rows(at: className)
      .filter { $0.companionSuffix == nil && spelling.hasPrefix($0.name + "-") }
      .max { $0.name.utf8.count < $1.name.utf8.count }
  }

  /// The classes that have a property: those of the same component first, then the same vendor's.
  func classNames(with spelling: String, likeThose className: String) -> [String] {
    let names = classNames(with: spelling).filter { $0 != "*" }
    let prefix = parts(of: className)?.prefix ?? className
    let family = entry(for: className)?.family
    let kin = names.filter { $0.hasPrefix(prefix) }
    let rest = names.filter { !$0.hasPrefix(prefix) }
    return kin + rest.filter { entry(for: $0)?.family == family }
      + rest.filter { entry(for: $0)?.family != family }
  }
}
