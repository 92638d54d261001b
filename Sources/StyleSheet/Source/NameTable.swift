/// Names and their numbers: each name once, numbered in the order in which they came.
///
/// A sheet says the same few hundred names thousands of times. Comparing numbers instead of texts,
/// and keeping each text once, is what makes a theme of plain arrays possible; a `String` for each
/// name was nine times slower. Names are kept as words of eight bytes, so that hashing and comparing
/// take eight bytes at a time; the last word of a name is its last eight bytes, some of which the
/// word before may have as well, and only a name of less than eight is padded with zeros.
@usableFromInline package struct NameTable: Hashable, Sendable {
  /// The number of a name.
  @usableFromInline package typealias ID = UInt32

  /// The number of no name.
  @inlinable package static var none: ID { .max }

  /// What the hashes of this process begin with.
  @usableFromInline static let seed: UInt64 = {
    var hasher = Hasher()
    hasher.combine("NameTable")
    return UInt64(truncatingIfNeeded: hasher.finalize()) | 1
  }()

  fileprivate struct Entry: Hashable {
    /// Hash and length; see ``NameKey/mark``.
    let mark: UInt64
    let front: Words
    /// Where the words from the fifth on begin among those of the table.
    let rest: UInt32

    @inline(__always)
    func isEqual(to key: some NameKey, _ word: (Int) -> UInt64) -> Bool {
      let difference = (mark ^ key.mark) | front.difference(from: key.front)
      guard difference == 0 else { return false }
      var index = 4
      while 8 &* index < key.length {
        if word(Int(rest) &+ index &- 4) != key.word(index) { return false }
        index &+= 1
      }
      return true
    }
  }

  private var entries: [Entry] = []
  private var words: [UInt64] = []
  /// Open addressing: a number plus one, or 0 for a free place; as many as a power of two.
  private var slots: [UInt32]

  /// How many places there are for each name at least.
  ///
  /// In half as many, every third name was looked for at another's place first, and no processor
  /// guesses which.
  private static let room = 4

  /// An empty table.
  init(expecting count: Int = 32) {
    var size = 64
    while size < count * Self.room { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    entries.reserveCapacity(count)
  }

  /// How many names there are.
  package var count: Int { entries.count }

  /// The numbers of all names.
  package var indices: Range<ID> { 0..<ID(entries.count) }

  /// The text of a name; U+FFFD for what is not UTF-8.
  func text(of id: ID) -> String {
    String(unsafeUninitializedCapacity: length(of: id)) { bytes in
      copy(id, to: bytes)
      return length(of: id)
    }
  }

  /// How many bytes a name has.
  func length(of id: ID) -> Int { Int(entries[Int(id)].mark >> 32) }

  /// Writes a name to the beginning of `bytes`, which has room for it.
  ///
  /// Whole words, of which the last lies over the one before it: byte by byte, the texts that a start
  /// makes took a fortieth of it.
  func copy(_ id: ID, to bytes: UnsafeMutableBufferPointer<UInt8>) {
    let entry = entries[Int(id)]
    let length = length(of: id)
    precondition(length <= bytes.count)
    guard length >= 8 else {
      for place in 0..<length {
        bytes[place] = UInt8(truncatingIfNeeded: entry.front.first >> UInt64(8 * place))
      }
      return
    }
    let raw = UnsafeMutableRawBufferPointer(bytes)
    for index in stride(from: 0, to: length, by: 8) {
      let word =
        switch index {
        case 0: entry.front.first
        case 8: entry.front.second
        case 16: entry.front.third
        case 24: entry.front.fourth
        default: words[Int(entry.rest) + index / 8 - 4]
        }
      raw.storeBytes(
        of: word.littleEndian, toByteOffset: min(index, length - 8), as: UInt64.self)
    }
  }
}

extension NameTable {
  /// A name as it is looked for in other tables.
  fileprivate func stored(_ id: ID) -> StoredName {
    let entry = entries[Int(id)]
    let length = Int(entry.mark >> 32)
    let count = max((length + 7) / 8 - 4, 0)
    let rest = words[Int(entry.rest)..<Int(entry.rest) + count]
    return StoredName(mark: entry.mark, front: entry.front, rest: Array(rest))
  }
}

// MARK: - Finding and adding

extension NameTable {
  /// A name to look for: bytes of a text, and their hash.
  struct Key: NameKey {
    let bytes: ByteView
    let start: Int
    let mark: UInt64
    let front: Words

    /// The bytes of `range`, which lie inside `bytes`.
    ///
    /// Who makes many keeps the `seed`: asking for it took as long as the rest of a short name. There
    /// is no branch up to 32 bytes: names are of all lengths, and no processor guesses the next.
    @inline(__always)
    init(_ bytes: ByteView, _ range: Range<Int>, seed: UInt64 = NameTable.seed) {
      self.bytes = bytes
      start = range.lowerBound
      let length = range.count
      front = Words(bytes, range)
      var hash = Self.mix(
        front.first ^ UInt64(truncatingIfNeeded: length), front.second, seed)
      hash = Self.mix(hash ^ front.third, front.fourth, seed)
      var index = 4
      while 8 &* index < length {
        hash = Self.mix(hash ^ bytes.word(index, of: range), hash, seed)
        index &+= 1
      }
      let half = UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
      mark = UInt64(truncatingIfNeeded: length) << 32 | UInt64(half)
    }

    @inline(__always)
    package func word(_ index: Int) -> UInt64 { bytes.word(index, of: start..<start &+ length) }

    /// The two halves of a product, folded (the mixing step of wyhash), and the operands again.
    ///
    /// The seed is another one in each process, so that nobody can write a sheet whose names all
    /// fall into one place; adding the operands keeps a factor of zero from swallowing the other.
    /// Numbers of names follow their order in the text and do not show it.
    @inline(__always)
    private static func mix(_ left: UInt64, _ right: UInt64, _ seed: UInt64) -> UInt64 {
      let product = (left ^ seed).multipliedFullWidth(by: right ^ 0xE703_7ED1_A0B4_28DB)
      return (product.low ^ product.high) &+ left &+ (right << 32 | right >> 32)
    }
  }

  /// The number of a name, or ``none``.
  @inline(__always)
  func find(_ key: some NameKey) -> ID { withView { $0.find(key) } }

  /// Whether a number is that of a name.
  @inline(__always)
  func isName(_ id: ID, _ key: some NameKey) -> Bool {
    entries[Int(id)].isEqual(to: key) { words[$0] }
  }

  /// The hash and length of a name; see ``NameKey/mark``.
  func mark(of id: ID) -> UInt64 { entries[Int(id)].mark }

  /// Whether a name may begin with another, going by its first eight bytes.
  func mayBegin(_ id: ID, with front: StoredName) -> Bool {
    let difference = entries[Int(id)].front.first ^ front.front.first
    return front.length >= 8 ? difference == 0 : difference << UInt64(64 - 8 * front.length) == 0
  }

  /// Lends the table, to be asked often without a bounds check for each of its arrays.
  @inline(__always)
  func withView<Result>(_ body: (View) -> Result) -> Result {
    slots.withUnsafeBufferPointer { slots in
      entries.withUnsafeBufferPointer { entries in
        words.withUnsafeBufferPointer { words in
          body(View(slots: slots, entries: entries, words: words))
        }
      }
    }
  }

  /// A borrowed look at a table; every number in `slots` is one of `entries`, and every entry's
  /// words are in `words`, as ``add(_:)`` sees to.
  struct View {
    fileprivate let slots: UnsafeBufferPointer<UInt32>
    fileprivate let entries: UnsafeBufferPointer<Entry>
    fileprivate let words: UnsafeBufferPointer<UInt64>

    /// How many names there are.
    var count: Int { entries.count }

    /// The number of a name, or ``NameTable/none``.
    @inline(__always)
    func find(_ key: some NameKey) -> ID {
      let mask = slots.count &- 1
      var slot = Int(truncatingIfNeeded: key.mark) & mask
      while true {
        let found = slots[slot]
        if found == 0 { return NameTable.none }
        if isEqual(entries[Int(found &- 1)], key) { return found &- 1 }
        slot = (slot &+ 1) & mask
      }
    }

    @inline(__always)
    private func isEqual(_ entry: Entry, _ key: some NameKey) -> Bool {
      entry.isEqual(to: key) { words[$0] }
    }
  }

  /// The number of a name, which is new if it is not there.
  @inline(__always)
  mutating func intern(_ key: Key) -> ID {
    let found = find(key)
    return found == Self.none ? add(key) : found
  }

  /// Adds a name that is not there, and answers its number.
  @inline(never)
  mutating func add(_ key: Key) -> ID {
    if entries.count * Self.room >= slots.count { grow() }
    let id = ID(entries.count)
    entries.append(Entry(mark: key.mark, front: key.front, rest: UInt32(words.count)))
    var index = 4
    while 8 * index < key.length {
      words.append(key.word(index))
      index += 1
    }
    place(id)
    return id
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for id in entries.indices { place(ID(id)) }
  }

  private mutating func place(_ id: ID) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: entries[Int(id)].mark) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = id + 1
  }
}

