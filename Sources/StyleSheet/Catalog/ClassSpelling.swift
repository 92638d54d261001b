/// The classes of the catalog by their letters.
///
/// An object, as every name that nobody knows asks it: counting the references of five arrays took
/// longer than asking.
final class ClassSpelling: Sendable {
  /// Every class but `*`, each once, in the order of the catalog, to be compared with.
  let shelf: WordShelf
  /// The same.
  private let classes: [NameTable.ID]
  /// Where they have their numbers.
  private let names: NameTable

  init(of catalog: Catalog) {
    names = catalog.index.names
    let every = names.find("*")
    classes = catalog.index.classNames.filter { $0 != every }
    shelf = WordShelf(of: classes, in: names)
  }

  /// The class that differs from `name` in nothing but the case of letters.
  ///
  /// - Complexity: O(classes), of which hardly any is as long and is looked at.
  func recased(_ name: String) -> String? {
    let length = name.utf8.count
    for known in classes where names.length(of: known) == length {
      let text = names.text(of: known)
      if zip(text.utf8, name.utf8).allSatisfy({ Self.lowercase($0) == Self.lowercase($1) }) {
        return text == name ? nil : text
      }
    }
    return nil
  }

  /// A letter from A to Z as a small one.
  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
