import StyleSheet

/// Why a word that begins like hex digits is no color: what in it is none of them.
struct HexSlip {
  /// Each once, in the order of the word.
  private let strangers: [Character]

  /// Nil for a word that does not begin with '#', or has nothing but hex digits behind it.
  init?(_ word: String) {
    guard word.utf8.first == UInt8(ascii: "#") else { return nil }
    var strangers: [Character] = []
    for letter in word.dropFirst() where !letter.isASCII || !letter.isHexDigit {
      if !strangers.contains(letter) { strangers.append(letter) }
    }
    guard !strangers.isEmpty else { return nil }
    self.strangers = strangers
  }

  /// To be put behind "is no color"; six digits are what every engine reads.
  var words: String {
    let verdict = strangers.count == 1 ? "is no hex digit" : "are no hex digits"
    return
      ": \(Speller.list(strangers.map(String.init), "and")) \(verdict), and a color is '#' and six of 0-9 and A-F"
  }
}
