/// A filter of numbers: digits of any script, a minus sign before them, and one decimal separator.
///
/// Other characters before the number are dropped. The number ends at the first character that cannot
/// follow in it; only separators of groups of the right lengths join digits:
///
/// ```
/// 12 km, $12    12
/// Rs.5, No. 5   5       the mark belongs to the word
/// $.5           .5
/// 1e3, 1.2.3    1, 1.2
/// 7.5           7       whole numbers
/// 1 234         1234
/// 1234,567      1234
/// ```
struct NumberFilter: Sendable {
  /// The decimal separator; nil for whole numbers.
  let separator: Character?
  /// The separator of groups; a blank separates groups, too.
  var groupSeparator: Character?
  var grouping = DigitGrouping.thousands
  /// The maximum number of decimals; with 0, the separator is not accepted.
  var mostDecimals = Int.max
  /// The minus signs; none if there are no negative numbers.
  var minusSigns = Self.allMinusSigns

  /// The place of a text in a number.
  struct Place {
    /// True if a figure or the separator comes before it.
    var hasBegun = false
    /// True if the number has a separator elsewhere.
    var hasSeparator = false
    /// True at the beginning of the number.
    var canHaveSign = true
  }

  /// The hyphens, the dash and the minus signs that programs write before a number.
  static let allMinusSigns: Set<Character> = ["-", "−", "–", "‐", "﹣", "－"]
  /// The characters before a number that are no separators.
  static let allSigns = allMinusSigns.union(["+", "＋"])

  static let decimal = NumberFilter(separator: ".", groupSeparator: ",")
  static let whole = NumberFilter(separator: nil, groupSeparator: ",")

  /// Returns the accepted characters of a text, with a hyphen as the minus sign, and whether others
  /// than separators of groups and white space are lost.
  func read(
    _ text: some StringProtocol, at place: Place = Place()
  ) -> (value: String, isPartial: Bool) {
    var (rest, kept, isPartial) = (Substring(text), "", false)
    var (hasBegun, hasSeparator) = (place.hasBegun, place.hasSeparator)
    var decimals: Int?
    // The figures of the first group; nil behind a separator.
    var first: Int? = 0
    var previous: Character?
    while let character = rest.popFirst() {
      defer { previous = character }
      if character.isDecimalDigit, decimals.map({ $0 < mostDecimals }) ?? true {
        decimals = decimals.map { $0 + 1 }
        first = first.map { $0 + 1 }
        hasBegun = true
      } else if character == separator, !hasSeparator, mostDecimals > 0,
        hasBegun || beginsFraction(rest, behind: previous)
      {
        (decimals, hasSeparator, hasBegun) = (0, true, true)
      } else if minusSigns.contains(character), place.canHaveSign, kept.isEmpty {
        kept.append("-")
        continue
      } else if hasBegun {
        if separatesGroups(character), decimals == nil, first ?? 0 <= longestGroup,
          beginsWithGroup(rest)
        {
          first = nil
          continue
        }
        let isLost = !character.isWhitespace || rest.contains { !$0.isWhitespace }
        return (kept, isPartial || isLost)
      } else if character.isDecimalMark, beginsFraction(rest, behind: previous),
        !separatesGroups(character) || !beginsWithGroup(rest)
      {
        return ("", true)
      } else {
        isPartial = isPartial || !character.isWhitespace
        continue
      }
      kept.append(character)
    }
    // A sign alone is what remains of something else.
    return (isPartial && kept == "-" ? "" : kept, isPartial)
  }

  /// True if a decimal mark before the text is that of a number, and not that of a word, such as in
  /// `No. 5` and `S/.5`.
  private func beginsFraction(_ text: Substring, behind previous: Character?) -> Bool {
    if let previous, previous.isLetter || "/.,".contains(previous) { return false }
    return text.first?.isDecimalDigit ?? true
  }

  private func separatesGroups(_ character: Character) -> Bool {
    character == groupSeparator || Self.blanks.contains(character)
  }

  /// Blanks that stand in a line.
  private static let blanks: Set<Character> = [" ", "\u{A0}", "\u{2009}", "\u{202F}"]

  private var longestGroup: Int { max(grouping.primary, grouping.secondary, 0) }

  /// True if a text begins with a group of the right length; a group is the last one if no separator
  /// with a digit follows.
  private func beginsWithGroup(_ text: Substring) -> Bool {
    guard longestGroup < Self.mostGrouped else { return false }
    let figures = text.prefix(longestGroup + 1).prefix { $0.isDecimalDigit }
    let next = text[figures.endIndex...].prefix(2)
    let goesOn =
      next.first.map(separatesGroups) == true && next.dropFirst().first?.isDecimalDigit == true
    return figures.count > 0 && figures.count == (goesOn ? grouping.secondary : grouping.primary)
  }

  /// More digits than any group has.
  private static let mostGrouped = 1_000
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

  /// True for a character that separates decimals in many languages.
  fileprivate var isDecimalMark: Bool { self == "." || self == "," }
}