// MARK: - Words

/// The first four words of a name: of a short one, the last again and again.
package struct Words: Hashable, Sendable {
  let first: UInt64
  let second: UInt64
  let third: UInt64
  let fourth: UInt64

  @inline(__always)
  fileprivate init(_ bytes: ByteView, _ name: Range<Int>) {
    // Of less than eight bytes, what stands behind them has to go: by half of the bits, and by half
    // again, for a processor shifts by less than 64.
    let half = UInt64(truncatingIfNeeded: 32 &- 4 &* min(name.count, 8))
    let mask = (UInt64.max &>> half) &>> half
    first = bytes.word(0, of: name) & mask
    second = bytes.word(1, of: name) & mask
    third = bytes.word(2, of: name) & mask
    fourth = bytes.word(3, of: name) & mask
  }

  /// Zero if there is none.
  @inline(__always)
  fileprivate func difference(from other: Self) -> UInt64 {
    (first ^ other.first) | (second ^ other.second) | (third ^ other.third)
      | (fourth ^ other.fourth)
  }
}

extension ByteView {
  /// The word at an index of a name; behind the last, the last.
  @inline(__always)
  package func word(_ index: Int, of name: Range<Int>) -> UInt64 {
    let last = max(name.lowerBound, name.upperBound &- 8)
    return word(at: min(name.lowerBound &+ 8 &* index, last))
  }
}

