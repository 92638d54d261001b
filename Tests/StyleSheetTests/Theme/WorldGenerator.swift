import Mutations

/// A generator of random worlds with few names, so that names coincide often.
struct WorldGenerator {
  typealias Line = WorldOfSheets.Line
  typealias Placed = WorldOfSheets.Placed

  private var random: SplitMix64

  init(seed: Int) { random = SplitMix64(seed: UInt64(seed)) }

  static let paths = ["A", "B", "Button", "A:B", "Button:A:B", "B:Button", "Nobody", ""]
  static let properties = ["on-color", "font-color", "own-color"]
  static let variants = [nil, "accented", "odd"]
  /// Looked up with every suffix.
  static let paletteNames = ["tintColor", "primaryLabel", "customColor1", "primary1", "tintColor2"]

  private static let selectors = [
    ["A"], ["B"], ["Button"], ["A", "B"], ["A:B"], ["Button : A"], ["A", "A"], ["B:Button"],
    ["Button:A:B"], ["Other"],
  ]
  private static let names = properties + ["on-color-accented", "font-color-odd", "own-color-odd"]
  private static let conditions: [[Line]] =
    [
      ("device", "ipad"), ("device", "iphone"), ("orientation", "landscape"), ("device", "watch"),
      ("width", "3"),
    ].map { [Line(name: $0.0, value: $0.1)] } + [
      [Line(name: "device", value: "ipad"), Line(name: "orientation", value: "landscape")],
      [Line(name: "device", value: "ipad"), Line(name: "device", value: "iphone")],
    ]
  private static let suffixes = [
    "", "_lightBackground", "_darkBackground", "_elevatedDarkBackground",
    "_contrastLightBackground", "_elevatedContrastLightBackground",
    "_elevatedContrastLightkBackground", "_device", "_deviceInverse", "_lightConstant",
    "_darkConstant", "_noSuffix",
  ]

  static let manyProperties = (0..<60).map { "own-\($0)" }

  /// Two sheets with dozens of properties for two classes, and a rule for eighty other classes.
  mutating func crowdedWorld() -> WorldOfSheets {
    WorldOfSheets(
      sheets: (0..<2).map { _ in
        var rules = (0..<12).map { _ in
          rule(random.element(of: [["A"], ["B"], ["A", "B"]]), random.below(40))
        }
        let others = (0..<80).map { "Other\($0)" }
        rules.insert(rule(others, 60), at: random.below(rules.count))
        rules.append(rule([others[79]], 5))
        return rules
      })
  }

  private mutating func rule(_ selectors: [String], _ count: Int) -> Placed {
    let lines = (0..<count).map { _ in
      Line(
        name: random.element(of: Self.manyProperties),
        value: "#" + String(100_000 + random.below(900_000)))
    }
    return Placed(item: .rule(selectors, lines), conditions: [])
  }

  /// A world of up to four sheets of about `size` items.
  mutating func world(size: Int) -> WorldOfSheets {
    WorldOfSheets(
      sheets: (0..<random.below(5)).map { _ in
        (0..<size / 2 + random.below(size)).map { _ in placed() }
      })
  }

  private mutating func placed() -> Placed {
    let conditions = random.once(in: 4) ? random.element(of: Self.conditions) : []
    if random.once(in: 3) {
      return Placed(
        item: .definition(Line(name: variable(), value: value())), conditions: conditions)
    }
    let lines = (0..<random.below(5)).map { _ in
      Line(name: random.element(of: Self.names), value: value())
    }
    return Placed(
      item: .rule(random.element(of: Self.selectors), lines), conditions: conditions)
  }

  private mutating func variable() -> String {
    switch random.below(6) {
    case 0: "@a"
    case 1: "@b"
    case 2: random.element(of: ["@tintColorDark", "@tintColorLight"])
    default: "@" + random.element(of: Self.paletteNames) + random.element(of: Self.suffixes)
    }
  }

  private mutating func value() -> String {
    switch random.below(12) {
    case 0: ""
    case 1: random.element(of: ["@a", "@b"])
    case 2: variable()
    case 3: "@nowhere"
    case 4: random.element(of: ["12", "1 2", "no-color-word", "@a @b", "\"#111111\""])
    case 5, 6: random.element(of: Self.paletteNames) + random.element(of: Self.suffixes)
    default: "#00000" + String(random.below(10))
    }
  }
}
