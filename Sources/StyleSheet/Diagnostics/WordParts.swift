/// The parts of a name such as `reversePrimaryFontColor` or `font-color`.
package struct WordParts {
  /// The number of parts by which a known word may differ: 'fontColor' and 'primaryFontColor'.
  package enum Difference {
    case oneMore, oneMoreOrLess
  }

  private let bytes: [UInt8]

  package init(_ word: String) { bytes = Array(word.utf8) }

  /// The parts in small letters, without separators; digits are parts of their own.
  package var texts: [String] {
    var texts: [[UInt8]] = [[]]
    for place in bytes.indices {
      if place > 0, isEdge(place) || bytes[place].isDigit != bytes[place - 1].isDigit {
        texts.append([])
      }
      if !isSign(bytes[place]) { texts[texts.count - 1].append(bytes[place]) }
    }
    return texts.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self).lowercased() }
  }

  package var count: Int {
    1
      + bytes.indices.dropFirst().count {
        isCapitalized(at: $0) || isSign(bytes[$0 - 1]) && $0 > 1 && !isSign(bytes[$0])
      }
  }

  /// True if `range` begins and ends at part boundaries, including adjacent separators.
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
