// The kinds of bytes that text is made of.

extension UInt8 {
  /// True for a line feed or a carriage return.
  @inlinable package var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// True for a space, a tab and a line end, also a vertical tab and a form feed.
  @inlinable package var isBlankOrLineEnd: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// True for a digit of ASCII.
  @inlinable package var isDigit: Bool { (0x30...0x39).contains(self) }

  /// True for a letter or a digit of ASCII.
  @inlinable package var isLetterOrDigit: Bool { isLetter || isDigit }

  /// True for a letter of ASCII.
  @inlinable package var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
