@testable import StyleRules
import StyleSheet

/// A sheet with a slip on each line.
struct SlipSheet {
  private let place: NamePlace
  private let lines: [String]
  /// The lines without slips.
  private let meant: [(name: String, line: String)]

  init(of slips: [String], at place: NamePlace, meant: [String]) {
    self.place = place
    lines = slips.map(place.line)
    self.meant = meant.map { ($0, place.line($0)) }
  }

  /// The suggestions of the findings on each line.
  func suggested() -> [Suggested] {
    var all = [Suggested](repeating: Suggested(), count: lines.count)
    guard !lines.isEmpty else { return all }
    let sheet = Sheet(parsing: SourceText(lines.joined(separator: "\n")))
    var line = 0
    var start = 0
    for finding in sheet.findings(for: place.dialect).diagnostics {
      while finding.range.lowerBound > start + lines[line].utf8.count {
        start += lines[line].utf8.count + 1
        line += 1
      }
      let suggested = suggested(by: finding, line, from: start)
      all[line].names += suggested.names
      all[line].isSeries = all[line].isSeries || suggested.isSeries
    }
    return all
  }

  /// The text that a fix-it writes, or the names after 'did you mean'.
  private func suggested(by finding: Diagnostic, _ line: Int, from start: Int) -> Suggested {
    if let fixIt = finding.fixIts.first(where: { $0.message.hasPrefix("write '") }) {
      let edits = fixIt.edits.map {
        SourceEdit(
          $0.range.lowerBound - start..<$0.range.upperBound - start, $0.replacement)
      }
      let fixed = SourceText(lines[line]).applying(edits)
      let isRight = fixed == SourceText(meant[line].line)
      return Suggested(names: [isRight ? meant[line].name : fixIt.message])
    }
    guard let question = finding.message.firstRange(of: "did you mean ") else {
      return Suggested()
    }
    let rest = finding.message[question.upperBound...]
    // Every second piece is in quotes.
    let pieces = rest.split(separator: "'", omittingEmptySubsequences: false)
    let quoted = stride(from: 1, to: pieces.count, by: 2).map { String(pieces[$0]) }
    return Suggested(names: quoted.map(whole), isSeries: rest.hasPrefix("one of "))
  }

  /// The name for a suggested word: without the '@' of a variable, or with the property of a variant.
  private func whole(_ word: String) -> String {
    switch word.first {
    case "@": String(word.dropFirst())
    case "-": place.front + word.dropFirst()
    case _: word
    }
  }
}
