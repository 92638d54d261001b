package import StyleSheet

/// The names of classes in the string literals of Swift code.
package enum SwiftNames {
  /// Returns the places of a class name in the string literals of Swift code.
  ///
  /// The literal is the name, or a path such as `"A:B"`. Comments and longer texts do not count,
  /// nor does a part beside an interpolation.
  package static func ranges(of name: String, in source: SourceText) -> [Range<Int>] {
    var reader = LiteralReader(bytes: source.bytes, name: Array(name.utf8))
    reader.read()
    return reader.found
  }
}

private struct LiteralReader {
  let bytes: [UInt8]
  let name: [UInt8]
  private(set) var found: [Range<Int>] = []
  var offset = 0
  /// The literals around the current code, which is an interpolation; the innermost is the last.
  var outer: [Literal] = []

  struct Literal {
    /// The number of `#` before the quote.
    let pounds: Int
    let isMultiline: Bool
    /// The start of the current part of the text.
    var start: Int
    var isBehindInterpolation = false
    /// The number of open parentheses in the interpolation.
    var depth = 0
  }

  mutating func read() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        offset = bytes[offset...].firstIndex(where: \.isLineEnd) ?? bytes.count
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): begin(pounds: 0)
      case UInt8(ascii: "#"): skipPounds()
      case UInt8(ascii: "("): change(depth: 1)
      case UInt8(ascii: ")"): change(depth: -1)
      default: offset += 1
      }
    }
  }

  private func byte(_ distance: Int) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  /// Skips a comment, which may contain others.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      let pair = (byte(0), byte(1))
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        offset += 2
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
  }

  private mutating func skipPounds() {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    offset += count
    if byte(0) == UInt8(ascii: "\"") { begin(pounds: count) }
  }

  /// Counts a parenthesis of an interpolation, which ends with its last one.
  private mutating func change(depth: Int) {
    offset += 1
    guard var literal = outer.popLast() else { return }
    literal.depth += depth
    if literal.depth == 0 {
      literal.start = offset
      literal.isBehindInterpolation = true
      readText(of: literal)
    } else {
      outer.append(literal)
    }
  }

  private mutating func begin(pounds: Int) {
    let quote = UInt8(ascii: "\"")
    let isMultiline = byte(1) == quote && byte(2) == quote
    offset += isMultiline ? 3 : 1
    readText(of: Literal(pounds: pounds, isMultiline: isMultiline, start: offset))
  }

  /// Reads the text of a literal up to its end, an interpolation, or a line end that it may not have.
  private mutating func readText(of literal: Literal) {
    while offset < bytes.count {
      let end = offset
      if bytes[offset].isLineEnd, !literal.isMultiline { return }
      if bytes[offset] == UInt8(ascii: "\\"), hasPounds(literal.pounds, at: offset + 1) {
        offset += 1 + literal.pounds
        guard byte(0) == UInt8(ascii: "(") else {
          offset += 1
          continue
        }
        var literal = literal
        literal.depth = 1
        outer.append(literal)
        offset += 1
        return
      }
      if closes(literal) {
        offset += (literal.isMultiline ? 3 : 1) + literal.pounds
        if !literal.isBehindInterpolation { add(literal.start..<end) }
        return
      }
      offset += 1
    }
  }

  private func closes(_ literal: Literal) -> Bool {
    let count = literal.isMultiline ? 3 : 1
    return (0..<count).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && hasPounds(literal.pounds, at: offset + count)
  }

  private func hasPounds(_ count: Int, at place: Int) -> Bool {
    (0..<count).allSatisfy { place + $0 < bytes.count && bytes[place + $0] == UInt8(ascii: "#") }
  }

  /// Adds the names of a text between colons that are the searched one.
  private mutating func add(_ text: Range<Int>) {
    var start = text.lowerBound
    for place in text.lowerBound...text.upperBound
    where place == text.upperBound || bytes[place] == UInt8(ascii: ":") {
      let front = bytes[start..<place].prefix(while: \.isBlankOrLineEnd).count
      let own = start + front..<place
      let back = bytes[own].reversed().prefix(while: \.isBlankOrLineEnd).count
      let part = own.lowerBound..<own.upperBound - back
      if bytes[part].elementsEqual(name) { found.append(part) }
      start = place + 1
    }
  }
}
