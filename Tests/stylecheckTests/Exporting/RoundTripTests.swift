import Foundation
import Mutations
import StyleSheet
import Testing

@testable import stylecheck

/// Themes that are exported and imported, which differ only in the reported omissions.
@Suite struct RoundTripTests {
  /// A sheet with a name.
  struct Subject: CustomTestStringConvertible, Sendable {
    let name: String
    let sheet: Sheet
    var testDescription: String { name }
  }

  private static func examples() throws -> [Subject] {
    try ["styles", "faulty", "untidy", "reports"].flatMap { Package.files(in: "Examples/\($0)") }
      .filter { $0.hasSuffix(".nss") }
      .map { path in
        let source = SourceText(bytes: try Package.bytes(of: path), name: path)
        return Subject(name: path, sheet: Sheet(parsing: source))
      }
  }

  /// Names and values that some formats cannot contain unchanged, and that an engine reads.
  static func odd(for dialect: Dialect) -> Subject {
    // NUI reads neither paths nor quotes.
    let text =
      dialect == .nui ? oddText("A_B", "a", "b") : oddText("A:B", #""a } b""#, "'{palette.x}'")
    return Subject(
      name: "odd names", sheet: Sheet(parsing: SourceText(text, name: "odd.nss")))
  }

  private static func oddText(_ path: String, _ first: String, _ second: String) -> String {
    """
    @a.b: #11223380; @grey1: blue4; @tintColor: #0A0B0C; @plain: 12; @plain2: @plain; @tintColorDark: #010203;
    Label { font-color: @a.b; font-size: @plain; corner-radius: @plain; opacity: 1e3; x: @plain2; }
    Label_font-color { font-color: red; }
    a__b, _a, a_, a.b_c.d, 1.5 { font-color: tintColor; y: \(first); z: \(second); }
    \(path), String, Type, Self, ThemeColor, Swift, palette, default { init: 1; self: 2; class: 3; -: 4; }
    a\\b { k\\l: rgba(1, 2, 3, 0.5); m: #12345; n: 30%; o: ; p: systemBlue; font-name: Hel Vetica; }
    label { Font-color: blue; font-name: boldSystem; font-color-a: clear; 1a: -0.5; 2a: 1, 2; }
    """
  }

  /// Returns the odd names for each engine, and a sample of the other subjects and engines.
  private static func cases(_ subjects: [Subject]) -> [(Subject, Dialect)] {
    func cases(_ subject: Subject) -> [(Subject, Dialect)] { Dialect.all.map { (subject, $0) } }
    return Trials.some(subjects.flatMap(cases), oneOf: 48)
      + Dialect.all.map { (odd(for: $0), $0) }
  }

  /// The default situation, and the one that differs from it in each value.
  static let situations = [PaletteContext.all[0], PaletteContext.all[7]]

  /// Exports and imports a subject, and compares the themes in some situations.
  private func check(
    _ subject: Subject, for dialect: Dialect, in situations: [PaletteContext] = situations
  ) throws {
    for context in situations {
      let environment = ThemeEnvironment().with(context)
      let theme = ExportedTheme(of: [subject.sheet], in: environment, for: dialect)
      let tokens = ExportFormat.tokens.export(theme)
      let imported = TokenImport.read(
        SourceText(tokens.files[0].text, name: "t.tokens.json"), for: nil)
      #expect(imported.problems.isEmpty, "\(subject.name) \(imported.problems)")
      try expectSame(
        subject, try #require(imported.sheet), environment, dialect, without: tokens.omissions)
    }
    let theme = ExportedTheme(of: [subject.sheet], in: ThemeEnvironment(), for: dialect)
    let flat = ExportFormat.nss.export(theme)
    for context in situations {
      try expectSame(
        subject, flat.files[0].text, ThemeEnvironment().with(context), dialect,
        without: flat.omissions)
    }
  }

  /// Exports and imports a resolver document, and compares the themes in all situations.
  private func checkDocument(_ subject: Subject, for dialect: Dialect) throws {
    let theme = ExportedTheme(of: [subject.sheet], in: ThemeEnvironment(), for: dialect)
    let document = ExportFormat.resolver.export(theme)
    let imported = TokenImport.read(
      SourceText(document.files[0].text, name: "t.resolver.json"), for: nil)
    #expect(imported.problems.isEmpty, "\(subject.name) \(imported.problems)")
    let text = try #require(imported.sheet)
    let sheet = Sheet(parsing: SourceText(text, name: "again.nss"))
    // A color without a published value in a situation is borrowed from another and reported.
    let borrowed = theme.borrowing.entries.filter(\.isBorrowed).map { [$0.className, $0.name] }
    let left = Self.leftOut(document.omissions)
    for context in PaletteContext.all {
      let environment = ThemeEnvironment().with(context)
      let before = Theme(of: [subject.sheet], in: environment, for: dialect)
      let after = Theme(of: [sheet], in: environment, for: dialect)
      let difference = ThemeDifference(from: before, to: after)
      let told = difference.changes.filter { change in
        // A palette name needs the same color, but not the same definition.
        let isSame =
          change.className.isEmpty && before.color(change.name) == after.color(change.name)
        // The document's own names for brands are new.
        let isNew = change.className.isEmpty && change.name.hasPrefix("customColor")
        return !isSame && !isNew && !borrowed.contains([change.className, change.name])
          && !left.contains(change.omissionName)
      }
      #expect(
        told.isEmpty && difference.renamings.isEmpty,
        "\(subject.name) \(context) \(told.map { "\($0.className) \($0.name)" })\n\(text)")
    }
  }

  @Test func resolverDocumentsRoundTrip() throws {
    for (subject, dialect) in Self.cases(try Self.examples()) {
      try checkDocument(subject, for: dialect)
    }
  }

  /// An unused variable is exported if its value shows its type, and is otherwise reported.
  @Test func unusedVariablesAreKeptOrReported() throws {
    let text = """
      @fog: #F3F5F7; @buoy: red; @gap: 12; @row-height: 44; @voice: bold; @night: primaryLabel;
      @used: 3; @tintColor_lightBackground: #0A0B0C; @ring: @used;
      Label { corner-radius: @used; }
      """
    let sheet = Sheet(parsing: SourceText(text, name: "a.nss"))
    let theme = ExportedTheme(of: [sheet], in: ThemeEnvironment(), for: .sapfiori)
    for format in [ExportFormat.tokens, .resolver] {
      let export = format.export(theme)
      let imported = TokenImport.read(SourceText(export.files[0].text, name: "t.json"), for: nil)
      let again = Sheet(parsing: SourceText(try #require(imported.sheet), name: "b.nss"))
      let kept = again.definitions.map(\.name).filter { !$0.hasPrefix("@tintColor") }
      #expect(kept == ["@buoy", "@fog", "@gap", "@row-height", "@used"])
      let told = export.omissions.filter { $0.what.contains("variable") }
      #expect(
        told.map { "\($0.what): \($0.reason)" } == [
          "the variable '@night': it is unused, and its color depends on the situation",
          "the variable '@ring': it is unused, and the type of '@used' is unknown",
          "the variable '@voice': it is unused, and the type of 'bold' is unknown",
        ])
    }
    #expect(
      ExportFormat.css.export(theme).messages == [
        "7 unused variables are left out, such as the variable '@buoy' at a.nss:1:16: "
          + "this format contains only classes and the palette"
      ])
  }

  /// A color that is known in some situations only is kept as text, and is said to be no other color.
  @Test(arguments: ["darkBackground", "elevatedLightBackground", "contrastDarkBackground"])
  func colorsThatArePartlyKnownAreKept(_ suffix: String) {
    let text = """
      @customColor1_\(suffix): #FFD060;

      fdlFUIRatingControl {
        off-color: customColor2;
        on-color: customColor1;
      }

      """
    let sheet = Sheet(parsing: SourceText(text, name: "a.nss"))
    let theme = ExportedTheme(of: [sheet], in: ThemeEnvironment(), for: .sapfiori)
    let document = ExportFormat.resolver.export(theme)
    let unknown = "the color of 'customColor1' is unknown in some situations"
    let kept = "'on-color' of 'fdlFUIRatingControl' is kept next to the tokens: \(unknown)"
    #expect(document.messages.contains("a.nss:5:3: \(kept)"))
    #expect(
      document.messages.contains(
        "a.nss:1:1: 'customColor1' of the palette is kept next to the tokens: "
          + "its color is not published for every situation"))
    let imported = TokenImport.read(SourceText(document.files[0].text), for: nil)
    #expect(imported.sheet == "/* made by stylecheck */\n\n\(text)")
    for format in [ExportFormat.css, .swift] {
      let told = format.export(theme).messages.filter { $0.contains("on-color") }
      #expect(
        told == ["a.nss:5:3: 'on-color' of 'fdlFUIRatingControl' is left out: \(unknown)"])
    }
  }

  /// Tokens of one situation keep no text of another.
  @Test func onlyColorsOfTheSituationAreKept() {
    let text = """
      @customColor1_lightBackground: customColor2; @customColor1_darkBackground: #FF0000;
      Label { font-color: customColor1; }
      """
    let theme = ExportedTheme(
      of: [Sheet(parsing: SourceText(text))], in: ThemeEnvironment(), for: .sapfiori)
    let tokens = ExportFormat.tokens.export(theme).files[0].text
    #expect(
      TokenImport.read(SourceText(tokens), for: nil).sheet == """
        /* made by stylecheck */

        @customColor1_lightBackground: customColor2;

        Label {
          font-color: customColor1;
        }

        """)
  }

  /// A name of the palette that a kept text needs is not given to other colors.
  @Test func keptNamesAreNotGivenToOtherColors() throws {
    let color = #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": "#
    let text = """
      { "sets": {}, "modifiers": { "mode": { "contexts": {
        "light": [{ "ink": \(color)[0.2, 0, 0] } } }], "dark": [{ "ink": \(color)[1, 1, 1] } } }] } } },
        "resolutionOrder": [
          { "type": "set", "name": "kept", "sources": [{ "classes": { "Label": { "$extensions":
            { "stylecheck": { "font-color": "customColor1" } } } } }] },
          { "$ref": "#/modifiers/mode" }] }
      """
    let sheet = try #require(TokenImport.read(SourceText(text), for: .sapfiori).sheet)
    #expect(sheet.contains("@ink: customColor2;") && sheet.contains("font-color: customColor1;"))
  }

  /// The name of a variable that is no token is lost, and its value is not.
  @Test func variablesThatAreNoTokensAreReported() {
    let text = """
      @brand: tintColor; @on: true; @odd: nope; @spare: customColor2; @gap: 3; @ink: primaryLabel;
      Label { font-color: @brand; is-on: @on; font-size: @odd; corner-radius: @gap; border-color: @ink; }
      """
    let sheet = Sheet(parsing: SourceText(text, name: "a.nss"))
    let theme = ExportedTheme(of: [sheet], in: ThemeEnvironment(), for: .sapfiori)
    for format in [ExportFormat.tokens, .resolver] {
      #expect(
        format.export(theme).messages.filter { $0.contains("the variable") } == [
          "a.nss:1:43: the variable '@spare' is left out: it is unused, and "
            + "the color of 'customColor2' is unknown in some situations",
          "2 variables are not in the export by name, such as the variable '@brand' at a.nss:2:9: "
            + "its color depends on the situation",
          "a.nss:2:41: the variable '@odd' is not in the export by name: 'nope' is not a Number",
          "a.nss:2:29: the variable '@on' is not in the export by name: "
            + "design tokens have no type for it (Boolean)",
        ])
    }
  }

  @Test func aVariableOfASystemColorIsReportedAsOne() {
    let sheet = Sheet(
      parsing: SourceText("@ink: label; Label { font-color: @ink; }", name: "a.nss"))
    let theme = ExportedTheme(of: [sheet], in: ThemeEnvironment(), for: .nui)
    #expect(
      ExportFormat.tokens.export(theme).messages.first
        == "a.nss:1:22: the variable '@ink' is not in the export by name: "
        + "'label' is a color of iOS, known only at run time")
  }

  private static func leftOut(_ omissions: [ThemeExport.Omission]) -> Set<String> {
    Set(omissions.filter { $0.fate == .leftOut }.map(\.what))
  }

  private func expectSame(
    _ subject: Subject, _ text: String, _ environment: ThemeEnvironment, _ dialect: Dialect,
    without omissions: [ThemeExport.Omission]
  ) throws {
    let sheet = Sheet(parsing: SourceText(text, name: "again.nss"))
    let before = Theme(of: [subject.sheet], in: environment, for: dialect).resolution
    let after = Theme(of: [sheet], in: environment, for: dialect).resolution
    let left = Self.leftOut(omissions)
    let difference = ThemeDifference(from: before, to: after)
    let told = difference.changes.filter { !left.contains($0.omissionName) }
    #expect(told.isEmpty && difference.renamings.isEmpty, "\(subject.name) \(environment)\n\(text)")
  }

  @Test func examplesRoundTrip() throws {
    let subjects = try Self.examples()
    try #require(subjects.count > 20)
    for (subject, dialect) in Self.cases(subjects) { try check(subject, for: dialect) }
  }

  @Test func validExamplesAreExportedCompletely() throws {
    for subject in try Self.examples() where subject.name.hasPrefix("Examples/styles") {
      let theme = ExportedTheme(of: [subject.sheet], in: ThemeEnvironment(), for: .sapfiori)
      for format in [ExportFormat.tokens, .nss] {
        let lost = format.export(theme).omissions.filter { $0.place != nil && $0.fate == .leftOut }
        #expect(lost.isEmpty, "\(subject.name) \(lost)")
      }
    }
  }

  @Test func realSheetsRoundTrip() throws {
    guard Corpus.isThere else {
      print("SKIPPED: there is no corpus in \(Corpus.folder.path()); name one by STYLE_CORPUS")
      return
    }
    for name in Trials.some(Corpus.names, oneOf: 75) {
      let subject = Subject(name: name, sheet: try Corpus.sheet(name))
      try check(subject, for: .sapfiori, in: [PaletteContext(isDark: true)])
    }
  }
}

extension ThemeDifference.Change {
  /// The name in omissions.
  fileprivate var omissionName: String {
    "'\(name)' of \(className.isEmpty ? "the palette" : "'\(className)'")"
  }
}
