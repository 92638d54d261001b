import Foundation
import StyleEditing
import Testing

@testable import stylecheck

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, _ path: SystemText = "a.nss") -> String {
    String(
      decoding: UnifiedDiff(path, from: Array(old.utf8), to: Array(new.utf8)).bytes, as: UTF8.self)
  }

  @Test func equalTextsHaveNoDiff() { #expect(diff("a\n", "a\n") == "") }

  @Test func changesHaveThreeLinesOfContext() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 10\n", with: "ten\n10\n")
    #expect(
      diff(old, new) == """
        --- a/a.nss
        +++ b/a.nss
        @@ -7,7 +7,8 @@
         line 7
         line 8
         line 9
        -line 10
        +ten
        +10
         line 11
         line 12
         line 13

        """)
  }

  @Test func missingFinalNewlineIsMarked() {
    #expect(
      diff("a\nb", "a\nb\n") == """
        --- a/a.nss
        +++ b/a.nss
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
  }

  @Test func emptyTextsHaveEmptyRanges() {
    #expect(diff("", "a\n") == "--- a/a.nss\n+++ b/a.nss\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a/a.nss\n+++ b/a.nss\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func unusualPathsAreQuoted() {
    #expect(diff("", "a\n", "./b/c d.nss").hasPrefix("--- a/b/c d.nss\t\n+++ b/b/c d.nss\t\n"))
    #expect(diff("", "a\n", "/é\".nss").hasPrefix("--- \"a/\\303\\251\\\".nss\"\n"))
  }

  /// Returns a text of a few distinct lines, which repeat, with different line ends.
  private static func text(_ number: Int) -> [UInt8] {
    var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 | 1
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let lines = ["a", "b", "c {", "}", "", "  d: e;", "\u{E9}"].map { Array($0.utf8) } + [[0xFF]]
    var text: [UInt8] = []
    for _ in 0..<below(30) {
      text += lines[below(lines.count)]
      text += below(9) == 0 ? [0x0D, 0x0A] : [0x0A]
    }
    return below(3) == 0 ? text + Array("end".utf8) : text
  }

  @Test func changesTransformTheOldTextIntoTheNew() {
    for number in 0..<2000 {
      let old = Self.text(number).split(separator: 0x0A, omittingEmptySubsequences: false)
      let new = Self.text(number + 7).split(separator: 0x0A, omittingEmptySubsequences: false)
      var made: [ArraySlice<UInt8>] = []
      var place = 0
      for change in LineChanges(from: old, to: new).changes {
        made += old[place..<change.old.lowerBound] + new[change.new]
        place = change.old.upperBound
      }
      #expect(made + old[place...] == new)
    }
  }

  @Test func manyLinesAreComparedQuickly() {
    let old = (0..<20_000).map { Array("\($0 % 7)".utf8)[...] }
    let new = (0..<20_000).map { Array("\($0 % 11)".utf8)[...] }
    #expect(!LineChanges(from: old, to: new).changes.isEmpty)
  }

  /// Each program applies one diff of a hundred files.
  @Test(arguments: [
    "patch -s -p1 < ../diff", "git init -q . && git apply --whitespace=nowarn ../diff",
  ])
  func programsApplyTheDiff(_ line: String) throws {
    guard line.hasPrefix("git") ? Self.hasGit : Self.hasPatch else {
      print("SKIPPED: there is no '\(line.prefix { $0 != " " })' here")
      return
    }
    let folder = try TemporaryFolder()
    var diff: [UInt8] = []
    for number in 0..<100 where Self.text(number) != Self.text(number + 5) {
      let name = number.isMultiple(of: 10) ? "old/s p/é\(number).nss" : "old/\(number).nss"
      try folder.write(Self.text(number), to: name)
      diff +=
        UnifiedDiff(
          SystemText(String(name.dropFirst(4))), from: Self.text(number), to: Self.text(number + 5)
        ).bytes
    }
    try folder.write(diff, to: "diff")
    let (run, code) = try Tool.shell("cd '\(folder.text("old"))' && \(line)")
    #expect(code == 0, "\(run)")
    for number in 0..<100 where Self.text(number) != Self.text(number + 5) {
      let name = number.isMultiple(of: 10) ? "old/s p/é\(number).nss" : "old/\(number).nss"
      let made = (try? Data(contentsOf: folder.url.appending(path: name))).map { Array($0) }
      // A program may delete a file that became empty.
      #expect((made ?? []) == Self.text(number + 5), "\(name)")
    }
  }

  private static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")
  private static let hasPatch = FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")
}
