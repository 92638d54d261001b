import StyleRules
import StyleSheet
import Testing

@testable import stylecheck

/// Repeated findings, which are reported as one, but suppressed, stored and fixed separately.
@Suite struct GroupingTests {
  private static func found(_ sheet: String, _ options: String = "--target nui") -> [String] {
    Run("--remarks --format concise -q \(options) -", input: sheet).output
      .split(separator: "\n").map { $0.split(separator: " ")[1].dropLast().description }
  }

  /// Rules, each with a target and a function that makes a sheet with a number of findings.
  private static let causes: [(rule: String, target: String, sheet: @Sendable (Int) -> String)] = [
    (
      "error[class-path-selector]", "nui",
      { (0..<$0).map { "Label:A\($0) { font-size: 12; }\n" }.joined() }
    ),
    (
      "remark[hsl-is-hsb]", "sapfiori",
      { (0..<$0).map { "A\($0) { font-color: hsl(0.\($0), 0.5, 0.5); }\n" }.joined() }
    ),
    (
      "remark[font-too-small]", "nui",
      { "@s: 9;\n" + (0..<$0).map { "A\($0) { font-size: @s; }\n" }.joined() }
    ),
    (
      "remark[blank-before-colon]", "nui",
      { (0..<$0).map { "A\($0) { font-size : 12; }\n" }.joined() }
    ),
    ("warning[unused-variable]", "nui", { (0..<$0).map { "@v\($0): red;\n" }.joined() }),
    (
      "error[line-comment]", "nui",
      { (0..<$0).map { "// v\($0)\nA\($0) { font-size: 12; }\n" }.joined() }
    ),
  ]

  @Test(arguments: causes.indices, [1, 3, 4, 25])
  func moreThanThreePlacesAreOneFinding(_ index: Int, _ count: Int) {
    let cause = Self.causes[index]
    let found = Self.found(cause.sheet(count), "--target \(cause.target)")
    #expect(found.filter { $0 == cause.rule }.count == (count > 3 ? 1 : count), "\(found)")
  }

  private static let unused = (0..<6).map { "@v\($0): red;\n" }.joined()

  @Test func otherPlacesAreNotesAndAllAreFixed() throws {
    let run = Run("--target nui -q -", input: Self.unused)
    #expect(
      run.output.hasPrefix(
        "<stdin>:1:1: warning[unused-variable]: '@v0' is never used; 5 more places have the same problem\n"
      )
    )
    for number in 1..<6 {
      #expect(run.output.contains("<stdin>:\(number + 1):1: note: '@v\(number)' is never used"))
    }
    #expect(Run("fix --unsafe --target nui -", input: Self.unused).output == "")
  }

  /// The number of notes has no limit, and each note names its own variable.
  @Test func everyPlaceHasANote() {
    let sheet = (1...14).map { "@v\($0): red;\n" }.joined()
    let output = Run("--target nui -q -", input: sheet).output
    #expect(output.contains("'@v1' is never used; 13 more places have the same problem"))
    for line in 2...14 {
      #expect(output.contains("<stdin>:\(line):1: note: '@v\(line)' is never used"))
    }
  }

  @Test func eachPlaceIsSuppressedSeparately() {
    let suppressed = Self.unused.split(separator: "\n").enumerated().map { number, line in
      number < 3 ? "\(line) /* stylecheck-disable-line unused-variable -- kept */\n" : "\(line)\n"
    }.joined()
    #expect(Self.found(suppressed).filter { $0.contains("unused-variable") }.count == 3)
  }

  @Test func eachPlaceIsABaselineEntry() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.unused, to: "a.nss")
    let words: [SystemText] = ["--target", "nui", "--baseline", folder.path("known")]
    _ = Run(words + ["--baseline-update", folder.path("a.nss")])
    #expect(try folder.contents(of: "known").split(separator: "\n").count == 6)
    try folder.write(Self.unused + "@w: red;\n", to: "a.nss")
    let run = Run(words + ["-q", "--format", "concise", folder.path("a.nss")])
    #expect(
      folder.withoutPath(run.output) == "a.nss:7:1: warning[unused-variable]: '@w' is never used\n")
  }

  @Test func groupedRulesExist() {
    let names = Set(Rule.all.map(\.id))
    #expect(Diagnostic.rulesOfOneCause.allSatisfy(names.contains))
  }
}
