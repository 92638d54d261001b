import FormCellModel

/// Reads JSON numbers as exact decimals.
enum ExactDecimal {
  /// Returns the value of a number; nil if it has more than six decimals or is out of range.
  static func value(of text: String) -> FixedDecimal? {
    hasMorePlacesThanSix(text) ? nil : FixedDecimal(text)
  }

  /// Returns the reason why a number is rejected.
  static func complaint(about text: String) -> String {
    placesComplaint(about: text) ?? rangeComplaint(about: text)
  }

  /// Returns the reason why the decimals of a number are rejected; nil if there are not too many.
  static func placesComplaint(about text: String) -> String? {
    hasMorePlacesThanSix(text) ? "'\(text)' has more than six decimal places" : nil
  }

  /// Returns the reason why a number is rejected that has no smaller range.
  static func rangeComplaint(about text: String) -> String {
    "'\(text)' is outside of '\(FixedDecimal.min)...\(FixedDecimal.max)'"
  }

  private static func hasMorePlacesThanSix(_ text: String) -> Bool {
    let parts = text.split { $0 == "e" || $0 == "E" }
    let digits = parts[0].drop { $0 == "-" }
    let point = digits.firstIndex(of: ".") ?? digits.endIndex
    let fraction = digits[point...].dropFirst()
    let all = digits[..<point] + fraction
    guard let last = all.lastIndex(where: { $0 != "0" }) else { return false }
    // Decimals: those written, without trailing zeros, minus the exponent.
    let zeros = all.distance(from: last, to: all.endIndex) - 1
    let exponent = parts.count > 1 ? Int(parts[1]) ?? (parts[1].first == "-" ? -10_000 : 10_000) : 0
    let limit = min(max(exponent, -10_000), 10_000)
    return fraction.count - zeros - limit > 6
  }
}
