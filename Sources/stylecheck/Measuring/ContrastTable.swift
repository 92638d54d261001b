import StyleRules
import StyleSheet

/// The contrast of color pairs in several situations.
struct ContrastTable: Sendable {
  enum Format: String, OutputFormat {
    case text, json, markdown
  }

  /// A color pair in all situations.
  struct Row: Sendable {
    /// The pair in each column; nil if it does not exist.
    fileprivate(set) var sights: [ContrastPair?]
    /// The first pair; for properties that are independent of the situation.
    let pair: ContrastPair

    /// The pairs with the same foreground declaration, in all situations.
    fileprivate(set) var others: [ContrastPair] = []

    var fails: Bool { sights.contains { $0?.verdict == .fails } }

    /// True if the pair needs a review in some situation.
    var isDoubtful: Bool {
      sights.contains { if case .unknown? = $0?.verdict { true } else { false } }
    }

    /// The color closest to the failing one that passes in all pairs with that color; nil if
    /// nothing fails or no color passes.
    var nearest: ThemeColor? {
      let failing = sights.compactMap { $0 }.first { $0.verdict == .fails && $0.kind != .states }
      guard let color = failing?.figure.colors.first else { return nil }
      let same = (sights.compactMap { $0 } + others).filter {
        $0.figure.colors == [color] && $0.verdict != .exempt
      }
      return color.nearest(
        reaching: same.map(\.need.least).max() ?? pair.need.least,
        against: same.flatMap(\.ground.backdrops))
    }
  }

  /// The visible part of a pair in one situation.
  struct Sight: Hashable {
    private let colors: [[ThemeColor]]
    private let verdict: ContrastVerdict

    init(_ pair: ContrastPair) {
      colors = [pair.figure.colors, pair.ground.colors]
      verdict = pair.verdict
    }
  }

  /// The themes, one per situation.
  let themes: [Theme]
  /// The indices of distinct themes; only the first for an engine without a palette.
  var columns: Range<Int> { hasOneColumn ? 0..<1 : themes.indices }
  var headings: [String] {
    hasOneColumn ? ["contrast"] : themes.map(\.environment.columnHeading)
  }
  private var hasOneColumn: Bool { themes.first?.dialect.paletteNames == .notRead }
  /// The sheets of which an app shows nothing.
  let losses: [ThemeReport.Loss]
  private let extent: Extent
  private let catalog: Catalog

  /// Creates the table; `extent` determines whether it has pairs that only the palette decides.
  init(
    of sheets: [Sheet], in situations: [ThemeEnvironment], for dialect: Dialect, _ extent: Extent,
    knowing catalog: Catalog
  ) {
    let first = situations.first.map { Theme(of: sheets, in: $0, for: dialect) }
    themes = first.map { situations.map($0.in) } ?? []
    // Losses depend at most on the device, which is the same in all situations.
    losses = themes.first.map { ThemeReport.losses(of: $0) } ?? []
    self.extent = extent
    self.catalog = catalog
  }

  enum Extent: Hashable, Sendable {
    /// The pairs with a color from the sheets.
    case decided
    /// Also the pairs that only the palette decides.
    case all
  }

  private struct Key: Hashable {
    let kind: ContrastPair.Kind
    let className: String
    let figure, ground: ColorSource

    init(_ pair: ContrastPair) {
      kind = pair.kind
      className = pair.className
      figure = pair.figure.source
      ground = pair.ground.source
    }
  }

  /// Returns the rows of a class, or of the palette for an empty name.
  private func rows(of className: String) -> [Row] {
    var rows: [Row] = []
    var places: [Key: Int] = [:]
    for situation in columns {
      let theme = themes[situation]
      let pairs =
        className.isEmpty
        ? theme.paletteContrasts : theme.listedContrasts(at: className, knowing: catalog)
      for pair in pairs {
        let place = places[Key(pair)] ?? rows.count
        if place == rows.count {
          places[Key(pair)] = place
          rows.append(Row(sights: columns.map { _ in nil }, pair: pair))
        }
        rows[place].sights[situation] = pair
      }
    }
    for places in Dictionary(grouping: rows.indices, by: { rows[$0].pair.figure.source }).values
    where places.count > 1 {
      let all = places.flatMap { rows[$0].sights.compactMap { $0 } }
      for place in places { rows[place].others = all }
    }
    return rows.filter { row in
      switch extent {
      case .decided: row.sights.contains { $0?.isOwn == true }
      case .all: true
      }
    }
  }

  /// The rows of a class, or of the palette for an empty name.
  struct Section: Sendable {
    let className: String
    let rows: [Row]

    /// The name of the class, or that of the palette.
    var name: String { className.isEmpty ? ThemeReport.paletteHeading : className }
  }

  /// The classes with rows, the palette last; created lazily, because there can be a million.
  var sections: some Sequence<Section> {
    // The set of classes is independent of the situation.
    let names = (themes.first?.classNames ?? []) + [""]
    return names.lazy.map { Section(className: $0, rows: rows(of: $0)) }.filter { !$0.rows.isEmpty }
  }

  /// Calls `body` with each section, and returns the counts of the rows.
  func sums(_ body: (Section) -> Void) -> Sums {
    sections.reduce(into: Sums()) { sums, section in
      sums.add(section)
      body(section)
    }
  }

  /// The counts of rows by result.
  struct Sums: Hashable, Sendable {
    private(set) var rows = 0
    /// The number of rows that fail in some situation.
    private(set) var failures = 0
    /// The number of rows that need a review and do not fail.
    private(set) var doubts = 0

    fileprivate mutating func add(_ section: Section) {
      rows += section.rows.count
      for row in section.rows {
        failures += row.fails ? 1 : 0
        doubts += !row.fails && row.isDoubtful ? 1 : 0
      }
    }

