/// Every class and property that this package knows of.
///
/// It is a table that many read: suggestions, the rules on names and values, the theme, an editor's
/// completions, the generated reference. A new component is new rows and no new code.
public struct Catalog: Sendable {
  /// A class of the catalog.
  public typealias Entry = CatalogEntry
  /// A property that a class has.
  public typealias PropertyRow = StyleSheet.PropertyRow

  /// Where everything stands in the tables.
  package let index: CatalogIndex
  /// What its names are compared with, if it has more of them than ``all``.
  private(set) var ownWords: CatalogWords?
  /// What was found out of it beforehand.
  package private(set) var book: CatalogBook?

  /// The names that an app leaves open.
  package private(set) var open = OpenNames()

  /// Whether it has classes or properties of an app.
  package var hasOwnClasses: Bool { ownWords != nil }

  /// The catalog of all tables, indexed once.
  public static let all = Catalog(.all)

  init(_ index: CatalogIndex) { self.index = index }

  /// The same with the classes of an app, which come behind all others.
  ///
  /// What a class of the catalog is given more, it has beside what its vendor documents. The same
  /// catalog if there are none. `open` are the names that the app does not describe one by one.
  ///
  /// - Complexity: O(n) in the size of the catalog.
  public func adding(
    _ classes: [ClassDescription], leaving open: OpenNames = OpenNames()
  ) -> Catalog {
    guard !classes.isEmpty else {
      var catalog = self
      catalog.open = open
      return catalog
    }
    let table = ClassDescription.table(of: classes) { entry(for: $0)?.kind }
    var catalog = Catalog(CatalogIndexer.index(of: index.tables + [CatalogTable(.app, table)]))
    catalog.ownWords = CatalogWords(of: catalog.index, parts: catalog.partsOfComponents)
    catalog.open = open
    return catalog
  }

  /// The same with what was found out of it.
  func having(_ book: CatalogBook) -> Catalog {
    var catalog = self
    catalog.book = book
    return catalog
  }

  /// All entries, in the order of the tables: Fiori first, then MDK, then NUI.
  ///
  /// Of two entries for a class, the one with the better source comes first. Read from the tables
  /// at each call.
  public var entries: [CatalogEntry] { index.entries.indices.map(entry) }

  private func entry(_ number: Int) -> CatalogEntry {
    EntryReader.entry(at: index.entries[number], of: index)
  }
}

// MARK: - Classes

extension Catalog {
  /// The first entry for a class name, or nil if no page has it.
  public func entry(for className: String) -> CatalogEntry? {
    let name = index.names.find(className)
    guard name != NameTable.none else { return nil }
    if let book { return book.classes[Int(name)]?.entry }
    return index.entries(of: name).first.map(entry)
  }

  /// All entries for a class name; two where two pages describe it.
  public func entries(for className: String) -> [CatalogEntry] {
    index.entries(of: index.names.find(className)).map(entry)
  }

  /// The vendor's name for a class, where `className` is what the naming rule would give instead.
  ///
  /// `FUISliderFormView_title` for `fdlFUISliderFormView_title`. Nil for all other names.
  public func canonicalName(for className: String) -> String? {
    let regular = index.names.find(className)
    guard regular != NameTable.none else { return nil }
    let name = index.canonical(regular)
    return name == regular ? nil : index.names.text(of: name)
  }

  /// The class of a name, by its number in the index; nil if no page has it.
  ///
  /// `details` are kept with it where somebody knows them.
  func facts(of name: NameTable.ID, _ details: ClassFacts.Details? = nil) -> ClassFacts? {
    let lineage = index.lineage(of: name)
    guard let first = lineage.first else { return nil }
    return ClassFacts(
      entry(first), UInt32(first), lineage, isListed: hasProperties(lineage), details: details)
  }

  /// The class that a sheet means by a name, which may be what the naming rule would give.
  package func facts(meantBy name: NameTable.ID) -> ClassFacts? {
    if let book { return book.classesByAnyName[Int(name)] }
    return facts(of: index.canonical(name))
  }

  /// A class name taken apart: what it begins with, and the part of the component.
  public struct NameParts: Hashable, Sendable {
    /// The beginning that all classes of a component share, like `fdlFUIRatingControl`.
    public let prefix: String
    /// What follows the underscore, or nil for the whole of the component.
    ///
    /// It may hold underscores of its own, as `leading_label` does.
    public let part: String?
  }

  /// The longest known beginning of `className` and what follows it, or nil if none is known.
  public func parts(of className: String) -> NameParts? {
    if isPrefix(className) { return NameParts(prefix: className, part: nil) }
    for position in className.utf8.indices.reversed()
    where className.utf8[position] == UInt8(ascii: "_") {
      let prefix = String(className[..<position])
      if isPrefix(prefix) {
        let part = String(className[className.utf8.index(after: position)...])
        return NameParts(prefix: prefix, part: part)
      }
    }
    return nil
  }

  private func isPrefix(_ name: String) -> Bool {
    let id = index.names.find(name)
    return id != NameTable.none && index.prefixes.contains(id)
  }

  /// The entry whose companions include `className`, with the class that it is a companion of.
  ///
  /// `MyCellDetail` is read for a cell of class `MyCell`, as `TableCellDetail` is for `TableCell`.
  public func derivation(of className: String) -> (base: String, entry: CatalogEntry)? {
    for number in index.derived {
      let entry = entry(Int(number))
      guard let suffix = entry.derivedSuffix, className.hasSuffix(suffix) else { continue }
      let base = String(className.dropLast(suffix.count))
      if !base.isEmpty { return (base, entry) }
    }
    return nil
  }
}

