import StyleSheet

/// How well things stand out under sheets, in several situations beside each other.
struct ContrastTable: Sendable {
  /// In what it is written.
  enum Format: String, OutputFormat {
    case text, json, markdown

    /// What it is where nobody said anything.
    static let standard = text
  }

  /// A pair of the catalog in all situations.
  struct Row: Sendable {
    /// One for each situation; nil where there is no such pair.
    fileprivate(set) var sights: [ContrastPair?]
    /// The first there is; all that does not change with the situation is in it.
    let pair: ContrastPair

    /// What else the same declaration stands out from, in all situations.
    fileprivate(set) var others: [ContrastPair] = []

    /// The worst of what is to be said of it.
    var fails: Bool { sights.contains { $0?.verdict == .fails } }

    /// The color nearest to what stands out that passes wherever and whenever that is the same color;
    /// nil if nothing fails, or no color will do.
    var nearest: Color? {
      let failing = sights.compactMap { $0 }.first { $0.verdict == .fails && $0.kind != .states }
      guard let color = failing?.figure.colors.first else { return nil }
      let same = (sights.compactMap { $0 } + others).filter { $0.figure.colors == [color] }
      return color.nearest(
        reaching: same.map(\.need.least).max() ?? pair.need.least,
        against: same.flatMap(\.ground.backdrops))
    }
  }

  /// One for each situation; they differ in nothing else.
  let themes: [Theme]
  /// The themes that can differ, by their numbers: for an engine without a palette, only the first.
  var columns: Range<Int> { hasOneColumn ? 0..<1 : themes.indices }
  /// The headings of ``columns``.
  var headings: [String] {
    hasOneColumn ? ["contrast"] : themes.map(\.environment.columnHeading)
  }
  private var hasOneColumn: Bool { themes.first?.dialect.paletteNames == .notRead }
  /// In the order of classes, the palette last.
  let rows: [Row]
  /// The sheets of which an app shows nothing, however well it stands out here.
  let losses: [ThemeReport.Loss]

  /// All pairs of which a color comes from `sheets`; those that the palette alone decides as well,
  /// if they are wanted.
  init(
    of sheets: [Sheet], in situations: [Environment], for dialect: Dialect, _ extent: Extent,
    knowing catalog: Catalog
  ) {
    themes = situations.map { Theme(of: sheets, in: $0, for: dialect) }
    // What an engine loses hangs on the device at most, which is the same in all of them.
    losses = situations.first.map { ThemeReport.losses(of: sheets, in: $0, for: dialect) } ?? []
    var rows: [Row] = []
    var places: [Key: Int] = [:]
    for (situation, theme) in themes.enumerated() {
      for pair in theme.contrasts(knowing: catalog) {
        let place = places[Key(pair)] ?? rows.count
        if place == rows.count {
          places[Key(pair)] = place
          rows.append(Row(sights: themes.map { _ in nil }, pair: pair))
        }
        rows[place].sights[situation] = pair
      }
    }
    for places in Dictionary(grouping: rows.indices, by: { Figure(rows[$0].pair) }).values
    where places.count > 1 {
      let all = places.flatMap { rows[$0].sights.compactMap { $0 } }
      for place in places { rows[place].others = all }
    }
    self.rows =
      rows.filter { row in
        switch extent {
        case .decided: row.sights.contains { $0?.isOwn == true }
        case .all: true
        }
      }
  }

  /// How much is shown.
  enum Extent: Hashable, Sendable {
    /// What the sheets decide.
    case decided
    /// What the palette decides as well.
    case all
  }

  /// What stands out.
  private struct Figure: Hashable {
    let className: String
    let source: ColorSource

    init(_ pair: ContrastPair) {
      className = pair.className
      source = pair.figure.source
    }
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

  /// The rows of each class, together.
  var sections: [(className: String, rows: ArraySlice<Row>)] {
    var sections: [(className: String, rows: ArraySlice<Row>)] = []
    var rest = rows[...]
    while let name = rest.first?.pair.className {
      let part = rest.prefix { $0.pair.className == name }
      rest = rest.dropFirst(part.count)
      sections.append((name, part))
    }
    return sections
  }

  /// How many rows fail in some situation.
  var failures: Int { rows.count { $0.fails } }

