/// One UTF-8 sequence, or one ill-formed one.
///
/// An ill-formed sequence is as long as the maximal subpart of a valid one, and at least a byte
/// (Unicode 16, section 3.9). Columns after it match those of editors.
struct UTF8Sequence {
  /// The decoded scalar, or nil for invalid UTF-8.
  let scalar: Unicode.Scalar?
  /// The length in bytes, 1 to 4.
  let length: Int

  /// Decodes the sequence at `offset`, which must be inside `bytes`.
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

  /// Table 3-7 of the Unicode Standard: the second bytes that make a sequence well-formed.
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

/// The reason why the bytes of a file are not UTF-8 text.
package enum NonText: Hashable, Sendable, CustomStringConvertible {
  case utf16
  case utf32
  /// Binary data; the offset of the first zero byte.
  case binary(Int)
  /// Another encoding or binary data; the number of bytes that are not UTF-8.
  case otherEncoding(Int)

  /// The inverse of the share of invalid bytes above which a text is rejected.
  ///
  /// A sheet in a legacy encoding has few non-ASCII bytes.
  fileprivate static let leastShare = 4

  /// The text for an error message, without a full stop.
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
  /// True if the text begins with a UTF-32 byte order mark, in either byte order.
  private var isProbablyUTF32: Bool {
    bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF])
  }

  /// True if the text begins with a UTF-16 byte order mark, or with two pairs of a letter and a
  /// zero.
  package var isProbablyUTF16: Bool {
    guard bytes.count >= 2 else { return false }
    if (bytes[0], bytes[1]) == (0xFF, 0xFE) || (bytes[0], bytes[1]) == (0xFE, 0xFF) { return true }
    func isZero(_ place: Int) -> Bool { bytes[place] == 0 }
    return bytes.count >= 4 && isZero(0) != isZero(1) && isZero(0) == isZero(2)
      && isZero(1) == isZero(3)
  }

  /// The reason why the bytes are not UTF-8 text; nil if they are, or if only a few bytes are
  /// invalid.
  package var nonText: NonText? {
    if isProbablyUTF32 { return .utf32 }
    if isProbablyUTF16 { return .utf16 }
    let zero = withBytes { $0.offset(of: 0, in: 0..<$0.count) }
    if zero < bytes.count { return .binary(zero) }
    var invalid = 0
    eachInvalidUTF8 { invalid += $0.count }
    return invalid * NonText.leastShare > bytes.count ? .otherEncoding(invalid) : nil
  }

  /// The range of the first invalid UTF-8 sequence, or nil if there is none.
  ///
  /// - Complexity: O(n), many bytes at a time while they are ASCII.
  package var firstInvalidUTF8: Range<Int>? { withBytes { $0.invalidUTF8(from: 0) } }

  /// Calls `body` for each run of invalid UTF-8 bytes.
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

  package func isInvalidUTF8(at offset: Int) -> Bool {
    withBytes { offset < $0.count && UTF8Sequence(in: $0, at: offset).scalar == nil }
  }
}

extension ByteView {
  /// Returns the range of the first invalid UTF-8 sequence from `offset`, or nil.
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
