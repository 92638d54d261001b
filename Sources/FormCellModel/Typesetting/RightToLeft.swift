extension Unicode.Scalar {
  /// True for right-to-left characters: Hebrew, Arabic, Syriac, Thaana, N'Ko and the other blocks
  /// whose letters are R or AL.
  var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

extension String {
  /// True if the text contains a right-to-left character.
  var hasRightToLeftLetters: Bool {
    // All right-to-left characters are at or above U+0590, whose first byte is 0xD6.
    utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains { $0.isRightToLeft }
  }
}
