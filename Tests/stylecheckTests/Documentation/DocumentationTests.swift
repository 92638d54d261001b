import Foundation
import StyleRules
import StyleSheet
import Testing

@testable import stylecheck

/// The transcripts, sheets, code and links of the documentation.
@Suite struct DocumentationTests {
  static let pages =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    + Package.files(in: "Documentation").filter { $0.hasSuffix(".md") }
    + Package.files(in: "Documentation/Decisions").filter { $0.hasSuffix(".md") }

  /// Returns the text of a page between fences; every second piece is a block.
  private static func pieces(of page: String) throws -> [String] {
    try Package.text(of: page).components(separatedBy: "```")
  }

  /// Returns the blocks of one language on a page.
  private static func blocks(_ language: String, on page: String) throws -> [String] {
    try pieces(of: page).enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.hasPrefix("\(language)\n") }
      .map { String($0.element.dropFirst(language.count + 1)) }
  }

  /// A `console` block is a command line after `$ `, and its output.
  @Test(arguments: pages) func consoleBlocksMatchTheOutput(_ page: String) throws {
    let pieces = try Self.pieces(of: page).enumerated().map { offset, piece in
      guard offset % 2 == 1, piece.hasPrefix("console\n") else { return piece }
      let line = try #require(piece.split(separator: "\n").dropFirst().first)
      let words = line.split(separator: " ")
      let tool = try #require(words.firstIndex(of: "stylecheck"))
      let run = Run(words[(tool + 1)...].joined(separator: " ").replacing("'", with: ""))
      return "console\n\(line)\n\(run.output)\(run.error)"
    }
    try Golden.expect(pieces.joined(separator: "```"), at: page)
  }

  @Test func thePageOfCommandsHasEveryCommand() throws {
    let page = try Package.text(of: "Documentation/Commands.md")
    let shown = page.matches(of: /\n## (.+)\n\n```console\n\$ stylecheck help (.+)\n/)
    #expect(shown.map(\.output.1) == shown.map(\.output.2))
    #expect(shown.map { String($0.output.1) } == Command.all.map(\.name))
  }

  /// Only the README's first sheet has errors or warnings.
  @Test(arguments: pages) func sheetsOnPagesAreValid(_ page: String) throws {
    let faulty = try Package.text(of: "Examples/faulty/first-look.nss")
    for block in try Self.blocks("nss", on: page) where block != faulty {
      let source = SourceText(block, name: page)
      let grave = Sheet(parsing: source).findings().diagnostics.filter {
        $0.severity > .information
      }
      #expect(source.annotated(with: grave) == block)
    }
  }

  @Test func theFirstSheetOfTheReadmeIsAnExample() throws {
    let faulty = try Package.text(of: "Examples/faulty/first-look.nss")
    #expect(try Self.blocks("nss", on: "README.md").first == faulty)
  }

  /// A file of tests has the imports of a page at the top, and its other code in one piece.
  @Test(arguments: [
    ("README.md", "ReadmeExample.swift"), ("Documentation/Cell.md", "CellPageExample.swift"),
  ])
  func theCodeOfAPageIsCompiled(_ page: String, _ file: String) throws {
    let example = try Package.text(of: "Tests/FormCellModelTests/\(file)")
    let block = try #require(try Self.blocks("swift", on: page).last)
    let lines = block.split(separator: "\n")
    let imports = lines.filter { $0.hasPrefix("import ") }
    #expect(imports == ["import FormCellModel", "import StyleSheet"])
    for line in imports { #expect(example.contains("\(line)\n")) }
    let flat = { (lines: [Substring]) in
      lines.map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
    let code = lines.filter { !$0.hasPrefix("import ") }
    #expect(flat(example.split(separator: "\n")).contains(flat(code)))
  }

  /// The same for pages with several pieces of code and without imports.
  @Test(arguments: [
    ("Documentation/Migrating.md", "MigratingExamples.swift", 5),
    ("Documentation/Form.md", "FormPageExamples.swift", 3),
  ])
  func allCodeOfAPageIsRun(_ page: String, _ file: String, _ count: Int) throws {
    let flat = { (text: String) in
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
    let examples = flat(try Package.text(of: "Tests/FormCellModelTests/\(file)"))
    let blocks = try Self.blocks("swift", on: page)
    #expect(blocks.count == count)
    for block in blocks { #expect(examples.contains(flat(block)), "\(block)") }
  }

  /// Authors of views find all events and effects on the page.
  @Test(arguments: [
    ("Cell", ["Rating/RatingEvent", "Rating/RatingEffect"]),
    ("Form", ["FormState/FormEvent", "FormState/FormEffect"]),
  ])
  func pageNamesEveryEventAndEffect(_ page: String, _ files: [String]) throws {
    let page = try Package.text(of: "Documentation/\(page).md")
    for file in files {
      let source = try Package.text(of: "Sources/FormCellModel/\(file).swift").split(
        separator: "\n}\n")[0]
      let names = source.matches(of: /\n  case (\w+)/).map { String($0.1) }
      try #require(names.count >= 5)
      for name in names { #expect(page.contains("`.\(name)"), "\(name)") }
    }
  }

  /// The README's code is a package without Foundation, which `.ci/run` builds and runs.
  @Test func thePackageOfTheReadmeIsAnExample() throws {
    let blocks = try Self.blocks("swift", on: "README.md")
    let manifest = try Package.text(of: "Examples/looks/Package.swift")
    #expect(manifest == blocks.first?.replacing("\"../FormCellModel\"", with: "\"../..\""))
    #expect(try Package.text(of: "Examples/looks/Sources/Looks/main.swift") == blocks.last)
    let printed = try Self.blocks("text", on: "README.md")
    #expect(printed == [try Package.text(of: "Examples/looks/expected.txt")])
  }

  /// The toolchain accepts the manifest, and the products that it names exist.
  @Test func theManifestOfTheReadmeIsValid() throws {
    let manifest = try #require(try Self.blocks("swift", on: "README.md").first)
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "Package.swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let home = ProcessInfo.processInfo.environment["HOME"] ?? "/tmp"
    let line = "swift package --package-path '\(folder.url.path())' dump-package"
    let (run, code) = try Tool.shell(line, ["PATH": path, "HOME": home])
    guard code != 127 else {
      print("skipped: no 'swift' in the path to read the README's manifest with")
      return
    }
    #expect(code == 0, "\(run.error)")
    let ours = try Package.text(of: "Package.swift")
    for product in ["StyleSheet", "FormCellModel"] {
      #expect(run.output.contains("\"\(product)\""))
      #expect(ours.contains(".library(name: \"\(product)\""))
    }
  }

  @Test(arguments: pages) func linkedFilesExist(_ page: String) throws {
    let folder = Package.root.appending(path: page).deletingLastPathComponent()
    for link in try Package.text(of: page).matches(of: /\]\((?<target>[^)#]+)[^)]*\)/) {
      let target = String(link.output.target)
      guard !target.contains("://") else { continue }
      let file = folder.appending(path: target).path()
      #expect(FileManager.default.fileExists(atPath: file), "\(page) links to \(target)")
    }
  }
}
