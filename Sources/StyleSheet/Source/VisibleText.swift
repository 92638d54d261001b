extension String {
  /// The text with a visible substitute for each control character, line separator and
  /// bidirectional override; tabs are kept.
  ///
  /// Use this to print parts of a sheet, so that a sheet cannot send control codes to the terminal.
  package var visible: String {
    if utf8.isPlain { return self }
    var shown = ""
    for scalar in unicodeScalars { shown.unicodeScalars.append(scalar.shown) }
    return shown
  }
}

extension String.UTF8View {
  /// True if every byte is printable ASCII, the common case.
  fileprivate var isPlain: Bool {
    withContiguousStorageIfAvailable { bytes in
      // No early exit, so that the compiler can vectorize the loop.
      var isStrange = false
      for byte in bytes { isStrange = isStrange || byte &- 0x20 > 0x5E }
      return !isStrange
    } ?? allSatisfy { $0 &- 0x20 <= 0x5E }
  }

  // `contains` of the standard library takes thirty instructions for each byte, or a thousand to search
  // for a text.
  package func has(_ byte: UInt8) -> Bool {
    withContiguousStorageIfAvailable { $0.contains(byte) } ?? contains(byte)
  }

  package func has(_ word: String) -> Bool {
    withContiguousStorageIfAvailable { bytes in
      bytes.indices.contains { bytes[$0...].starts(with: word.utf8) }
    } ?? indices.contains { self[$0...].starts(with: word.utf8) }
  }
}

extension Unicode.Scalar {
  /// The scalar itself, or a visible substitute.
  fileprivate var shown: Self {
    switch value {
    case 0x09: self
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: self
    }
  }
}
