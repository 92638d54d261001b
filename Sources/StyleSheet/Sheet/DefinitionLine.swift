/// A line of a sheet for an engine that reads definitions line by line.
///
/// Such an engine reads only lines that begin with '@'. It drops the first and the last character,
/// which it assumes to be the ';', and splits the rest at ':' into two parts without trimming.
/// Source: SAP/cloud-sdk-ios-fiori 098daf0, `StyleSheetSettings`.
///
/// Both themes and rules use this reader.
package struct DefinitionLine: Sendable {
  /// The bytes of the line, without its end.
  package let range: Range<Int>
  /// The text between '@' and ':', including blanks; nil if the line defines nothing.
  package let key: String?
  /// The text between ':' and the last character; nil if the line defines nothing.
  package let value: String?

  package init(at offset: Int, in source: SourceText) {
    let range = source.withBytes { bytes in
      var start = offset
      while !bytes.followsLineBreak(start) { start -= 1 }
      return start..<bytes.lineBreak(from: offset)
    }
    self.init(range, in: source)
  }

  private init(_ range: Range<Int>, in source: SourceText) {
    self.range = range
    let text = source[range]
    let parts = text.dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false)
    let isRead = text.first == "@" && parts.count == 2
    key = isRead ? String(parts[0]) : nil
    value = isRead ? String(parts[1]) : nil
  }

  /// Returns every line of `source` that begins with '@' and a palette name, in any context.
  ///
  /// Other lines have no effect. Any text after a name and a '_' counts as a suffix. The result is
  /// empty for a text that is not UTF-8, which such an engine cannot read.
  package static func all(in source: SourceText) -> [DefinitionLine] {
    guard source.firstInvalidUTF8 == nil else { return [] }
    let ranges = source.withBytes { bytes in
      var ranges: [Range<Int>] = []
      var start = 0
      while start < bytes.count {
        let end = bytes.lineBreak(from: start)
        if bytes[start] == UInt8(ascii: "@"), bytes.mayNamePalette(start + 1..<end) {
          ranges.append(start..<end)
        }
        start = end + max(bytes.lineBreak(at: end), 1)
      }
      return ranges
    }
    return ranges.map { DefinitionLine($0, in: source) }
  }
}

extension ByteView {
  /// True if a part of a line begins with a palette name.
  fileprivate func mayNamePalette(_ range: Range<Int>) -> Bool {
    var end = range.lowerBound
    while end < range.upperBound, self[end] != UInt8(ascii: ":"), self[end] != UInt8(ascii: "_") {
      end += 1
    }
    return end > range.lowerBound && Palette.all.has(NameTable.Key(self, range.lowerBound..<end))
  }
}