  /// How many nobody can judge without looking, and none of which fails.
  var doubts: Int {
    rows.count { row in
      !row.fails
        && row.sights.contains {
          if case .unknown? = $0?.verdict { true } else { false }
        }
    }
  }

  /// Whether all that is judged stands out, and nothing is lost before it could.
  var passes: Bool { failures == 0 && losses.isEmpty }

  /// The whole, in one of its formats.
  func text(in format: Format) -> String {
    switch format {
    case .text: text
    case .json: json.description
    case .markdown: markdown
    }
  }

  /// How it all comes out, in a sentence.
  var sum: String {
    guard !rows.isEmpty else { return "nothing here is seen on anything\n" }
    let doubt = doubts > 0 ? ", \(doubts) to be reviewed" : ""
    return "\(counted(rows.count, "pair")), \(failures) of them too faint\(doubt)\n"
  }
}

// MARK: - Words

extension ContrastPair {
  /// What stands out from what: `font-color on background-color`.
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

  /// How it comes out in one situation.
  var resultWords: String {
    [ratio?.truncatedText, verdict == .passes ? nil : verdict.word].compactMap { $0 }
      .joined(separator: " ")
  }

  /// Why it is not just passed or failed; empty if it is.
  var doubtWords: String {
    switch verdict {
    case .passes, .fails: ""
    case .exempt: "images tell the two apart"
    case .unknown(.unsaid): "no sheet says what it lies on"
    case .unknown(let doubt): "it lies on \(doubt.rawValue)"
    }
  }
}

extension ContrastVerdict {
  /// What it is in a word; what nobody knows wants to be looked at.
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
  /// Where it comes from, as short as it can be said to somebody who looks at a class.
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
  /// What it takes, and what would do.
  var remark: String {
    guard fails else { return sights.compactMap { $0?.doubtWords }.first { !$0.isEmpty } ?? "" }
    let remedy = nearest.map { ": \($0) passes" } ?? ""
    return "\(pair.need.rawValue) needs \(pair.need.least.plainText)\(remedy)"
  }
}

// MARK: - Text

extension ContrastTable {
  /// A paragraph for each class, a line for each pair, and a sum.
  private var text: String {
    let parts = sections.map { name, rows in
      var columns = Columns()
      columns.add([""] + headings + [""])
      for row in rows {
        columns.add(
          [row.pair.words.visible] + self.columns.map { row.sights[$0]?.resultWords ?? "-" }
            + [row.remark])
      }
      let lines = columns.lines.map { $0.withoutTrailingBlanks }
      return (name.isEmpty ? ThemeReport.paletteHeading : name.visible) + "\n" + lines.joined()
    }
    return ([heading] + losses.paragraphs + parts + [sum]).joined(separator: "\n")
  }

  private var heading: String {
    guard let theme = themes.first else { return "" }
    let context = [theme.environment.device.word, theme.environment.orientation.word]
    return "for \(theme.dialect.name): \(context.joined(separator: ", "))\n"
  }
}

extension String {
  /// A line without the blanks before its end.
  fileprivate var withoutTrailingBlanks: String {
    var line = self[...]
    if line.last == "\n" { line = line.dropLast() }
    while line.last == " " { line = line.dropLast() }
    return line + "\n"
  }
}

// MARK: - Markdown

extension ContrastTable {
  /// A table, as GitHub's Markdown has it.
  private var markdown: String {
    let headings = ["class", "pair", "needs"] + headings + ["remark"]
    let rows = rows.map { row in
      let name = row.pair.className
      return [
        "'\(name.isEmpty ? ThemeReport.paletteHeading : name)'".asMarkdown,
        row.pair.words.asMarkdown, row.pair.need.least.plainText,
      ] + columns.map { (row.sights[$0]?.resultWords ?? "-").asMarkdown }
        + [row.remark.asMarkdown]
    }
    let rule = headings.map { _ in "---" }
    let lines = [headings, rule] + rows
    let table = lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    let lost = losses.map { "- \($0.line.asMarkdown)\n" }.joined()
    return (lost.isEmpty ? "" : "\(lost)\n\([ThemeReport.Loss].remark)\n\n")
      + (self.rows.isEmpty ? "" : table + "\n") + sum
  }
}
