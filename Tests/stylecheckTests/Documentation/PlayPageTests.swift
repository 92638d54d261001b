import Foundation
import Testing

@testable import stylecheck

/// `Documentation/Play.md` is what others drive cells by.
@Suite struct PlayPageTests {
  private static let path = "Documentation/Play.md"
  private static let schema = "Documentation/Schemas/play.schema.json"

  /// The lines of a block of the page.
  private static func lines(_ block: Substring) -> [Substring] {
    Array(block.split(separator: "\n").dropFirst())
  }

  @Test func theExampleOfThePageIsTrue() throws {
    var pieces = try Package.text(of: Self.path).split(
      separator: "```", omittingEmptySubsequences: false)
    try #require(pieces.count > 6)
    let told = Run("play", input: Self.lines(pieces[3]).joined(separator: "\n"))
    #expect(told.status == .clean && told.error == "")
    let short = told.output.split(separator: "\n").map(Self.withoutPresentation)
    pieces[5] = "json\n\(short.joined(separator: "\n"))\n"
    try Golden.expect(pieces.joined(separator: "```"), at: Self.path)
  }

  private static func withoutPresentation(_ answer: Substring) -> String {
    guard let start = answer.firstRange(of: #""presentation":{"#) else { return String(answer) }
    return answer[..<start.upperBound] + "}}"
  }

  @Test func everyKeyOfALineStandsOnThePageAndInTheSchema() throws {
    let page = try Package.text(of: Self.path)
    let schema = try Package.text(of: Self.schema)
    for key in PlayInput.keys + ["x", "y", "time", "shift", "element", "cell"] {
      #expect(page.contains("`\(key)`"), "\(key)")
      #expect(schema.contains("\"\(key)\": {"), "\(key)")
    }
  }

  @Test func linesAreValid() throws {
    let page = try Package.text(of: Self.path).split(separator: "```")
    let input = Self.lines(page[3])
    let output = Run("play", input: input.joined(separator: "\n")).output.split(separator: "\n")
    // The last line has a misspelled key.
    try SchemaCase.expect(
      input.dropLast().map { SchemaCase(Self.schema, String($0), true) }
        + output.map { SchemaCase(Self.schema, String($0), true) }
        + ["{}", #"{"key": "rigth"}"#, #"{"focus": true, "close": true}"#, "[]"].map {
          SchemaCase(Self.schema, $0, false)
        })
  }
}
