import FormCellModel
import StyleRules
import StyleSheet

/// The findings in the sheets of a preview, each with its subject.
struct PreviewFindings: Sendable {
  enum Subject: Hashable, Sendable {
    /// A variable or a palette name, with its `@`.
    case definition(String)
    /// A property of classes; the name is empty for the classes themselves.
    case property(String, of: [String])
    /// Any other subject.
    case sheet
  }

  struct Item: Sendable {
    /// The number of the finding, from 1, ordered by sheet and place.
    let number: Int
    let sheet: Int
    let place: ThemeReport.Place
    let diagnostic: Diagnostic
    let subject: Subject
  }

  private static let most = 500

  let items: [Item]
  private let byClass: [String: [Item]]
  let left: Int
  let counts: FindingCounts

  /// Collects the warnings and errors in sheets, with the facts about the imports of each.
  init(
    of sheets: [Sheet], importing imports: [ImportFacts], for dialect: Dialect,
    knowing catalog: Catalog
  ) {
    var counts = FindingCounts()
    var items: [Item] = []
    var left = 0
    for (index, (sheet, facts)) in zip(sheets, imports).enumerated() {
      let findings = sheet.findings(
        for: [dialect], rules: Rule.usual, knowing: catalog, importing: facts)
      counts.add(findings.diagnostics, dropped: findings.dropped)
      let wanted = findings.diagnostics.filter { $0.severity > .information }
      left += findings.dropped.count(atLeast: .warning)
      left += max(wanted.count - (Self.most - items.count), 0)
      let shown = wanted.prefix(Self.most - items.count)
      guard !shown.isEmpty else { continue }
      let subjects = Subjects(of: sheet, at: shown.map(\.range.lowerBound).sorted())
      let lines = LineTable(of: sheet.source)
      for diagnostic in shown {
        items.append(
          Item(
            number: items.count + 1, sheet: index,
            place: ThemeReport.Place(diagnostic.range.lowerBound, in: sheet.source, lines),
            diagnostic: diagnostic, subject: subjects.subject(at: diagnostic.range.lowerBound)))
      }
    }
    _ = counts.takeRemarks()
    self.items = items
    byClass = items.reduce(into: [:]) { table, item in
      guard case .property(_, let classes) = item.subject else { return }
      for name in Set(classes) { table[name, default: []].append(item) }
    }
    self.left = left
    self.counts = counts
  }

  /// Returns the findings about a variable or a palette name, with any suffix.
  func about(definition name: String) -> [Item] {
    let bare = name.drop { $0 == "@" }
    return items.filter {
      guard case .definition(let other) = $0.subject else { return false }
      let own = other.drop { $0 == "@" }
      return own == bare || own.hasPrefix("\(bare)_")
    }
  }

  func about(class name: String) -> [Item] { byClass[name, default: []] }

  /// Returns the findings about properties that a cell shows.
  func about(_ cell: PreviewCell) -> [Item] {
    items.filter {
      guard case .property(let property, let classes) = $0.subject else { return false }
      return classes.contains { cell.state.shows(property, of: $0) }
    }
  }
}

/// The definitions, rules and declarations of a sheet that have findings.
private struct Subjects {
  private let places: [(range: Range<Int>, subject: PreviewFindings.Subject)]

  /// Finds the subjects at `offsets`, which are sorted.
  init(of sheet: Sheet, at offsets: [Int]) {
    func isSought(_ range: Range<Int>) -> Bool {
      let next = offsets.firstPlace { $0 >= range.lowerBound }
      return next < offsets.count && offsets[next] <= range.upperBound
    }
    var places = sheet.definitions.filter { isSought($0.range) }.map {
      (range: $0.range, subject: PreviewFindings.Subject.definition($0.name))
    }
    sheet.eachRule { rule in
      guard isSought(rule.range) else { return }
      let classes = rule.selectors.map(\.name)
      places.append((rule.range, .property("", of: classes)))
      places += rule.declarations.map { ($0.range, .property($0.name, of: classes)) }
    }
    self.places = places.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
  }

  /// Returns the innermost subject at an offset or ending there: a finding can be directly after its
  /// subject, such as a missing semicolon.
  func subject(at offset: Int) -> PreviewFindings.Subject {
    var index = places.firstPlace { $0.range.lowerBound > offset } - 1
    while index >= 0 {
      if places[index].range.upperBound >= offset { return places[index].subject }
      // Rules are not nested, so only one enclosing rule can precede.
      if case .property("", _) = places[index].subject { break }
      if case .definition = places[index].subject { break }
      index -= 1
    }
    return .sheet
  }
}
