// Line breaks for engines that read line by line: U+000A … U+000D, U+0085, U+2028, U+2029.
//
// Source: Foundation's `CharacterSet.newlines`, at which FioriThemeManager of
// SAP/cloud-sdk-ios-fiori 098daf0 splits a sheet.

extension ByteView {
  /// Returns the length of the line break at `offset`, or 0; CR LF is one line break.
  func lineBreak(at offset: Int) -> Int {
    let byte = self[offset]
    if byte > 0x0D && byte < 0x80 { return 0 }
    switch byte {
    case 0x0D: return offset &+ 1 < count && self[offset &+ 1] == 0x0A ? 2 : 1
    case 0x0A...0x0C: return 1
    case 0xC2: return self[offset &+ 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard self[offset &+ 1] == 0x80 else { return 0 }
      return self[offset &+ 2] == 0xA8 || self[offset &+ 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }

  /// Returns the number of line breaks between `start` and `end`.
  package func lineBreaks(_ start: Int, _ end: Int) -> Int {
    var breaks = 0
    var offset = start
    while offset < end {
      let length = lineBreak(at: offset)
      breaks &+= length > 0 ? 1 : 0
      offset &+= max(length, 1)
    }
    return breaks
  }

  /// Returns the offset of the next line break from `offset`, or the end of the bytes.
  func lineBreak(from offset: Int) -> Int {
    var offset = offset
    while offset < count, lineBreak(at: offset) == 0 { offset &+= 1 }
    return offset
  }

  /// True if a line begins at `offset`; a byte order mark is ignored.
  func beginsLine(_ offset: Int) -> Bool {
    followsLineBreak(offset) || (offset == 3 && startsWithMark)
  }

  /// True if `offset` directly follows a line break, or is the start of the text.
  func followsLineBreak(_ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    if lineBreak(at: offset &- 1) > 0 { return true }
    if offset >= 2, lineBreak(at: offset &- 2) == 2 { return true }
    return offset >= 3 && lineBreak(at: offset &- 3) == 3
  }

  /// True if the text begins with a byte order mark.
  package var startsWithMark: Bool { self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF }
}
