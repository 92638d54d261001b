// Words in sentences.

/// `1 sheet`, `2 sheets`.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

extension Collection<String> {
  /// `a`, `a and b`, `a, b and c`.
  var listed: String { listed(first: count, more: "") }

  /// `a, b and 5 more`: so many of them, and how many are left.
  func listed(first most: Int) -> String { listed(first: most, more: "\(count - most) more") }

  /// So many of them, and in place of the others, if there are any, a word on them.
  func listed(first most: Int, more: String) -> String {
    let named = Array(prefix(most)) + (count > most ? [more] : [])
    guard named.count > 1, let last = named.last else { return named.joined() }
    return named.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension [String] {
  /// Without repetitions, in order.
  var eachOnce: Self {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
