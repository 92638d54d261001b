import Mutation
import StyleSheet

/// Makes up sheets in which there is nothing to find: classes of the catalog with properties that
/// they have, set to what those take, each once.
///
/// What is shown has colors that can be read in every appearance on those that lie behind it; a third
/// of them go through variables. Variables that say no more than their value would be found, so each
/// is used twice at least. A component has all its parts styled or none: one that is half done would
/// be remarked on.
struct CatalogSheets: Sendable {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The next sheet: the classes in random order, each with some of its properties.
  mutating func sheet() -> SourceText {
    var text = "/* Made up: nothing in it is wrong. */\n\n"
    for variable in Self.variables { text += "@\(variable.name): \(variable.color);\n" }
    for entry in Self.entries.shuffled(using: &random) {
      let lines = declarations(of: entry)
      text += "\n\(entry.className) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
    }
    return SourceText(text)
  }

  /// Some of what a class can be set to, and one at least.
  private mutating func declarations(of entry: CatalogEntry) -> [String] {
    let rows = Self.rows(of: entry)
    let chosen = rows.filter { _ in random.percent(70) }
    return (chosen.isEmpty ? Array(rows.prefix(1)) : chosen).compactMap { row in
      value(of: row).map { "\(row.name): \($0);" }
    }
  }

  /// Documented classes of components of which every part can be styled.
  private static let entries: [CatalogEntry] = {
    func isPlain(_ entry: CatalogEntry) -> Bool {
      entry.certainty == .documented && !rows(of: entry).isEmpty
    }
    var known: Set<String> = []
    let classes = Catalog.all.entries.filter { known.insert($0.className).inserted }
    let halves = Set(classes.filter { !isPlain($0) }.map(component))
    return classes.filter {
      isPlain($0) && !($0.family == .fiori && halves.contains(component(of: $0)))
    }
  }()

  private static func component(of entry: CatalogEntry) -> String {
    Catalog.all.parts(of: entry.className)?.prefix ?? entry.className
  }

  private static func rows(of entry: CatalogEntry) -> [PropertyRow] {
    entry.properties.filter { row in
      row.companionSuffix == nil && row.certainty == .documented && row.note == nil
        && !leftOut.contains(where: row.name.contains) && hasValue(row)
    }
  }

  /// Properties that make sense with others only, or with one color only.
  private static let leftOut = [
    "-top", "-bottom", "border-color", "on-", "off-", "track", "thumb", "current",
  ]

  private static func hasValue(_ row: PropertyRow) -> Bool {
    var some = CatalogSheets(seed: 0)
    return some.value(of: row) != nil
  }

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
