import StyleSheet

extension Suggestion {
  /// Returns a suggestion such as `; did you mean 'off-color'?`, or the names that begin with the
  /// word, or nothing.
  static func questionOrBeginnings(_ word: String, among known: [String]) -> String {
    let question = question(word, among: known)
    return question.isEmpty ? beginnings(with: word, among: known) : question
  }

  /// Returns `; 'on-color', 'on-image' and 3 more begin with it`, or nothing.
  static func beginnings(with word: String, among known: [String]) -> String {
    let names = word.isEmpty ? [] : known.filter { $0.hasPrefix(word) && $0 != word }.eachOnce
    guard !names.isEmpty else { return "" }
    // A single further name is shown, as "1 more" is no shorter.
    let most = names.count > 4 ? 3 : names.count
    let words = names.map { "'\($0.visible)'" }
      .listed(first: most, more: "\(names.count - most) more")
    return "; \(words) \(names.count == 1 ? "begins" : "begin") with it"
  }
}
