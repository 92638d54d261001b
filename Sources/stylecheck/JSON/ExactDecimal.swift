import FormCellModel

/// Reads the numbers of a description, and none that would have to be rounded.
enum ExactDecimal {
  /// The value of a number of JSON; nil when it has more places than six, or is beyond all ratings.
  static func value(of text: String) -> FixedDecimal? {
    hasMorePlacesThanSix(text) ? nil : FixedDecimal(text)
  }

  /// Why a number has no value.
  static func complaint(about text: String) -> String {
    hasMorePlacesThanSix(text)
      ? "'\(text)' has more than six decimal places, which are all that is kept"
      : "'\(text)' is beyond '\(FixedDecimal.min)...\(FixedDecimal.max)'"
  }

  private static func hasMorePlacesThanSix(_ text: String) -> Bool {
    let parts = text.split { $0 == "e" || $0 == "E" }
    let digits = parts[0].drop { $0 == "-" }
    let point = digits.firstIndex(of: ".") ?? digits.endIndex
    let fraction = digits[point...].dropFirst()
    let all = digits[..<point] + fraction
    guard let last = all.lastIndex(where: { $0 != "0" }) else { return false }
    // Places after the point: those written, less zeros at the end, less what the exponent moves.
    let zeros = all.distance(from: last, to: all.endIndex) - 1
    let exponent = parts.count > 1 ? Int(parts[1]) ?? (parts[1].first == "-" ? -10_000 : 10_000) : 0
    let limit = min(max(exponent, -10_000), 10_000)
    return fraction.count - zeros - limit > 6
  }
}
