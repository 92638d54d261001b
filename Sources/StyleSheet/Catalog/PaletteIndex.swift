/// The names of ``PaletteNameTable``, numbered in its order: those in use, then the deprecated
/// ones.
///
/// A class, so that look-ups do not copy it.
final class PaletteIndex: Sendable {
  let table: NameTable
  /// The number of names in use; these come first.
  private let countInUse: Int
  /// For each deprecated name, the number of its successor.
  private let successors: [NameTable.ID]

  init() {
    var names = PaletteNameReader()
    names.read(PaletteNameTable.current) { $0.add($1) }
    countInUse = names.table.count
    names.read(PaletteNameTable.deprecated) { $0.addDeprecated($1) }
    table = names.table
    successors = names.successors
  }

  func successor(of name: NameTable.ID) -> NameTable.ID? {
    Int(name) < countInUse ? nil : successors[Int(name) - countInUse]
  }
}

/// Parses the table of names word by word.
private struct PaletteNameReader {
  var table = NameTable(expecting: 320)
  var successors: [NameTable.ID] = []
  /// True if the next word is the successor of the previous one.
  private var isSuccessor = false
  /// A buffer for generated names.
  private var scratch: [UInt8] = []

  /// Calls `word` for each word between blanks, commas and line ends.
  mutating func read(_ text: StaticString, _ word: (inout Self, NameTable.Key) -> Void) {
    let bytes = text.bytes
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, !Self.separates(bytes[end]) { end += 1 }
      if end > start { word(&self, NameTable.Key(bytes, start..<end)) }
      start = end + 1
    }
  }

  private static func separates(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n")
  }

  // name → word | word '1...' digits
  /// Adds `grey1 … grey11` for `grey1...11`, and any other word itself.
  mutating func add(_ word: NameTable.Key) {
    let end = word.start + word.length
    let dot = word.bytes.offset(of: UInt8(ascii: "."), in: word.start..<end)
    var last = 0
    for offset in dot..<end where word.bytes[offset] != UInt8(ascii: ".") {
      last = last * 10 + Int(word.bytes[offset] - UInt8(ascii: "0"))
    }
    if last == 0 { _ = table.intern(word) }
    for step in 0..<last { add(word.bytes, word.start..<dot - 1, step + 1) }
  }

  /// Adds a name that ends with a number below 100.
  private mutating func add(_ bytes: ByteView, _ front: Range<Int>, _ number: Int) {
    scratch.removeAll(keepingCapacity: true)
    bytes.append(front, to: &scratch)
    if number > 9 { scratch.append(UInt8(ascii: "0") + UInt8(number / 10)) }
    scratch.append(UInt8(ascii: "0") + UInt8(number % 10))
    scratch.withView { _ = table.intern(NameTable.Key($0, 0..<$0.count)) }
  }

  // deprecated → name successor
  mutating func addDeprecated(_ word: NameTable.Key) {
    if isSuccessor {
      successors.append(table.find(word))
    } else {
      _ = table.intern(word)
    }
    isSuccessor.toggle()
  }
}
