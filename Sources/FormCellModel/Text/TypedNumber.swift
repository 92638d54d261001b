/// The figures of a number, of any length.
struct TypedNumber {
  var whole: String
  var fraction: String

  /// True if there are figures, and nothing else.
  var hasFigures: Bool {
    !(whole.isEmpty && fraction.isEmpty)
      && (whole + fraction).utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// The whole part without zeros at its beginning; at least one figure.
  var trimmedWhole: String {
    let figures = whole.drop { $0 == "0" }
    return figures.isEmpty ? "0" : String(figures)
  }

  /// Rounds the decimals to those of a format, without zeros at the end that it does not ask for.
  mutating func round(with format: NumberTextFormat, isNegative: Bool) {
    let most = max(format.mostDecimals, 0)
    let rest = fraction.utf8.dropFirst(most).map { Int($0) - 0x30 }
    var figures = (trimmedWhole + fraction.prefix(most)).utf8.map { Int($0) - 0x30 }
    let decimals = min(fraction.utf8.count, most)
    if goesUp(rest, isOdd: (figures.last ?? 0) % 2 != 0, format.rounding, isNegative) {
      var place = figures.count
      // A zero at the first place is a carry that is left over.
      repeat {
        place -= 1
        figures[place] = (figures[place] + 1) % 10
      } while figures[place] == 0 && place > 0
      if figures[place] == 0 { figures.insert(1, at: 0) }
    }
    let text = figures.map(String.init).joined()
    whole = String(text.dropLast(decimals))
    var tail = String(text.suffix(decimals))
    while tail.utf8.count > max(format.fewestDecimals, 0), tail.hasSuffix("0") { tail.removeLast() }
    fraction = tail
    pad(with: format)
  }

  /// Adds zeros up to the decimals that a format asks for.
  mutating func pad(with format: NumberTextFormat) {
    while fraction.utf8.count < min(format.fewestDecimals, format.mostDecimals) { fraction += "0" }
  }

  /// True if the magnitude grows; `rest` is what is dropped.
  private func goesUp(
    _ rest: [Int], isOdd: Bool, _ rule: FixedDecimal.Rounding, _ isNegative: Bool
  ) -> Bool {
    guard let next = rest.first, rest.contains(where: { $0 > 0 }) else { return false }
    let isTie = next == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    switch rule {
    case .halfUp: return isTie ? !isNegative : next >= 5
    case .halfEven: return isTie ? isOdd : next >= 5
    case .down: return false
    case .up: return !isNegative
    }
  }
}
