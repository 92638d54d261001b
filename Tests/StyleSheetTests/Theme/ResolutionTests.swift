import Mutations
@testable import StyleSheet
import Testing

/// A resolution agrees with the lookups of its theme.
@Suite struct ResolutionTests {
  private static func sheet(_ text: String) -> Sheet { Sheet(parsing: SourceText(text)) }

  private static func resolution(
    of texts: String..., in environment: ThemeEnvironment = ThemeEnvironment(),
    for dialect: Dialect = .sapfiori
  ) -> Resolution {
    Theme(of: texts.map(sheet), in: environment, for: dialect).resolution
  }

  private static let sheets = Examples.all.map { Sheet(parsing: $0) }

  private static let environments = [
    ThemeEnvironment(), ThemeEnvironment(appearance: .dark, device: .ipad),
    ThemeEnvironment(level: .elevated, contrast: .high, orientation: .landscape),
  ]

  private static let themes = environments.flatMap { environment in
    Dialect.all.flatMap { dialect in
      let chosen = Trials.some(sheets, oneOf: 9, seed: dialect.name.utf8.count).map { [$0] }
      return (chosen + [sheets]).map { sheets in
        let theme = Theme(of: sheets, in: environment, for: dialect)
        return (theme: theme, resolution: theme.resolution)
      }
    }
  }

  @Test func textsMatchTheme() {
    for (theme, resolution) in Self.themes {
      let texts = resolution.classes.map { part in
        (part.name, part.entries.map { ($0.name, $0.winner.text) })
      }
      let table = Dictionary(uniqueKeysWithValues: texts).mapValues {
        Dictionary(uniqueKeysWithValues: $0).compactMapValues { $0 }
      }
      #expect(table == theme.resolvedTexts)
    }
  }

  @Test func colorsMatchTheme() {
    var count = 0
    for (theme, resolution) in Self.themes {
      for part in resolution.classes where !part.name.contains(":") {
        for entry in part.entries where entry.type == .color {
          let answer = theme[Property<ThemeColor>(entry.name), at: ClassPath(part.name)]
          // A palette name without a known color stays a name.
          if case .paletteColor? = entry.value, answer == nil { continue }
          #expect(entry.value == answer.map(ThemeValue.color), "\(part.name), \(entry.name)")
          count += 1
        }
      }
      for entry in resolution.palette {
        #expect(entry.value == theme.color(entry.name).map(ThemeValue.color))
        #expect(entry.winner == theme.origin(ofColor: entry.name))
        #expect(!entry.beaten.contains(entry.winner))
      }
    }
    #expect(count > Trials.count(100, of: 500))
  }

  @Test func declarationsMatchProvenance() {
    for (theme, resolution) in Self.themes {
      for part in resolution.classes where !part.name.contains(":") {
        for entry in part.entries where entry.type == .color && entry.winner.isReadable {
          let found = theme.provenance(
            of: Property<ThemeColor>(entry.name), at: ClassPath(part.name))
          guard let winner = found.winner else { continue }
          #expect([entry.winner] + entry.beaten == [winner] + found.beaten)
        }
      }
    }
  }

