/// A table of unique names, numbered in the order in which they were added.
///
/// A sheet repeats the same few hundred names thousands of times. Storing each name once and
/// comparing numbers allows a theme of plain arrays. Names are stored as words of eight bytes, so
/// that hashing and comparison take eight bytes at a time. The last word of a name is its last
/// eight bytes and may overlap the word before it; only a name of less than eight bytes is padded
/// with zeros.
@usableFromInline package struct NameTable: Hashable, Sendable {
  /// The number of a name.
  @usableFromInline package typealias ID = UInt32

  /// The sentinel for a missing name.
  @inlinable package static var none: ID { .max }

  /// The hash seed of this process.
  @usableFromInline static let seed: UInt64 = {
    var hasher = Hasher()
    hasher.combine("NameTable")
    return UInt64(truncatingIfNeeded: hasher.finalize()) | 1
  }()

  fileprivate struct Entry: Hashable {
    /// Hash and length; see ``NameKey/mark``.
    let mark: UInt64
    let front: Words
    /// The index in `words` of the fifth word of the name.
    let rest: UInt32

    @inline(__always)
    func isEqual(to key: some NameKey, _ word: (Int) -> UInt64) -> Bool {
      guard isEqual(key.mark, key.front) else { return false }
      var index = 4
      while 8 &* index < key.length {
        if word(Int(rest) &+ index &- 4) != key.word(index) { return false }
        index &+= 1
      }
      return true
    }

    /// True if the name has a mark and a front; nothing else is left of up to 32 bytes.
    @inline(__always)
    func isEqual(_ mark: UInt64, _ front: Words) -> Bool {
      (self.mark ^ mark) | self.front.difference(from: front) == 0
    }
  }

  private var entries: [Entry] = []
  private var words: [UInt64] = []
  /// Open addressing: a number plus one, or 0 for a free slot; the size is a power of two.
  ///
  /// The numbers below ``lentCount`` are those of another table's names, which this one lacks.
  private var slots: [UInt32]
  /// The number of slots that are not free.
  private var slotsTaken = 0
  /// The number of names of another table, which the numbers in the slots follow.
  private let lentCount: ID

  /// The minimum number of slots for each name.
  ///
  /// Half as many slots cause collisions that the branch predictor cannot guess.
  private static let room = 4

  /// Creates an empty table, whose slots may also have the names of a table of `lentCount` names.
  init(expecting count: Int = 32, beside lentCount: Int = 0) {
    var size = 64
    while size < count * (Self.room - 1) { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    entries.reserveCapacity(count)
    self.lentCount = ID(lentCount)
  }

  /// The number of names.
  package var count: Int { entries.count }

  /// The numbers of all names.
  package var indices: Range<ID> { 0..<ID(entries.count) }

  /// Returns the text of a name, with U+FFFD for invalid UTF-8.
  package func text(of id: ID) -> String {
    String(unsafeUninitializedCapacity: length(of: id)) { bytes in
      copy(id, to: bytes)
      return length(of: id)
    }
  }

  /// Appends the bytes of a name to `others`.
  func append(_ id: ID, to others: inout [UInt8]) {
    let start = others.count
    others.append(contentsOf: repeatElement(0, count: length(of: id)))
    others.withUnsafeMutableBufferPointer {
      copy(id, to: UnsafeMutableBufferPointer(rebasing: $0[start...]))
    }
  }

  /// Returns the length of a name in bytes.
  func length(of id: ID) -> Int { Int(entries[Int(id)].mark >> 32) }

  /// Writes a name to the beginning of `bytes`, which must have room for it.
  ///
  /// Copies whole words; the last one may overlap the one before it.
  private func copy(_ id: ID, to bytes: UnsafeMutableBufferPointer<UInt8>) {
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
    var index = 0
    while index < length {
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
      index += 8
    }
  }

  /// Returns a name as a key for other tables.
  fileprivate func stored(_ id: ID) -> StoredName {
    let entry = entries[Int(id)]
    let length = Int(entry.mark >> 32)
    let count = max((length + 7) / 8 - 4, 0)
    let rest = words[Int(entry.rest)..<Int(entry.rest) + count]
    return StoredName(mark: entry.mark, front: entry.front, rest: Array(rest))
  }

  // MARK: - Finding and adding

  /// A key made of the bytes of a text and their hash.
  struct Key: NameKey {
    let bytes: ByteView
    let start: Int
    let mark: UInt64
    let front: Words

    /// Creates a key from the bytes of `range`, which must be inside `bytes`.
    ///
    /// A caller that makes many keys should keep the `seed`, because loading it is slow. There is
    /// no branch up to 32 bytes, because name lengths are hard to predict.
    @inline(__always)
    init(_ bytes: ByteView, _ range: Range<Int>, seed: UInt64 = NameTable.seed) {
      self.bytes = bytes
      start = range.lowerBound
      let length = range.count
      front = Words(bytes, range)
      var hash = Self.hash(front, length, seed)
      var index = 4
      while 8 &* index < length {
        hash = Self.mix(hash ^ bytes.word(index, of: range), hash, seed)
        index &+= 1
      }
      mark = Self.mark(hash, length)
    }

    /// Returns the mark of a name of up to 32 bytes.
    @inline(__always)
    static func mark(_ front: Words, _ length: Int, _ seed: UInt64) -> UInt64 {
      mark(hash(front, length, seed), length)
    }

    @inline(__always)
    private static func mark(_ hash: UInt64, _ length: Int) -> UInt64 {
      let half = UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
      return UInt64(truncatingIfNeeded: length) << 32 | UInt64(half)
    }

    @inline(__always)
    private static func hash(_ front: Words, _ length: Int, _ seed: UInt64) -> UInt64 {
      let first = mix(front.first ^ UInt64(truncatingIfNeeded: length), front.second, seed)
      return mix(first ^ front.third, front.fourth, seed)
    }

    @inline(__always)
    package func word(_ index: Int) -> UInt64 { bytes.word(index, of: start..<start &+ length) }

    /// Returns the two halves of a product, folded (the mixing step of wyhash), plus the operands.
    ///
    /// The seed differs in each process, so that a sheet cannot be built whose names all collide.
    /// Adding the operands keeps a zero factor from discarding the other operand. The numbers of
    /// names depend on their order in the text only, not on the seed.
    @inline(__always)
    private static func mix(_ left: UInt64, _ right: UInt64, _ seed: UInt64) -> UInt64 {
      let product = (left ^ seed).multipliedFullWidth(by: right ^ 0xE703_7ED1_A0B4_28DB)
      return (product.low ^ product.high) &+ left &+ (right << 32 | right >> 32)
    }
  }

  /// Returns the number of a name, or ``none``.
  @inline(__always)
  func find(_ key: some NameKey) -> ID { withView { $0.find(key) } }

  /// Returns the number of a name of up to 32 bytes, if its first slot has it, or ``none``; the
  /// names of `lent` have the first numbers.
  ///
  /// One comparison finds most names that are in the slots.
  @inline(__always)
  func find(_ front: Words, _ mark: UInt64, beside lent: View) -> ID {
    withView { view in
      let found = view.slots[Int(truncatingIfNeeded: mark) & (view.slots.count &- 1)]
      guard found != 0, view.entry(found &- 1, beside: lent).isEqual(mark, front) else {
        return Self.none
      }
      return found &- 1
    }
  }

  /// True if a number, which follows those of the lent names, is that of the name `key`.
  @inline(__always)
  func isName(_ number: ID, _ key: some NameKey) -> Bool {
    entries[Int(number &- lentCount)].isEqual(to: key) { words[$0] }
  }

  /// Returns the hash and length of a name; see ``NameKey/mark``.
  func mark(of id: ID) -> UInt64 { entries[Int(id)].mark }

  /// True if the first eight bytes of a name do not rule out that it begins with `front`.
  func mayBegin(_ id: ID, with front: StoredName) -> Bool {
    let difference = entries[Int(id)].front.first ^ front.front.first
    return front.length >= 8 ? difference == 0 : difference << UInt64(64 - 8 * front.length) == 0
  }

  /// Calls `body` with a view of the table, which avoids a bounds check for each array access.
  @inline(__always)
  func withView<Result>(_ body: (View) -> Result) -> Result {
    slots.withUnsafeBufferPointer { slots in
      entries.withUnsafeBufferPointer { entries in
        words.withUnsafeBufferPointer { words in
          body(View(slots: slots, entries: entries, words: words, lentCount: lentCount))
        }
      }
    }
  }

  /// A borrowed view of a table.
  ///
  /// ``add(_:)`` guarantees that every number in `slots` is that of a lent name, or `lentCount` plus
  /// a valid index into `entries`, and that the words of every entry are in `words`. The caller passes
  /// the view of the table that lends the names, with ``count`` equal to `lentCount`.
  struct View {
    fileprivate let slots: UnsafeBufferPointer<UInt32>
    fileprivate let entries: UnsafeBufferPointer<Entry>
    fileprivate let words: UnsafeBufferPointer<UInt64>
    fileprivate let lentCount: ID

    /// The number of names.
    var count: Int { entries.count }

    /// Returns the number of a name, or ``NameTable/none``.
    @inline(__always)
    func find(_ key: some NameKey) -> ID {
      let mask = slots.count &- 1
      var slot = Int(truncatingIfNeeded: key.mark) & mask
      while true {
        let found = slots[slot]
        if found == 0 { return NameTable.none }
        if found > lentCount, isEqual(entries[Int(found &- 1 &- lentCount)], key) {
          return found &- 1 &- lentCount
        }
        slot = (slot &+ 1) & mask
      }
    }

    @inline(__always)
    private func isEqual(_ entry: Entry, _ key: some NameKey) -> Bool {
      entry.isEqual(to: key) { words[$0] }
    }

    /// Returns the entry of a name of `lent`, or of one of this table, whose numbers follow.
    ///
    /// Selects the array and not the entry, which avoids a branch.
    @inline(__always)
    fileprivate func entry(_ number: ID, beside lent: View) -> Entry {
      let isLent = number < lentCount
      return (isLent ? lent.entries : entries)[Int(isLent ? number : number &- lentCount)]
    }
  }

  /// Returns the number of a name, and adds the name if it is missing.
  @inline(__always)
  mutating func intern(_ key: Key) -> ID {
    let found = find(key)
    return found == Self.none ? add(key) : found
  }

  /// Adds a name that is not in the table, and returns its number.
  @inline(never)
  mutating func add(_ key: Key) -> ID {
    if slotsTaken * Self.room >= slots.count { grow() }
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

  /// Stores the number of a name of the other table in its first slot, if that is free.
  ///
  /// The table forgets it when it grows.
  mutating func lend(_ id: ID, _ mark: UInt64) {
    if slotsTaken * Self.room >= slots.count { grow() }
    let slot = Int(truncatingIfNeeded: mark) & (slots.count - 1)
    guard slots[slot] == 0 else { return }
    slots[slot] = id + 1
    slotsTaken += 1
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    slotsTaken = 0
    for id in entries.indices { place(ID(id)) }
  }

  private mutating func place(_ id: ID) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: entries[Int(id)].mark) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = lentCount + id + 1
    slotsTaken += 1
  }
}

