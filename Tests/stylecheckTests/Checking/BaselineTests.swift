import Foundation
import Testing

@testable import stylecheck

/// The entries of a baseline over several runs.
@Suite struct BaselineTests {
  private let folder: TemporaryFolder
  private static let sheet = "@a: red;\n@b: red;\nLabel { font-color: @c; }\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(Self.sheet, to: "Styles/one.nss")
    try folder.write("@d: red;\n", to: "Styles/two words.nss")
  }

  private func run(_ words: SystemText...) -> Run {
    folder.withoutPath(
      Run(
        ["--target", "nui", "--format", "concise", "--baseline", folder.path("known.txt")] + words))
  }

  private var baseline: String { get throws { try folder.contents(of: "known.txt") } }

  /// The lines of the baseline without their hashes.
  private var entries: [String] {
    get throws {
      try baseline.split(separator: "\n").map { line in
        line.split(separator: " ").dropLast().joined(separator: " ")
      }
    }
  }

  @Test func knownFindingsAreNotReported() throws {
    let update = run("--baseline-update", folder.path("Styles"))
    #expect(
      update
        == Run(
          output: "2 sheets, no new findings; 4 findings in the baseline\n",
          error: "4 findings in 'known.txt'\n", status: .clean))
    #expect(
      try entries == [
        "Styles/one.nss undefined-variable", "Styles/one.nss unused-variable",
        "Styles/one.nss unused-variable", "Styles/two words.nss unused-variable",
      ])
    #expect(
      run(folder.path("Styles"))
        == Run(
          output: "2 sheets, no new findings; 4 findings in the baseline\n", status: .clean))
    let first = try baseline
    // A watch would notice that a file is written again.
    let stamp = FileStamp(of: folder.path("known.txt"))
    _ = run("--baseline-update", folder.path("Styles"))
    #expect(try baseline == first && FileStamp(of: folder.path("known.txt")) == stamp)
    // Version control can change the line ends.
    try folder.write(first.replacing("\n", with: "\r\n"), to: "known.txt")
    #expect(run(folder.path("Styles")).status == .clean)
    #expect(first == first.split(separator: "\n").sorted().map { $0 + "\n" }.joined())
  }

  /// Paths with control characters or invalid UTF-8 have separate entries, one per line.
  @Test func pathsWithControlCharactersStayDistinct() throws {
    let sheets = [[0x0A], [0x09], [0xFF], [0xC2, 0x85]].map { (bytes: [UInt8]) in
      SystemText(bytes: folder.path("Styles/a").bytes + bytes + Array(".nss".utf8))
    }
    var files = FileWriter()
    for sheet in sheets { try files.put(Array("@d: red;\n".utf8), at: sheet) }
    _ = run("--baseline-update", folder.path("Styles"))
    let names = try entries.filter { $0.contains("Styles/a") }
    #expect(
      names
        == ["09", "0A", "C2\u{FFFD}85", "FF"].map {
          "Styles/a\u{FFFD}\($0).nss unused-variable"
        })
    #expect(run(folder.path("Styles")).output.hasPrefix("6 sheets, no new findings; 8 findings in"))
    #expect(run(folder.path("Styles/one.nss")).status == .clean)
  }

  /// Entries have no line numbers, so lines inserted above a finding do not make it new.
  @Test func movedFindingsStayKnown() throws {
    _ = run("--baseline-update", folder.path("Styles"))
    try folder.write("\n\n" + Self.sheet + "@e: blue;\n", to: "Styles/one.nss")
    #expect(
      run(folder.path("Styles"))
        == Run(
          output: """
            Styles/one.nss:6:1: warning[unused-variable]: '@e' is never used
            1 warning in 1 of 2 sheets; warnings pass without --strict; 4 findings in the baseline

            """, status: .clean))
  }

  @Test func entriesOfFixedFindingsAreStale() throws {
    _ = run("--baseline-update", folder.path("Styles"))
    try folder.write("@a: red;\nLabel { font-color: @a; }\n", to: "Styles/one.nss")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Styles/two words.nss"))
    let found = run(folder.path("Styles"))
    #expect(found.status == .findings)
    #expect(
      found.output == """
        known.txt:1:1: error[stale-baseline-entry]: this finding no longer exists; '--baseline-update' removes it
        known.txt:2:1: error[stale-baseline-entry]: this finding no longer exists; '--baseline-update' removes it
        known.txt:3:1: error[stale-baseline-entry]: this finding no longer exists; '--baseline-update' removes it
        known.txt:4:1: error[stale-baseline-entry]: this finding no longer exists; '--baseline-update' removes it
        4 errors in the baseline; 1 remark (shown with --remarks)

        """)
    _ = run("--baseline-update", folder.path("Styles"))
    #expect(try baseline == "")
    #expect(run(folder.path("Styles")).status == .clean)
  }

  /// A sheet that is renamed or moved keeps its entries; an update renames them.
  @Test(arguments: ["Styles/three.nss", "Other/one.nss"])
  func aRenamedSheetKeepsItsEntries(_ name: String) throws {
    _ = run("--baseline-update", folder.path("."))
    try folder.write(Self.sheet + "@e: blue;\n", to: name)
    try FileManager.default.removeItem(at: folder.url.appending(path: "Styles/one.nss"))
    #expect(
      run(folder.path("."))
        == Run(
          output: """
            ./\(name):4:1: warning[unused-variable]: '@e' is never used
            1 warning in 1 of 2 sheets; warnings pass without --strict; 4 findings in the baseline

            """, status: .clean))
    _ = run("--baseline-update", folder.path("."))
    #expect(
      try entries.filter { !$0.contains("two words") } == [
        "\(name) undefined-variable", "\(name) unused-variable", "\(name) unused-variable",
        "\(name) unused-variable",
      ])
    #expect(run(folder.path(".")).status == .clean)
  }

  /// A hook names the sheets that are there or their folder, and not the one that was renamed; a new
  /// sheet with other findings gets none of its entries.
  @Test(arguments: [
    ("Styles/three.nss", "Styles/three.nss"), ("Other/one.nss", "Other/one.nss"),
    ("Other/one.nss", "Other"),
  ])
  func aRenamedSheetThatIsNamedKeepsItsEntries(_ name: String, _ operand: String) throws {
    _ = run("--baseline-update", folder.path("."))
    let before = try entries
    try folder.write(Self.sheet, to: name)
    try FileManager.default.removeItem(at: folder.url.appending(path: "Styles/one.nss"))
    let sheet = folder.path(operand)
    #expect(
      run(sheet)
        == Run(
          output: "1 sheet, no new findings; 3 findings in the baseline\n", status: .clean))
    try folder.write("@e: blue;\n", to: name)
    let found = run(sheet)
    #expect(found.status == .clean && found.output.contains("'@e' is never used"))
    _ = run("--baseline-update", sheet)
    #expect(try entries == (before + ["\(name) unused-variable"]).sorted())
  }

  /// A sheet that a configuration ignores is not among those that a missing one may have become.
  @Test func anIgnoredSheetIsNotTheRenamedOne() throws {
    try folder.write(Self.sheet, to: "Styles/made.gen.nss")
    let ignoring: SystemText = "*.gen.nss"
    _ = run("--baseline-update", "--ignore", ignoring, folder.path("."))
    try folder.write(Self.sheet, to: "Styles/three.nss")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Styles/one.nss"))
    #expect(run("--ignore", ignoring, folder.path(".")).status == .clean)
  }

  /// A run that does not include a missing sheet neither reports nor removes its entries.
  @Test func entriesOfOtherSheetsAreKept() throws {
    _ = run("--baseline-update", folder.path("."))
    let before = try entries
    try folder.write(Self.sheet, to: "Styles/three.nss")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Styles/one.nss"))
    let other = folder.path("Styles/two words.nss")
    #expect(run(other).status == .clean)
    #expect(run("--baseline-update", other).status == .clean)
    #expect(try entries == before)
  }

  /// Two sheets that match a missing one get none of its entries, because the rename is ambiguous.
  @Test func copiesDoNotShareEntries() throws {
    _ = run("--baseline-update", folder.path("."))
    for name in ["Styles/three.nss", "Styles/four.nss"] { try folder.write(Self.sheet, to: name) }
    try FileManager.default.removeItem(at: folder.url.appending(path: "Styles/one.nss"))
    let found = run(folder.path("."))
    #expect(found.status == .findings)
    #expect(found.output.contains("three.nss:") && found.output.contains("four.nss:"))
  }

  /// Entries of a disabled rule are not reported; an update removes them.
  @Test func aDisabledRuleLeavesNoObsoleteEntries() throws {
    _ = run("--baseline-update", folder.path("Styles"))
    let off: SystemText = "unused-variable=off"
    #expect(
      run("--rule", off, folder.path("Styles"))
        == Run(
          output: "2 sheets, no new findings; 1 finding in the baseline\n", status: .clean))
    #expect(run("--rule", off, "--baseline-update", folder.path("Styles")).status == .clean)
    #expect(try entries == ["Styles/one.nss undefined-variable"])
  }

  @Test func unwritableBaselineIsAnError() throws {
    let nowhere = folder.path("missing/known.txt")
    let found = folder.withoutPath(
      Run(["--target", "nui", "--baseline", nowhere, "--baseline-update", folder.path("Styles")]))
    #expect(
      found
        == Run(
          output: "2 sheets, nothing reported; 4 findings not written to the baseline\n",
          error: "stylecheck: cannot write 'missing/known.txt': no such file or directory\n",
          status: .couldNotRun))
  }

  /// A check or an update of one sheet leaves the entries of the others.
  @Test func entriesOfUncheckedSheetsStay() throws {
    _ = run("--baseline-update", folder.path("Styles"))
    try folder.write("@a: red;\n", to: "Styles/one.nss")
    #expect(run(folder.path("Styles/two words.nss")).status == .clean)
    _ = run("--baseline-update", folder.path("Styles/one.nss"))
    #expect(
      try entries == ["Styles/one.nss unused-variable", "Styles/two words.nss unused-variable"])
  }

  /// A baseline counts equal findings.
  @Test func additionalEqualFindingIsNew() throws {
    try folder.write("Label { font-color: #12; }\n", to: "Styles/one.nss")
    _ = run("--baseline-update", folder.path("Styles/one.nss"))
    try folder.write(
      "Label { font-color: #12; }\nLabel { font-color: #12; }\n", to: "Styles/one.nss")
    let found = Run([
      "-q", "--format", "jsonl", "--baseline", folder.path("known.txt"),
      folder.path("Styles/one.nss"),
    ])
    #expect(found.output.contains("\"line\":2"))
    #expect(found.output.contains(":2\",\"url\":"), "the fingerprint is that of the second")
  }

  @Test func configuredPathIsRelativeToTheConfiguration() throws {
    try folder.write("{\"baseline\": \"known.txt\"}", to: ".stylecheck.json")
    _ = Run(["--baseline-update", "-q", folder.path("Styles")])
    #expect(try entries.count == 4)
    #expect(
      Run(["--target", "nui", folder.path("Styles")]).output
        == "2 sheets, no new findings; 4 findings in the baseline\n")
    #expect(Run(["--no-config", "-q", folder.path("Styles")]).status == .findings)
  }

  /// An update with `--remarks` also stores remarks, which later runs do not report.
  @Test func remarksAreStoredIfTheyAreShown() throws {
    let sheet = "Button {\r\n  font-size: 14.5;\r\n}\r\n"
    try folder.write(sheet, to: "Styles/one.nss")
    let path = folder.path("Styles/one.nss")
    _ = run("--baseline-update", path)
    let usual = try baseline
    _ = run("--remarks", "--baseline-update", path)
    #expect(try baseline.count >= usual.count)
    #expect(run(path).status == .clean)
    #expect(run("--remarks", path).output.hasPrefix("1 sheet, no findings"))
  }
}
