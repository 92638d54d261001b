extension String {
  /// The text with a picture for each character that would move the cursor, end the line or turn
  /// the direction of writing; tabs stay.
  ///
  /// Whoever prints a part of a sheet prints this: a sheet must not be able to command a terminal.
  package var visible: String {
    if utf8.isPlain { return self }
    var shown = ""
    for scalar in unicodeScalars { shown.unicodeScalars.append(scalar.shown) }
    return shown
  }
}

extension String.UTF8View {
  /// Whether every byte is a sign of ASCII, and none commands anything: nearly always.
  fileprivate var isPlain: Bool {
    withContiguousStorageIfAvailable { bytes in
      // No way out in between, so that many bytes are looked at together.
      var isStrange = false
      for byte in bytes { isStrange = isStrange || byte &- 0x20 > 0x5E }
      return !isStrange
    } ?? allSatisfy { $0 &- 0x20 <= 0x5E }
  }
}

extension Unicode.Scalar {
  /// Itself, or a sign that stands for it.
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
