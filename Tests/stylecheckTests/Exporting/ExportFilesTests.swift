import Foundation
import Testing

@testable import stylecheck

/// Exported files, which overwrite only files of this tool.
@Suite struct ExportFilesTests {
  private static let sheet = "Examples/styles/palette-light-and-dark.nss"

  private func export(_ format: String, _ path: SystemText, _ more: SystemText...) -> Run {
    Run(
      ["export", "--quiet", "--as", SystemText(format), "-o", path] + more + [
        SystemText(Self.sheet)
      ])
  }

  private func names(in folder: TemporaryFolder) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.url.path())?.compactMap {
      $0 as? String
    }
    return (all ?? []).sorted()
  }

  /// A file has the printed text, also after a second export.
  @Test(arguments: ExportFormat.all.filter { !$0.isFolder }.map(\.name))
  func filesAreWrittenAndOverwritten(_ name: String) throws {
    let folder = try TemporaryFolder()
    let printed = Run("export --quiet --as \(name) \(Self.sheet)")
    for _ in 0..<2 {
      #expect(export(name, folder.path("theme")) == Run(status: .clean))
      #expect(try String(contentsOfFile: folder.text("theme"), encoding: .utf8) == printed.output)
    }
    #expect(names(in: folder) == ["theme"])
  }

  @Test func foldersAreWrittenAndOverwritten() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<2 {
      #expect(export("xcassets", folder.path("A.xcassets/")) == Run(status: .clean))
    }
    let sets = names(in: folder).filter { $0.hasSuffix(".colorset") }
    #expect(sets.contains("A.xcassets/palette.tintColor.colorset"))
    #expect(names(in: folder).count == 2 + 2 * sets.count)
  }

  @Test func otherFilesAreOverwrittenOnlyWithForce() throws {
    let folder = try TemporaryFolder()
    try folder.write("p { }", to: "own.css")
    let refused = folder.withoutPath(export("css", folder.path("own.css")))
    #expect(
      refused
        == Run(
          error: "stylecheck: 'own.css' was not created by this tool; '--force' overwrites it\n",
          status: .couldNotRun))
    #expect(try String(contentsOfFile: folder.text("own.css"), encoding: .utf8) == "p { }")
    #expect(export("css", folder.path("own.css"), "--force").status == .clean)
    #expect(try String(contentsOfFile: folder.text("own.css"), encoding: .utf8) != "p { }")
  }

  /// A single color set of another program prevents the export.
  @Test func catalogWithOtherColorSetsIsUnchanged() throws {
    let folder = try TemporaryFolder()
    let other = "A.xcassets/palette.tintColor.colorset/Contents.json"
    try folder.write("{ \"info\": { \"author\": \"xcode\", \"version\": 1 } }", to: other)
    let before = names(in: folder)
    #expect(export("xcassets", folder.path("A.xcassets")).status == .couldNotRun)
    #expect(names(in: folder) == before)
    #expect(export("xcassets", folder.path("A.xcassets"), "--force").status == .clean)
  }

  @Test func standardInputIsExportedAndImported() {
    let tokens = Run("export --as tokens -", input: "Label { font-size: 12; }")
    #expect(tokens.status == .clean)
    let sheet = Run("import -", input: tokens.output)
    #expect(
      sheet
        == Run(output: "/* made by stylecheck */\n\nLabel {\n  font-size: 12;\n}\n", status: .clean)
    )
  }

  @Test func everyFormatIsOnThePage() throws {
    let page = try Package.text(of: "Documentation/Export.md")
    for format in ExportFormat.all {
      let row =
        "| `\(format.name)` | \(format.summary) | `\(format.fileExtension)` | \(format.scope.rawValue) |"
      #expect(page.contains(row), "\(row)")
    }
  }
}

extension ExportFilesTests {
  /// Sheets are edited, and inputs are needed again.
  @Test func sheetsAndInputsAreKept() throws {
    let folder = try TemporaryFolder()
    try folder.write("Label { font-size: 12; }\n", to: "a.nss")
    let path = folder.path("a.nss")
    let tokens = folder.path("a.tokens.json")
    #expect(Run(["export", "--as", "tokens", "-o", tokens, path]).status == .clean)
    #expect(Run(["import", "--quiet", "-o", path, tokens]).status == .couldNotRun)
    #expect(Run(["import", "--quiet", "--force", "-o", tokens, tokens]).status == .couldNotRun)
    #expect(Run(["export", "--as", "nss", "--force", "-o", path, path]).status == .couldNotRun)
    #expect(Run(["import", "--quiet", "--force", "-o", path, tokens]).status == .clean)
  }

  /// A name in Swift does not depend on the names beside it.
  @Test func aPlainNameKeepsItsConstant() {
    let sheet = "@brand: #E26300; Label { font-color: @brand; }"
    let more = "@Brand: #00AAEE; Button { font-color: @Brand; } " + sheet
    for input in [sheet, more] {
      let text = Run("export --as swift -", input: input).output
      #expect(
        text.contains("static let brand: ThemeColor = ThemeColor(0xE26300FF)"), "\(text)")
    }
  }
}