// MARK: - Words

/// The first four words of a name; a short name repeats its last word.
package struct Words: Hashable, Sendable {
  let first: UInt64
  let second: UInt64
  let third: UInt64
  let fourth: UInt64

  /// Creates the words of a name of up to 32 bytes; nil for a longer one, or one near the end.
  @inline(__always)
  init?(short name: Range<Int>, in bytes: ByteView) {
    let length = name.upperBound &- name.lowerBound
    guard length <= 32, let words = bytes.frontWords(of: name) else { return nil }
    self.init(words, length)
  }

  @inline(__always)
  fileprivate init(_ bytes: ByteView, _ name: Range<Int>) {
    let words = bytes.frontWords(of: name) ?? bytes.edgeWords(of: name)
    self.init(words, name.upperBound &- name.lowerBound)
  }

  @inline(__always)
  private init(_ words: (UInt64, UInt64, UInt64, UInt64), _ length: Int) {
    // Clear the bytes after a name of less than eight bytes. The shift is split in two because a
    // processor shifts by less than 64 bits.
    let half = UInt64(truncatingIfNeeded: 32 &- 4 &* min(length, 8))
    let mask = (UInt64.max &>> half) &>> half
    first = words.0 & mask
    second = words.1 & mask
    third = words.2 & mask
    fourth = words.3 & mask
  }

  /// Returns zero if the two are equal.
  @inline(__always)
  fileprivate func difference(from other: Self) -> UInt64 {
    (first ^ other.first) | (second ^ other.second) | (third ^ other.third)
      | (fourth ^ other.fourth)
  }
}

