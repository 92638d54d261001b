/// Numbers the names of a sheet: those of a vocabulary keep their numbers, and new ones follow.
///
/// One look-up finds a name of either kind, once it has occurred in the sheet.
struct NameNumbering {
  private let known: NameTable.View
  private let seed = NameTable.seed
  /// The names that are not in the vocabulary; its slots also have those that are.
  private(set) var ownNames: NameTable

  /// Creates a numbering that must not outlive the closure to which `known` is lent.
  init(after known: NameTable.View, expecting count: Int) {
    self.known = known
    ownNames = NameTable(expecting: count, beside: known.count)
  }

  /// Returns the number of the name in `range`.
  mutating func number(_ bytes: ByteView, _ range: Range<Int>) -> NameTable.ID {
    guard let front = Words(short: range, in: bytes) else { return rareNumber(bytes, range) }
    let mark = NameTable.Key.mark(front, range.upperBound &- range.lowerBound, seed)
    let id = ownNames.find(front, mark, beside: known)
    return id != NameTable.none ? id : rareNumber(bytes, range)
  }

  /// Returns the number of `name`.
  mutating func number(_ name: String) -> NameTable.ID {
    var name = name
    return name.withUTF8 { rareNumber(ByteView($0), 0..<$0.count) }
  }

  /// Returns the number of any name.
  ///
  /// Makes the key itself, because one that is passed on would be stored in memory for each name.
  @inline(never)
  private mutating func rareNumber(_ bytes: ByteView, _ range: Range<Int>) -> NameTable.ID {
    let key = NameTable.Key(bytes, range, seed: seed)
    let own = ownNames.find(key)
    if own != NameTable.none { return own &+ NameTable.ID(known.count) }
    let number = known.find(key)
    if number == NameTable.none { return ownNames.add(key) &+ NameTable.ID(known.count) }
    ownNames.lend(number, key.mark)
    return number
  }
}
