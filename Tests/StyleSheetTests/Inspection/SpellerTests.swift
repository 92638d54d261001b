import Mutations
import Testing

@testable import StyleRules
@testable import StyleSheet

@Suite struct SpellerTests {
  /// The number of misspelled classes does not limit the suggestions.
  @Test func manyMisspelledClassesGetSuggestions() {
    let names = Catalog.all.entries.map(\.className).filter { $0.utf8.count > 8 }
    let slips = names.flatMap { name in
      (4..<Trials.count(5, of: 8)).map { place in
        let start = name.utf8.index(name.startIndex, offsetBy: place)
        return String(name[..<start]) + String(name[start...].dropFirst())
      }
    }
    let text = Set(slips).subtracting(names).sorted().map { "\($0) { seed: 1; }\n" }
    let found = Sheet(parsing: SourceText(text.joined())).findings(for: .sapfiori).diagnostics
      .filter { $0.id == "unknown-class" || $0.id == "unknown-subpath" }
    let asked = found.filter { $0.message.contains("did you mean") }.count
    #expect(found.count > Trials.count(100, of: 400))
    #expect(asked * 10 > found.count * 9, "\(asked) of \(found.count)")
  }
}
