@testable import StyleSheet

/// A reference implementation of NUI's converters, to check ``ValueReader`` and the rules.
///
/// It shares only the types of values with the library. Source: tombenner/nui 744a36f,
/// `NUIConverter`, and tombenner/NUIParse 65bc940 for the words.
enum ReferenceConverter {
  /// Returns the words of a value joined with blanks, as in NUI; nil if NUI's parser rejects it.
  static func joined(_ written: String) -> String? {
    var rest = Substring(written)
    var words: [Substring] = []
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if rest.hasPrefix("/*"), let end = rest.dropFirst(2).firstRange(of: "*/") {
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("@media") || rest.hasPrefix("and") {
        return nil
      } else if "(),".contains(first) {
        words.append(rest.prefix(1))
        rest.removeFirst()
      } else if first != "/", isOfWord(first) || "#@".contains(first) {
        let word = rest.prefix(1) + rest.dropFirst().prefix(while: isOfWord)
        words.append(word)
        rest = rest.dropFirst(word.count)
      } else {
        return nil
      }
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_\\/.".contains(character))
  }

  /// Converts a text; nil if NUI returns nothing or the app crashes.
  static func value(of text: String, as type: ValueType) -> ThemeValue? {
    switch type {
    case .color: color(text).map(ThemeValue.color)
    case .number: .number(number(text))
    case .integer: .integer(integer(text))
    case .offset: pair(text).map { .offset(Offset(horizontal: $0, vertical: $1)) }
    case .size: pair(text).map { .size(ThemeSize(width: $0, height: $1)) }
    case .box: .box(box(text))
    case .boolean: .boolean(text.contains(/^ *[+-]?0*[YyTt1-9]/))
    default: nil
    }
  }

  /// True if a text is a regular value of the type, for which no finding is expected.
  ///
  /// The text is a result of ``joined(_:)``: there are blanks around commas and parentheses.
  static func isPlain(_ text: String, as type: ValueType) -> Bool {
    switch type {
    case .color: isColorWord(text) || text.contains(plainHex) || isPlainFunction(text)
    case .number: isNumber(text[...])
    case .integer: isNumber(text[...]) && Double(integer(text)) == number(text)
    case .offset, .size: isNumbers(text, between: " , ", 2...2)
    case .box: isNumbers(text, between: " ", 1...4)
    case .boolean: text == "true" || text == "false"
    default: false
    }
  }

  /// The magnitude to which this package clamps numbers.
  private static let largest = 1e38
  /// NUI reads numbers as 4-byte floats, which round smaller magnitudes to 0.
  private static let least = 1e-44
}

// MARK: - Colors

extension ReferenceConverter {
  private static func isColorWord(_ text: String) -> Bool {
    NamedColors.words(in: .anyClassMethod).contains { $0.name == text }
  }

  private static var plainHex: Regex<(Substring, Substring)> { /^(#|0[xX])[0-9A-Fa-f]{6}$/ }

  private static func isPlainFunction(_ text: String) -> Bool {
    guard let match = text.wholeMatch(of: /([A-Za-z]+) \( (.*) \)/) else { return false }
    let parts = String(match.2).pieces(between: " , ")
    let count = ["rgb": 3, "hsl": 3, "rgba": 4, "hsla": 4][match.1.lowercased()]
    return count == parts.count
      && parts.allSatisfy { $0.contains(/^([0-9]+\.?[0-9]*|\.[0-9]+)$/) }
  }

  private static func color(_ text: String) -> ThemeColor? {
    if let word = NamedColors.words(in: .anyClassMethod).first(where: { $0.name == text }) {
      return word.color
    }
    let packed = text.filter { $0 != " " }.uppercased()
    if let hex = packed.firstMatch(of: /(?:0X|#)([0-9A-F]{6})/),
      let digits = UInt32(hex.1, radix: 16)
    {
      return ThemeColor(rgba: digits << 8 | 0xFF)
    }
    let function =
      /(RGB|RGBA|HSL|HSLA)\((\d{1,3}|[0-9.]+),(\d{1,3}|[0-9.]+),(\d{1,3}|[0-9.]+)(?:,(\d{1,3}|[0-9.]+))?\)/
    guard let match = packed.firstMatch(of: function) else { return nil }
    var alpha = 1.0
    if match.1.hasSuffix("A") {
      guard let fourth = match.5 else { return nil }
      alpha = part(fourth)
    }
    let parts = [match.2, match.3, match.4].map(part)
    return match.1.hasPrefix("RGB")
      ? ThemeColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
      : ThemeColor(hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: alpha)
  }

  private static func part(_ text: Substring) -> Double {
    min(text.contains(".") ? number(String(text)) : number(String(text)) / 255, 1)
  }
}

// MARK: - Numbers

extension ReferenceConverter {
  /// `floatValue`: the number at the start, after blanks, or 0.
  private static func number(_ text: String) -> Double {
    let found = text.prefixMatch(of: /\ *([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)/)
    let number = found.flatMap { Double("\($0.1)") } ?? 0
    return abs(number) < least ? 0 : max(min(number, largest), -largest)
  }

  /// `integerValue`: the digits at the start, after blanks, or 0.
  private static func integer(_ text: String) -> Int {
    let found = text.prefixMatch(of: /\ *([+-]?[0-9]+)/)
    let number = found.flatMap { Double("\($0.1)") } ?? 0
    return Int(max(min(number, 0x1p53), -0x1p53))
  }

  /// The first two parts between commas; nil for a single part, with which the app crashes.
  private static func pair(_ text: String) -> (Double, Double)? {
    let parts = text.pieces(between: ",")
    return parts.count < 2 ? nil : (number(parts[0]), number(parts[1]))
  }

  /// One to four parts between blanks, or 0 on all sides.
  private static func box(_ text: String) -> ThemeBox {
    let numbers = text.split(separator: " ").map { number(String($0)) }
    switch numbers.count {
    case 1:
      return ThemeBox(top: numbers[0], right: numbers[0], bottom: numbers[0], left: numbers[0])
    case 2:
      return ThemeBox(top: numbers[0], right: numbers[1], bottom: numbers[0], left: numbers[1])
    case 3:
      return ThemeBox(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[1])
    case 4:
      return ThemeBox(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
    default: return ThemeBox(top: 0, right: 0, bottom: 0, left: 0)
    }
  }

  private static func isNumber(_ text: Substring) -> Bool {
    text.wholeMatch(of: /-?([0-9]+\.?[0-9]*|\.[0-9]+)([eE]-?[0-9]+)?/) != nil
      && abs(number(String(text))) < 1e22
  }

  private static func isNumbers(
    _ text: String, between sign: String, _ count: ClosedRange<Int>
  ) -> Bool {
    let parts = text.pieces(between: sign)
    return count.contains(parts.count) && parts.allSatisfy { isNumber($0[...]) }
  }
}

extension String {
  /// Splits a text at `sign`, and keeps empty pieces.
  fileprivate func pieces(between sign: String) -> [String] {
    var pieces = [""]
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(sign) {
        pieces.append("")
        rest = rest.dropFirst(sign.count)
      } else {
        pieces[pieces.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return pieces
  }
}
