/// The bytes of one stylesheet, and the name its readers know it by.
///
/// The bytes are whatever was read: UTF-8 or not, with or without a byte order mark. Every place
/// in this package is a byte offset into them until a person has to read it; then ``LineTable``
/// turns it into a line and a column.
public struct SourceText: Hashable, Sendable {
  /// What reports call this text: a path as the user wrote it, or `<stdin>`.
  public let name: String
  /// At most ``largest``, so that a place in the text, or in its tree, fits into 32 bits.
  public let bytes: [UInt8]

  /// How many bytes a text can have: a gibibyte.
  public static let largest = 1 << 30

  /// A text of the given bytes.
  ///
  /// - Precondition: `bytes` are no more than ``largest``. Whoever reads files turns larger ones away.
  public init(bytes: [UInt8], name: String = "sheet.nss") {
    precondition(bytes.count <= Self.largest, "a source text holds a gibibyte at most")
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
