import StyleSheet

/// The invalid characters in a word that begins like a hex color.
struct HexSlip {
  /// Each character once, in order of appearance.
  private let strangers: [Character]

  /// Returns nil for a word that does not begin with '#', or is followed only by hex digits.
  init?(_ word: String) {
    guard word.utf8.first == UInt8(ascii: "#") else { return nil }
    var strangers: [Character] = []
    for letter in word.dropFirst() where !letter.isASCII || !letter.isHexDigit {
      if !strangers.contains(letter) { strangers.append(letter) }
    }
    guard !strangers.isEmpty else { return nil }
    self.strangers = strangers
  }

  /// The text after "is no color"; every engine reads six digits.
  var words: String {
    let verdict = strangers.count == 1 ? "is no hex digit" : "are no hex digits"
    return
      ": \(Speller.list(strangers.map(String.init), "and")) \(verdict); write '#' and six of 0-9 and A-F"
  }
}
