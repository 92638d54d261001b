import StyleSheet

extension String {
  /// True if a JSON string can contain the text without an escape.
  var needsNoEscapes: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }
}

extension [UInt8] {
  /// Appends the content of a JSON string.
  mutating func append(escaping text: String) {
    if text.needsNoEscapes { return append(contentsOf: text.utf8) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): self += "\\\"".utf8
      case UInt8(ascii: "\\"): self += "\\\\".utf8
      case UInt8(ascii: "\n"): self += "\\n".utf8
      case UInt8(ascii: "\r"): self += "\\r".utf8
      case UInt8(ascii: "\t"): self += "\\t".utf8
      case 0..<0x20: self += "\\u\(String(UInt32(byte), radix: 16, digits: 4))".utf8
      default: append(byte)
      }
    }
  }
}
