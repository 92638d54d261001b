/// Words of which there is nothing to say but that they are no colors, or that nobody knows: whoever
/// has such words uses them all over the sheet, and each is said once.
struct StrangeColors {
  private(set) var all: [(word: String, severity: Diagnostic.Severity, use: ValueUse)] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    let word: String
    let severity: Diagnostic.Severity
  }

  mutating func add(_ use: ValueUse, _ word: String, _ severity: Diagnostic.Severity) {
    let key = Key(word: word, severity: severity)
    if let place = places[key] {
      all[place].use.add(use.element)
    } else {
      places[key] = all.count
      all.append((word, severity, use))
    }
  }
}
