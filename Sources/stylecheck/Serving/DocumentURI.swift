/// The path of a document, and its identifier in the protocol.
enum DocumentURI {
  private static let scheme = "file://"

  /// Returns the path of a file; nil for another identifier, such as that of an unsaved document.
  static func path(of uri: String) -> SystemText? {
    guard uri.prefix(scheme.count).lowercased() == scheme else { return nil }
    // The name of a host, which is usually empty, ends at the first slash.
    let rest = uri.dropFirst(scheme.count).drop { $0 != "/" }
    guard !rest.isEmpty else { return nil }
    return SystemText(bytes: decoded(Array(rest.utf8.prefix { $0 != 0x23 && $0 != 0x3F })))
  }

  /// Returns the identifier of a file with an absolute path.
  static func uri(of path: SystemText) -> String {
    scheme + HexByte.escaped(path.bytes, by: "%") { _, byte in isPlain(byte) }
  }

  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let digits = bytes[min(index + 1, bytes.count)..<min(index + 3, bytes.count)]
      if bytes[index] == UInt8(ascii: "%"), digits.count == 2,
        let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        decoded.append(byte)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return decoded
  }

  /// True for the bytes that RFC 3986 leaves unescaped in a path.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-._~/".utf8.contains(byte)
    }
  }
}
