import Mutation
import StyleSheet

/// Makes up sheets in which there is nothing to find: classes of the catalog with properties that
/// they have, set to what those take, each once.
///
/// The colors are names of the palette that can be read on it in every appearance; a third of them
/// go through variables. Variables that say no more than their value would be found, so each is used
/// twice at least.
struct CatalogSheets: Sendable {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The next sheet: the classes in random order, each with some of its properties.
  mutating func sheet() -> SourceText {
    var text = "/* Made up: nothing in it is wrong. */\n\n"
    for (name, color) in Self.variables { text += "@\(name): \(color);\n" }
    for entry in Catalog.all.entries.shuffled(using: &random) where entry.certainty == .documented {
      let lines = entry.properties.compactMap { declaration(of: $0) }
      guard !lines.isEmpty else { continue }
      text += "\n\(entry.className) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
    }
    return SourceText(text)
  }

  private mutating func declaration(of row: PropertyRow) -> String? {
    guard row.companionSuffix == nil, random.percent(70), let value = value(of: row) else {
      return nil
    }
    return "\(row.name): \(value);"
  }

  private mutating func value(of row: PropertyRow) -> String? {
    switch row.type {
    case .color: random.percent(33) ? "@" + random.element(of: Self.variables).name : "primaryLabel"
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
    case .image: random.element(of: SheetWords.images)
    case .classNameList, .unknown: nil
    }
  }

  private static let variables = [
    (name: "ink", color: "primaryLabel"), (name: "quietInk", color: "secondaryLabel"),
    (name: "mark", color: "tintColor"),
  ]
}