extension ByteView {
  /// Returns the word at an index of a name; past the end, the last word.
  @inline(__always)
  package func word(_ index: Int, of name: Range<Int>) -> UInt64 {
    word(at: place(of: index, in: name))
  }

  @inline(__always)
  private func place(of index: Int, in name: Range<Int>) -> Int {
    let last = max(name.lowerBound, name.upperBound &- 8)
    return min(name.lowerBound &+ 8 &* index, last)
  }

  /// Returns the first four words of a name with one check for all of them; nil near the end.
  @inline(__always)
  fileprivate func frontWords(of name: Range<Int>) -> (UInt64, UInt64, UInt64, UInt64)? {
    let start = name.lowerBound
    guard start >= 0, UInt(bitPattern: start &+ 24) < wordCount else { return nil }
    return (
      innerWord(at: start), innerWord(at: place(of: 1, in: name)),
      innerWord(at: place(of: 2, in: name)), innerWord(at: place(of: 3, in: name))
    )
  }

  @inline(never)
  fileprivate func edgeWords(of name: Range<Int>) -> (UInt64, UInt64, UInt64, UInt64) {
    (word(0, of: name), word(1, of: name), word(2, of: name), word(3, of: name))
  }
}

// MARK: - Names given as texts

extension NameTable {
  /// Returns the number of `name`, or ``none``.
  ///
  /// The view is made first, because a closure with the table would copy its arrays.
  package func find(_ name: String) -> ID {
    withView { view in Self.withKey(of: name) { view.find($0) } }
  }

