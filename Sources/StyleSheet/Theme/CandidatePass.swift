/// The declarations that may win for a class, and the kinds of their properties.
struct Entries: Hashable, Sendable {
  /// Where the declarations are.
  enum Form: UInt8 {
    /// The range is that of the declarations of the class's only rule; the last one of a property
    /// wins.
    case rule
    /// The range is that of rows, in source order; the last one of a property wins.
    case rows
    /// The range is that of rows, one for each property, sorted by property.
    case sortedRows
    /// The class was skipped because it has too many declarations.
    case untaken
  }

  fileprivate(set) var kinds = PropertyKinds()
  fileprivate(set) var first: UInt32 = 0
  fileprivate(set) var end: UInt32 = 0
  /// The name of the class.
  ///
  /// Stored here, so that a look-up finds it in the same part of the memory.
  let name: NameTable.ID
  fileprivate(set) var form = Form.rule

  var range: Range<Int> { Int(first)..<Int(end) }
}

/// A property of a class and one of its declarations.
struct CandidateRow: Hashable, Sendable {
  package let property: NameTable.ID
  let declaration: UInt32
}

/// Finds the declarations of each class, one class at a time.
struct CandidatePass {
  private(set) var entries: [Entries]
  private(set) var rows: [CandidateRow] = []

  private let ruleRows: Sheet.RuleRows
  private let declarations: [Sheet.DeclarationRow]
  /// The number of names in the vocabulary, and the names that follow them.
  private let known: NameTable.ID
  private let ownNames: NameTable
  /// The number of declarations that may still be read for classes of several rules; beyond it,
  /// classes are skipped.
  ///
  /// The work for a comma list is its length times the length of the block.
  private var budget: Int

  /// The number of declarations beyond which a class's rows are sorted for binary search.
  private static let crowd = 48

  /// Prepares the classes with the given names; class 0 has none.
  init(of sheet: Sheet, classes names: [NameTable.ID]) {
    ruleRows = sheet.ruleRows
    declarations = sheet.declarationRows
    known = NameTable.ID(Vocabulary.shared.names.count)
    ownNames = sheet.names
    entries = names.map { Entries(name: $0) }
    budget = 8 * declarations.count + 1024
  }

  /// Records all classes from 1 on; the rules of class `n`, in source order, start at
  /// `firstRule[n]`.
  mutating func take(_ rules: [UInt32], from firstRule: [UInt32]) {
    for number in 1..<entries.count {
      let own = rules[Int(firstRule[number])..<Int(firstRule[number &+ 1])]
      var entries = entries[number]
      // A comma list may name the same class twice.
      if let rule = own.first, rule == own.last,
        ruleRows[Int(rule)].declarations.count <= Self.crowd
      {
        take(ruleRows[Int(rule)].declarations, into: &entries)
      } else {
        takeRows(of: own, into: &entries)
      }
      self.entries[number] = entries
    }
  }

  private func take(_ range: Range<UInt32>, into entries: inout Entries) {
    (entries.first, entries.end) = (range.lowerBound, range.upperBound)
    for index in range where declarations[Int(index)].isSet {
      entries.kinds.formUnion(kind(of: declarations[Int(index)].name))
    }
  }

  private mutating func takeRows(of rules: ArraySlice<UInt32>, into entries: inout Entries) {
    let first = rows.count
    var last: UInt32?
    for rule in rules where rule != last {
      last = rule
      let range = ruleRows[Int(rule)].declarations
      budget -= range.count
      guard budget >= 0 else {
        rows.removeLast(rows.count - first)
        (entries.form, entries.kinds) = (.untaken, .all)
        return
      }
      for index in range where declarations[Int(index)].isSet {
        let property = declarations[Int(index)].name
        entries.kinds.formUnion(kind(of: property))
        rows.append(CandidateRow(property: property, declaration: index))
      }
    }
    entries.form = rows.count - first > Self.crowd ? .sortedRows : .rows
    if entries.form == .sortedRows { sortRows(from: first) }
    (entries.first, entries.end) = (UInt32(first), UInt32(rows.count))
  }

  /// Sorts the rows from `first` on by property, and keeps the last one of each property.
  private mutating func sortRows(from first: Int) {
    rows[first...].sort { ($0.property, $0.declaration) < ($1.property, $1.declaration) }
    var end = first
    for index in first..<rows.count {
      if end > first, rows[end - 1].property == rows[index].property { end -= 1 }
      rows[end] = rows[index]
      end += 1
    }
    rows.removeLast(rows.count - end)
  }

  private func kind(of property: NameTable.ID) -> PropertyKinds {
    property < known
      ? PropertyKinds(of: property) : PropertyKinds(ofMark: ownNames.mark(of: property &- known))
  }
}

extension Sheet.DeclarationRow {
  var isSet: Bool { value.kind != .missing && name != NameTable.none }
}
