/// How the digits of a whole number are divided into groups.
///
/// ```
/// 3, 3    12,345,678
/// 3, 2    1,23,45,678     India
/// ```
public struct DigitGrouping: Hashable, Sendable {
  /// How many digits the last group has; 0 or less makes no groups.
  public var primary: Int
  /// How many digits each group before it has.
  public var secondary: Int
  /// How many digits have to stand before the last group; 2 writes 1234 and 12.345 (Spanish).
  public var fewest: Int

  /// Groups of the given numbers.
  public init(primary: Int = 3, secondary: Int = 3, fewest: Int = 1) {
    self.primary = primary
    self.secondary = secondary
    self.fewest = fewest
  }

  /// Groups of three digits.
  public static let thousands = Self()
}

extension DigitGrouping {
  /// Returns the figures with a separator between their groups.
  func grouped(_ figures: String, by separator: String) -> String {
    let count = figures.utf8.count
    guard primary > 0, !separator.isEmpty, count - primary >= max(fewest, 1) else { return figures }
    var text = ""
    for (index, figure) in figures.enumerated() {
      let rest = count - index - primary
      let begins = rest == 0 || (rest > 0 && secondary > 0 && rest % secondary == 0)
      if index > 0, begins { text += separator }
      text.append(figure)
    }
    return text
  }
}
