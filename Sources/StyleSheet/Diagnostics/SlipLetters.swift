/// The letters of a word as they are compared: small ones, and one separator for all.
struct SlipLetters: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []

  static let separator = UInt8(ascii: "-")

  init(_ word: some Collection<UInt8>) { Self.fold(word, into: &bytes) }

  /// Writes the letters of a word behind others.
  static func fold(_ word: some Collection<UInt8>, into bytes: inout [UInt8]) {
    for byte in word { bytes.append(folded(byte)) }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "): separator
    default: byte
    }
  }

  /// The word without the order of its letters.
  var outline: SlipOutline { SlipOutline(of: bytes[...]) }

  /// For each letter, what it counts if it is too many.
  var excesses: [UInt8] { bytes.indices.map { UInt8(excess(at: $0)) } }

  /// What a letter of a word counts if it is left out.
  static func lack(of word: ArraySlice<UInt8>, at index: Int) -> Int {
    let byte = word[index]
    if byte == separator { return Slip.separator }
    let isDouble =
      index > word.startIndex && word[index - 1] == byte
      || index + 1 < word.endIndex && word[index + 1] == byte
    return isDouble ? Slip.double : Slip.lack
  }

  private func excess(at index: Int) -> Int {
    let byte = bytes[index]
    if byte == Self.separator { return Slip.separator }
    let beside = [before(index), behind(index)]
    if beside.contains(byte) { return Slip.double }
    let grazes = beside.contains { $0.map { Keyboard.areNeighbors(byte, $0) } == true }
    return grazes ? Slip.graze : Slip.excess
  }

  private func before(_ index: Int) -> UInt8? { index > 0 ? bytes[index - 1] : nil }

  private func behind(_ index: Int) -> UInt8? {
    index + 1 < bytes.count ? bytes[index + 1] : nil
  }

  /// What `right` counts in the place of `left`.
  static func replacement(_ left: UInt8, _ right: UInt8) -> Int {
    if left == right { return 0 }
    if Keyboard.areNeighbors(left, right) { return Slip.neighbor }
    return isVowel(left) && isVowel(right) ? Slip.vowel : Slip.replacement
  }

  private static func isVowel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }
}

extension SlipOutline {
  /// That of folded letters.
  init(of letters: ArraySlice<UInt8>) {
    var once: UInt32 = 0
    var twice: UInt32 = 0
    var count = 0
    for byte in letters where byte != SlipLetters.separator {
      let bit: UInt32 = 1 << UInt32(byte & 31)
      twice |= once & bit
      once |= bit
      count += 1
    }
    self.init(count: count, once: once, twice: twice)
  }
}
