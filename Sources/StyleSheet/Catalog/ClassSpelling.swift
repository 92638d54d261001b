/// The classes that an engine styles, for spelling look-ups.
///
/// A class, so that a look-up does not retain each of its arrays.
package final class ClassSpelling: Sendable {
  /// Every class but `*`, without duplicates, in the order of the catalog.
  package let shelf: WordShelf
  private let names: NameTable
  /// The classes by lowercase name, the first of equal ones; nil for few classes, which are
  /// searched linearly.
  ///
  /// Avoids building a table of the catalog's own classes at launch.
  private let bySmallLetters: [String: NameTable.ID]?

  /// The maximum number of classes for a linear search; covers the catalog and most apps.
  private static let few = 2000

  init(of index: CatalogIndex, for dialect: Dialect) {
    names = index.names
    let every = names.find("*")
    let classes = index.classNames.filter { name in
      name != every
        && index.entries(of: name).contains {
          dialect.styles(index.tables[Int(index.entries[$0].table)].family)
        }
    }
    shelf = WordShelf(of: classes, in: names)
    let texts = names
    bySmallLetters =
      classes.count > Self.few
      ? Dictionary(classes.map { (Self.small(texts.text(of: $0)), $0) }) { first, _ in first } : nil
  }

  /// Returns the class that differs from `name` only in case; nil if there is none.
  ///
  /// - Complexity: O(1) for more than 2,000 classes; otherwise O(classes), but only names of equal
  ///   length are compared.
  package func recased(_ name: String) -> String? {
    if let bySmallLetters {
      let text = bySmallLetters[Self.small(name)].map(names.text)
      return text == name ? nil : text
    }
    let text = shelf.places(alike: name).lazy.map(shelf.word)
      .first { Self.small($0) == Self.small(name) }
    return text == name ? nil : text
  }

  private static func small(_ name: String) -> String {
    String(decoding: name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
