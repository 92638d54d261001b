/// A byte as two hex digits.
enum HexByte {
  static func text(of byte: UInt8) -> String {
    String(byte, radix: 16, digits: 2, uppercase: true)
  }

  /// Returns a text in which the bytes that are not kept are replaced by a mark and two digits;
  /// `isKept` takes the offset and the byte.
  static func escaped(
    _ bytes: some Sequence<UInt8>, by mark: Character = "%", keeping isKept: (Int, UInt8) -> Bool
  ) -> String {
    let result = bytes.enumerated().flatMap { offset, byte in
      isKept(offset, byte) ? [byte] : Array("\(mark)\(text(of: byte))".utf8)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns a path in which only the bytes are kept that RFC 3986 leaves unescaped in one
  /// (section 2.3), and slashes; a colon would turn a first folder into a scheme.
  static func escapedPath(_ bytes: [UInt8]) -> String {
    escaped(bytes) { _, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "-._~/".utf8.contains(byte)
      }
    }
  }

  /// Returns the unescaped bytes; a `%` without two digits is unchanged.
  static func decoded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(bytes)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = byte(bytes[index + 1], bytes[index + 2])
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

  private static func byte(_ first: UInt8, _ second: UInt8) -> UInt8? {
    let digits = [first, second].map { Character(Unicode.Scalar($0)) }
    return digits.allSatisfy(\.isHexDigit) ? UInt8(String(digits), radix: 16) : nil
  }
}
