/// The letters of a word in lower case, with one separator for all kinds.
package struct SlipLetters: Hashable, Sendable {
  let bytes: [UInt8]

  static let separator = UInt8(ascii: "-")

  package init(_ word: some Collection<UInt8>) {
    var bytes = Array(word)
    for index in bytes.indices { bytes[index] = Self.folded(bytes[index]) }
    self.bytes = bytes
  }

  /// Returns the letter that stands for a byte.
  static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "): separator
    default: byte
    }
  }

  /// The letter counts of the word.
  package var outline: SlipOutline { SlipOutline(of: bytes[...]) }

  /// Returns the cost of a letter if it is an extra one.
  func excess(at index: Int, on keyboard: Keyboard) -> Int {
    let byte = bytes[index]
    if byte == Self.separator { return Slip.separator }
    let before = index > 0 ? bytes[index - 1] : nil
    let behind = index + 1 < bytes.count ? bytes[index + 1] : nil
    if before == byte || behind == byte { return Slip.double }
    let grazes =
      before.map { keyboard.areNeighbors(byte, $0) } == true
      || behind.map { keyboard.areNeighbors(byte, $0) } == true
    return grazes ? Slip.graze : Slip.excess
  }
}

extension SlipOutline {
  init(of letters: ArraySlice<UInt8>) {
    var once: UInt32 = 0
    var twice: UInt32 = 0
    var count = 0
    for byte in letters where byte != SlipLetters.separator {
      let bit: UInt32 = 1 &<< UInt32(byte)
      twice |= once & bit
      once |= bit
      count &+= 1
    }
    self.init(count: count, letters: UInt64(twice) << 32 | UInt64(once))
  }
}
