/// All worlds of a few sheets and rules, with two classes, two properties and two conditions.
enum SmallWorlds {
  typealias Line = WorldOfSheets.Line
  typealias Placed = WorldOfSheets.Placed

  static let paths = ["A", "B", "A:B", "B:A"]

  /// All rules without their values: 3 selectors × 2 conditions × 3 bodies.
  private static let shapes: [(selectors: [String], conditions: [Line], names: [String])] = {
    let selectors = [["A"], ["A", "B"], ["A:B"]]
    let conditions = [[], [Line(name: "device", value: "ipad")]]
    let bodies = [["on-color"], ["on-color-accented"], ["on-color", "on-color-accented"]]
    return selectors.flatMap { selector in
      conditions.flatMap { condition in bodies.map { (selector, condition, $0) } }
    }
  }()

  /// The number of rules in each sheet, and the number of shapes of each rule.
  static let layouts: [(rules: [Int], shapes: Int)] = [
    ([1], 18), ([2], 18), ([3], 9), ([1, 1], 18), ([1, 2], 6), ([2, 1], 6), ([1, 1, 1], 9),
    ([1, 1, 1, 1], 5), ([3, 1], 4), ([2, 2], 5),
  ]

  /// Every world of a layout; no two declarations in one have the same value.
  static func worlds(rules: [Int], shapes count: Int) -> some Sequence<WorldOfSheets> {
    let total = rules.reduce(0, +)
    // The first few shapes alone would leave conditions out.
    let stride = shapes.count / count
    let number = (0..<total).reduce(1) { product, _ in product * count }
    return (0..<number).lazy.map { number in
      var rest = number
      var value = 0
      let sheets = rules.map { length in
        (0..<length).map { _ in
          defer { rest /= count }
          return placed(rest % count * stride, &value)
        }
      }
      return WorldOfSheets(sheets: sheets)
    }
  }

  private static func placed(_ shape: Int, _ value: inout Int) -> Placed {
    let shape = shapes[shape]
    let lines = shape.names.map { name in
      value += 1
      return Line(name: name, value: "#00000\(value)")
    }
    return Placed(item: .rule(shape.selectors, lines), conditions: shape.conditions)
  }
}
