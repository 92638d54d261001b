import Foundation
import Mutations
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct PreviewPageTests {
  private static let sheets =
    Package.files(in: "Examples/styles")
    + Package.files(in: "Examples/faulty").filter {
      $0.hasSuffix(".nss")
    }

  /// The sheets with the most to draw, and a broken one.
  private static let few = [
    "Examples/styles/whole-form.nss", "Examples/styles/lantern-two-appearances.nss",
    "Examples/faulty/never-closed.nss",
  ]

  private static func page(_ options: String, _ sheet: String) -> String {
    Run("preview \(options) \(sheet)").output
  }

  /// No script, and nothing that a browser would fetch.
  @Test(arguments: few) func pageIsSelfContained(_ sheet: String) {
    let page = Self.page("", sheet)
    for word in ["<script", "src=", "@import", "http-equiv", "<link", "url(http", "javascript:"] {
      #expect(!page.contains(word), "\(word)")
    }
    let addresses = page.matches(of: /https?:\/\/[^"']*/).map { String($0.output) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
  }

  /// A badge marks a class that is unreadable in one mode, or has an unknown background.
  @Test func unreadableClassHasBadge() {
    let sheet = Sheet(
      parsing: SourceText(
        "Bar { font-color: #000000; background-color: primaryBackground; } Foo { font-color: #000000; }"
      ))
    var page = ""
    PreviewFormat.html.write(
      ThemePreview(of: [sheet], called: ["a.nss"], PreviewOptions(), knowing: .all)
    ) { page += $0 }
    #expect(page.contains("<span class=\"badge bad\">dark: ✕ 1.00</span>"))
    #expect(page.contains("<span class=\"badge look\">background not known</span>"))
    #expect(!page.contains("<span class=\"badge bad\">light"))
  }

  /// The length of a piece does not depend on the number of classes.
  @Test func pageIsWrittenInPieces() {
    func longestPiece(_ count: Int) -> Int {
      let rules = (0..<count).map { "Class\($0) { font-color: red; background-color: white; }\n" }
      var longest = 0
      PreviewFormat.html.write(
        ThemePreview(
          of: [Sheet(parsing: SourceText(rules.joined()))], called: ["a.nss"],
          PreviewOptions(dialect: .nui), knowing: .all)
      ) { longest = max(longest, $0.utf8.count) }
      return longest
    }
    #expect(longestPiece(40) == longestPiece(10))
  }

  @Test(arguments: zip(few, ["--format svg", "--rtl --vision tritanopia", "--all"]))
  func equalSheetsGiveEqualBytes(_ sheet: String, _ options: String) {
    #expect(Self.page(options, sheet) == Self.page(options, sheet))
  }

  @Test(arguments: ["", "--target nui", "--all --vision protanopia", "--format svg"])
  func idsAreUniqueAndLinksHaveTargets(_ options: String) {
    for sheet in Trials.some(Self.few, oneOf: 2, seed: options.utf8.count) {
      expectNamesAndLinks(in: sheet, options)
    }
  }

  private func expectNamesAndLinks(in sheet: String, _ options: String) {
    let page = Self.page(options, sheet)
    let names = Self.names(behind: [" id=\""], in: page)
    #expect(Set(names).count == names.count)
    #expect(!names.isEmpty || options.contains("svg"))
    let links = Self.names(behind: ["href=\"#", "url(#"], in: page)
    #expect(Set(links).subtracting(names) == [])
  }

  /// Returns the texts after each of `marks`, up to a quote or a parenthesis.
  private static func names(behind marks: [String], in page: String) -> [Substring] {
    marks.flatMap { page.components(separatedBy: $0).dropFirst() }
      .map { $0.prefix { $0 != "\"" && $0 != ")" } }
  }

  @Test func findingIsShownBesideColorsAndClasses() {
    let colors = Self.page("", "Examples/faulty/left-behind.nss")
    // Beside the color, and in the list of all.
    #expect(colors.components(separatedBy: "'@chartreuse' is never used").count == 3)
    let page = Self.page("", "Examples/faulty/first-look.nss")
    // Beside four accented cells with a lit mark, the class, and in the list.
    #expect(page.components(separatedBy: "'@ambr' is not defined").count == 7)
  }

  @Test func optionAllDrawsEveryState() {
    // This includes four cells of the form, in light and dark mode.
    let page = Self.page("--all", "Examples/styles/smallest-useful.nss")
    #expect(page.components(separatedBy: "<figure class=\"cell\">").count == 121)
    #expect(page.components(separatedBy: "role=\"img\"").count == 249)
    let pairs = Self.page("", "Examples/styles/smallest-useful.nss")
    #expect(pairs.components(separatedBy: "<figure class=\"cell\">").count == 21)
  }

  /// Text from a sheet must not end a tag, an attribute or a style.
  @Test func namesAreEscaped() {
    let sheet = """
      @"x<b>&amp;: #123456;
      B<i>"'&x { font-name: "a'};b{<u>"; font-color: @"x<b>&amp;; "on<s>": 1; }
      """
    for format in ["html", "svg"] {
      let page = Run("preview --format \(format) -", input: sheet).output
      for tag in ["<b>", "<i>", "<u>", "<s>"] { #expect(!page.contains(tag)) }
    }
  }

  @Test func pictureInDocumentationIsCurrent() throws {
    let run = Run("preview --format svg Examples/styles/lantern-two-appearances.nss")
    try Golden.expect(run.output, at: "Documentation/Pictures/preview.svg")
    #expect(try Package.text(of: "Documentation/Preview.md").contains("(Pictures/preview.svg)"))
  }

  /// The parser reports the errors that browsers correct.
  @Test func pagesAreValid() throws {
    let folder = try TemporaryFolder()
    let sheets = Trials.some(Self.sheets, oneOf: 12)
    for (number, sheet) in sheets.enumerated() {
      try folder.write(Self.page("--vision deuteranopia", sheet), to: "\(number).html")
    }
    let lines = ["palette-light-and-dark", "lantern-two-appearances"]
      .map { "Examples/styles/\($0).nss" }.joined(separator: " ")
    try folder.write(Run("diff --format html \(lines)").output, to: "diff.html")
    try folder.write(Self.script, to: "check.py")
    let run = try Tool.shell("python3 '\(folder.text("check.py"))' '\(folder.url.path())'").0
    if run.output.contains("skipped") { print(run.output, terminator: "") }
    #expect(run.error == "" && run.status == .clean)
    #expect(run.output.hasPrefix("skipped") || run.output == "\(sheets.count + 1) pages\n")
  }

  @Test func drawingIsWrittenInPieces() {
    let text = (0..<300).map { "C\($0) { background-color: white; font-color: #AAAAAA; }\n" }
    let preview = ThemePreview(
      of: [Sheet(parsing: SourceText(text.joined()))], called: ["a.nss"],
      PreviewOptions(dialect: .nui), knowing: .all)
    var pieces: [String] = []
    PreviewFormat.svg.write(preview) { pieces.append($0) }
    #expect(pieces.count > 3)
    #expect(pieces.allSatisfy { $0.utf8.count < 70_000 })
    #expect(pieces.first?.hasPrefix("<!-- made by stylecheck -->\n") == true)
    #expect(pieces.last?.hasSuffix("</svg>\n") == true)
  }

  private static let script = #"""
    import glob, sys
    try:
        import html5lib
    except ImportError:
        print("skipped: html5lib is not installed, so pages were not parsed")
        sys.exit(0)
    paths = sorted(glob.glob(sys.argv[1] + "/*.html"))
    for path in paths:
        with open(path, "rb") as file:
            html5lib.HTMLParser(strict=True).parse(file.read(), transport_encoding="utf-8")
    print(len(paths), "pages")
    """#
}