    /// The number of rows that pass, or are exempt, in all situations.
    var passes: Int { rows - failures - doubts }

    fileprivate var text: String {
      guard rows > 0 else { return "there are no pairs of colors\n" }
      let doubt = doubts > 0 ? ", \(doubts) to review" : ""
      return "\(counted(rows, "pair")), \(failures) with too little contrast\(doubt)\n"
    }
  }

  func write(in format: Format, to write: (String) -> Void) -> Sums {
    switch format {
    case .text: writeText(to: write)
    case .json: writeJSON(to: write)
    case .markdown: writeMarkdown(to: write)
    }
  }
}

// MARK: - Words

extension ContrastPair {
  /// The foreground and the background: `font-color on background-color`.
  var words: String {
    let figure =
      switch self.figure.source {
      case .property(let name, _): name
      case .palette(let name): name == role ? name : "\(role) (\(name))"
      case .unsaid: role
      }
    guard ground.source != .unsaid else { return figure }
    let preposition = kind == .states ? "against" : ground.colors.count > 1 ? "on gradient" : "on"
    return "\(figure) \(preposition) \(ground.source.words(seenFrom: className))"
  }

  var resultWords: String {
    [ratio?.truncatedText, verdict == .passes ? nil : verdict.word].compactMap { $0 }
      .joined(separator: " ")
  }

  /// The reason why a pair did not pass or fail; empty if it did.
  var doubtWords: String {
    switch verdict {
    case .passes, .fails: ""
    case .exempt: "images distinguish the two"
    case .unknown(.unsaid): "the background is unknown"
    case .unknown(let doubt): "it lies on \(doubt.rawValue)"
    }
  }
}

extension ContrastVerdict {
  /// The verdict as a word; an unknown one needs a review.
  var word: String {
    switch self {
    case .passes: "passes"
    case .fails: "fails"
    case .unknown: "review"
    case .exempt: "exempt"
    }
  }
}

extension ColorSource {
  /// Returns a short name of the source in the context of a class.
  func words(seenFrom className: String) -> String {
    switch self {
    case .property(let name, let path):
      path.names.last == className ? name : "\(name) of \(path.names.last ?? "")"
    case .palette(let name): name
    case .unsaid: "nothing"
    }
  }
}

extension ContrastTable.Row {
  /// The requirement and a color that passes, or the reason for a review.
  var remark: String {
    guard fails else { return sights.compactMap { $0?.doubtWords }.first { !$0.isEmpty } ?? "" }
    let remedy = nearest.map { ": \($0) passes" } ?? ""
    return "\(pair.need.rawValue) needs \(pair.need.least.plainText)\(remedy)"
  }
}

// MARK: - Text

extension ContrastTable {
  /// Writes a paragraph for each class, a line for each pair, and a summary.
  private func writeText(to write: (String) -> Void) -> Sums {
    write(([heading] + losses.paragraphs).joined(separator: "\n"))
    let sums = sums { section in
      let shown = columns.filter { !isOnlyRaised($0, in: section) }
      let rows = section.rows.map { row in
        let results = results(of: row)
        return [row.pair.words.visible] + shown.map { results[$0] } + [row.remark]
      }
      write("\n" + section.name.visible + "\n")
      for line in Columns([[""] + shown.map { headings[$0] } + [""]] + rows).lines {
        write(line.withoutTrailingBlanks)
      }
    }
    write("\n" + sums.text)
    return sums
  }

  /// True if a column differs from an earlier one only in the level of the surface, and none of its
  /// results from that one.
  private func isOnlyRaised(_ column: Int, in section: Section) -> Bool {
    let (level, own) = (EnvironmentField.level, themes[column].environment)
    let base = columns.prefix { $0 < column }.first {
      themes[$0].environment.with(level, level.word(own)) == own
    }
    guard let base else { return false }
    return section.rows.allSatisfy {
      $0.sights[column].map(\.resultWords) ?? $0.sights[base]?.resultWords
        == $0.sights[base]?.resultWords
    }
  }

  private func results(of row: Row) -> [String] { row.sights.map { $0?.resultWords ?? "-" } }

  private var heading: String {
    guard let theme = themes.first else { return "" }
    var context = EnvironmentField.ofMedia.map { $0.word(theme.environment) }
    // A color that passes at the base may fail on a raised surface.
    if !hasOneColumn, Set(themes.map(\.environment.level)).count == 1 {
      context.insert("\(EnvironmentField.level.word(theme.environment)) level", at: 0)
    }
    return "for \(theme.dialect.name): \(context.joined(separator: ", "))\n"
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String {
    var line = self[...]
    if line.last == "\n" { line = line.dropLast() }
    while line.last == " " { line = line.dropLast() }
    return line + "\n"
  }
}

// MARK: - Markdown

extension ContrastTable {
  private func writeMarkdown(to write: (String) -> Void) -> Sums {
    if !losses.isEmpty {
      let lines = losses.map { "- \($0.line.asMarkdown)\n" }.joined()
      write("\(lines)\n\([ThemeReport.Loss].remark)\n\n")
    }
    var isFirst = true
    let sums = sums { section in
      if isFirst {
        write(MarkdownTable(["class", "pair", "needs"] + headings + ["remark"], []).description)
      }
      isFirst = false
      for row in section.rows {
        let cells = ["'\(section.name)'", row.pair.words, row.pair.need.least.plainText]
        write(MarkdownTable.line((cells + results(of: row) + [row.remark]).map(\.asMarkdown)))
      }
    }
    write((isFirst ? "" : "\n") + sums.text)
    return sums
  }
}
