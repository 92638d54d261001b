import StyleSheet

/// The names that begin with a word which is none itself: somebody looked for all of them.
struct Beginnings {
  /// As many are said.
  private static let most = 3

  private let names: [String]

  init(with word: String, among known: some Sequence<String>) {
    names = word.isEmpty ? [] : known.filter { $0.hasPrefix(word) && $0 != word }.eachOnce
  }

  /// `; 'on-color', 'on-image' and 3 more begin with it`, or nothing.
  var remark: String {
    guard !names.isEmpty else { return "" }
    // One more is no longer than a word on it.
    let most = names.count > Self.most + 1 ? Self.most : names.count
    let words = names.map { "'\($0.visible)'" }
      .listed(first: most, more: "\(names.count - most) more")
    return "; \(words) \(names.count == 1 ? "begins" : "begin") with it"
  }
}

extension Suggestion {
  /// `; did you mean 'off-color'?` or what begins with the word, or nothing.
  static func questionOrBeginnings(_ word: String, among known: [String]) -> String {
    let question = question(word, among: known)
    return question.isEmpty ? Beginnings(with: word, among: known).remark : question
  }
}