// MARK: - Properties

extension Catalog {
  /// Every property that a class has: its own, those it inherits, and those of every class (`*`).
  ///
  /// Empty if no page has the class.
  public func rows(at className: String) -> [PropertyRow] {
    rows(of: index.lineage(of: className))
  }

  /// The properties of all entries, in the order of the tables.
  var rows: [PropertyRow] { rows(of: Array(index.entries.indices)) }

  /// The properties of some entries.
  func rows(of lineage: [Int]) -> [PropertyRow] {
    lineage.flatMap { number in
      let entry = index.entries[number]
      return RowReader.rows(in: index.lines(of: entry), of: entry.certainty)
    }
  }

  /// How many properties ``rows(at:)`` gives, without reading them.
  func rowCount(at className: String) -> Int {
    index.lineage(of: className).reduce(0) { $0 + index.entries[$1].rows.count }
  }

  /// Whether somebody says which properties a class has, beyond those of every class.
  ///
  /// What an app adds to a class of which its vendor lists none does not make a list.
  func hasProperties(_ className: String) -> Bool {
    let name = index.names.find(className)
    if let book, name != NameTable.none { return book.classes[Int(name)]?.isListed ?? false }
    return hasProperties(index.lineage(of: name))
  }

  private func hasProperties(_ lineage: [Int]) -> Bool {
    guard let first = lineage.first else { return false }
    let isOfApp = isOfApp(first)
    let every = index.names.find("*")
    return lineage.contains { number in
      let entry = index.entries[number]
      return entry.name != every && !entry.rows.isEmpty && (isOfApp || !self.isOfApp(number))
    }
  }

  private func isOfApp(_ entry: Int) -> Bool {
    index.tables[Int(index.entries[entry].table)].family == .app
  }

  /// `spelling` taken apart into a property of the class and its variant, or nil.
  ///
  /// The longest property name wins, so `background-color-top-selected` is a variant of
  /// `background-color-top` and not of `background-color`.
  public func property(_ spelling: String, at className: String) -> PropertyRow.Match? {
    let name = index.names.find(className)
    let property = index.names.find(spelling)
    guard let book, name != NameTable.none else {
      return match(property, spelling, in: index.lineage(of: name))
    }
    guard let facts = book.classes[Int(name)] else { return nil }
    let number = book.places[facts.number, property]
    return number == PairTable.none
      ? match(property, spelling, in: facts.lineage) : book.properties[Int(number)].match
  }

  /// The same among some entries, for a spelling with its number, or ``NameTable/none``.
  package func match(
    _ name: NameTable.ID, _ spelling: String, in lineage: [Int]
  ) -> PropertyRow.Match? {
    longestMatch(name, spelling, in: lineage) ?? companion(spelling, in: lineage)
  }

  /// The names of all classes that have `spelling` as a property of their own, in catalog order.
  public func classNames(with spelling: String) -> [String] {
    let property = index.names.find(spelling)
    guard property != NameTable.none else { return [] }
    var names: [NameTable.ID] = []
    for entry in index.entries where !names.contains(entry.name) {
      if entry.rows.contains(where: { index.row(index.rows[Int($0)], has: property) }) {
        names.append(entry.name)
      }
    }
    return names.map(index.names.text)
  }

  /// Every spelling of a property, each once, in the order of the alphabet; patterns left out.
  ///
  /// Made anew at each call.
  public var spellings: [String] { properties(for: .sapfiori).shelf.words }

  /// Every variant of a property, each once, in the order of the alphabet.
  ///
  /// Made anew at each call.
  public var variants: [String] { Set(index.variants).map(index.names.text).sorted() }

  private func longestMatch(
    _ property: NameTable.ID, _ spelling: String, in lineage: [Int]
  ) -> PropertyRow.Match? {
    guard property != NameTable.none else { return nil }
    var best: Place?
    var length: UInt32 = 0
    for entry in lineage {
      for row in index.entries[entry].rows where index.rows[Int(row)].nameLength > length {
        guard index.row(index.rows[Int(row)], has: property) else { continue }
        best = (Int(row), entry)
        length = index.rows[Int(row)].nameLength
      }
    }
    return best.flatMap { row(at: $0).match(spelling) }
  }

  /// The pattern that makes `spelling` of an image property, as `<image>-insets` does.
  private func companion(_ spelling: String, in lineage: [Int]) -> PropertyRow.Match? {
    for pattern in patterns(in: lineage) {
      guard let suffix = pattern.companionSuffix, spelling.hasSuffix(suffix),
        !lineage.contains(where: { entry($0).without.contains(pattern.name) }),
        let image = image(String(spelling.dropLast(suffix.count)), in: lineage),
        image.row.type == .image
      else { continue }
      return PropertyRow.Match(row: pattern, variant: nil)
    }
    return nil
  }

  private func image(_ spelling: String, in lineage: [Int]) -> PropertyRow.Match? {
    longestMatch(index.names.find(spelling), spelling, in: lineage)
  }

  private func patterns(in lineage: [Int]) -> [PropertyRow] {
    var patterns: [PropertyRow] = []
    for entry in lineage {
      for row in index.entries[entry].rows where index.rows[Int(row)].isPattern {
        patterns.append(self.row(at: (Int(row), entry)))
      }
    }
    return patterns
  }

  /// Where a row and the entry that has it are in the index.
  private typealias Place = (row: Int, entry: Int)

  private func row(at place: Place) -> PropertyRow {
    let entry = index.entries[place.entry]
    let lines = index.lines(of: index.rows[place.row], in: entry)
    return RowReader.row(in: lines, of: entry.certainty)
  }
}
