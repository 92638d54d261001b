/// A kind of typing mistake in a word.
package enum SlipKind: String, CaseIterable, Sendable {
  case drop, double, swap, neighbor, `case`, separator

  /// Returns the distinct words that one mistake of this kind makes of `word`.
  package func slips(of word: String) -> [String] {
    let letters = Array(word.utf8)
    let made: [[UInt8]] =
      switch self {
      case .drop: letters.indices.map { Array(letters[..<$0] + letters[($0 + 1)...]) }
      case .double: letters.indices.map { Array(letters[...$0] + letters[$0...]) }
      case .swap: letters.indices.dropLast().map { Self.swapped(letters, at: $0) }
      case .neighbor: letters.indices.flatMap { Self.missed(letters, at: $0) }
      case .case: Self.recased(letters)
      case .separator: letters.indices.flatMap { Self.separated(letters, at: $0) }
      }
    var seen: Set<[UInt8]> = [letters]
    return made.filter { !$0.isEmpty && seen.insert($0).inserted }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension SlipKind {
  private static func swapped(_ letters: [UInt8], at index: Int) -> [UInt8] {
    var letters = letters
    letters.swapAt(index, index + 1)
    return letters
  }

  /// The adjacent keys of each key of a keyboard.
  private static let keys: [Character: String] = [
    "q": "wa", "w": "qeas", "e": "wrsd", "r": "etdf", "t": "ryfg", "y": "tugh", "u": "yihj",
    "i": "uojk", "o": "ipkl", "p": "ol", "a": "qwsz", "s": "weadzx", "d": "ersfxc",
    "f": "rtdgcv", "g": "tyfhvb", "h": "yugjbn", "j": "uihknm", "k": "iojlm", "l": "opk",
    "z": "asx", "x": "sdzc", "c": "dfxv", "v": "fgcb", "b": "ghvn", "n": "hjbm", "m": "jkn",
    "1": "2", "2": "13", "3": "24", "4": "35", "5": "46", "6": "57", "7": "68", "8": "79",
    "9": "80", "0": "9",
  ]

  private static func missed(_ letters: [UInt8], at index: Int) -> [[UInt8]] {
    let letter = letters[index]
    let isCapital = (0x41...0x5A).contains(letter)
    let key = Character(Unicode.Scalar(isCapital ? letter | 0x20 : letter))
    return (keys[key] ?? "").utf8.map { replacing(letters, index, [isCapital ? $0 & 0xDF : $0]) }
  }

  /// Returns the word with one letter in the other case, in lowercase, and in uppercase.
  private static func recased(_ letters: [UInt8]) -> [[UInt8]] {
    let single = letters.indices.filter { isLetter(letters[$0]) }
      .map { replacing(letters, $0, [letters[$0] ^ 0x20]) }
    let small = letters.map { isLetter($0) ? $0 | 0x20 : $0 }
    let capital = letters.map { isLetter($0) ? $0 & 0xDF : $0 }
    return single + [small, capital]
  }

  /// Returns `font_color` and `fontColor` for `font-color`, and `tint-color` for `tintColor`.
  private static func separated(_ letters: [UInt8], at index: Int) -> [[UInt8]] {
    let letter = letters[index]
    let separators = [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ".")]
    if separators.contains(letter) {
      let other = separators.filter { $0 != letter }.map { replacing(letters, index, [$0]) }
      guard index + 1 < letters.count, isLetter(letters[index + 1]) else { return other }
      return other + [
        Array(letters[..<index] + [letters[index + 1] ^ 0x20] + letters[(index + 2)...])
      ]
    }
    guard index > 0, (0x41...0x5A).contains(letter), (0x61...0x7A).contains(letters[index - 1])
    else { return [] }
    return [[0x2D, letter | 0x20], [0x2D, letter], [0x5F, letter | 0x20], [0x5F, letter]]
      .map { replacing(letters, index, $0) }
  }

  private static func replacing(_ letters: [UInt8], _ index: Int, _ new: [UInt8]) -> [UInt8] {
    Array(letters[..<index] + new + letters[(index + 1)...])
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }
}
