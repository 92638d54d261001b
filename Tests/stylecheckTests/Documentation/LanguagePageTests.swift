import Foundation
import StyleSheet
import Testing

/// The table of engines in `Documentation/Language.md` is generated from their dialects.
@Suite struct LanguagePageTests {
  @Test func tableHasTheAnswersOfEachEngine() throws {
    let page = "Documentation/Language.md"
    let head = "## The three engines\n"
    let text = try Package.text(of: page)
    let end = try #require(text.range(of: head)).upperBound
    try Golden.expect(text[..<end] + Self.section(), at: page)
  }

  private static func section() throws -> String {
    let rows = try DialectQuestion.allCases.map { question in
      try [question.rawValue] + Dialect.all.map { try answer(of: $0, to: question) }
    }
    return """

      How each engine reads a sheet. `*` marks an assumption: the engine of `sapfiori` is closed source, and
      SAP's pages do not say it. For what is *unknown*, findings say so.

      \(([["question"] + Dialect.all.map { "`\($0.name)`" }] + [["---", "---", "---", "---"]] + rows)
        .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
        .replacing("'", with: "`"))

      """
  }

  private static func answer(of dialect: Dialect, to question: DialectQuestion) throws -> String {
    let answer = Mirror(reflecting: dialect).descendant("\(question)")
    let text = answer as? String ?? (answer as? any RawRepresentable).map { "\($0.rawValue)" }
    return try #require(text, "\(question)") + (dialect.assumed.contains(question) ? "*" : "")
  }
}
