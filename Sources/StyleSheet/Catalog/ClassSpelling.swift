/// The classes of the catalog by their letters.
struct ClassSpelling: Sendable {
  /// Every class but `*`, each once, in the order of the catalog.
  let names: [String]
  /// The same, to be compared with.
  let shelf: WordShelf
  private let byLowercase: [String: String]
  private let all: Set<String>
  /// What class names begin with, by what is styled, where that is another name.
  private let prefixes: [String: String]

  init(of entries: [CatalogEntry]) {
    var seen: Set<String> = []
    names = entries.map(\.className).filter { $0 != "*" && seen.insert($0).inserted }
    all = seen
    prefixes = Dictionary(
      entries.filter { $0.component != $0.prefix }.map { ($0.component, $0.prefix) }
    ) { first, _ in first }
    shelf = WordShelf(names)
    byLowercase = Dictionary(names.map { ($0.lowercased(), $0) }) { first, _ in first }
  }

  /// The class that differs from `name` in nothing but the case of letters.
  func recased(_ name: String) -> String? {
    byLowercase[name.lowercased()].flatMap { $0 == name ? nil : $0 }
  }

  /// The class of what is styled, or of a part of it, where `name` is what the vendor's code calls that:
  /// `BarButton` for `UIBarButtonItem`, `fdlFUIRatingControl` for `FUIRatingControl`.
  func named(after name: String) -> String? {
    guard !all.contains(name) else { return nil }
    let control = name.prefix { $0 != "_" }
    return prefixes[String(control)].map { $0 + name.dropFirst(control.count) }
      .flatMap { all.contains($0) ? $0 : nil }
  }
}
