/// A rule that divides the digits of a whole number into groups.
///
/// ```
/// 3, 3    12,345,678
/// 3, 2    1,23,45,678     India
/// ```
package struct DigitGrouping: Hashable, Sendable {
  /// The number of digits in the last group; 0 or less disables grouping.
  package var primary = 3
  /// The number of digits in every other group.
  package var secondary = 3
  /// The minimum number of digits before the last group; 2 writes 1234 and 12.345 (Spanish).
  package var fewest = 1

  package static let thousands = Self()

  /// Returns the digits with a separator between groups.
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
