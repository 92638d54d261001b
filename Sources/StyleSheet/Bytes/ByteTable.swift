/// A borrowed view of a table with an entry for each of the 256 bytes.
///
/// Every byte is a valid index, so an access needs no bounds check.
struct ByteTable<Entry> {
  private let base: UnsafePointer<Entry>

  subscript(byte: UInt8) -> Entry { base[Int(byte)] }

  /// Calls `body` with a view of `entries`, which must be 256.
  static func lend<Result>(_ entries: [Entry], to body: (Self) -> Result) -> Result {
    entries.withUnsafeBufferPointer { entries in
      guard let base = entries.baseAddress, entries.count == 256 else {
        preconditionFailure("a table of bytes has 256 entries")
      }
      return body(Self(base: base))
    }
  }
}
