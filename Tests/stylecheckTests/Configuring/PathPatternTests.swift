import Testing

@testable import stylecheck

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("*.nss", "a.nss", true), ("*.nss", "deep/down/a.nss", true), ("*.nss", "a.css", false),
    ("a.nss", "b/a.nss", true), ("a.nss", "aa.nss", false), ("./a.nss", "a.nss", true),
    ("./a.nss", "b/a.nss", false), ("Legacy/*.nss", "Legacy/a.nss", true),
    ("Legacy/*.nss", "x/Legacy/a.nss", false), ("Legacy/*.nss", "Legacy/b/a.nss", false),
    ("Legacy/", "Legacy/b/a.nss", true), ("Legacy/", "Legacy.nss", false),
    ("Legacy/", "x/y/Legacy/a.nss", true), ("./Legacy/", "x/Legacy/a.nss", false),
    ("x/Legacy/", "y/x/Legacy/a.nss", false), ("x/Legacy/", "x/Legacy/a.nss", true),
    ("Legacy/**", "Legacy/b/c/a.nss", true), ("**/Legacy/**", "Legacy/a.nss", true),
    ("**/Legacy/**", "x/y/Legacy/z/a.nss", true), ("**/Legacy/**", "x/Legacies/a.nss", false),
    ("a/**/b.nss", "a/b.nss", true), ("a/**/b.nss", "a/x/y/b.nss", true),
    ("a/**/b.nss", "a/x/y/c.nss", false), ("a/**/x/**/b.nss", "a/y/x/z/x/b.nss", true),
    ("*-*.nss", "old-sheet.nss", true), ("*-*.nss", "old.nss", false), ("?.nss", "a.nss", true),
    ("?.nss", "ab.nss", false), ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false),
    ("**", "a/b/c", true), ("*", "a/b/c", true), ("a b.nss", "a b.nss", true),
    ("ä*", "äöü.nss", true), ("a//b.nss", "a/b.nss", true), ("Legacy", "Legacy/b/a.nss", true),
    ("Legacy", "x/Legacy/a.nss", true), ("Legacy", "Legacies/a.nss", false),
    ("./Legacy", "Legacy/a.nss", true), ("./Legacy", "x/Legacy/a.nss", false),
    ("x/old-*", "x/old-1/y/a.nss", true), ("x/old-*", "x/new/old-1/a.nss", false),
    ("Legacy/*", "Legacy/b/a.nss", true), ("**/old", "x/old/y/a.nss", true),
  ])
  func aPatternMatches(_ pattern: String, _ path: String, _ isMatch: Bool) throws {
    #expect(try PathPattern(pattern).matches(SystemText(path).names) == isMatch)
  }

  /// A byte that is not UTF-8 is written as in a baseline.
  @Test func aPatternMatchesBytes() throws {
    let name = SystemText(bytes: [0x61, 0xE9])
    #expect(try PathPattern("*\u{FFFD}E9").matches(name.names))
    #expect(try !PathPattern("*\u{FFFD}").matches(name.names))
  }

  @Test(
    arguments: [
      ("", .isEmpty), ("/a", .leadsOut), ("../a", .leadsOut), ("a/../b", .leadsOut),
      ("/", .leadsOut), ("{a,b}", .means("{")), ("[ab]", .means("[")), ("!a", .means("!")),
      ("a\\*", .means("\\")),
    ] as [(String, PathPattern.Problem)])
  func invalidPatternsThrow(_ text: String, _ problem: PathPattern.Problem) {
    #expect(throws: problem) { try PathPattern(text) }
  }

  /// Patterns with many stars take no exponential time.
  @Test func manyStarsAreMatchedQuickly() throws {
    let stars = String(repeating: "*a", count: 200) + "b"
    #expect(try !PathPattern(stars).matches(SystemText(String(repeating: "a", count: 2000)).names))
    let folders = String(repeating: "**/a/", count: 60) + "b"
    #expect(
      try !PathPattern(folders).matches(SystemText(String(repeating: "a/", count: 400) + "c").names)
    )
  }
}
