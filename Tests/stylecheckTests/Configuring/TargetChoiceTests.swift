import Testing

@testable import stylecheck

/// The target that is inferred from sheets if none is configured.
@Suite struct TargetChoiceTests {
  /// A line comment: an error for NUI, but not for SAPFiori.
  private static let comment = "Label { font-size: 12; } // a comment\n"
  private static let rating = "fdlFUIRatingControl { on-color: red; }\n"
  private static let nui = "the sheets use no SAP class"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
  }

  private func write(_ sheets: [String]) throws {
    for (number, sheet) in sheets.enumerated() { try folder.write(sheet, to: "\(number).nss") }
  }

  private func run(_ words: SystemText..., input: String = "") -> Run {
    folder.withoutPath(Run(words, input: input))
  }

  private static func sign(_ name: String, _ kind: String = "class", in sheet: Int = 0) -> String {
    "'\(name)' in '\(sheet).nss' is an SAP \(kind)"
  }

  @Test(arguments: [
    (["Label { font-size: 12; }"], "nui", nui),
    (["OrderTotal { font-size: 12; }"], "nui", nui),
    ([""], "nui", nui), (["Label {", "@a: red;"], "nui", nui),
    (["@background: #123456; Label { font-color: @background; }"], "nui", nui),
    (["/* fdlFUIRatingControl */ Label { font-name: FUIFont; }"], "nui", nui),
    ([rating], "sapfiori", sign("fdlFUIRatingControl")),
    (["Label, fdlFUIRatingControl { x: y; }"], "sapfiori", sign("fdlFUIRatingControl")),
    (["fdlFUIRatngControl { x: y; }"], "sapfiori", sign("fdlFUIRatngControl")),
    (["Label { a: b; }", rating], "sapfiori", sign("fdlFUIRatingControl", in: 1)),
    (
      ["Label { a: b; }", "@media (device: ipad) { \(rating) }"], "sapfiori",
      sign("fdlFUIRatingControl", in: 1)
    ),
    (["@primaryLabel: #123456;"], "sapfiori", sign("@primaryLabel", "color")),
    (["@primaryLabel: #123456;", "Label { a: b; }"], "nui", nui),
    (
      ["@primaryLabel_darkBackground: #123456; Label { a: b; }"], "sapfiori",
      sign("@primaryLabel_darkBackground", "color")
    ),
    (
      ["NavigationBar { bar-tint-color: negative_darkBackground; }"], "sapfiori",
      sign("negative_darkBackground", "color")
    ),
    (
      ["@bar: tintColor_device; Label { font-color: @bar; }"], "sapfiori",
      sign("tintColor_device", "color")
    ),
    (["Label { font-color: tintColor; background-image: photo_darkBackground; }"], "nui", nui),
  ])
  func targetIsInferredFromAllSheets(
    _ sheets: [String], _ target: String, _ reason: String
  ) throws {
    try write(sheets)
    #expect(run(folder.path("")).output.hasSuffix("\ntarget \(target): \(reason)\n"))
    #expect(run("fix", "--check", folder.path("")).error.hasSuffix("target \(target): \(reason)\n"))
    let printed = run("--print-config", folder.path("0.nss")).output
    #expect(sheets.count > 1 || printed.contains(target) && printed.contains(reason))
    let written = run("init", folder.path(""))
    #expect(written.output.hasPrefix("wrote '.stylecheck.json'\n"))
    #expect(written.output.hasSuffix("\ntarget \(target): \(reason)\n"))
    // The configuration has the inferred target, which is no longer explained.
    #expect(try folder.contents(of: ".stylecheck.json").contains("\"\(target)\""))
    #expect(!run(folder.path("")).output.contains("\ntarget "))
  }

  /// Sheets that cannot be read show no target, so the default applies.
  @Test(
    arguments: [
      Array("Dear all,\nthe colors are in the other file.\n".utf8),
      [0xFF, 0xFE] + "A { b: c }".utf8.flatMap { [$0, 0] },
    ] as [[UInt8]])
  func unreadableSheetsHaveTheDefaultTarget(_ bytes: [UInt8]) throws {
    try folder.write(bytes, to: "0.nss")
    let line = "target sapfiori: no sheet can be read\n"
    #expect(run(folder.path("0.nss")).output.hasSuffix("\n" + line))
    #expect(run("fix", folder.path("0.nss")).error.hasSuffix("\n" + line))
    #expect(
      run("resolve", folder.path("0.nss")).error.hasPrefix(
        "stylecheck: no sheet can be read, so the target is 'sapfiori'; '--target' selects another\n"
      ))
    try folder.write("Label { font-size: 12; }\n", to: "1.nss")
    #expect(
      run(folder.path("")).output.hasSuffix("\ntarget nui: the readable sheets use no SAP class\n"))
  }

  /// An imported sheet counts, also from a folder that only a configuration permits.
  @Test func importedSheetsSelectTheTarget() throws {
    try folder.write("@import \"base\"; @tintColor: #112233;\n", to: "app/0.nss")
    try folder.write("@import \"../shared/rating\"; Label { font-size: 12; }\n", to: "app/base.nss")
    try folder.write(Self.rating, to: "shared/rating.nss")
    let nui = "target nui: \(Self.nui)\n"
    #expect(run(folder.path("app/0.nss")).output.hasSuffix("\n" + nui))
    try folder.write("{\"roots\": [\".\"]}", to: ".stylecheck.json")
    let sign = "'fdlFUIRatingControl' in 'app/../shared/rating.nss' is an SAP class"
    #expect(run(folder.path("app/0.nss")).output.hasSuffix("\ntarget sapfiori: \(sign)\n"))
    #expect(run("resolve", folder.path("app/0.nss")).error == "")
  }

  @Test func filesWithAnyNameSelectTheTarget() throws {
    try folder.write(Self.rating, to: "0.css")
    #expect(
      run("--any-name", folder.path("0.css")).output
        .hasSuffix("\ntarget sapfiori: 'fdlFUIRatingControl' in '0.css' is an SAP class\n"))
  }

  /// The inferred target does not affect formatting.
  @Test func formattingInfersNoTarget() throws {
    try write([Self.rating])
    var session = Session(Surroundings())
    var invocation = Invocation()
    invocation.add(folder.path("0.nss"))
    for (command, isAsking) in [(Command.format, false), (.fix, true), (.check, true)] {
      let configured = command.configured(invocation, &session)
      #expect((configured?.targetChoice != nil) == isAsking, "\(command.name)")
    }
  }

  @Test func inferredTargetDecidesTheStatus() throws {
    try write([Self.comment])
    #expect(run(folder.path("0.nss")).status == .findings)
    #expect(run("-", input: Self.comment).status == .findings)
    #expect(run("--target", "sapfiori", folder.path("0.nss")).status == .clean)
    try write([Self.comment, Self.rating])
    #expect(run(folder.path("")).status == .clean)
  }

  /// Ignored sheets, and sheets with a configured target, do not count.
  @Test func onlySheetsWithoutATargetCount() throws {
    try write([Self.comment])
    try folder.write(Self.rating, to: "pods/1.nss")
    try folder.write("{\"targets\": [\"sapfiori\"]}", to: "pods/.stylecheck.json")
    let mixed = "target nui: \(Self.nui); a configuration sets the target of 1 of 2 sheets\n"
    #expect(run(folder.path("")).output.hasSuffix(mixed))
    #expect(run("fix", "--check", folder.path("")).error.hasSuffix(mixed))
    try folder.write("{}", to: "pods/.stylecheck.json")
    #expect(run(folder.path("")).output.contains("target sapfiori"))
    #expect(run("--ignore", "1.nss", folder.path("")).output.hasSuffix("target nui: \(Self.nui)\n"))
  }

  /// `fix` skips links to files with other names, so it also ignores their text.
  @Test func skippedLinksDoNotSelectTheTarget() throws {
    try write([Self.comment])
    try folder.write(Self.rating, to: "note.txt")
    try folder.link("1.nss", to: "note.txt")
    #expect(run(folder.path("")).output.contains("target sapfiori"))
    #expect(
      run("fix", "--check", folder.path("")).error.contains("\ntarget nui: \(Self.nui)\n"))
  }

  @Test func targetOfAThemeIsInferred() throws {
    try write([Self.comment, Self.rating])
    let (plain, rating) = (folder.path("0.nss"), folder.path("1.nss"))
    let alone = run("resolve", plain)
    #expect(alone.output.hasPrefix("for nui: "))
    #expect(
      alone.error.hasPrefix(
        "stylecheck: \(Self.nui), so the target is 'nui'; '--target' selects another\n"))
    let together = run("resolve", plain, rating)
    #expect(together.output.hasPrefix("for sapfiori: "))
    #expect(!together.error.contains("--target"))
    let piped = run("resolve", "-", input: Self.rating)
    #expect(piped.output.hasPrefix("for sapfiori: "))
    #expect(piped.output.contains("on-color  red"))
    // A rating cell is SAP's, so the target is not NUI.
    try folder.write(#"{"component": "rating"}"#, to: "cell.json")
    #expect(!run("present", folder.path("cell.json"), plain).error.contains("nui"))
  }

  /// A draft declares names that would be reported, except misspellings.
  @Test func aSchemaIsDraftedFromTheSheets() throws {
    try write([
      "Label { corners-radius: 4; shop-mode: x; fon-color: red; } ShopTitle { a: b; }",
      "Label { shop-mode: x; } Buton { a: b; }",
    ])
    #expect(
      run("init", "--schema", folder.path("")).output == """
        wrote '.stylecheck.json'
        wrote '.stylecheck.classes.json'
        wrote '.stylecheck.schema.json'
        target nui: the sheets use no SAP class

        """)
    #expect(
      try folder.contents(of: ".stylecheck.classes.json") == """
        {
          "classes": {
            "Label": {
              "properties": {
                "shop-mode": "Unknown"
              }
            },
            "ShopTitle": {}
          }
        }

        """)
    let run = run("--remarks", "--format", "concise", folder.path(""))
    #expect(!run.output.contains("shop-mode") && !run.output.contains("ShopTitle"))
    #expect(run.output.contains("fon-color") && run.output.contains("Buton"))
  }

  @Test func withoutSheetsNoTargetIsWritten() throws {
    #expect(run("init", folder.path("")).output == "wrote '.stylecheck.json'\n")
    #expect(try !folder.contents(of: ".stylecheck.json").contains("targets"))
  }
}
