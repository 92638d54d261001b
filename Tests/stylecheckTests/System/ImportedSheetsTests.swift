import StyleSheet
import Testing

@testable import stylecheck

@Suite struct ImportedSheetsTests {
  private static let cell = #"{ "component": "rating", "value": 2 }"#

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.cell, to: "cell.json")
    return folder
  }

  private func check(_ name: String, in folder: TemporaryFolder, _ more: String...) -> Run {
    let options = more.map { SystemText($0) }
    let target: [SystemText] = options.contains("--target") ? [] : ["--target", "sapfiori"]
    return folder.withoutPath(
      Run(["check"] + target + options + ["--quiet", "--color", "never", folder.path(name)]))
  }

  /// Returns the errors and remarks of a run, which exclude the finding on `@import` itself.
  private func lines(_ run: Run) -> [String] {
    run.output.split(separator: "\n").map(String.init).filter {
      $0.contains(": error[") || $0.contains(": remark[")
    }
  }

  @Test func anImportedSheetIsLoadedFirst() throws {
    let folder = try folder()
    try folder.write("@import \"parts/base\";", to: "app.nss")
    try folder.write("@import \"../colors.nss\";", to: "parts/base.nss")
    try folder.write("fdlFUIRatingControl { on-color: #123456; }", to: "colors.nss")
    let run = Run(["present", folder.path("cell.json"), folder.path("app.nss")])
    #expect(run.status == .clean, "\(run.error)")
    #expect(run.output.contains("#123456"))
    // NUI and the port do not support `@import`.
    for target in ["nui", "fiori-swiftui"] {
      let run = Run([
        "present", "--target", SystemText(target), folder.path("cell.json"), folder.path("app.nss"),
      ])
      #expect(!run.output.contains("#123456"))
    }
  }

  @Test func misspelledImportHasASuggestion() throws {
    let folder = try folder()
    try folder.write("@import \"parts/palete\";\n", to: "app.nss")
    try folder.write("@brand: red;\n", to: "parts/palette.nss")
    #expect(
      lines(check("app.nss", in: folder)) == [
        "app.nss:1:1: error[missing-import]: cannot read 'parts/palete.nss': no such file or folder; did you mean 'palette.nss'?"
      ])
  }

  @Test func missingSheetIsReportedAtItsImport() throws {
    let folder = try folder()
    try folder.write("\n@import \"nowhere\";\n", to: "app.nss")
    let line =
      "app.nss:2:1: error[missing-import]: cannot read 'nowhere.nss': no such file or folder"
    #expect(lines(check("app.nss", in: folder)) == [line])
    #expect(check("app.nss", in: folder).status == .findings)
    let run = folder.withoutPath(
      Run(["present", "--color", "never", folder.path("cell.json"), folder.path("app.nss")]))
    #expect(run.error.hasPrefix(line))
    #expect(run.output.isEmpty)
    #expect(run.status == .couldNotRun)
    #expect(
      lines(check("app.nss", in: folder, "--target", "nui")).count { $0.contains("missing") } == 0)
  }

  @Test func folderCannotBeImported() throws {
    let folder = try folder()
    try folder.makeFolder("parts.nss")
    try folder.write("@import parts;", to: "app.nss")
    #expect(
      lines(check("app.nss", in: folder)) == [
        "app.nss:1:1: error[missing-import]: cannot read 'parts.nss': it is a folder"
      ])
  }

  @Test func cyclesAndRepeatedImportsAreReported() throws {
    let folder = try folder()
    try folder.write("@import b;", to: "a.nss")
    try folder.write("@import a;", to: "b.nss")
    let words = "error[import-cycle]: 'a.nss' leads back to itself: 'a.nss -> b.nss -> a.nss'"
    #expect(lines(check("a.nss", in: folder)) == ["a.nss:1:1: \(words)"])
    try folder.write("@import d; @import \"./d.nss\";", to: "c.nss")
    try folder.write("", to: "d.nss")
    #expect(
      lines(check("c.nss", in: folder, "--remarks")).contains(
        "c.nss:1:12: remark[repeated-import]: 'd.nss' is loaded already, and is not loaded again"
      ))
  }

  /// Dots, absolute paths and links cannot lead out of the root.
  @Test(arguments: ["../secret", "/etc/hostname", "inner/../../secret", "link"])
  func sheetsOutsideTheRootAreNotRead(_ name: String) throws {
    let folder = try folder()
    try folder.write("A { b: c; }", to: "secret.nss")
    try folder.write("@import \"\(name)\";", to: "app/app.nss")
    try folder.link("app/link.nss", to: "../secret.nss")
    let found = lines(check("app/app.nss", in: folder))
    #expect(found.count == 1)
    #expect(found.first?.contains("error[import-outside-root]: ") == true, "\(found)")
    if name != "/etc/hostname" {
      #expect(lines(check("app/app.nss", in: folder, "--root", folder.text("."))) == [])
    }
  }

  @Test func missingRootIsReported() throws {
    let folder = try folder()
    try folder.write("", to: "app.nss")
    let run = check("app.nss", in: folder, "--root", folder.text("nowhere"))
    #expect(run.error == "stylecheck: cannot read 'nowhere': no such file or folder\n")
    #expect(run.status == .couldNotRun)
  }

  @Test func standardInputIsInTheWorkingFolder() throws {
    let run = Run(
      "--target sapfiori --quiet --color never -",
      input: "@import \"Examples/styles/no-such-sheet\";")
    #expect(run.output.contains("cannot read 'Examples/styles/no-such-sheet.nss': no such file"))
    let good = Run(
      "--target sapfiori --quiet -", input: "@import \"Examples/styles/smallest-useful\";")
    #expect(!good.output.contains("error["))
  }

  @Test(
    arguments: [
      ("/a/b/c", "/a/b", true), ("/a/b", "/a/b", true), ("/a/bc", "/a/b", false),
      ("/a", "/", true), ("/", "/a", false),
    ] as [(SystemText, SystemText, Bool)])
  func pathIsInsideFolder(_ path: SystemText, _ folder: SystemText, _ isInside: Bool) {
    #expect(path.isInside(folder) == isInside)
  }

  @Test(
    arguments: [
      ("/a/./b//c/../d", "/a/b/d"), ("/../..", ""), ("/a/..", ""), ("/a", "/a"),
    ] as [(SystemText, SystemText)])
  func dotsAreResolved(_ path: SystemText, _ plain: SystemText) {
    #expect(path.withoutDots == plain)
  }
}
