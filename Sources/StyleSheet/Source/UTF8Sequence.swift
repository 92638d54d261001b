/// One character's worth of UTF-8 at a place, or one mistake.
///
/// A mistake is as long as decoders agree on: the longest start of a sequence that could still have
/// become one, at least a byte (Unicode 16, section 3.9, "maximal subpart"). So places after it
/// are counted here as an editor counts them.
struct UTF8Sequence {
  /// Nil for bytes that are not UTF-8.
  let scalar: Unicode.Scalar?
  /// In bytes, 1 to 4.
  let length: Int

  /// What stands at `offset`, which must be inside `bytes`.
  init(in bytes: ByteView, at offset: Int) {
    let lead = bytes[offset]
    if lead < 0x80 {
      scalar = Unicode.Scalar(lead)
      length = 1
      return
    }
    guard let shape = Self.shape(of: lead) else {
      scalar = nil
      length = 1
      return
    }
    var value = UInt32(lead) & shape.mask
    for index in 1..<shape.length {
      let next = bytes[offset + index]
      let allowed = index == 1 ? shape.second : 0x80...0xBF
      guard allowed.contains(next), offset + index < bytes.count else {
        scalar = nil
        length = index
        return
      }
      value = value << 6 | UInt32(next & 0x3F)
    }
    scalar = Unicode.Scalar(value)
    length = shape.length
  }

  private struct Shape {
    let length: Int
    let mask: UInt32
    let second: ClosedRange<UInt8>
  }

  /// Table 3-7 of the Unicode Standard: which second bytes make a sequence well-formed.
  private static func shape(of lead: UInt8) -> Shape? {
    switch lead {
    case 0xC2...0xDF: Shape(length: 2, mask: 0x1F, second: 0x80...0xBF)
    case 0xE0: Shape(length: 3, mask: 0x0F, second: 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: Shape(length: 3, mask: 0x0F, second: 0x80...0xBF)
    case 0xED: Shape(length: 3, mask: 0x0F, second: 0x80...0x9F)
    case 0xF0: Shape(length: 4, mask: 0x07, second: 0x90...0xBF)
    case 0xF1...0xF3: Shape(length: 4, mask: 0x07, second: 0x80...0xBF)
    case 0xF4: Shape(length: 4, mask: 0x07, second: 0x80...0x8F)
    default: nil
    }
  }
}

/// What the bytes of a file are if they are no text in UTF-8.
package enum NonText: Hashable, Sendable {
  case utf16
  case utf32
  /// No text at all; the offset of the first zero byte.
  case binary(Int)
  /// Text in another encoding, or no text; how many bytes are not UTF-8.
  case otherEncoding(Int)

  /// A sheet in an older encoding has few letters outside of ASCII: one byte in four is too many.
  fileprivate static let leastShare = 4
}

extension NonText: CustomStringConvertible {
  /// What a message says of it, without a full stop.
  package var description: String {
    switch self {
    case .utf16: "this text is UTF-16, and engines read UTF-8: save it as UTF-8"
    case .utf32: "this text is UTF-32, and engines read UTF-8: save it as UTF-8"
    case .binary(let offset):
      "this file is binary, and not text: it has a zero byte at offset \(offset)"
    case .otherEncoding(let count):
      "this file is not text in UTF-8: \(count) of its bytes are not UTF-8"
    }
  }
}

extension SourceText {
  /// True if the text begins with the mark of UTF-32, in either order of bytes.
  private var isProbablyUTF32: Bool {
    bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF])
  }

  /// Whether the text begins as UTF-16 does: with its mark, or with a letter and a zero twice over.
  package var isProbablyUTF16: Bool {
    guard bytes.count >= 2 else { return false }
    if (bytes[0], bytes[1]) == (0xFF, 0xFE) || (bytes[0], bytes[1]) == (0xFE, 0xFF) { return true }
    func isZero(_ place: Int) -> Bool { bytes[place] == 0 }
    return bytes.count >= 4 && isZero(0) != isZero(1) && isZero(0) == isZero(2)
      && isZero(1) == isZero(3)
  }

  /// Why the bytes are plainly no text in UTF-8; nil if they are, or if single bytes are wrong.
  ///
  /// - Complexity: O(n).
  package var nonText: NonText? {
    if isProbablyUTF32 { return .utf32 }
    if isProbablyUTF16 { return .utf16 }
    let zero = withBytes { $0.offset(of: 0, in: 0..<$0.count) }
    if zero < bytes.count { return .binary(zero) }
    var invalid = 0
    eachInvalidUTF8 { invalid += $0.count }
    return invalid * NonText.leastShare > bytes.count ? .otherEncoding(invalid) : nil
  }

  /// The first bytes that are not UTF-8, or nil if all are.
  ///
  /// - Complexity: O(n), many bytes at a time while they are ASCII.
  public var firstInvalidUTF8: Range<Int>? { withBytes { $0.invalidUTF8(from: 0) } }

  /// Hands over all bytes that are not UTF-8, those that touch each other together.
  ///
  /// - Complexity: O(n), many bytes at a time while they are ASCII.
  package func eachInvalidUTF8(_ body: (Range<Int>) -> Void) {
    withBytes { bytes in
      var next = bytes.invalidUTF8(from: 0)
      while let first = next {
        var run = first
        next = bytes.invalidUTF8(from: run.upperBound)
        while let more = next, more.lowerBound == run.upperBound {
          run = run.lowerBound..<more.upperBound
          next = bytes.invalidUTF8(from: run.upperBound)
        }
        body(run)
      }
    }
  }

  /// Whether what begins at an offset is not UTF-8.
  package func isInvalidUTF8(at offset: Int) -> Bool {
    withBytes { offset < $0.count && UTF8Sequence(in: $0, at: offset).scalar == nil }
  }
}

extension ByteView {
  /// The first bytes from `offset` on that are not UTF-8; nil if there are none.
  fileprivate func invalidUTF8(from offset: Int) -> Range<Int>? {
    var offset = offset
    while offset < count {
      if offset &+ Self.blockLength <= count, isASCIIBlock(from: offset) {
        offset &+= Self.blockLength
        continue
      }
      let end = min(offset &+ Self.blockLength, count)
      while offset < end {
        if word(at: offset) & 0x8080_8080_8080_8080 == 0 {
          offset &+= 8
          continue
        }
        let next = UTF8Sequence(in: self, at: offset)
        guard next.scalar != nil else { return offset..<offset + next.length }
        offset += next.length
      }
    }
    return nil
  }
}
