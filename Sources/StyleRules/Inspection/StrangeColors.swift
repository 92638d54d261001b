import StyleSheet

/// Words of which there is nothing to say but that they are no colors, or that nobody knows: whoever
/// has such words uses them all over the sheet, and each is said once.
struct StrangeColors {
  private(set) var all: [Word] = []
  /// For each word, where it is in `all`: once for each severity.
  private var places: [String: [Int]] = [:]

  /// A word, and where it is used.
  struct Word {
    let word: String
    let severity: Diagnostic.Severity
    fileprivate(set) var use: ValueUse
  }

  mutating func add(_ use: ValueUse, _ word: String, _ severity: Diagnostic.Severity) {
    if let place = places[word, default: []].first(where: { all[$0].severity == severity }) {
      all[place].use.add(use.element)
    } else {
      places[word, default: []].append(all.count)
      all.append(Word(word: word, severity: severity, use: use))
    }
  }
}
