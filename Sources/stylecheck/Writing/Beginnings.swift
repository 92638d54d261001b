import StyleSheet

/// The names that begin with an unknown word.
struct Beginnings {
  /// The maximum number of names in a message.
  private static let most = 3

  private let names: [String]

  init(with word: String, among known: some Sequence<String>) {
    names = word.isEmpty ? [] : known.filter { $0.hasPrefix(word) && $0 != word }.eachOnce
  }

  /// `; 'on-color', 'on-image' and 3 more begin with it`, or nothing.
  var remark: String {
    guard !names.isEmpty else { return "" }
    // A single further name is shown, as "1 more" is no shorter.
    let most = names.count > Self.most + 1 ? Self.most : names.count
    let words = names.map { "'\($0.visible)'" }
      .listed(first: most, more: "\(names.count - most) more")
    return "; \(words) \(names.count == 1 ? "begins" : "begin") with it"
  }
}

extension Suggestion {
  /// Returns a suggestion such as `; did you mean 'off-color'?`, or the names that begin with the
  /// word, or nothing.
  static func questionOrBeginnings(_ word: String, among known: [String]) -> String {
    let question = question(word, among: known)
    return question.isEmpty ? Beginnings(with: word, among: known).remark : question
  }
}
