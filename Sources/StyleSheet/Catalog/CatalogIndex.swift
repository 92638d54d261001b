/// Where classes and properties stand in the tables, and by what numbers they go.
///
/// Every launch of the tool makes one, and a sheet asks for a few of the thousand lines; so the
/// lines are only found here. What they say becomes texts when somebody asks for it. There are few
/// types of element, too: the first array of each takes the runtime ten microseconds.
///
/// An object, so that a catalog is handed on without counting the references of all that is in it.
package final class CatalogIndex: Sendable {
  let tables: [CatalogTable]
  /// Classes, aliases and prefixes; properties with and without their variants, and variants alone.
  package let names: NameTable
  package let entries: [Entry]
  let rows: [Row]
  /// The variants of all rows, alone.
  let variants: [NameTable.ID]
  /// For each of `variants`, the property of its row with it.
  let combinations: [NameTable.ID]
  /// What the naming rule would call a class, where it is called otherwise.
  let aliases: [NameTable.ID]
  /// For each of `aliases`, what the class is called.
  let aliasTargets: [NameTable.ID]
  /// What the names of a component begin with.
  let prefixes: [NameTable.ID]
  /// The numbers of entries whose names make other names, as `TableCellDetail` does.
  let derived: [UInt32]
  /// For each name, the number of its first entry, or ``NameTable/none``.
  let firstEntry: [UInt32]
  /// For each name, which of ``isSpelling``, ``isBare`` and ``isOfNUI`` it is, as bits.
  private let spellings: [UInt32]

  init(
    tables: [CatalogTable], names: NameTable, entries: [Entry], rows: [Row],
    variants: [NameTable.ID], combinations: [NameTable.ID], aliases: [NameTable.ID],
    aliasTargets: [NameTable.ID], prefixes: [NameTable.ID], derived: [UInt32],
    firstEntry: [UInt32], spellings: [UInt32]
  ) {
    self.tables = tables
    self.names = names
    self.entries = entries
    self.rows = rows
    self.variants = variants
    self.combinations = combinations
    self.aliases = aliases
    self.aliasTargets = aliasTargets
    self.prefixes = prefixes
    self.derived = derived
    self.firstEntry = firstEntry
    self.spellings = spellings
  }

  /// A class as one page describes it.
  package struct Entry: Sendable {
    package let name: NameTable.ID
    /// Where it is in `tables`.
    let table: UInt32
    /// The lines of its component up to the first class, in bytes.
    let head: Range<UInt32>
    /// Its class line, which may name others too, and the lines below it, in bytes.
    var lines: Range<UInt32>
    /// Its properties in `rows`.
    var rows: Range<UInt32>
    /// The class whose properties it has as well, or ``NameTable/none``.
    var parent = NameTable.none
    /// The number of the next entry of that name, or ``NameTable/none``.
    var next = NameTable.none
    let certainty: Certainty
  }

  /// A property of a class line.
  package struct Row: Sendable {
    let name: NameTable.ID
    /// Its line, and those below it, in bytes.
    var lines: Range<UInt32>
    /// Its variants in `variants` and `combinations`.
    let variants: Range<UInt32>
    /// In bytes.
    let nameLength: UInt32
    /// Whether it is for several names; see ``PropertyRow/companionSuffix``.
    let isPattern: Bool
    /// Whether there are lines below its own.
    var hasDetails = false
  }
}

// MARK: - Finding

extension CatalogIndex {
  /// The bits of a name that a class has a property so spelt, and that a property is called so without
  /// a variant.
  static let isSpelling: UInt32 = 1
  static let isBare: UInt32 = 2
  /// The bit of a spelling that a class of NUI's or of an app's has.
  static let isOfNUI: UInt32 = 4

  /// Whether a class has a property so spelt, of those that an engine styles.
  package func isSpelling(_ name: NameTable.ID, for dialect: Dialect) -> Bool {
    isMarked(name, dialect.styles(.fiori) ? Self.isSpelling : Self.isOfNUI)
  }

  /// Whether it is the name of a property without a variant, or of a pattern.
  func isBare(_ name: NameTable.ID) -> Bool { isMarked(name, Self.isBare) }

  private func isMarked(_ name: NameTable.ID, _ bit: UInt32) -> Bool {
    name != NameTable.none && spellings[Int(name)] & bit != 0
  }

  /// Every class, each once, in the order of `entries`.
  package var classNames: [NameTable.ID] {
    entries.indices.filter { firstEntry[Int(entries[$0].name)] == $0 }.map { entries[$0].name }
  }

  /// The numbers of the entries of a class, in the order of the tables.
  func entries(of name: NameTable.ID) -> [Int] {
    var found: [Int] = []
    var next = name == NameTable.none ? name : firstEntry[Int(name)]
    while next != NameTable.none {
      found.append(Int(next))
      next = entries[Int(next)].next
    }
    return found
  }

  /// The entries whose properties a class has: its own, those it inherits from, and those of `*`.
  ///
  /// Empty if no page has the class.
  func lineage(of className: String) -> [Int] { lineage(of: names.find(className)) }

  /// The same for the number of a name.
  func lineage(of className: NameTable.ID) -> [Int] {
    var found = entries(of: className)
    guard !found.isEmpty else { return found }
    var next = 0
    while next < found.count {
      append(entries[found[next]].parent, to: &found)
      next += 1
    }
    append(names.find("*"), to: &found)
    return found
  }

  private func append(_ name: NameTable.ID, to found: inout [Int]) {
    for entry in entries(of: name) where !found.contains(entry) { found.append(entry) }
  }

  /// The number of the class that is meant by what the naming rule would call it; any other name is
  /// itself.
  func canonical(_ name: NameTable.ID) -> NameTable.ID {
    aliases.lastIndex(of: name).map { aliasTargets[$0] } ?? name
  }

  /// Whether a row is that property, bare or with a variant.
  package func row(_ row: Row, has spelling: NameTable.ID) -> Bool {
    row.name == spelling || row.variants.contains { combinations[Int($0)] == spelling }
  }
}

// MARK: - Places

extension CatalogIndex {
  /// The lines of an entry's component, up to its first class.
  func head(of entry: Entry) -> TableLines { lines(entry.head, of: entry) }

  /// The lines of an entry, from the class line on.
  func lines(of entry: Entry) -> TableLines { lines(entry.lines, of: entry) }

  /// The line of a property of an entry, and those below it.
  func lines(of row: Row, in entry: Entry) -> TableLines { lines(row.lines, of: entry) }

  private func lines(_ range: Range<UInt32>, of entry: Entry) -> TableLines {
    TableLines(
      text: tables[Int(entry.table)].text, range: Int(range.lowerBound)..<Int(range.upperBound))
  }
}
