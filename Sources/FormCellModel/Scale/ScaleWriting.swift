/// The placeholders of a phrase about a scale: `"{value} km"`.
public enum ScaleSlot: String, PhraseSlot, CaseIterable {
  /// The title of the cell.
  case title
  /// The value, or the bound that is written.
  case value
  /// The lower value of a range.
  case lower
  /// The upper value of a range.
  case upper
  /// The lower bound.
  case minimum
  /// The upper bound.
  case maximum
  /// The change of one step.
  case step
}

/// The form of the numbers of a cell, and of its shown values; the English one by default.
package struct ScaleWriting: Hashable, Sendable {
  /// The shown value, such as `"{value} km"`.
  package var value: Phrase<ScaleSlot> = "{value}"
  /// The shown values of a range.
  package var range: Phrase<ScaleSlot> = "{lower} – {upper}"
  /// The lower bound before the track; empty for none.
  package var lowerBound: Phrase<ScaleSlot> = "{value}"
  /// The upper bound after the track; empty for none.
  package var upperBound: Phrase<ScaleSlot> = "{value}"
  /// The decimal separator, shown and typed.
  package var decimalSeparator: String = "."
  /// The digits; a user can type those of any script.
  package var digits = DigitSystem.latn
  /// True if zeros fill all decimals of the scale: `6.0`.
  package var keepsZeros = true

  /// Returns a number with the decimals of a scale; a tie is rounded to the even digit.
  func number(_ value: FixedDecimal, _ scale: ValueScale) -> String { format(of: scale)(value) }

  /// Returns a step with its own decimals.
  func step(of scale: ValueScale) -> String { stepFormat(scale.step) }

  func format(of scale: ValueScale) -> NumberTextFormat {
    let most = scale.writtenDecimals
    return format(fewest: keepsZeros ? most : 0, most: most)
  }

  var stepFormat: NumberTextFormat { format(fewest: 0, most: 6) }

  private func format(fewest: Int, most: Int) -> NumberTextFormat {
    var format = NumberTextFormat(
      fewestDecimals: fewest, mostDecimals: most, rounding: .halfEven,
      decimalSeparator: decimalSeparator)
    format.digits = digits
    return format
  }

  // MARK: - Typing

  /// Returns what stays of a typed text, digits, one separator and a minus sign at the beginning, and
  /// whether some of it is lost.
  func filtered(
    _ text: String, _ scale: ValueScale, _ policies: ScalePolicies
  ) -> (kept: String, isPartial: Bool) {
    let allowsSign = policies.typedSign == .always || scale.bounds.lowerBound < 0
    var filter = NumberFilter(separator: decimalSeparator.first)
    filter.minusSigns = allowsSign ? NumberFilter.allMinusSigns : []
    filter.mostDecimals = policies.typedDecimals == .cut ? scale.writtenDecimals : 6
    let typed = text.prefix(Self.mostTyped)
    let (kept, isPartial) = filter.read(typed)
    let fits = String(kept.prefix(Self.mostKept))
    return (fits, isPartial || fits.count < kept.count || typed.endIndex < text.endIndex)
  }

  /// Returns the number in a filtered text, clamped to ``FixedDecimal``; nil without digits.
  func number(in text: String) -> FixedDecimal? {
    var plain = ""
    var hasDigits = false
    for character in text {
      if let digit = character.decimalDigit {
        plain += String(digit)
        hasDigits = true
      } else if character.isMinus {
        plain = "-"
      } else {
        plain += plain.last?.isNumber == true ? "." : "0."
      }
    }
    guard hasDigits else { return nil }
    if plain.last == "." { plain += "0" }
    return FixedDecimal(plain) ?? (plain.first == "-" ? .min : .max)
  }

  /// The characters of a text that are looked at; a huge text is no number.
  private static let mostTyped = 1_000
  /// More characters than the longest number has.
  private static let mostKept = 40
}

extension Character {
  /// True for the hyphen and the minus sign.
  fileprivate var isMinus: Bool { self == "-" || self == "\u{2212}" }
}
