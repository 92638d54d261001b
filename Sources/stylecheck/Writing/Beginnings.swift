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
    guard let last = names.last else { return "" }
    let quoted = names.map { "'\($0.visible)'" }
    if names.count == 1 { return "; \(quoted[0]) begins with it" }
    let said = names.count > Self.most + 1 ? quoted.prefix(Self.most) : quoted.dropLast()
    let rest = names.count > Self.most + 1 ? "\(names.count - Self.most) more" : "'\(last.visible)'"
    return "; \(said.joined(separator: ", ")) and \(rest) begin with it"
  }
}

extension Suggestion {
  /// `; did you mean 'off-color'?` or what begins with the word, or nothing.
  static func questionOrBeginnings(_ word: String, among known: [String]) -> String {
    let question = question(word, among: known)
    return question.isEmpty ? Beginnings(with: word, among: known).remark : question
  }
}
