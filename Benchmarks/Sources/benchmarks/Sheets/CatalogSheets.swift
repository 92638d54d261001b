import Mutation
import StyleSheet

/// Makes up sheets in which there is nothing to find: classes of the catalog with properties that
/// they have, set to what those take, each once.
///
/// What is shown has colors that can be read in every appearance on those that lie behind it; a third
/// of them go through variables. Variables that say no more than their value would be found, so each
/// is used twice at least.
struct CatalogSheets: Sendable {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The next sheet: the classes in random order, each with some of its properties.
  mutating func sheet() -> SourceText {
    var text = "/* Made up: nothing in it is wrong. */\n\n"
    for variable in Self.variables { text += "@\(variable.name): \(variable.color);\n" }
    for entry in Catalog.all.entries.shuffled(using: &random) where entry.certainty == .documented {
      let lines = declarations(of: entry)
      guard !lines.isEmpty else { continue }
      text += "\n\(entry.className) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
    }
    return SourceText(text)
  }

  private mutating func declarations(of entry: CatalogEntry) -> [String] {
    var lines: [String] = []
    for row in entry.properties {
      guard row.companionSuffix == nil, row.certainty == .documented, row.note == nil,
        !Self.leftOut.contains(where: row.name.contains), random.percent(70),
        let value = value(of: row)
      else { continue }
      lines.append("\(row.name): \(value);")
    }
    return lines
  }

  /// Properties that make sense with others only, or with one color only.
  private static let leftOut = [
    "-top", "-bottom", "border-color", "on-", "off-", "track", "thumb", "current",
  ]

  private mutating func value(of row: PropertyRow) -> String? {
    switch row.type {
    case .color: color(row.name.contains("background") ? Self.grounds : Self.figures)
    case .boolean: random.percent(50) ? "true" : "false"
    case .integer: "\(1 + random.below(9))"
    case .number, .float, .percentage: nil
    case .length: "\(1 + random.below(64))"
    case .offset, .size: "\(random.below(9)), \(random.below(9))"
    case .box: "\(random.below(24)) \(random.below(24)) \(random.below(24)) \(random.below(24))"
    case .fontStyle, .borderStyle, .separatorStyle, .textAlign, .verticalAlign, .horizontalAlign,
      .keyboardAppearance, .textTransform:
      row.words.isEmpty ? nil : random.element(of: row.words)
    case .fontName: "AvenirNext-Bold"
    // What lies on an image can be read or not, and nobody knows.
    case .image: row.name.contains("background") ? nil : random.element(of: SheetWords.images)
    case .classNameList, .unknown: nil
    }
  }

  private mutating func color(_ colors: [String]) -> String {
    let color = random.element(of: colors)
    let variable = Self.variables.first { $0.color == color }
    return variable.map { random.percent(33) ? "@\($0.name)" : color } ?? color
  }

  private static let figures = ["primaryLabel", "secondaryLabel"]
  private static let grounds = ["primaryBackground", "secondaryGroupedBackground"]
  private static let variables = [
    (name: "ink", color: "primaryLabel"), (name: "quietInk", color: "secondaryLabel"),
    (name: "ground", color: "primaryBackground"),
  ]
}
