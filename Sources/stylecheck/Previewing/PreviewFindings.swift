import FormCellModel
import StyleRules
import StyleSheet

/// What is wrong with the sheets of a preview, each thing with what it is about.
struct PreviewFindings: Sendable {
  /// What a finding is about.
  enum Subject: Hashable, Sendable {
    /// A variable, or a name of the palette, with its `@`.
    case definition(String)
    /// A property of classes; of a class as such it is empty.
    case property(String, of: [String])
    /// None of these.
    case sheet
  }

  struct Item: Sendable {
    /// From 1, in the order of sheets and places.
    let number: Int
    let place: ThemeReport.Place
    let diagnostic: Diagnostic
    let subject: Subject
  }

  /// How many findings a page has room for.
  private static let most = 500

  let items: [Item]
  /// Those about each class.
  private let byClass: [String: [Item]]
  /// Those about variables and names of the palette.
  private let ofDefinitions: [Item]
  /// Those about classes that cells show something of.
  private let ofCells: [Item]
  /// How many more there are.
  let left: Int
  /// All of them, by severity.
  let counts: FindingCounts

  /// What is wrong with sheets; remarks are left out.
  init(of sheets: [Sheet], for dialect: Dialect, knowing catalog: Catalog) {
    var counts = FindingCounts()
    var items: [Item] = []
    var left = 0
    for sheet in sheets {
      let findings = sheet.findings(for: dialect, knowing: catalog)
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
            number: items.count + 1,
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
    ofDefinitions = items.filter { if case .definition = $0.subject { true } else { false } }
    ofCells = items.filter {
      if case .property = $0.subject { true } else { false }
    }
    self.left = left
    self.counts = counts
  }
}

extension PreviewFindings {
  /// Those about a variable or a name of the palette, whatever its suffix.
  func about(definition name: String) -> [Item] {
    let bare = name.drop { $0 == "@" }
    return ofDefinitions.filter {
      guard case .definition(let other) = $0.subject else { return false }
      let own = other.drop { $0 == "@" }
      return own == bare || own.hasPrefix("\(bare)_")
    }
  }

  /// Those about a class.
  func about(class name: String) -> [Item] { byClass[name, default: []] }

  /// Those about what can be seen of a cell.
  func about(_ cell: PreviewCell) -> [Item] {
    ofCells.filter {
      guard case .property(let property, let classes) = $0.subject else { return false }
      return classes.contains { cell.state.shows(property, of: $0) }
    }
  }
}

/// The definitions, rules and declarations of a sheet in which something was found.
private struct Subjects {
  private let places: [(range: Range<Int>, subject: PreviewFindings.Subject)]

  /// Those in which one of `offsets` is, which are in their order.
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

  /// The innermost thing that begins at or before a place and has not ended.
  ///
  /// A fault can be right behind what it is about, as a missing semicolon is.
  func subject(at offset: Int) -> PreviewFindings.Subject {
    var index = places.firstPlace { $0.range.lowerBound > offset } - 1
    while index >= 0 {
      if places[index].range.upperBound >= offset { return places[index].subject }
      // No rule of a sheet has another in it: further in front there is at most the one around.
      if case .property("", _) = places[index].subject { break }
      if case .definition = places[index].subject { break }
      index -= 1
    }
    return .sheet
  }
}
