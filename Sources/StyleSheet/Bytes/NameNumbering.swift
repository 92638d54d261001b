/// Numbers the names of a sheet: those of a vocabulary keep their numbers, and new ones follow.
///
/// One look-up finds a name of either kind, once it has occurred in the sheet.
struct NameNumbering {
  private let known: NameTable.View
  private let seed = NameTable.seed
  private var occurring: NameTable
  /// The number of each name in `occurring`.
  private var numbers: [NameTable.ID] = []
  /// The number of the next name that is not in the vocabulary.
  private var next: NameTable.ID

  /// Creates a numbering that must not outlive the closure to which `known` is lent.
  init(after known: NameTable.View, expecting count: Int) {
    self.known = known
    occurring = NameTable(expecting: count)
    numbers.reserveCapacity(count)
    next = NameTable.ID(known.count)
  }

  /// The names that are not in the vocabulary.
  var ownNames: NameTable { occurring.filter { numbers[Int($0)] >= NameTable.ID(known.count) } }

  /// Returns the number of the name in `range`.
  @inline(__always)
  mutating func number(_ bytes: ByteView, _ range: Range<Int>) -> NameTable.ID {
    guard let front = Words(short: range, in: bytes) else { return rareNumber(bytes, range) }
    let mark = NameTable.Key.mark(front, range.upperBound &- range.lowerBound, seed)
    let id = occurring.find(front, mark)
    return id != NameTable.none ? numbers[Int(id)] : rareNumber(bytes, range)
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
    let id = occurring.find(key)
    if id != NameTable.none { return numbers[Int(id)] }
    var number = known.find(key)
    if number == NameTable.none {
      number = next
      next += 1
    }
    _ = occurring.add(key)
    numbers.append(number)
    return number
  }
}
