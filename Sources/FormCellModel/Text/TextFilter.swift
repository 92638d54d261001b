/// A filter of numbers: digits of any script, a minus sign before them, and one decimal separator.
struct TextFilter {
  /// The decimal separator; nil for whole numbers.
  let separator: Character?

  static let decimal = TextFilter(separator: ".")
  static let whole = TextFilter(separator: nil)

  /// Returns the accepted characters of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func filtered(_ text: some StringProtocol) -> String {
    filtered(text, hasSign: false, hasSeparator: false, isFirst: true)
  }

  /// Returns a change with the accepted ones of its characters; nil if there are none.
  ///
  /// The rest of the text stays as it is: a second separator is not accepted, wherever it is typed.
  func accepted(_ change: TextChange) -> TextChange? {
    guard !change.typed.isEmpty else { return change }
    var accepted = change
    let rest = [change.before, change.after]
    accepted.typed = filtered(
      change.typed, hasSign: change.after.first == "-",
      hasSeparator: separator.map { sign in rest.contains { $0.contains(sign) } } ?? true,
      isFirst: change.before.isEmpty)
    accepted.isPartial = accepted.typed != change.typed
    return accepted.typed.isEmpty ? nil : accepted
  }

  private func filtered(
    _ text: some StringProtocol, hasSign: Bool, hasSeparator: Bool, isFirst: Bool
  ) -> String {
    // Nothing can stand before a sign.
    guard !(isFirst && hasSign) else { return "" }
    var filtered = ""
    var hasSeparator = hasSeparator
    for character in text {
      if character.isDecimalDigit {
        filtered.append(character)
      } else if character == "-", isFirst, filtered.isEmpty {
        filtered.append(character)
      } else if character == separator, !hasSeparator {
        filtered.append(character)
        hasSeparator = true
      }
    }
    return filtered
  }
}

extension String {
  /// The text with the digits 0 to 9 in place of those of other scripts.
  var withASCIIDigits: String {
    String(map { character in character.decimalDigit.map { Character(String($0)) } ?? character })
  }
}

extension Character {
  /// True if the character is a digit 0 to 9 of any script.
  var isDecimalDigit: Bool { decimalDigit != nil }

  /// The value of a digit of any script; nil for other characters.
  var decimalDigit: Int? {
    if isASCII { return ("0"..."9").contains(self) ? wholeNumberValue : nil }
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal
    else { return nil }
    return wholeNumberValue
  }
}
