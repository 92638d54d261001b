/// A path as a reference in the sense of RFC 3986: relative as the path is, or a `file` address.
struct SARIFAddress: Hashable, Sendable {
  let text: String

  /// The address of a path in its distinct form.
  init(of path: String) {
    let bytes = SystemText(distinct: path).bytes
    text = (path.hasPrefix("/") ? "file://" : "") + HexByte.escaped(bytes) { Self.isPlain($1) }
  }

  /// Section 2.3, and the slash; a colon would make a scheme of a first folder.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    case UInt8(ascii: "/"): true
    default: false
    }
  }
}
