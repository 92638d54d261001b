/// The definitions that an engine reads if it reads only lines beginning with `@`.
///
/// It drops the first and the last character of the line, and keeps the line if a colon splits the
/// rest into exactly two parts, which it does not trim. It finds a hexadecimal color anywhere in
/// the second part, ignoring spaces; a color word or a name of the palette must be the whole part, and
/// any other word has no value. Sheets with equal readings are therefore the same theme to it.
///
/// Source: SAP/cloud-sdk-ios-fiori 098daf0, FioriThemeManager, `StyleSheetSettings`.
struct LineReading: Hashable {
  private struct Entry: Hashable {
    let key: [UInt8]
    /// Nil if no color can be found in it.
    let value: [UInt8]?
  }

  private var entries: [Entry] = []

  init(of bytes: ByteView) {
    var start = 0
    while start < bytes.count {
      let end = bytes.lineBreak(from: start)
      if bytes[start] == UInt8(ascii: "@") { read(bytes, start + 1, end) }
      start = end + max(bytes.lineBreak(at: end), 1)
    }
  }

  private mutating func read(_ bytes: ByteView, _ start: Int, _ lineEnd: Int) {
    var end = lineEnd - 1
    while end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    guard start < end else { return }
    let parts = (start..<end).map { bytes[$0] }
      .split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    // A key that is not a plain word is never looked up.
    guard parts.count == 2, parts[0].allSatisfy({ $0.continuesWord }) else {
      return
    }
    entries.append(Entry(key: Array(parts[0]), value: Self.value(parts[1])))
  }

  private static func value(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let solid = text.filter { $0 != 0x20 }
    // The case of digits does not change a color.
    if Self.mayHoldHex(text) { return solid.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }
    return isColorWord(text) ? Array(text) : nil
  }

  /// Returns true if a text is a color word of the engine, or a name of its palette; a name can have
  /// a suffix.
  static func isColorWord(_ text: some Sequence<UInt8>) -> Bool {
    let word = String(decoding: Array(text), as: UTF8.self)
    return Dialect.fioriSwiftUI.colorWord(word) != nil
      || Palette.all.name(String(word.beforeUnderscore)) != nil
  }

  /// Returns true if a text contains `#` or `0x`.
  static func mayHoldHex(_ text: some Sequence<UInt8>) -> Bool {
    var before: UInt8 = 0
    for byte in text {
      if byte == UInt8(ascii: "#") { return true }
      if before == UInt8(ascii: "0"), byte | 0x20 == UInt8(ascii: "x") { return true }
      before = byte
    }
    return false
  }
}
