import Mutations
import Testing

@testable import StyleSheet

/// A theme says what a cascade says that reads all sheets from the start each time.
///
/// The one finds its way by numbers, slices and tables, the other is slow and obvious.
@Suite struct ReferenceCascadeTests {
  @Test(arguments: 0..<10)
  func agreesOnSmallWorlds(_ part: Int) {
    for number in part * 20..<(part + 1) * 20 { check(World(number: number, size: 12)) }
  }

  /// A class of more than 256 declarations gets a table.
  @Test(arguments: 0..<3)
  func agreesOnCrowdedClasses(_ number: Int) {
    let world = World(number: 10_000 + number, size: 300)
    #expect(world.sheets.contains { $0.declarationCount > 600 })
    check(world)
  }

  private func check(_ world: World) {
    for dialect in Dialect.all {
      for environment in World.environments {
        let theme = Theme(of: world.sheets, in: environment, for: dialect)
        let slow = SlowTheme(world: world, environment: environment, dialect: dialect)
        for path in World.paths {
          for property in World.properties {
            for variant in [nil, "accented", "odd"] {
              let found = theme[
                Property<Color>(property), variant.map { Variant($0) }, at: ClassPath(path)]
              #expect(
                found == slow.color(property, variant, at: path),
                "world \(world.number): \(property) \(variant ?? "") at \(path), \(dialect)")
            }
          }
        }
      }
    }
  }
}

/// A few sheets made of few names, so that all that can meet does.
private struct World {
  static let environments = [
    Environment(), Environment(device: .ipad, orientation: .landscape),
    Environment(device: .iphone, orientation: .landscape),
  ]
  static let paths = ["A", "B", "Button", "A:B", "Button:A:B", "B:Button", "Nobody", ""]
  static let properties = ["on-color", "font-color", "own-color"]

  private static let selectors = [
    "A", "B", "Button", "A, B", "A:B", "Button : A", "A, A", "B:Button", "Button:A:B", "Other",
  ]
  private static let names = properties + ["on-color-accented", "font-color-odd", "own-color-odd"]
  private static let variables = ["@a", "@b", "@tintColor"]
  private static let conditions = [
    "(device: ipad)", "(device: iphone)", "(orientation: landscape)", "(device: watch)",
    "(device: ipad) and (orientation: landscape)", "(width: 3)",
    "(device: ipad) and (device: iphone)",
  ]

  let number: Int
  let sheets: [Sheet]
  /// What the sheets say, in load order.
  let rules: [[Sheet.RuleBlock]]
  let definitions: [[Sheet.Definition]]

  init(number: Int, size: Int) {
    var random = SplitMix64(seed: UInt64(number))
    self.number = number
    let count = size > 100 ? 2 : random.below(4)
    sheets = (0..<count).map { _ in Sheet(parsing: SourceText(Self.text(size, &random))) }
    rules = sheets.map(\.rules)
    definitions = sheets.map(\.definitions)
  }

  private static func text(_ size: Int, _ random: inout SplitMix64) -> String {
    (0..<size / 2 + random.below(size)).map { _ in
      let items = (0...random.below(3)).map { _ in item(&random) }.joined(separator: "\n")
      return random.once(in: 4)
        ? "@media \(random.element(of: conditions)) { \(items) }" : items
    }
    .joined(separator: "\n")
  }

  private static func item(_ random: inout SplitMix64) -> String {
    if random.once(in: 4) { return "\(random.element(of: variables)): \(value(&random));" }
    let body = (0..<random.below(5)).map { _ in
      "\(random.element(of: names)): \(value(&random));"
    }
    return "\(random.element(of: selectors)) { \(body.joined(separator: " ")) }"
  }

  private static func value(_ random: inout SplitMix64) -> String {
    switch random.below(10) {
    case 0: ""
    case 1, 2: random.element(of: variables)
    case 3: "@nowhere"
    case 4: random.element(of: ["12", "1 2", "no-color-word", "@a @b", "\"#111111\""])
    default: "#00000" + String(random.below(10))
    }
  }
}

/// The cascade in the plainest words; it knows the colors `#RRGGBB` and nothing else.
private struct SlowTheme {
  let world: World
  let environment: Environment
  let dialect: Dialect

  func color(_ property: String, _ variant: String?, at path: String) -> Color? {
    if let variant, let color = color("\(property)-\(variant)", at: path) { return color }
    return color(property, at: path)
  }

  private func color(_ property: String, at path: String) -> Color? {
    for part in parts(of: path) {
      for sheet in world.sheets.indices.reversed() {
        guard let value = value(of: property, of: part, in: sheet) else { continue }
        return color(value, in: sheet)
      }
    }
    return nil
  }

  /// The longest part of a path first, and of equally long ones the right one.
  private func parts(of path: String) -> [String] {
    let names = path.split(separator: ":").map(String.init)
    var parts: [String] = []
    for length in (0...names.count).reversed() where length > 0 {
      for start in (0...names.count - length).reversed() {
        parts.append(names[start..<start + length].joined(separator: ":"))
      }
    }
    return parts
  }

  /// The last one that says anything.
  private func value(of property: String, of name: String, in sheet: Int) -> String? {
    guard dialect != .fioriSwiftUI else { return nil }
    return world.rules[sheet].filter { holds($0.conditions) }
      .filter { $0.selectors.contains { $0.name == name } }
      .flatMap(\.declarations)
      .last { $0.name == property && !$0.value.isEmpty }?.value
  }

  private func color(_ value: String, in sheet: Int) -> Color? {
    guard value.hasPrefix("@"), !value.contains(" ") else { return color(value) }
    let definitions = world.definitions[sheet]
      .filter { $0.name == value && !$0.value.isEmpty && holds($0.conditions) }
    let winner = dialect == .fioriSwiftUI ? definitions.first : definitions.last
    return winner.flatMap { color($0.value) }
  }

  private func color(_ text: String) -> Color? {
    guard text.hasPrefix("#"), text.count == 7 else { return nil }
    return UInt32(text.dropFirst(), radix: 16).map { Color(rgba: $0 << 8 | 0xFF) }
  }

  /// Of a repeated condition the last counts, and one that nobody knows holds.
  private func holds(_ conditions: [Sheet.Condition]) -> Bool {
    if conditions.isEmpty { return true }
    if dialect == .fioriSwiftUI { return false }
    let device = conditions.last { $0.name == "device" }?.value
    let orientation = conditions.last { $0.name == "orientation" }?.value
    return (device ?? environment.device.rawValue) == environment.device.rawValue
      && (orientation ?? environment.orientation.rawValue) == environment.orientation.rawValue
  }
}
