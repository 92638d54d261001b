import Mutations
import Testing

@testable import StyleRules
@testable import StyleSheet

/// For names with one edit, the share that is reported as a warning or an error with the right name.
///
/// `swift test --filter NameEditTests` prints the figures.
@Suite struct NameEditTests {
  /// Names of one kind, and a line that uses them.
  struct Place: CustomTestStringConvertible {
    let title: String
    let names: [String]
    let least: Double
    var dialect = Dialect.nui
    /// The text before the lines.
    var head = ""
    /// A line with a name.
    let line: @Sendable (String) -> String
    /// True if an edit makes another name.
    let isName: @Sendable (String) -> Bool

    var testDescription: String { "\(title), \(dialect.name)" }
  }

  private static let classes = Catalog.all.entries
    .filter { $0.family == .nui && $0.className != "*" }.map(\.className)
  private static let variables = [
    "brandColor", "accent", "titleFont", "cell-background", "spacing_large", "tint2", "heading",
  ]

  private static func classes(_ dialect: Dialect) -> Place {
    Place(
      title: "class of NUI", names: classes, least: 0.98, dialect: dialect,
      line: { "\($0) { alpha: 1; }" }, isName: { !Catalog.all.entries(for: $0).isEmpty })
  }

  private static func properties(_ title: String, at className: String, _ names: [String]) -> Place
  {
    Place(
      title: title, names: names, least: 0.97,
      line: { "\(className) { \($0): 1; }" },
      isName: { Catalog.all.hasProperty(spelt: $0, for: .sapfiori) })
  }

  static let places: [Place] = [
    classes(.nui), classes(.sapfiori),
    properties(
      "property of NUI", at: "Button",
      Catalog.all.rows(at: "Button").filter { $0.companionSuffix == nil }.map(\.name)),
    properties(
      "property in an app's class", at: "OrderTotal",
      [
        "font-color", "background-color", "corner-radius", "text-align", "font-name",
        "border-width",
      ]),
    properties(
      "insets in an app's class", at: "OrderTotal",
      ["content-insets", "title-insets", "background-image-insets", "image-insets"]),
    Place(
      title: "keyword", names: ["center", "right", "left"], least: 0.97,
      line: { "Label { text-align: \($0); }" }, isName: { ValueType.textAlign.words.contains($0) }),
    Place(
      title: "font", names: SystemFontNames.families.flatMap(\.fonts), least: 0.97,
      line: { "Label { font-name: \($0); }" }, isName: SystemFonts.has),
    Place(
      title: "family", names: SystemFontNames.families.map(\.name).filter { $0.contains(" ") },
      least: 0.97, line: { "Label { font-name: \($0); }" },
      // Without its blank it is the name of a font.
      isName: { !$0.contains(" ") || $0.contains("  ") || SystemFonts.has($0) }),
    Place(
      title: "variable", names: variables.map { "@" + $0 }, least: 0.97,
      head: variables.map { "@\($0): 1; " }.joined(), line: { "Seed { seed: \($0); }" },
      isName: { name in variables.contains { "@" + $0 == name } }),
  ]

  @Test(arguments: places) func editsAreReportedWithTheRightName(_ place: Place) {
    for slip in FaultKind.Slip.allCases {
      let edits = Self.edits(slip, of: place)
      let missed = Self.missed(edits, at: place)
      let share = 1 - Double(missed.count) / Double(max(edits.count, 1))
      print("\(place.testDescription), \(slip.rawValue): \(Int(share * 1000)) ‰ of \(edits.count)")
      #expect(share >= place.least, "\(slip.rawValue): \(missed)")
    }
  }

  private typealias Edit = (text: String, name: String)

