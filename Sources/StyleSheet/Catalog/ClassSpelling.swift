/// The classes of the catalog by their letters.
///
/// An object, as every name that nobody knows asks it: counting the references of five arrays took
/// longer than asking.
final class ClassSpelling: Sendable {
  /// Every class but `*`, each once, in the order of the catalog, to be compared with.
  let shelf: WordShelf
  /// The same in small letters, each once.
  private let lowercase: NameTable
  /// For each of `lowercase`, the first class that is so in small letters.
  private let originals: [String]

  init(of catalog: Catalog) {
    shelf = WordShelf(distinct: catalog.classNames.filter { $0 != "*" })
    var lowercase = NameTable(expecting: shelf.words.count)
    var originals: [String] = []
    for word in shelf.words {
      _ = Self.withLowercase(of: word) { lowercase.intern($0) }
      if lowercase.count > originals.count { originals.append(word) }
    }
    self.lowercase = lowercase
    self.originals = originals
  }

  /// The class that differs from `name` in nothing but the case of letters.
  func recased(_ name: String) -> String? {
    let number = Self.withLowercase(of: name) { lowercase.find($0) }
    guard number != NameTable.none, originals[Int(number)] != name else { return nil }
    return originals[Int(number)]
  }

  /// Lends a word in small letters, of those from A to Z; a `String` of each took longer than all else.
  private static func withLowercase<Result>(
    of word: String, _ body: (NameTable.Key) -> Result
  ) -> Result {
    var word = word
    return word.withUTF8 { letters in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: letters.count) { bytes in
        // By index: through `String.UTF8View` this loop was a fortieth of a start.
        for index in letters.indices {
          let byte = letters[index]
          bytes[index] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        }
        return body(NameTable.Key(ByteView(UnsafeBufferPointer(bytes)), 0..<bytes.count))
      }
    }
  }
}
