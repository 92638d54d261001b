import Foundation
import StyleRules
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct ReportFormatTests {
  private static let sheet = "Button { /* \u{1D11E}é */ font-colour: #FFF; }\n"

  private static func output(_ format: String, _ options: String = "", _ sheet: String = sheet)
    -> String
  {
    Run("--format \(format) --quiet \(options) --stdin-name a.nss -", input: sheet).output
  }

  /// The finding is preceded by 18 characters.
  ///
  /// One of them has two UTF-16 code units and four bytes, and another has two bytes.
  @Test(arguments: [
    ("text", "a.nss:1:19: "), ("concise", "a.nss:1:19: "), ("xcode", "a.nss:1:23: "),
    ("json", #""column":19,"utf16":20,"offset":22}"#),
    ("jsonl", #""column":19,"utf16":20,"offset":22}"#), ("sarif", #""startColumn":20,"#),
    ("github", "col=20,"), ("gitlab", #""begin":{"line":1,"column":20}"#),
    ("checkstyle", #"column="20""#), ("junit", "unknown-property (1:19)"),
    ("rdjson", #""start":{"line":1,"column":23}"#), ("markdown", "| 1:19 |"),
    ("html", "<h3>1:19 "),
  ])
  func columnsHaveTheUnitOfTheFormat(_ format: String, _ words: String) {
    let output = Self.output(format)
    #expect(output.contains(words), "\(output)")
  }

  @Test func columnsOfEveryFormatAreTested() {
    #expect(
      ReportFormat.all.map(\.name) == [
        "text", "concise", "json", "jsonl", "sarif", "github", "gitlab", "checkstyle", "junit",
        "rdjson", "xcode", "markdown", "html",
      ])
  }

  @Test(arguments: ReportFormat.all.map(\.name)) func emptyReportsAreComplete(_ name: String) throws
  {
    let format = try #require(ReportFormat.named(name))
    let empty = CheckReport()
    var writer = ReportWriter(format)
    let end = writer.end(of: empty)
    let options = ReportFormat.Options()
    let inPieces = format.opening() + format.closing(empty, options)
    #expect(end == format.whole?([], empty, options) ?? inPieces)
  }

  /// A report has one opening, and separators only between sheets with findings.
  @Test(arguments: ReportFormat.all.map(\.name)) func partsAreSeparated(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    var report = CheckReport()
    var writer = ReportWriter(format, ReportFormat.Options(hasSummary: false))
    var text = ""
    for name in ["a.nss", "b.nss", "c.nss"] {
      let source = SourceText(name == "b.nss" ? "" : Self.sheet, name: name)
      text += writer.text(of: writer.parts(of: report.add(try source.outcome)))
    }
    text += writer.end(of: report)
    #expect(
      text.components(separatedBy: format.opening()).count == (format.opening().isEmpty ? 1 : 2))
    if !format.separator.isEmpty {
      #expect(text.components(separatedBy: format.separator).count == 2)
    }
  }

  @Test func reportsAreReproducible() {
    for format in ReportFormat.all {
      let output = Self.output(format.name)
      #expect(output == Self.output(format.name))
      #expect(!output.contains(FileManager.default.currentDirectoryPath))
    }
  }

  @Test func limitOfGitHubIsReported() {
    let rule = "Button { font-colour: red; }\n"
    #expect(!Self.output("github", "", rule).contains("GitHub shows"))
    let many = Self.output("github", "", String(repeating: rule, count: 11))
    #expect(
      many.hasSuffix(
        "\nGitHub shows 10 annotations of a kind for each step; '--format sarif' has all "
          + "findings\n"))
  }

  @Test func commandsOfGitHubEscapePaths() {
    let run = Run(
      ["--format", "github", "--stdin-name", "a:b,c%\n.nss", "-"], input: "A { x: 1 }\n")
    #expect(run.output.hasPrefix("::error file=a%3Ab%2Cc%25%0A.nss,line=1,endLine=1,col=9,"))
  }

  @Test(arguments: [
    ("Themes/app.nss", "Themes/app.nss"), ("a b.nss", "a%20b.nss"), ("c:d.nss", "c%3Ad.nss"),
    ("ä.nss", "%C3%A4.nss"), ("<stdin>", "%3Cstdin%3E"), ("/tmp/a#.nss", "file:///tmp/a%23.nss"),
    ("a%20b.nss", "a%2520b.nss"), ("\u{1}", "%01"),
  ])
  func pathsBecomeAddresses(_ path: String, _ address: String) {
    #expect(SystemText(path).address == address)
  }

  @Test(arguments: [
    ("expected ';' here", "expected `;` here"), ("say '`' or '``'", "say `` ` `` or ``` `` ```"),
    ("SAP's port, NUI's 'a|b'", "SAP's port, NUI's `a\\|b`"), ("'it's' is", "`it's` is"),
    ("<b> & *c* @d", "&#60;b&#62; &#38; &#42;c&#42; &#64;d"), ("a 'b", "a 'b"), ("''", "''"),
    ("[x](y) a|b", "&#91;x&#93;(y) a&#124;b"),
  ])
  func wordsBecomeMarkdown(_ words: String, _ markdown: String) {
    #expect(words.asMarkdown == markdown)
  }

  /// In messages of SARIF, braces are placeholders (3.11.5) and brackets are links (3.11.6).
  @Test func messagesOfSARIFAreEscaped() {
    let output = Self.output("sarif", "", "A { x: 1; \n")
    #expect(output.contains("'}}'"), "\(output)")
    let run = Run("--format sarif [a](b){c}")
    #expect(run.output.contains(#"'\\[a\\](b){{c}}'"#), "\(run.output)")
  }

  /// GitHub accepts at most 1,024 characters.
  @Test func textsOfRulesFitIntoSARIF() {
    for rule in Rule.all {
      #expect(!rule.summary.isEmpty && rule.summary.count <= 1024, "\(rule)")
      #expect(!rule.rationale.isEmpty && rule.rationale.count <= 1024, "\(rule)")
    }
  }

  @Test func severalEditsAreOneSuggestion() {
    let source = SourceText("abcdef", name: "a.nss")
    let diagnostic = Diagnostic(
      .error, "x",
      Finding(at: 0..<1, "y")
        .fixIt(
          "z", as: .safe, SourceEdit.insert("1", at: 1), .remove(2..<3), SourceEdit(4..<5, "5")))
    let finding = CheckedSheet(source: source, findings: [diagnostic]).reported.first
    let edit = diagnostic.fixIts.first.flatMap { finding?.edit(of: $0) }
    #expect(edit == SourceEdit(1..<5, "1bd5"))
  }
}
