/// An index of the classes and properties in the tables.
///
/// It is built at each launch, but a sheet needs only a few of the thousand lines. So the index
/// finds the lines, and they are parsed on demand. It uses few element types, because the first
/// array of each type costs time in the runtime.
///
/// A class, so that passing a catalog does not retain each member.
package final class CatalogIndex: Sendable {
  let tables: [CatalogTable]
  /// Classes, aliases and prefixes; properties with and without variants; and variants.
  package let names: NameTable
  package let entries: [Entry]
  let rows: [Row]
  let variants: [NameTable.ID]
  /// For each of `variants`, the name of its property with the variant.
  let combinations: [NameTable.ID]
  /// The regular names of classes that the vendor names differently.
  let aliases: [NameTable.ID]
  /// For each of `aliases`, the vendor's name.
  let aliasTargets: [NameTable.ID]
  let prefixes: [NameTable.ID]
  /// The entries with a ``CatalogEntry/derivedSuffix``.
  let derived: [UInt32]
  /// For each name, the number of its first entry, or ``NameTable/none``.
  let firstEntry: [UInt32]
  /// For each name, its flags: ``isSpelling``, ``isBare`` and ``isOfNUI``.
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

  /// A class as one source describes it.
  package struct Entry: Sendable {
    package let name: NameTable.ID
    let table: UInt32
    /// The lines of the component before the first class, in bytes.
    let head: Range<UInt32>
    /// The class line, which may name other classes too, and the lines below it, in bytes.
    var lines: Range<UInt32>
    /// The properties in `rows`.
    var rows: Range<UInt32>
    /// The class whose properties it inherits, or ``NameTable/none``.
    var parent = NameTable.none
    /// The number of the next entry with the same name, or ``NameTable/none``.
    var next = NameTable.none
    let certainty: Certainty
  }

  /// A property of a class line.
  package struct Row: Sendable {
    let name: NameTable.ID
    /// The line of the property and the lines below it, in bytes.
    var lines: Range<UInt32>
    /// The variants in `variants` and `combinations`.
    let variants: Range<UInt32>
    /// The length of the name in bytes.
    let nameLength: UInt32
    /// True for a pattern; see ``PropertyRow/companionSuffix``.
    let isPattern: Bool
    /// True if there are lines below the property's line.
    var hasDetails = false
  }

  // MARK: - Look-ups

  /// The flags of a property with or without a variant, and of a property without one.
  static let isSpelling: UInt32 = 1
  static let isBare: UInt32 = 2
  /// The flag of a property of a class of NUI or of an app.
  static let isOfNUI: UInt32 = 4

  /// True if a class that an engine styles has a property with this spelling.
  package func isSpelling(_ name: NameTable.ID, for dialect: Dialect) -> Bool {
    isMarked(name, dialect.styles(.fiori) ? Self.isSpelling : Self.isOfNUI)
  }

  /// True for the name of a property without a variant, or of a pattern.
  func isBare(_ name: NameTable.ID) -> Bool { isMarked(name, Self.isBare) }

  /// True if a property of a class that an engine styles has a variant.
  func isVariant(_ name: NameTable.ID, for dialect: Dialect) -> Bool {
    name != NameTable.none
      && variants.indices.contains {
        variants[$0] == name && isSpelling(combinations[$0], for: dialect)
      }
  }

  private func isMarked(_ name: NameTable.ID, _ bit: UInt32) -> Bool {
    name != NameTable.none && spellings[Int(name)] & bit != 0
  }

  /// Every class, without duplicates, in the order of `entries`.
  package var classNames: [NameTable.ID] {
    entries.indices.filter { firstEntry[Int(entries[$0].name)] == $0 }.map { entries[$0].name }
  }

  /// Returns the numbers of the entries of a class, in the order of the tables.
  func entries(of name: NameTable.ID) -> [Int] {
    var found: [Int] = []
    var next = name == NameTable.none ? name : firstEntry[Int(name)]
    while next != NameTable.none {
      found.append(Int(next))
      next = entries[Int(next)].next
    }
    return found
  }

  /// Returns the entries whose properties a class has: its own, its parents', and those of `*`.
  func lineage(of className: String) -> [Int] { lineage(of: names.find(className)) }

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

  /// Returns the vendor's name for a regular name that the vendor does not use; returns other names
  /// unchanged.
  func canonical(_ name: NameTable.ID) -> NameTable.ID {
    aliases.lastIndex(of: name).map { aliasTargets[$0] } ?? name
  }

  /// True if a row is that property, with or without a variant.
  package func row(_ row: Row, has spelling: NameTable.ID) -> Bool {
    row.name == spelling
      || !row.variants.isEmpty && row.variants.contains { combinations[Int($0)] == spelling }
  }

  // MARK: - Places

  /// Returns the lines of an entry's component before its first class.
  func head(of entry: Entry) -> TableLines { lines(entry.head, of: entry) }

  func lines(of entry: Entry) -> TableLines { lines(entry.lines, of: entry) }

  func lines(of row: Row, in entry: Entry) -> TableLines { lines(row.lines, of: entry) }

  private func lines(_ range: Range<UInt32>, of entry: Entry) -> TableLines {
    TableLines(
      text: tables[Int(entry.table)].text, range: Int(range.lowerBound)..<Int(range.upperBound))
  }
}
