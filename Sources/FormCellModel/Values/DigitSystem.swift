/// The digits of a script, named by its BCP 47 numbering system.
///
/// Source: Unicode CLDR 47, `supplemental/numberingSystems.xml`: the decimal systems in daily use.
package enum DigitSystem: String, Hashable, Sendable, CaseIterable {
  case latn
  case arab, arabext, beng, deva, gujr, guru, khmr, knda, laoo, mlym, mymr, olck, orya, tamldec,
    telu, thai, tibt

  /// The digit zero; the other digits follow it in Unicode.
  package var zero: Unicode.Scalar {
    switch self {
    case .latn: "0"
    case .arab: "\u{0660}"
    case .arabext: "\u{06F0}"
    case .beng: "\u{09E6}"
    case .deva: "\u{0966}"
    case .gujr: "\u{0AE6}"
    case .guru: "\u{0A66}"
    case .khmr: "\u{17E0}"
    case .knda: "\u{0CE6}"
    case .laoo: "\u{0ED0}"
    case .mlym: "\u{0D66}"
    case .mymr: "\u{1040}"
    case .olck: "\u{1C50}"
    case .orya: "\u{0B66}"
    case .tamldec: "\u{0BE6}"
    case .telu: "\u{0C66}"
    case .thai: "\u{0E50}"
    case .tibt: "\u{0F20}"
    }
  }

  /// The digits of all systems, as ranges in a regular expression of ECMA 262.
  static let ranges: String = allCases.map { system in
    [system.zero.value, system.zero.value + 9].map(escaped).joined(separator: "-")
  }.joined()

  /// Returns a character of the basic plane as it is written in a regular expression of ECMA 262.
  static func escaped(_ scalar: UInt32) -> String {
    let hex = String(scalar, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
  }

  /// Returns the text with 0 to 9 replaced by these digits.
  func written(_ text: String) -> String {
    guard self != .latn else { return text }
    var written = ""
    for scalar in text.unicodeScalars {
      let digit = scalar.value &- 0x30
      let own = digit < 10 ? Unicode.Scalar(zero.value + digit) : nil
      written.unicodeScalars.append(own ?? scalar)
    }
    return written
  }
}
