// Foundation's parsing of numbers and booleans at the start of a text.

extension String {
  /// The kind of number to parse.
  package enum Numbers {
    case whole
    /// Numbers with an optional fraction and exponent.
    case any

    /// The largest magnitude, so that no sheet produces infinity.
    fileprivate var largest: Double {
      switch self {
      case .whole: 0x1p53
      case .any: 1e38
      }
    }
  }

  /// Returns the number at the start of the text, or 0.
  package func leadingNumber(_ numbers: Numbers) -> Double {
    var rest = utf8.drop { $0 == UInt8(ascii: " ") }
    func take(_ isWanted: (UInt8) -> Bool) -> Int {
      let length = rest.prefix(while: isWanted).count
      rest = rest.dropFirst(length)
      return length
    }
    func takeOne(of bytes: String) -> Bool {
      guard let first = rest.first, bytes.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

    let start = rest.startIndex
    _ = takeOne(of: "+-")
    var digits = take(isDigit)
    if numbers == .any, takeOne(of: ".") { digits += take(isDigit) }
    guard digits > 0 else { return 0 }
    var end = rest.startIndex
    if numbers == .any, takeOne(of: "eE") {
      _ = takeOne(of: "+-")
      if take(isDigit) > 0 { end = rest.startIndex }
    }
    let number = Double(String(self[start..<end])) ?? Double("0\(self[start..<end])") ?? 0
    return Swift.min(Swift.max(number, -numbers.largest), numbers.largest)
  }

  /// True if Foundation parses the text as true: the character after blanks, a sign and zeros
  /// decides.
  ///
  /// Source: Apple, `NSString.boolValue`.
  package var isTrueToFoundation: Bool {
    var rest = utf8.drop { $0 == UInt8(ascii: " ") }
    if let first = rest.first, "+-".utf8.contains(first) { rest = rest.dropFirst() }
    rest = rest.drop { $0 == UInt8(ascii: "0") }
    return rest.first.map { "YyTt123456789".utf8.contains($0) } ?? false
  }
}
