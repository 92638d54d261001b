/// A name such as `reversePrimaryFontColor` or `font-color` as parts, told apart by capitals and signs.
package struct WordParts {
  /// By how many whole parts a known word may differ: 'fontColor' is 'primaryFontColor' without one.
  package enum Difference {
    case oneMore, oneMoreOrLess
  }

  private let bytes: [UInt8]

  init(_ word: String) { bytes = Array(word.utf8) }

  /// How many parts there are.
  package var count: Int {
    1
      + bytes.indices.dropFirst().count {
        isCapitalized(at: $0) || isSign(bytes[$0 - 1]) && $0 > 1 && !isSign(bytes[$0])
      }
  }

  /// True if `range` begins and ends where parts do, signs beside them included.
  func isWhole(_ range: Range<Int>) -> Bool {
    isEdge(range.lowerBound) && isEdge(range.upperBound)
  }

  private func isEdge(_ place: Int) -> Bool {
    place == 0 || place == bytes.count || isSign(bytes[place]) || isSign(bytes[place - 1])
      || isCapitalized(at: place)
  }

  private func isCapitalized(at place: Int) -> Bool {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return capitals.contains(bytes[place]) && !capitals.contains(bytes[place - 1])
      && !isSign(bytes[place - 1])
  }

  private func isSign(_ byte: UInt8) -> Bool { "-_.@".utf8.contains(byte) }
}
