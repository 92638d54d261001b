import Mutation
import StyleSheet

/// A generator of sheets without findings.
///
/// Classes of the catalog have some of their properties, each once and with a valid value. Colors
/// have enough contrast with their backgrounds in every appearance; a third of them are variables,
/// which are used at least twice. A component has all of its parts styled or none, because a
/// partially styled one causes a remark.
struct CatalogSheets: Sendable {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns the next sheet: the classes in random order, each with some of its properties.
  ///
  /// A sheet of at least `size` bytes has no more classes than that takes.
  mutating func sheet(ofAtLeast size: Int = .max) -> SourceText {
    var rules = ""
    for entry in Self.entries.shuffled(using: &random) where rules.utf8.count < size {
      let lines = declarations(of: entry)
      rules += "\n\(entry.className) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
    }
    var text = "/* Made up: nothing in it is wrong. */\n\n"
    for variable in Self.variables where rules.contains("@\(variable.name);") {
      text += "@\(variable.name): \(variable.color);\n"
    }
    return SourceText(text + rules)
  }

  /// Returns declarations of some properties of a class, and of at least one.
  private mutating func declarations(of entry: CatalogEntry) -> [String] {
    let rows = Self.rows(of: entry)
    let chosen = rows.filter { _ in random.percent(70) }
    return (chosen.isEmpty ? Array(rows.prefix(1)) : chosen).compactMap { row in
      value(of: row).map { "\(row.name): \($0);" }
    }
  }

  /// Documented classes of components whose parts can all be styled.
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

  /// Parts of names of properties that need other properties, or a certain color.
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
    // The contrast of a text on an image is unknown.
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
