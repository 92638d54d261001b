/// What slips of the finger count, the likelier the less; a letter that is simply another counts 10.
///
/// That slips differ so in likelihood is the finding of Damerau, "A technique for computer detection
/// and correction of spelling errors" (1964), and of Kernighan, Church and Gale, "A spelling
/// correction program based on a noisy channel model" (1990); the figures are ours, set so that any
/// two slips count more than any one.
enum Slip {
  /// A separator too many or too few: `fontcolor`, `font--color`.
  static let separator = 2
  /// A letter doubled, or one of two left out: `fontt-color`, `of-color`.
  static let double = 6
  /// Two letters in each other's place: `fotn-color`.
  static let swap = 7
  /// A letter whose key touches the right one's: `fint-color`.
  static let neighbor = 7
  /// A letter too many whose key touches that of one beside it: `foint-color`.
  static let graze = 8
  /// One vowel for another: `grey` for `gray`.
  static let vowel = 8
  /// A letter left out: `fot-color`.
  static let lack = 9
  /// A letter too many: `fozt-color`.
  static let excess = 10
  /// A letter for another: `fozt-color`.
  static let replacement = 10

  /// What one slip counts at most.
  static let most = 10
  /// What a slip counts at most of those that fingers make, and not heads.
  static let mostOfFingers = 9

  /// What all slips in a known word may count, however long it is.
  static let mostAtAll = 2 * most

  /// What the slips in a known word of so many letters may count: one slip in a short word, two in a
  /// longer one, and any two in a long one.
  ///
  /// Among many words something is near to everything, so among few more is taken for a slip.
  static func reach(inWordOf count: Int, amongFew isOneOfFew: Bool) -> Int {
    switch count {
    case ...1: 0
    case 2...3: mostOfFingers
    case 4: isOneOfFew ? swap + lack : mostOfFingers
    case 5: swap + graze
    case 6: isOneOfFew ? swap + lack : swap + graze
    case 7...9: 2 * mostOfFingers
    case _: mostAtAll
    }
  }
}

/// The letters of a word as they are compared: small ones, and one separator for all.
struct SlipLetters: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []

  static let separator = UInt8(ascii: "-")

  init(_ word: some Sequence<UInt8>) {
    bytes = Array(word)
    for index in bytes.indices { bytes[index] = Self.folded(bytes[index]) }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "): separator
    default: byte
    }
  }

  /// The word without the order of its letters.
  var outline: SlipOutline {
    var once: UInt32 = 0
    var twice: UInt32 = 0
    var count = 0
    for byte in bytes where byte != Self.separator {
      let bit: UInt32 = 1 << UInt32(byte & 31)
      twice |= once & bit
      once |= bit
      count += 1
    }
    return SlipOutline(count: count, once: once, twice: twice)
  }

  /// For each letter, what it counts if it is left out.
  var lacks: [UInt8] { bytes.indices.map { UInt8(lack(at: $0)) } }

  /// For each letter, what it counts if it is too many.
  var excesses: [UInt8] { bytes.indices.map { UInt8(excess(at: $0)) } }

  private func lack(at index: Int) -> Int {
    let byte = bytes[index]
    if byte == Self.separator { return Slip.separator }
    let isDouble =
      index > 0 && bytes[index - 1] == byte
      || index + 1 < bytes.count && bytes[index + 1] == byte
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
