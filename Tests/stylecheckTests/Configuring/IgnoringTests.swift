import Testing

@testable import stylecheck

/// Sheets that a configuration or a command line ignores.
@Suite struct IgnoringTests {
  private let folder: TemporaryFolder

  private static let sheet = "@unused: red;\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    for name in ["App/a.nss", "App/old-b.nss", "Pods/c.nss", "Pods/deep/d.nss"] {
      try folder.write(Self.sheet, to: name)
    }
  }

  private func run(_ words: SystemText...) -> Run { run(words) }
  private func run(_ words: [SystemText]) -> Run { folder.withoutPath(Run(words)) }

  /// Returns the sheets in which `check` reports a finding.
  private func checked(_ words: SystemText...) -> [String] {
    folder.withoutPath(Run(["-q", "--format", "concise"] + words)).output.split(separator: "\n")
      .map { String($0.prefix { $0 != ":" }) }
  }

  /// The ignored patterns, and the sheets that are checked.
  @Test(arguments: [
    ("[]", ["App/a.nss", "App/old-b.nss", "Pods/c.nss", "Pods/deep/d.nss"]),
    (#"["Pods/**"]"#, ["App/a.nss", "App/old-b.nss"]),
    (#"["Pods/"]"#, ["App/a.nss", "App/old-b.nss"]),
    (#"["Pods"]"#, ["App/a.nss", "App/old-b.nss"]),
    (#"["Pods/*"]"#, ["App/a.nss", "App/old-b.nss"]),
    (#"["Pods/*.nss"]"#, ["App/a.nss", "App/old-b.nss", "Pods/deep/d.nss"]),
    (#"["old-*.nss", "Pods/**"]"#, ["App/a.nss"]),
    (#"["**/d.nss"]"#, ["App/a.nss", "App/old-b.nss", "Pods/c.nss"]),
    ("null", ["App/a.nss", "App/old-b.nss", "Pods/c.nss", "Pods/deep/d.nss"]),
  ])
  func matchingSheetsAreIgnored(_ patterns: String, _ left: [String]) throws {
    try folder.write("{\"ignore\": \(patterns)}", to: ".stylecheck.json")
    #expect(checked(folder.path("")) == left)
  }

  /// Patterns of an extended file are relative to its folder.
  @Test func patternsOfExtendedFilesAreAdded() throws {
    try folder.write("{\"ignore\": [\"deep/**\"]}", to: "Pods/base.json")
    try folder.write(
      "{\"extends\": \"Pods/base.json\", \"ignore\": [\"App/old-*\"]}", to: ".stylecheck.json")
    #expect(checked(folder.path("")) == ["App/a.nss", "Pods/c.nss"])
    #expect(checked("--no-config", folder.path("")).count == 4)
  }

  @Test func patternsOfTheCommandLineAreAdded() throws {
    try folder.write("{\"ignore\": [\"Pods/**\"]}", to: ".stylecheck.json")
    #expect(checked("--ignore", "old-*", folder.path("")) == ["App/a.nss"])
    // A pattern with a slash is relative to the working directory, which is elsewhere.
    #expect(
      checked("--ignore", "App/*", folder.path(""))
        == ["App/a.nss", "App/old-b.nss"])
    #expect(
      run("--ignore", "{a}", folder.path("")).error.hasPrefix(
        "stylecheck: '--ignore' cannot be '{a}': expected a pattern of names, '*', '?' and '**'"))
  }

  /// Only a folder is an error; a hook may name ignored sheets.
  @Test func ignoringAllSheetsIsReported() throws {
    try folder.write("{\"ignore\": [\"Pods/**\"]}", to: ".stylecheck.json")
    let words = "ignored by 'Pods/**' (.stylecheck.json:1:13)\n"
    for command in [["check"], ["fmt", "--check"], ["fix", "--check"]] as [[SystemText]] {
      #expect(
        folder.withoutPath(Run(command + ["-q", folder.path("Pods")]))
          == Run(error: "stylecheck: all 2 sheets are \(words)", status: .couldNotRun))
      #expect(
        folder.withoutPath(Run(command + ["-q", folder.path("Pods/c.nss")]))
          == Run(error: "stylecheck: the sheet is \(words)", status: .clean))
      #expect(Run(command + ["-q", folder.path("")]).error == "")
    }
    #expect(
      run("--print-config", folder.path("Pods/c.nss"))
        == Run(output: "Pods/c.nss\n  \(words)", status: .clean))
  }

  /// Package managers leave broken links; every command skips the ignored ones in a folder.
  @Test func ignoredPathsNeedNotBeReadable() throws {
    try folder.link("Pods/x.nss", to: "nowhere.nss")
    try folder.link("Pods/y.nss", to: "../notes.md")
    try folder.write("", to: "notes.md")
    for command in [["check"], ["fmt", "--check"], ["fix", "--check"]] as [[SystemText]] {
      #expect(
        run(command + ["-q", folder.path("")]).error.contains(
          "Pods/x.nss': it is a broken symbolic link"))
    }
    try folder.write("{\"ignore\": [\"Pods/**\"]}", to: ".stylecheck.json")
    for command in [["check"], ["fmt", "--check"], ["fix", "--check"]] as [[SystemText]] {
      #expect(run(command + ["-q", folder.path("")]).error == "")
      #expect(
        run(command + ["-q", folder.path("Pods")]).error
          == "stylecheck: all 4 sheets are ignored by 'Pods/**' (.stylecheck.json:1:13)\n")
    }
    #expect(
      run("--print-config", folder.path("Pods")).output.contains(
        "Pods/x.nss\n  ignored by 'Pods/**' (.stylecheck.json:1:13)\n"))
  }

  /// The time of a folder with many broken links is not that of reading the configuration for each.
  @Test func patternsAreReadOnce() throws {
    var configurations = Configurations(Invocation())
    let problem = FileProblem(folder.path("Pods/x.nss"), .isBrokenLink)
    for patterns in [#"["Pods/**"]"#, "[]"] {
      try folder.write("{\"ignore\": \(patterns)}", to: ".stylecheck.json")
      let pattern = configurations.ignoring(problem, Session(Surroundings()))
      #expect(pattern?.text == "Pods/**")
    }
  }

  /// A wrong configuration is reported, although a path before the first sheet cannot be read.
  @Test func aWrongConfigurationIsReportedBesideUnreadablePaths() throws {
    try folder.link("App/_.nss", to: "nowhere.nss")
    try folder.write("{\"ignor\": []}", to: ".stylecheck.json")
    let error = run("-q", folder.path("App")).error
    #expect(error.contains("App/_.nss': it is a broken symbolic link"))
    #expect(error.contains(".stylecheck.json:1:2: error"))
  }

  @Test func ignoredSheetsAreNotWritten() throws {
    try folder.write("{\"ignore\": [\"Pods/**\"]}", to: ".stylecheck.json")
    for name in ["App/a.nss", "Pods/c.nss"] { try folder.write("A{a:b}", to: name) }
    _ = run("fix", "-q", folder.path(""))
    _ = run("fmt", "-q", folder.path(""))
    #expect(try folder.contents(of: "App/a.nss") == "A {\n  a: b;\n}\n")
    #expect(try folder.contents(of: "Pods/c.nss") == "A{a:b}")
  }

  /// An editor that formats by standard input gets its text back.
  @Test func ignoredStandardInputIsUnchanged() throws {
    try folder.write("{\"ignore\": [\"Pods/**\"]}", to: ".stylecheck.json")
    for command in ["fmt", "fix"] as [SystemText] {
      let run = Run([command, "--stdin-name", folder.path("Pods/x.nss"), "-"], input: "A{a:b}")
      #expect(run.output == "A{a:b}" && run.status == .clean)
    }
    let elsewhere = Run(["fmt", "--stdin-name", folder.path("App/x.nss"), "-"], input: "A{}")
    #expect(elsewhere.output == "A {}\n")
  }

  @Test func baselinesKeepEntriesOfIgnoredSheets() throws {
    let words: [SystemText] = ["--baseline", folder.path("known.txt")]
    #expect(Run(words + ["--baseline-update", folder.path("")]).status == .clean)
    let all = try folder.contents(of: "known.txt")
    try folder.write("{\"ignore\": [\"Pods/**\"]}", to: ".stylecheck.json")
    #expect(Run(words + [folder.path("")]).status == .clean)
    #expect(Run(words + ["--baseline-update", folder.path("")]).status == .clean)
    #expect(try folder.contents(of: "known.txt") == all)
  }
}
