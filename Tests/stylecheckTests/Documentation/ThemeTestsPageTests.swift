import Foundation
import Testing

/// The code of `Documentation/ThemeTests.md`.
@Suite struct ThemeTestsPageTests {
  /// `.ci/run` builds the package and runs its tests.
  @Test func allCodeOfThePageIsInATestedPackage() throws {
    let flat = { (text: String) in
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
    let files = Package.files(in: "Examples/theme-tests/Tests/ThemeTests")
    let code = try files.map { flat(try Package.text(of: $0)) }.joined(separator: "\n")
    let pieces = try Package.text(of: "Documentation/ThemeTests.md").components(separatedBy: "```")
    let blocks = pieces.enumerated().filter {
      $0.offset % 2 == 1 && $0.element.hasPrefix("swift\n")
    }
    try #require(blocks.count > 4)
    for block in blocks {
      #expect(code.contains(flat(String(block.element.dropFirst(6)))), "\(block.element)")
    }
    #expect(try Package.text(of: ".ci/run").contains("--package-path Examples/theme-tests"))
  }
}