// MARK: - Names given as texts

extension NameTable {
  /// The number of `name`, or ``none``.
  package func find(_ name: String) -> ID { Self.withKey(of: name) { find($0) } }

  /// The number of `name`, which is new if it is not there.
  mutating func intern(_ name: String) -> ID { Self.withKey(of: name) { intern($0) } }

  /// Lends the bytes of `name` as a key.
  static func withKey<Result>(of name: String, _ body: (Key) -> Result) -> Result {
    var name = name
    return name.withUTF8 { body(Key(ByteView($0), 0..<$0.count)) }
  }
}

extension NameKey {
  /// In bytes.
  var length: Int { Int(truncatingIfNeeded: mark >> 32) }
}

/// What a name is looked for by, wherever its bytes are.
package protocol NameKey {
  /// The hash, and above its 32 bits the length in bytes.
  var mark: UInt64 { get }
  var front: Words { get }
  /// The word at an index of the name, from 4 on.
  func word(_ index: Int) -> UInt64
}

/// A name that is looked for again and again, in one table and another: hashed once.
///
/// An app asks for the same few class paths and properties for as long as it runs; hashing their
/// names at each look-up took longer than the look-up.
package struct StoredName: NameKey, Hashable, Sendable {
  package let mark: UInt64
  package let front: Words
  private let rest: [UInt64]

  package init(_ name: String) {
    self = NameTable.withKey(of: name) { StoredName($0) }
  }

  /// The name of a number in a table.
  init(_ id: NameTable.ID, in table: NameTable) { self = table.stored(id) }

  fileprivate init(mark: UInt64, front: Words, rest: [UInt64]) {
    self.mark = mark
    self.front = front
    self.rest = rest
  }

  private init(_ key: NameTable.Key) {
    mark = key.mark
    front = key.front
    rest = stride(from: 4, to: (key.length + 7) / 8, by: 1).map(key.word)
  }

  package func word(_ index: Int) -> UInt64 { rest[index - 4] }
}
