/// A URI reference (RFC 3986) for a path: relative for a relative path, otherwise a `file` URI.
struct SARIFAddress: Hashable, Sendable {
  let text: String

  /// Creates the reference from the distinct form of a path.
  init(of path: String) {
    let bytes = SystemText(distinct: path).bytes
    text = (path.hasPrefix("/") ? "file://" : "") + HexByte.escaped(bytes) { Self.isPlain($1) }
  }

  /// Unreserved characters (section 2.3) and the slash; a colon would turn a first folder into a
  /// scheme.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    case UInt8(ascii: "/"): true
    default: false
    }
  }
}
