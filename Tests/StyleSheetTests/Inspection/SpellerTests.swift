import Testing

@testable import StyleSheet

@Suite struct SpellerTests {
  /// After the first hundred words that nobody knows a suggestion helps nobody, and costs time.
  @Test(arguments: [
    ("fdlFUIRatingControlFormCell_titl", "unknown-subpath"),
    ("fdlFUIRatingControlFormCel", "unknown-class"),
  ])
  func notEveryWordOfManyIsCompared(_ front: String, _ id: String) {
    let text = (0..<1_000).map { "\(front)\($0) { seed: 1; }\n" }.joined()
    let found = Sheet(parsing: SourceText(text)).findings(for: .sapfiori).diagnostics
      .filter { $0.id == id }
    #expect(found.count == 1_000)
    let asked = found.filter { $0.message.contains("did you mean") }.count
    #expect((50...Speller.mostWords).contains(asked), "\(asked)")
  }
}
