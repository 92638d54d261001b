/// A line of a sheet as it is to an engine that takes a definition for a line.
///
/// Such an engine looks at lines that begin with '@' and at no others. It drops the first character
/// and the last, which it takes for the ';', and splits the rest at ':' into two parts, of which it
/// trims neither. Source: SAP/cloud-sdk-ios-fiori 098daf0, `StyleSheetSettings`.
///
/// Themes and rules both ask this reader, and no other.
package struct DefinitionLine: Sendable {
  /// The bytes of the line, without its end.
  package let range: Range<Int>
  /// What stands between '@' and ':', blanks included; nil if the line defines nothing.
  package let key: String?
  /// What stands between ':' and the last character; nil if the line defines nothing.
  package let value: String?

  /// The line of `source` that `offset` is on.
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

  /// Every line of `source` that begins with '@' and a name of the palette, wherever it stands.
  ///
  /// For others nobody asks. Whatever stands behind a name and a '_' counts as a suffix.
  ///
  /// There is none in a text that is not UTF-8: such an engine has no text then.
  ///
  /// - Complexity: O(n).
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
  /// Whether a piece of a line begins with a name of the palette.
  fileprivate func mayNamePalette(_ range: Range<Int>) -> Bool {
    var end = range.lowerBound
    while end < range.upperBound, self[end] != UInt8(ascii: ":"), self[end] != UInt8(ascii: "_") {
      end += 1
    }
    return end > range.lowerBound && Palette.all.has(NameTable.Key(self, range.lowerBound..<end))
  }
}
