/// The bytes of one stylesheet, and the name its readers know it by.
///
/// The bytes are whatever was read: UTF-8 or not, with or without a byte order mark. Every place
/// in this package is a byte offset into them until a person has to read it; then ``LineTable``
/// turns it into a line and a column.
public struct SourceText: Hashable, Sendable {
  /// What reports call this text: a path as the user wrote it, or `<stdin>`.
  public let name: String
  /// At most `UInt32.max - 1` bytes, so that a place in the text fits into 32 bits.
  public let bytes: [UInt8]

  /// A text of the given bytes.
  ///
  /// - Precondition: `bytes` are fewer than `UInt32.max`. Whoever reads files turns larger ones away.
  public init(bytes: [UInt8], name: String = "sheet.nss") {
    precondition(bytes.count < Int(UInt32.max), "a source text holds less than 4 GiB")
    self.bytes = bytes
    self.name = name
  }

  /// A text of the UTF-8 bytes of `text`.
  public init(_ text: String, name: String = "sheet.nss") {
    self.init(bytes: Array(text.utf8), name: name)
  }

  /// The bytes of `range` as text, with U+FFFD for what is not UTF-8.
  ///
  /// - Parameter range: Byte offsets; what lies outside the text counts as empty.
  public subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