  /// The distinct edits of a kind.
  private static func edits(_ slip: FaultKind.Slip, of place: Place) -> [Edit] {
    var random = SplitMix64(seed: 5)
    var seen: Set<String> = []
    let rounds = (100 + place.names.count - 1) / place.names.count
    let names = (0..<rounds).flatMap { _ in place.names }
    return Trials.some(names, oneOf: 2, seed: names.count).compactMap { name in
      let isVariable = name.hasPrefix("@")
      guard let made = slip.made(of: isVariable ? String(name.dropFirst()) : name, &random) else {
        return nil
      }
      let text = isVariable ? "@" + made : made
      guard !place.isName(text), text != name, seen.insert(text).inserted else { return nil }
      return (text, name)
    }
  }

  /// The edits whose line has no warning or error with the right name.
  private static func missed(_ edits: [Edit], at place: Place) -> [String] {
    let lines = [place.head] + edits.map { place.line($0.text) }
    let source = SourceText(lines.joined(separator: "\n"))
    var messages = [String](repeating: "", count: lines.count)
    var starts: [Int] = []
    for line in lines { starts.append((starts.last ?? 0) + line.utf8.count + 1) }
    for finding in Sheet(parsing: source).findings(for: place.dialect).diagnostics
    where finding.severity != .information {
      let line = starts.firstIndex { finding.range.lowerBound < $0 } ?? 0
      messages[line] += finding.message + finding.fixIts.map(\.message).joined()
    }
    return zip(edits, messages.dropFirst()).compactMap { edit, message in
      message.contains("'\(edit.name)'") ? nil : "\(edit.text) for \(edit.name)"
    }
  }

  @Test(arguments: [Dialect.nui, .sapfiori]) func appClassNamesHaveNoWarnings(_ dialect: Dialect) {
    let own = [
      "Labels", "Buttons", "TableCell2", "LargeButton", "XButton", "ButtonA", "Label1", "Tablet",
      "TabletCell", "TestView", "NextView", "TagBar", "Swatch", "Twitch", "MyLabel", "IconButton",
      "TableCells", "RedLabel", "ViewA", "SubView", "CarButton",
    ]
    let text = own.map { "\($0) { alpha: 1; }\n" }.joined()
    let found = Sheet(parsing: SourceText(text)).findings(for: dialect).diagnostics
    #expect(found.filter { $0.severity != .information }.map(\.message) == [])
  }

  /// Fonts of apps, with names similar to those of iOS fonts.
  @Test func appFontsHaveNoWarnings() {
    let fonts = [
      "Futura-Book", "HelveticaNeueLT-Bold", "AvenirLT-Medium", "GillSansMT-Bold",
      "FuturaPT-Medium",
      "Roboto-Light", "Lato-Bold", "OpenSans", "FontAwesome", "Rockwell-Light", "Optima-Medium",
      "Helvetica-Black", "Gotham-Book", "ProximaNova-Regular", "HelveticaNeue-Heavy", "Arimo",
    ]
    let text = fonts.map { "Label { font-name: \($0); }\n" }.joined()
    let found = Sheet(parsing: SourceText(text)).findings(for: .nui).diagnostics
      .filter { $0.id == "unknown-font" }
    #expect(found.map(\.severity) == fonts.map { _ in .information })
    let known = SystemFontNames.families.flatMap { $0.fonts + [$0.joined] }
    #expect(known.filter { !SystemFonts.has($0) } == [])
  }

  /// For NUI, only names that NUI reads are suggested.
  @Test func suggestionsAreNamesOfTheEngine() {
    let lines = [
      "OrderTotal { dark-color: red; }", "OrderTotal { fon-color: red; }",
      "OrderTotal { text-lie-clamp: 2; }", "OrderTotal { font-style: sunny; }",
      "fdlFUIRatingControll { seed: 1; }", "Button { font-style: body; }",
    ]
    let found = lines.map { line in
      Sheet(parsing: SourceText(line + "\n")).findings(for: .nui).diagnostics
        .filter { $0.severity != .information }.map { finding in
          finding.message.split(separator: "; ").last.map(String.init) ?? ""
        }
    }
    #expect(
      found == [
        [], ["did you mean 'font-color'?"], ["did you mean 'text-line-clamp'?"], [], [],
        ["if the app does, describe it in a schema"],
      ])
  }
}