  /// Returns the number of `name`, and adds the name if it is missing.
  mutating func intern(_ name: String) -> ID { Self.withKey(of: name) { intern($0) } }

  /// Calls `body` with a key for `name`.
  static func withKey<Result>(of name: String, _ body: (Key) -> Result) -> Result {
    var name = name
    return name.withUTF8 { body(Key(ByteView($0), 0..<$0.count)) }
  }
}

extension UInt64 {
  /// The hash in a name's mark; see ``NameKey/mark``.
  var hash: UInt32 { UInt32(truncatingIfNeeded: self) }
}

extension NameKey {
  /// The length of the name in bytes.
  var length: Int { Int(truncatingIfNeeded: mark >> 32) }
}

/// A key for a look-up, independent of where its bytes are stored.
package protocol NameKey {
  /// The hash in the low 32 bits, and the length in bytes above it.
  var mark: UInt64 { get }
  var front: Words { get }
  /// Returns the word at an index of the name, from 4 on.
  func word(_ index: Int) -> UInt64
}

/// A key that owns its words, for repeated look-ups in several tables.
///
/// An app looks up the same few class paths and properties all the time. The key is hashed once,
/// because hashing costs more than the look-up.
package struct StoredName: NameKey, Hashable, Sendable {
  package let mark: UInt64
  package let front: Words
  private let rest: [UInt64]

  package init(_ name: String) {
    self = NameTable.withKey(of: name) { StoredName($0) }
  }

  /// Creates a key from the name with the number `id` in `table`.
  init(_ id: NameTable.ID, in table: NameTable) { self = table.stored(id) }

  fileprivate init(mark: UInt64, front: Words, rest: [UInt64]) {
    self.mark = mark
    self.front = front
    self.rest = rest
  }

  private init(_ key: NameTable.Key) {
    mark = key.mark
    front = key.front
    rest = key.length > 32 ? (4..<(key.length + 7) / 8).map(key.word) : []
  }

  package func word(_ index: Int) -> UInt64 { rest[index - 4] }
}
