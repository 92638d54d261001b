/// The classes of the catalog that an engine styles, by their letters.
///
/// An object, as every name that nobody knows asks it: counting the references of five arrays took
/// longer than asking.
package final class ClassSpelling: Sendable {
  /// Every class but `*`, each once, in the order of the catalog, to be compared with.
  package let shelf: WordShelf
  /// The same.
  private let classes: [NameTable.ID]
  /// Where they have their numbers.
  private let names: NameTable
  /// The same classes by their small letters, the first of equals; nil of so few that each can be looked
  /// at, as a table of the catalog's own took a twentieth of a start.
  private let bySmallLetters: [String: NameTable.ID]?

  /// How many classes are few: as many as the catalog has, and those of most apps.
  private static let few = 2000

  init(of index: CatalogIndex, for dialect: Dialect) {
    names = index.names
    let every = names.find("*")
    classes = index.classNames.filter { name in
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

  /// The class that differs from `name` in nothing but the case of letters.
  ///
  /// - Complexity: O(1) beyond 2,000 classes; below, O(classes), of which hardly any is as long and is
  ///   looked at.
  package func recased(_ name: String) -> String? {
    if let bySmallLetters {
      let text = bySmallLetters[Self.small(name)].map(names.text)
      return text == name ? nil : text
    }
    let length = name.utf8.count
    for known in classes where names.length(of: known) == length {
      let text = names.text(of: known)
      if zip(text.utf8, name.utf8).allSatisfy({ Self.lowercase($0) == Self.lowercase($1) }) {
        return text == name ? nil : text
      }
    }
    return nil
  }

  private static func small(_ name: String) -> String {
    String(decoding: name.utf8.map(lowercase), as: UTF8.self)
  }

  /// A letter from A to Z as a small one.
  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
