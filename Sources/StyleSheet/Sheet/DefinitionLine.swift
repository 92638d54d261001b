/// A line of a sheet as it is to an engine that takes a definition for a line.
///
/// Such an engine looks at lines that begin with '@' and at no others. It drops the first character
/// and the last, which it takes for the ';', and splits the rest at ':' into two parts, of which it
/// trims neither. Source: SAP/cloud-sdk-ios-fiori 098daf0, `StyleSheetSettings`.
struct DefinitionLine {
  /// The bytes of the line, without its end.
  let range: Range<Int>
  /// What stands between '@' and ':', blanks included; nil if there is not one ':'.
  let key: String?
  /// What stands between ':' and the last character; nil if there is not one ':'.
  let value: String?

  /// The line of `source` that `offset` is on.
  init(at offset: Int, in source: SourceText) {
    let range = source.withBytes { bytes in
      var start = offset
      while !bytes.followsLineBreak(start) { start -= 1 }
      return start..<bytes.lineBreak(from: offset)
    }
    self.init(range, in: source)
  }

  private init(_ range: Range<Int>, in source: SourceText) {
    self.range = range
    let parts = source[range].dropFirst().dropLast()
      .split(separator: ":", omittingEmptySubsequences: false)
    key = parts.count == 2 ? String(parts[0]) : nil
    value = parts.count == 2 ? String(parts[1]) : nil
  }

  /// Every line of `source` that begins with '@', wherever it stands in the grammar.
  ///
  /// - Complexity: O(n).
  static func all(in source: SourceText) -> [DefinitionLine] {
    let ranges = source.withBytes { bytes in
      var ranges: [Range<Int>] = []
      var start = 0
      while start < bytes.count {
        let end = bytes.lineBreak(from: start)
        if bytes[start] == UInt8(ascii: "@") { ranges.append(start..<end) }
        start = end + max(bytes.lineBreak(at: end), 1)
      }
      return ranges
    }
    return ranges.map { DefinitionLine($0, in: source) }
  }
}

extension DefinitionLine {
  /// What such an engine reads in a text: a color, the name of one, or nothing.
  enum Meaning: Hashable, Sendable {
    case color(Color)
    case palette(String)
    case nothing
  }

  /// What `text` is, blanks and all, to an engine that looks for a color word letter by letter and
  /// for hex digits anywhere in it.
  static func meaning(of text: String, to dialect: Dialect) -> Meaning {
    if let color = dialect.colorWord(text)?.color { return .color(color) }
    if let color = ColorSearch(in: text).hexColor(for: dialect) { return .color(color) }
    if let name = PaletteName(text), Palette.all.name(name.name) != nil { return .palette(text) }
    return .nothing
  }
}
