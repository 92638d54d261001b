/// The bytes of one stylesheet, and its name.
///
/// The bytes are stored as read: they may be invalid UTF-8, or begin with a byte order mark. Every
/// position in this package is a byte offset into them; `LineTable` converts an offset to a line
/// and a column for display.
public struct SourceText: Hashable, Sendable {
  /// The name of this text in reports: a path as the user wrote it, or `<stdin>`.
  package let name: String
  /// The bytes, at most `largest`, so that an offset or a tree index fits into 32 bits.
  public let bytes: [UInt8]

  /// The maximum size of a text in bytes: a gibibyte.
  package static let largest = 1 << 30

  /// Creates a text from bytes.
  ///
  /// - Precondition: `bytes` are no more than `largest`. The code that reads files rejects larger
  ///   ones.
  public init(bytes: [UInt8], name: String = "sheet.nss") {
    precondition(bytes.count <= Self.largest, "a source text holds a gibibyte at most")
    self.bytes = bytes
    self.name = name
  }

  /// Creates a text from the UTF-8 bytes of `text`.
  public init(_ text: String, name: String = "sheet.nss") {
    self.init(bytes: Array(text.utf8), name: name)
  }

  /// The text in `range`, with U+FFFD for invalid UTF-8.
  ///
  /// - Parameter range: Byte offsets, clamped to the text.
  public subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  package func withBytes<Result>(_ body: (ByteView) -> Result) -> Result { bytes.withView(body) }
}
