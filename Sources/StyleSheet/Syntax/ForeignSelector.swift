/// Reads the selectors of CSS before a block, which this language does not have.
///
/// ```
/// selectors → complex { ',' complex }
/// complex   → string | [ sign blank ] compound { ( blank | sign ) compound }
/// sign      → '>' | blank '+' | blank '~'
/// compound  → [ name | '*' | '&' ] { '[' … ']' | ':' ':' name | ':' name [ '(' … ')' ] }
/// ```
///
/// A name has the dots and number signs of CSS in it. A sign without the blanks is a slip in a name,
/// such as `La*bel`. Only a nested rule begins with a sign: a line of a patch does, too.
package struct ForeignSelector {
  private let bytes: ByteView
  private var offset: Int
  private let end: Int
  /// The offset of the first part that only CSS has.
  private var firstSign: Int?
  private let isNested: Bool

  /// The longest text that is read.
  private static let longest = 256

  /// Returns the end of the selectors of CSS at `start`, and the first part that only CSS has; nil
  /// for any other text.
  static func end(
    in bytes: ByteView, from start: Int, isNested: Bool = false
  ) -> (end: Int, sign: Int)? {
    guard let head = head(in: bytes, from: start) else { return nil }
    var reader = Self(
      bytes: bytes, offset: head.lowerBound, end: head.upperBound, isNested: isNested)
    guard reader.selectors(), let sign = reader.firstSign else { return nil }
    return (head.upperBound, sign)
  }

  private static let endsOfSelectors: ByteSet = ";}@/"

  /// Returns the text before a left brace, of one line or of a list; nil if another sign of the
  /// language comes first.
  private static func head(in bytes: ByteView, from start: Int) -> Range<Int>? {
    var (offset, solid) = (start, start)
    while offset < bytes.count, offset - start < longest {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "{") { return solid > start ? start..<solid : nil }
      guard !endsOfSelectors.contains(byte), byte < 0x80 else { return nil }
      if byte.isLineEnd, bytes[solid - 1] != UInt8(ascii: ",") {
        while offset - start < longest, offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
        return bytes[offset] == UInt8(ascii: "{") && solid > start ? start..<solid : nil
      }
      offset += 1
      if byte > 0x20 { solid = offset }
    }
    return nil
  }

  private mutating func selectors() -> Bool {
    repeat {
      skipBlanks()
      guard complex() else { return false }
    } while take(",")
    return offset == end
  }

  private mutating func complex() -> Bool {
    if string() {
      skipBlanks()
      return isAtEnd
    }
    if isNested, takeCombinator(), bytes[offset - 1] > 0x20 { return false }
    guard compound() else { return false }
    while true {
      let last = offset
      skipBlanks()
      let hasSign = takeCombinator()
      if isAtEnd { return !hasSign }
      guard offset > last, compound() else { return false }
    }
  }

  private var isAtEnd: Bool { offset == end || bytes[offset] == UInt8(ascii: ",") }

  /// Consumes a sign, with the blanks after it; returns false if there is none.
  private mutating func takeCombinator() -> Bool {
    guard offset < end, ">+~".utf8.contains(bytes[offset]) else { return false }
    guard bytes[offset] == UInt8(ascii: ">") || bytes[offset - 1] <= 0x20 || isNested else {
      return false
    }
    note()
    offset += 1
    skipBlanks()
    return true
  }

  private mutating func compound() -> Bool {
    let start = offset
    if take("*") || take("&") {
      note(start)
    } else {
      name()
    }
    while offset < end, attribute() || pseudo(isFirst: offset == start) {}
    return offset > start
  }

  /// Consumes a class in quotes, which is no part of a longer selector.
  private mutating func string() -> Bool {
    guard offset < end, "\"'".utf8.contains(bytes[offset]) else { return false }
    guard let close = (offset + 1..<end).first(where: { bytes[$0] == bytes[offset] }) else {
      return false
    }
    note()
    offset = close + 1
    return true
  }

  private mutating func attribute() -> Bool {
    guard offset < end, bytes[offset] == UInt8(ascii: "["), isName(at: offset + 1),
      let close = (offset..<end).first(where: { bytes[$0] == UInt8(ascii: "]") })
    else { return false }
    note()
    offset = close + 1
    return true
  }

  /// Consumes `::name`, `:name(…)`, or a state of CSS without a name before it.
  ///
  /// Another `:name` is a class path.
  private mutating func pseudo(isFirst: Bool) -> Bool {
    guard offset < end, bytes[offset] == UInt8(ascii: ":") else { return false }
    let start = offset
    let isDoubled = bytes[offset + 1] == UInt8(ascii: ":")
    guard isName(at: offset + (isDoubled ? 2 : 1)) else { return false }
    offset += isDoubled ? 2 : 1
    name()
    if isDoubled || isFirst { note(start) }
    if isFirst, !isDoubled, bytes[offset] != UInt8(ascii: "("),
      Self.states[bytes.text(in: start + 1..<offset)] == nil
    {
      offset = start
      return false
    }
    guard offset < end, bytes[offset] == UInt8(ascii: "(") else { return true }
    note(start)
    guard let close = (offset..<end).first(where: { bytes[$0] == UInt8(ascii: ")") }) else {
      return false
    }
    offset = close + 1
    return true
  }

  /// The states that a selector of CSS may have, with the variants of properties for them; "" for
  /// states that no property has.
  static let states = [
    "hover": "highlighted", "active": "highlighted", "focus": "focused", "checked": "selected",
    "disabled": "disabled", "visited": "", "link": "", "first-child": "", "last-child": "",
    "root": "", "host": "",
  ]

  /// True for a state of a control, and not for a place in a document.
  package static func isState(_ word: String) -> Bool { states[word]?.isEmpty == false }

  /// Returns the variant for a state of CSS, and any other word itself.
  package static func variant(for state: String) -> String { states[state] ?? state }

  private func isName(at offset: Int) -> Bool {
    bytes[offset].continuesWord
  }

  private mutating func name() {
    while offset < end, isName(at: offset) || bytes[offset] == UInt8(ascii: "#") { offset += 1 }
  }

  private mutating func skipBlanks() {
    while offset < end, bytes[offset] <= 0x20 { offset += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard offset < end, bytes[offset] == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  private mutating func note(_ place: Int? = nil) { firstSign = firstSign ?? place ?? offset }
}