  @Test func classesAndPropertiesAreSortedByName() {
    let one = Self.resolution(of: "B { z: 1; a: 2 } A { m: 3; } B { k: 4; }")
    let other = Self.resolution(of: "A { m: 3; } B { k: 4; } B { a: 2; z: 1; }")
    #expect(one.classes.map(\.name) == ["A", "B"])
    #expect(one.classes.map { $0.entries.map(\.name) } == [["m"], ["a", "k", "z"]])
    #expect(
      one.classes.map { $0.entries.map(\.winner.text) }
        == other.classes.map { $0.entries.map(\.winner.text) })
  }

  /// A class and a declaration, with the type and the value.
  private static let typed: [(String, String, ValueType, ThemeValue?)] = [
    ("Button", "font-color: #102030", .color, .color(ThemeColor(rgba: 0x1020_30FF))),
    ("Button", "font-size: 12", .number, .number(12)),
    ("fdlFUIRatingControl", "on-color-accented: nonsense", .color, nil),
    // The class is unknown, and all classes with the property have the same type.
    ("LargeButton", "font-color: red", .color, .color(ThemeColor(red: 255, green: 0, blue: 0))),
    ("LargeButton", "font-size: large", .number, nil),
    ("A:Button", "font-size: 12", .number, .number(12)),
    // No class has the property, so the form of the value decides.
    ("Button", "my-own: true", .boolean, .boolean(true)),
    ("Button", "my-own: 0.5", .number, .number(0.5)),
    ("Button", "my-own: red", .color, .color(ThemeColor(red: 255, green: 0, blue: 0))),
    ("Button", "my-own: #12345", .color, .color(ThemeColor(red: 0x11, green: 0x22, blue: 0x33))),
    ("Button", "my-own: 1, 2", .offset, .offset(Offset(horizontal: 1, vertical: 2))),
    ("Button", "my-own: 1 2", .box, ThemeBox([1, 2]).map(ThemeValue.box)),
    ("Button", "my-own: rgb(0, 0)", .unknown, .text("rgb ( 0 , 0 )")),
    ("Button", "my-own: anything", .unknown, .text("anything")),
  ]

  @Test(arguments: typed)
  func typeIsFromTheClassOrAllClassesOrTheValue(
    _ className: String, _ declaration: String, _ type: ValueType, _ value: ThemeValue?
  ) throws {
    let resolution = Self.resolution(of: "\(className) { \(declaration); }")
    let entry = try #require(resolution.classes.first?.entries.first)
    #expect(entry.type == type)
    #expect(entry.value == value)
    #expect(entry.winner.isReadable == (value != nil))
  }

  /// A repeated property keeps only its last value before variables are resolved.
  @Test(arguments: Dialect.all.filter { $0.scope != .definitionsOnly })
  func undefinedVariableLeavesNoEntry(_ dialect: Dialect) throws {
    let resolution = Self.resolution(
      of: "A { k: 1; k: @none; m: @none; m: 2; } A { n: 1; } A { n: @none; }",
      "A { l: @none; m: 3; }", for: dialect)
    let part = try #require(resolution.classes.first)
    #expect(part.entries.map(\.name) == ["m"])
    #expect(part.entries.first?.winner.text == "3")
    #expect(part.entries.first?.beaten.map(\.text) == ["2", nil])
  }

  /// Several words that begin with a variable are looked up as one name.
  @Test(arguments: Dialect.all, ["@none", "@size px"])
  func undefinedVariableLeavesNoValueToLookUp(_ dialect: Dialect, _ value: String) {
    let sheet = Sheet(
      parsing: SourceText("@size: 3; Label { font-size: 12; font-size: \(value); }"))
    let theme = Theme(of: [sheet], for: dialect)
    #expect(theme[Property<Double>("font-size"), at: "Label"] == nil)
    let entries = theme.resolution.classes.flatMap(\.entries)
    #expect(entries.isEmpty)
  }

  @Test func classWithoutPropertiesHasNoEntries() {
    let resolution = Self.resolution(of: "A { } B, B { k: 1; }")
    #expect(resolution.classes.map(\.name) == ["A", "B"])
    #expect(resolution.classes.map(\.entries.count) == [0, 1])
    #expect(resolution.classes.last?.entries.first?.beaten == [])
  }

  @Test func paletteEntriesHaveWinnerAndBeatenDefinitions() throws {
    let text = """
      @tintColorDark: #000001;
      @tintColor: #000002;
      @tintColor: #000003;
      @own: red;
      """
    let light = Self.resolution(of: text, "@tintColor_lightBackground: primaryLabel;")
    let entry = try #require(light.palette.first)
    // `tintColorDark` is a name of an older palette as well.
    #expect(light.palette.map(\.name) == ["tintColor", "tintColorDark"])
    #expect(entry.winner.property == "@tintColor_lightBackground")
    #expect(entry.value == Theme.fiori.color("primaryLabel").map(ThemeValue.color))
    #expect(entry.beaten.map(\.text) == ["#000003", "#000002", "#000001"])
    // The SwiftUI port lets the first of two definitions win, and NUI has no palette.
    let port = Self.resolution(of: text, for: .fioriSwiftUI)
    #expect(port.palette.first?.winner.text == "#000002")
    #expect(port.palette.first?.beaten.map(\.text) == ["#000003", "#000001"])
    #expect(Self.resolution(of: text, for: .nui).palette == [])
    #expect(Self.resolution(of: text, in: ThemeEnvironment(appearance: .dark)).palette == [])
  }

  /// An engine shows an unpublished color of the palette, and not the color that it overrides.
  @Test func overrideWithUnknownColorIsUnknown() {
    let resolution = Self.resolution(
      of: "@tintColor: blue4; @blue4: blue5; @blue6: blue6; fdlFUILabel { font-color: tintColor; }")
    let blue = ThemeValue.paletteColor(PaletteName(name: "blue4"))
    let other = ThemeValue.paletteColor(PaletteName(name: "blue5"))
    #expect(resolution.palette.map(\.name) == ["blue4", "tintColor"])
    #expect(resolution.palette.map(\.value) == [other, blue])
    #expect(
      resolution.classes.first?.entries.map(\.value)
        == [.paletteColor(PaletteName(name: "tintColor"))])
  }

  @Test func onlyRequestedClassesAndPropertiesAreKept() {
    let all = Self.resolution(of: "@tintColor: red; A { k: 1; l: 2; } B { l: 3; } C { }")
    #expect(all.only(classes: [], properties: []) == all)
    let ofA = all.only(classes: ["A"], properties: [])
    #expect(ofA == Resolution(classes: Array(all.classes.prefix(1)), palette: []))
    let ofL = all.only(classes: [], properties: ["l", "tintColor"])
    #expect(ofL.classes.map(\.name) == ["A", "B"])
    #expect(ofL.classes.map(\.entries.count) == [1, 1])
    #expect(ofL.palette == all.palette)
    #expect(all.only(classes: ["Z"], properties: []) == Resolution(classes: [], palette: []))
  }
}
