import Foundation
import StyleSheet
import Testing

@testable import stylecheck

/// `Documentation/Present.md` is what others write renderers by.
@Suite struct PresentDocumentationTests {
  private static let path = "Documentation/Present.md"

  /// The page as text between fences, every second piece of which is a block.
  private static func pieces() throws -> [String] {
    try Package.text(of: path).components(separatedBy: "```")
  }

  private static func block(_ piece: String) -> String {
    String(piece.drop { $0 != "\n" }.dropFirst())
  }

  @Test func theExampleOfThePageIsTrue() throws {
    var pieces = try Self.pieces()
    try #require(pieces.count == 7)
    let cell = SourceText(Self.block(pieces[1]), name: "cell.json")
    let sheet = Sheet(parsing: SourceText(Self.block(pieces[3]), name: "theme.nss"))
    let result = CellPresenter.present(cell, under: [sheet])
    #expect(result.problems.isEmpty)
    pieces[5] = "json\n\(try #require(result.text))"
    try Golden.expect(pieces.joined(separator: "```"), at: Self.path)
  }

  /// The keys are where the source asks for them by name.
  @Test func everyKeyThatIsReadStandsOnThePage() throws {
    let page = try Package.text(of: Self.path)
    let source = try ["Fields", "Labels"].map {
      try Package.text(of: "Sources/stylecheck/Presenting/RatingDescription+\($0).swift")
    }.joined()
    let keys = Set(source.matches(of: /(?:fields|\$0)\.\w+\(\s*"(\w+)"/).map { String($0.1) })
    try #require(keys.count > 35)
    for key in keys.sorted() {
      #expect(page.contains("| `\(key)` |") || page.contains("\"\(key)\": …"), "\(key)")
    }
  }
}
