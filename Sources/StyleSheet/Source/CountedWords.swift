/// Returns a number with its noun: `1 sheet`, `2 sheets`.
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

extension [String] {
  /// Returns the words with commas, and with a conjunction before the last one: `a, b or c`.
  package func joined(with conjunction: String) -> String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}
