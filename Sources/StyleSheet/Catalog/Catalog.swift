/// The classes and properties that this package knows.
///
/// Suggestions, the rules on names and values, the theme, editor completions and the generated
/// reference all read this table. A new component needs new rows and no new code.
public struct Catalog: Sendable {
  /// A property that a class has.
  public typealias PropertyRow = StyleSheet.PropertyRow

  /// The places of all classes and properties in the tables.
  package let index: CatalogIndex
  /// The words for spelling look-ups, if the catalog has more names than ``all``.
  private(set) var ownWords: CatalogWords?
  package internal(set) var book: CatalogBook?

  /// The names that an app does not describe individually.
  package private(set) var open = OpenNames()

  /// True if the catalog has classes or properties of an app.
  package var hasOwnClasses: Bool { ownWords != nil }

  /// The catalog of all tables, indexed once.
  public static let all = Catalog(.all)

  init(_ index: CatalogIndex) { self.index = index }

  /// Returns this catalog with the classes of an app, which come after all others, and the names
  /// that it does not describe individually.
  ///
  /// Properties added to a catalog class extend the documented ones. Without `classes`, only `open`
  /// changes.
  package func adding(
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

  /// All entries, in the order of the tables: Fiori first, then MDK, then NUI.
  ///
  /// If a class has two entries, the one with the better source comes first. The entries are read
  /// from the tables at each call.
  public var entries: [CatalogEntry] { index.entries.indices.map(entry) }

  private func entry(_ number: Int) -> CatalogEntry {
    EntryReader.entry(at: index.entries[number], of: index)
  }

  // MARK: - Classes

  /// Returns the first entry for a class name, or nil if no source has it.
  package func entry(for className: String) -> CatalogEntry? {
    let name = index.names.find(className)
    guard name != NameTable.none else { return nil }
    if let book { return book.classes[Int(name)]?.entry }
    return index.entries(of: name).first.map(entry)
  }

  /// Returns all entries for a class name; two if two sources describe it.
  package func entries(for className: String) -> [CatalogEntry] {
    index.entries(of: index.names.find(className)).map(entry)
  }

  /// Returns the vendor's name for a class that breaks the naming rule, given its regular name:
  /// `FUISliderFormView_title` for `fdlFUISliderFormView_title`; nil for other names.
  package func canonicalName(for className: String) -> String? {
    let regular = index.names.find(className)
    guard regular != NameTable.none else { return nil }
    let name = index.canonical(regular)
    return name == regular ? nil : index.names.text(of: name)
  }

  /// Returns the class with the given number in the index, or nil if no source has it.
  func facts(of name: NameTable.ID, _ details: ClassFacts.Details? = nil) -> ClassFacts? {
    let lineage = index.lineage(of: name)
    guard let first = lineage.first else { return nil }
    return ClassFacts(
      entry(first), UInt32(first), lineage, isListed: hasProperties(lineage), details: details)
  }

  /// Returns the class for a name, which may be a regular name that the vendor does not use.
  package func facts(meantBy name: NameTable.ID) -> ClassFacts? {
    if let book { return book.classesByAnyName[Int(name)] }
    return facts(of: index.canonical(name))
  }

  /// Returns the longest known prefix of `className`, like `fdlFUIRatingControl`, and the part after
  /// it, or nil if none is known.
  ///
  /// All classes of a component share its prefix. The part is the text after the underscore, which
  /// may contain underscores, as in `leading_label`; it is nil for the whole component.
  public func parts(of className: String) -> (prefix: String, part: String?)? {
    if isPrefix(index.names.find(className)) { return (className, nil) }
    let bytes = Array(className.utf8)
    for position in bytes.indices.reversed() where bytes[position] == UInt8(ascii: "_") {
      let prefix = bytes.withView { index.names.find(NameTable.Key($0, 0..<position)) }
      if isPrefix(prefix) {
        return (
          index.names.text(of: prefix),
          String(decoding: bytes[(position + 1)...], as: UTF8.self)
        )
      }
    }
    return nil
  }

  private func isPrefix(_ name: NameTable.ID) -> Bool {
    name != NameTable.none && index.prefixes.contains(name)
  }

  /// Returns the entry whose companions include `className`, and the class to which the companion
  /// belongs.
  ///
  /// `MyCellDetail` is read for a cell of class `MyCell`, as `TableCellDetail` is for `TableCell`.
  package func derivation(of className: String) -> (base: String, entry: CatalogEntry)? {
    for number in index.derived {
      let entry = entry(Int(number))
      guard let suffix = entry.derivedSuffix, className.hasSuffix(suffix) else { continue }
      let base = String(className.dropLast(suffix.count))
      if !base.isEmpty { return (base, entry) }
    }
    return nil
  }

  // MARK: - Properties

  /// Returns the own and inherited properties of a class, and those of every class (`*`).
  package func rows(at className: String) -> [PropertyRow] {
    rows(of: index.lineage(of: className))
  }

  func rows(of lineage: [Int]) -> [PropertyRow] {
    lineage.flatMap { number in
      let entry = index.entries[number]
      return RowReader.rows(in: index.lines(of: entry), of: entry.certainty)
    }
  }

  /// True if a source lists properties of a class, apart from those of every class.
  ///
  /// The additions of an app do not count for a class whose vendor lists no properties.
  package func hasProperties(_ className: String) -> Bool {
    let name = index.names.find(className)
    if let book, name != NameTable.none { return book.classes[Int(name)]?.isListed ?? false }
    return hasProperties(index.lineage(of: name))
  }

  func hasProperties(_ lineage: [Int]) -> Bool {
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

  /// Splits `spelling` into a property of the class and its variant; nil if there is none.
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

  /// True if the sources list the properties of a class, and this one is not among them.
  package func lacks(_ property: String, at className: String) -> Bool {
    hasProperties(className) && self.property(property, at: className) == nil
      && !open.has(propertiesOf: className)
  }

  /// Returns the match among some entries; `name` is the number of `spelling`, or
  /// ``NameTable/none``.
  package func match(
    _ name: NameTable.ID, _ spelling: String, in lineage: [Int]
  ) -> PropertyRow.Match? {
    longestMatch(name, spelling, in: lineage) ?? companion(spelling, in: lineage)
  }

  /// Returns the names of all classes that have `spelling` as their own property, in catalog order.
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

  /// Every spelling of a property, sorted and without duplicates or patterns.
  package var spellings: [String] { properties(for: .sapfiori).shelf.words }

  private func longestMatch(
    _ property: NameTable.ID, _ spelling: String, in lineage: [Int]
  ) -> PropertyRow.Match? {
    longestPlace(of: property, in: lineage).flatMap { row(at: $0).match(spelling) }
  }

  /// Returns the row with the longest name that is the property, with or without a variant.
  private func longestPlace(of property: NameTable.ID, in lineage: [Int]) -> Place? {
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
    return best
  }

  /// True if a class with this lineage has a property, other than by a pattern.
  func hasProperty(_ property: String, in lineage: [Int]) -> Bool {
    longestPlace(of: index.names.find(property), in: lineage) != nil
  }

  /// Returns the first row of a property without a variant, other than a pattern.
  func row(of property: NameTable.ID, in lineage: [Int]) -> PropertyRow? {
    for entry in lineage {
      for row in index.entries[entry].rows where index.rows[Int(row)].name == property {
        return index.rows[Int(row)].isPattern ? nil : self.row(at: (Int(row), entry))
      }
    }
    return nil
  }

  /// Returns the pattern that makes `spelling` from an image property, as `<image>-insets` does.
  private func companion(_ spelling: String, in lineage: [Int]) -> PropertyRow.Match? {
    for place in patterns(in: lineage) {
      let name = index.names.text(of: index.rows[place.row].name)
      guard let suffix = PropertyRow.companionSuffix(of: name), spelling.hasSuffix(suffix),
        !lineage.contains(where: { entry($0).without.contains(name) })
      else { continue }
      let image = String(spelling.dropLast(suffix.count))
      if longestMatch(index.names.find(image), image, in: lineage)?.row.type == .image {
        return PropertyRow.Match(row: row(at: place), variant: nil)
      }
    }
    return nil
  }

  private func patterns(in lineage: [Int]) -> [Place] {
    lineage.flatMap { entry in
      index.entries[entry].rows.filter { index.rows[Int($0)].isPattern }.map { (Int($0), entry) }
    }
  }

  private typealias Place = (row: Int, entry: Int)

  private func row(at place: Place) -> PropertyRow {
    let entry = index.entries[place.entry]
    let lines = index.lines(of: index.rows[place.row], in: entry)
    return RowReader.row(in: lines, of: entry.certainty)
  }
}
