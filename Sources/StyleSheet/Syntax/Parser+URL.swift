// Recovery from a URL in a value.

extension Parser {
  /// Consumes the rest of a URL whose scheme is the last word, from the colon on; returns false if
  /// there is none.
  mutating func takeURL(inValueFrom first: Int) -> Bool {
    let last = solid - 1
    guard last >= first, elements[last].kind == .word, endOfSolid == start else { return false }
    let begin = Int(elements[last].place)
    let isData = start - begin == 4 && bytes.starts(with: "data", at: begin)
    let slashes = bytes[start + 1] == UInt8(ascii: "/") && bytes[start + 2] == bytes[start + 1]
    let end =
      slashes
      ? bytes.endOfURL(withSlashesAt: start + 1)
      : isData ? bytes.endOfData(behindColon: start) : nil
    guard let end else { return false }
    report(.unexpectedCharacter, begin..<end, other: start)
    let isWhole = last == first
    if isWhole { takeBackLast() }
    takeUnexpected(to: end)
    if isWhole { missingValueSilently() }
    return true
  }
}
