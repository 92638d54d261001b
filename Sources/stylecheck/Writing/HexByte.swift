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

  static func byte(_ first: UInt8, _ second: UInt8) -> UInt8? {
    let digits = [first, second].map { Character(Unicode.Scalar($0)) }
    return digits.allSatisfy(\.isHexDigit) ? UInt8(String(digits), radix: 16) : nil
  }
}
