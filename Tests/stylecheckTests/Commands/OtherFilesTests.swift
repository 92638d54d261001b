import Foundation
import Testing

@testable import stylecheck

/// Files that are not stylesheets, by name or by content.
@Suite struct OtherFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ line: String) -> Run {
    let words = line.split(separator: " ").map { word in
      word.contains(".") ? folder.path(String(word)) : SystemText(String(word))
    }
    return folder.withoutPath(Run(words))
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.url.appending(path: name)))
  }

  private static let otherFiles = [
    "View.swift": "import UIKit\n", "README.md": "# Title\nword\n", "data.json": "{}",
  ]

  /// `git diff --name-only | xargs stylecheck fix` names all changed files.
  @Test(arguments: ["check", "fix", "fix --unsafe", "fix --diff", "fmt", "fmt --check"])
  func filesWithOtherNamesAreSkipped(_ command: String) throws {
    for (name, text) in Self.otherFiles { try folder.write(text, to: name) }
    let hint = command == "check" ? "; '--any-name' checks such files" : ""
    #expect(
      run("\(command) View.swift README.md data.json")
        == Run(
          error: """
            stylecheck: 3 files skipped, because the name does not end in '.nss': 'View.swift', 'README.md', \
            'data.json'\(hint)

            """, status: .clean))
    #expect(
      run("\(command) README.md -q").error.contains("1 file skipped"), "nothing else was done")
    try folder.write("Label {\n  font-size: 12;\n}\n", to: "a.nss")
    #expect(run("\(command) -q a.nss README.md") == Run(status: .clean))
    #expect(run("\(command) a.nss README.md").error.contains("1 file skipped"))
    for (name, text) in Self.otherFiles { #expect(try folder.contents(of: name) == text) }
  }

  @Test func filesWithOtherNamesAreCheckedOnRequest() throws {
    try folder.write("Label { font-size: 12 }", to: "a.css")
    #expect(run("check --any-name a.css").output.hasPrefix("a.css:1:22: error[missing-semicolon]"))
    #expect(run("check --print-config a.css").status == .clean)
    #expect(Run("-", input: "Label { font-size: 12 }").status == .findings)
    try folder.write("Label { font-size: 12 }\n", to: "UPPER.NSS")
    #expect(run("fix -q UPPER.NSS") == Run(status: .clean))
    #expect(try folder.contents(of: "UPPER.NSS") == "Label { font-size: 12; }\n")
  }

  /// A link with the name of a sheet to a file with another name is checked, but not rewritten.
  @Test func linksToOtherNamesAreNotWritten() throws {
    try folder.write("Label{font-size:12}", to: "note.txt")
    try folder.link("link.nss", to: "note.txt")
    #expect(run("check link.nss").status == .findings)
    let words =
      "1 link skipped: 'link.nss' is a link to 'note.txt', whose name does not end in '.nss'"
    for command in ["fix", "fmt", "fix --diff"] {
      #expect(run("\(command) link.nss") == Run(error: "stylecheck: \(words)\n", status: .clean))
    }
    try folder.makeFolder("links")
    try folder.link("links/a.nss", to: "../note.txt")
    #expect(Run(["fix", folder.path("links")]).status == .clean)
    #expect(try folder.contents(of: "note.txt") == "Label{font-size:12}")
  }

  /// Skipping a file would change the theme, so these commands fail.
  @Test(arguments: [
    "resolve", "preview", "contrast", "coverage", "export --as css", "tree", "diff a.nss",
    "present cell.json",
  ])
  func themeCommandsRejectOtherFiles(_ command: String) throws {
    try folder.write("Label { font-size: 12; }", to: "a.nss")
    try folder.write(#"{"component": "rating"}"#, to: "cell.json")
    try folder.write("Label { font-size: 12; }", to: "a.txt")
    let message =
      "stylecheck: 'a.txt' is not a stylesheet: its name does not end in '.nss'; to read it anyway, "
      + "pass it as standard input, '-'\n"
    let found = run("\(command) a.txt")
    #expect(found == Run(error: message, status: .couldNotRun))
  }

  /// Bytes like those of a compressed file, but without zeros.
  private static let noise = (0..<900).map { UInt8(truncatingIfNeeded: $0 &* 151 / 3) | 1 }

  private static let binaries: [(bytes: [UInt8], words: String)] = [
    (
      Array("Label { font-size: 12 }\0\n\0x{".utf8),
      "a.nss:1:24: error[invalid-utf8]: this file is binary"
    ),
    (
      [0x89] + Array("PNG\r\n\u{1A}\n\0\0\0\rIHDR {\0".utf8),
      "error[invalid-utf8]: this file is binary"
    ),
    (
      [0xFF, 0xFE] + "A { b: c }".utf8.flatMap { [$0, 0] },
      "error[invalid-utf8]: this text is UTF-16"
    ),
    (
      [0xFF, 0xFE, 0, 0] + "A { b: c }".utf8.flatMap { [$0, 0, 0, 0] },
      "error[invalid-utf8]: this text is UTF-32"
    ),
    (
      [0, 0, 0xFE, 0xFF] + "A { b: c }".utf8.flatMap { [0, 0, 0, $0] },
      "error[invalid-utf8]: this text is UTF-32"
    ),
    ("A { b: c }".utf8.flatMap { [0, $0] }, "error[invalid-utf8]: this text is UTF-16"),
    (noise, "error[invalid-utf8]: this file is not text in UTF-8"),
  ]

  @Test(arguments: binaries.indices) func binaryFileIsOneFinding(_ number: Int) throws {
    let (bytes, words) = Self.binaries[number]
    try folder.write(bytes, to: "a.nss")
    for target in ["sapfiori", "nui", "fiori-swiftui", "all"] {
      let found = run("check --target \(target) --remarks --format concise a.nss")
      #expect(found.output.contains(words))
      #expect(found.output.hasSuffix("\n1 error in 1 sheet\n"), "\(found.output)")
      #expect(run("fix --unsafe --target \(target) a.nss").status == .findings)
    }
    #expect(run("fmt a.nss").error.contains("a.nss: not formatted: this "))
    #expect(try self.bytes("a.nss") == bytes)
  }

  private static let message =
    "this text is not a stylesheet: none of its 2 lines looks like a rule, a declaration or a definition"

  /// `fix` and `fmt` do not change prose, JSON or code with the name of a sheet.
  @Test func otherTextIsOneFinding() throws {
    let text = "A note on the colors:\nthey are in another sheet\n"
    try folder.write(text, to: "a.nss")
    for target in ["sapfiori", "nui", "fiori-swiftui", "all"] {
      let found = run("check --target \(target) --remarks --format concise a.nss")
      #expect(found.output.contains("a.nss:1:1: error[not-a-stylesheet]: \(Self.message)"))
      #expect(found.output.hasSuffix("\n1 error in 1 sheet\n"), "\(found.output)")
      #expect(run("fix --unsafe --target \(target) a.nss").status == .findings)
    }
    #expect(
      run("fmt a.nss").error
        == "stylecheck: a.nss: not formatted: \(Self.message)\n1 sheet, nothing to format\n")
    #expect(try folder.contents(of: "a.nss") == text)
  }

  /// The target is inferred from readable sheets only.
  @Test func unreadableSheetsDoNotSelectTheTarget() throws {
    let class16: [UInt8] = "fdlFUITitleFormCell { font-size: 12; }\n".utf8.flatMap { [$0, 0] }
    try folder.write([0xFF, 0xFE] + class16, to: "a.nss")
    try folder.write("Label { font-size: 12; }\n", to: "b.nss")
    #expect(!run("check a.nss").output.contains("class"))
    #expect(!run("fix a.nss").error.contains("class"))
    #expect(
      run("check a.nss b.nss").output.hasSuffix(
        "target nui: the readable sheets use no SAP class\n"))
    try folder.write(
      "fdlFUITitleFormCell is what the form cell of titles is called.\n", to: "c.nss")
    #expect(!run("check c.nss").output.contains("class"))
  }
}
