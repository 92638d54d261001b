/// Names and their numbers: each name once, numbered in the order in which they came.
///
/// A sheet says the same few hundred names thousands of times. Comparing numbers instead of texts,
/// and keeping each text once, is what makes a theme of plain arrays possible; a `String` for each
/// name was nine times slower. Names are kept as words of eight bytes, padded with zeros, so that
/// hashing and comparing take eight bytes at a time.
struct NameTable: Hashable, Sendable {
  /// The number of a name.
  typealias ID = UInt32

  /// The number of no name.
  static let none = ID.max

  /// What the hashes of this process begin with.
  static let seed: UInt64 = {
    var hasher = Hasher()
    hasher.combine("NameTable")
    return UInt64(truncatingIfNeeded: hasher.finalize()) | 1
  }()

  fileprivate struct Entry: Hashable {
    let hash: UInt32
    /// In bytes.
    let length: UInt32
    let front: UInt64
    let second: UInt64
    /// Where the words from the third on are in `words`.
    let rest: UInt32
  }

  private var entries: [Entry] = []
  private var words: [UInt64] = []
  /// Open addressing: a number plus one, or 0 for a free place; as many as a power of two.
  private var slots: [UInt32]

  /// An empty table.
  init(expecting count: Int = 32) {
    var size = 64
    while size < count * 2 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    entries.reserveCapacity(count)
  }

  /// How many names there are.
  var count: Int { entries.count }

  /// The text of a name; U+FFFD for what is not UTF-8.
  func text(of id: ID) -> String {
    let entry = entries[Int(id)]
    let length = Int(entry.length)
    return String(unsafeUninitializedCapacity: length) { bytes in
      for index in 0..<length {
        let word =
          switch index / 8 {
          case 0: entry.front
          case 1: entry.second
          default: words[Int(entry.rest) + index / 8 - 2]
          }
        bytes[index] = UInt8(truncatingIfNeeded: word >> UInt64(8 * (index % 8)))
      }
      return length
    }
  }
}

// MARK: - Finding and adding

extension NameTable {
  /// A name to look for: bytes of a text, and their hash.
  struct Key: NameKey {
    let bytes: ByteView
    let start: Int
    let length: Int
    let hash: UInt32
    let front: UInt64
    let second: UInt64

    /// The bytes of `range`, which lie inside `bytes`.
    ///
    /// Who makes many keeps the `seed`: asking for it took as long as the rest of a short name.
    @inline(__always)
    init(_ bytes: ByteView, _ range: Range<Int>, seed: UInt64 = NameTable.seed) {
      self.bytes = bytes
      start = range.lowerBound
      length = range.count
      front = Self.word(bytes, start, of: length)
      second = length > 8 ? Self.word(bytes, start &+ 8, of: length &- 8) : 0
      var hash = Self.mix(front ^ UInt64(truncatingIfNeeded: length), second, seed)
      var offset = 16
      while offset < length {
        hash = Self.mix(hash ^ Self.word(bytes, start &+ offset, of: length &- offset), hash, seed)
        offset &+= 8
      }
      self.hash = UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }

    /// The word at an index of the name, from 2 on, without what comes after the name.
    @inline(__always)
    func word(_ index: Int) -> UInt64 {
      Self.word(bytes, start &+ 8 &* index, of: length &- 8 &* index)
    }

    /// Eight bytes of which `rest` belong to the name, which is at least one.
    @inline(__always)
    private static func word(_ bytes: ByteView, _ offset: Int, of rest: Int) -> UInt64 {
      let word = bytes.word(at: offset)
      return rest >= 8 ? word : word & (~0 &>> UInt64(truncatingIfNeeded: 64 &- 8 &* rest))
    }

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
      var slot = Int(key.hash) & mask
      while true {
        let found = slots[slot]
        if found == 0 { return NameTable.none }
        if isEqual(entries[Int(found &- 1)], key) { return found &- 1 }
        slot = (slot &+ 1) & mask
      }
    }

    @inline(__always)
    private func isEqual(_ entry: Entry, _ key: some NameKey) -> Bool {
      guard entry.hash == key.hash, Int(entry.length) == key.length,
        entry.front == key.front, entry.second == key.second
      else { return false }
      var index = 2
      while 8 &* index < key.length {
        if words[Int(entry.rest) &+ index &- 2] != key.word(index) { return false }
        index &+= 1
      }
      return true
    }
  }

  /// The number of a name, which is new if it is not there.
  @inline(__always)
  mutating func intern(_ key: Key) -> ID {
    let found = find(key)
    return found == Self.none ? add(key) : found
  }

  @inline(never)
  private mutating func add(_ key: Key) -> ID {
    if entries.count * 2 >= slots.count { grow() }
    let id = ID(entries.count)
    entries.append(
      Entry(
        hash: key.hash, length: UInt32(key.length), front: key.front, second: key.second,
        rest: UInt32(words.count)))
    var index = 2
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
    var slot = Int(entries[Int(id)].hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = id + 1
  }
}

// MARK: - Names given as texts

extension NameTable {
  /// The number of `name`, or ``none``.
  func find(_ name: String) -> ID { Self.withKey(of: name) { find($0) } }

  /// The number of `name`, which is new if it is not there.
  mutating func intern(_ name: String) -> ID { Self.withKey(of: name) { intern($0) } }

  /// Lends the bytes of `name` as a key.
  static func withKey<Result>(of name: String, _ body: (Key) -> Result) -> Result {
    var name = name
    return name.withUTF8 { body(Key(ByteView($0), 0..<$0.count)) }
  }
}

/// What a name is looked for by, wherever its bytes are.
protocol NameKey {
  /// In bytes.
  var length: Int { get }
  var hash: UInt32 { get }
  /// The first eight bytes and the next, zeros behind the name.
  var front: UInt64 { get }
  var second: UInt64 { get }
  /// The word at an index of the name, from 2 on.
  func word(_ index: Int) -> UInt64
}

/// A name that is looked for again and again, in one table and another: hashed once.
///
/// An app asks for the same few class paths and properties for as long as it runs; hashing their
/// names at each look-up took longer than the look-up.
struct StoredName: NameKey, Hashable, Sendable {
  let length: Int
  let hash: UInt32
  let front: UInt64
  let second: UInt64
  private let rest: [UInt64]

  init(_ name: String) {
    self = NameTable.withKey(of: name) { StoredName($0) }
  }

  private init(_ key: NameTable.Key) {
    length = key.length
    hash = key.hash
    front = key.front
    second = key.second
    rest = stride(from: 2, to: (key.length + 7) / 8, by: 1).map(key.word)
  }

  func word(_ index: Int) -> UInt64 { rest[index - 2] }
}
