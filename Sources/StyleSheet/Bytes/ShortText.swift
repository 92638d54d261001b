/// A text of at most fifteen bytes, written directly into the inline storage of a string.
package struct ShortText {
  /// The number of bytes that a string stores inline.
  private static let room = 15

  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// Creates a text that must not outlive the closure to which `bytes` are lent.
  private init(_ bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

  /// Appends words; returns false if they do not fit.
  package mutating func append(_ words: String) -> Bool {
    var words = words
    return words.withUTF8 { words in
      guard words.count <= Self.room - count else { return false }
      for (index, byte) in words.enumerated() { bytes[count &+ index] = byte }
      count += words.count
      return true
    }
  }

  /// Appends a number; returns false if it does not fit.
  package mutating func append(_ number: Int) -> Bool {
    guard 0..<10 ~= number, count < Self.room else { return append(String(number)) }
    bytes[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)
    count += 1
    return true
  }

  /// Returns the text that `write` writes, or nil if it returns false.
  package static func string(_ write: (inout Self) -> Bool) -> String? {
    var fits = true
    let text = String(unsafeUninitializedCapacity: room) { bytes in
      var text = Self(bytes)
      fits = write(&text)
      return fits ? text.count : 0
    }
    return fits ? text : nil
  }
}
