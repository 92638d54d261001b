/// Builds a ``CatalogIndex`` in one pass over the tables.
///
/// It does not validate the tables; the readers of the lines check the notation.
struct CatalogIndexer {
  private let tables: [CatalogTable]
  private var names = NameTable(expecting: 512)
  private var entries: [CatalogIndex.Entry] = []
  private var rows: [CatalogIndex.Row] = []
  private var variants: [NameTable.ID] = []
  private var combinations: [NameTable.ID] = []
  private var aliases: [NameTable.ID] = []
  private var aliasTargets: [NameTable.ID] = []
  private var prefixes: [NameTable.ID] = []
  private var derived: [UInt32] = []

  private var component = OpenComponent()
  /// The entries of the current class line; empty before the first of a component.
  private var current = 0..<0
  /// A buffer for combined names.
  private var scratch: [UInt8] = []

  private struct OpenComponent {
    var table = 0
    var start = 0
    /// The start of its first class line; nil until that is read.
    var end: Int?
    var certainty = Certainty.documented
    var prefixLength = 0
    /// The starts of the aliases that apply to all classes of the component.
    var aliases: [UInt32] = []
  }

  static func index(of tables: [CatalogTable]) -> CatalogIndex {
    var indexer = CatalogIndexer(tables)
    for number in tables.indices { tables[number].text.withBytes { indexer.read($0, number) } }
    return indexer.index()
  }

  private init(_ tables: [CatalogTable]) {
    self.tables = tables
    entries.reserveCapacity(160)
    rows.reserveCapacity(640)
    variants.reserveCapacity(256)
    combinations.reserveCapacity(256)
  }

  private mutating func index() -> CatalogIndex {
    var firstEntry = [UInt32](repeating: NameTable.none, count: names.count)
    for number in entries.indices.reversed() {
      let name = Int(entries[number].name)
      entries[number].next = firstEntry[name]
      firstEntry[name] = UInt32(number)
    }
    var spellings = [UInt32](repeating: 0, count: names.count)
    for name in combinations { spellings[Int(name)] = CatalogIndex.isSpelling }
    for row in rows {
      spellings[Int(row.name)] |=
        CatalogIndex.isBare | (row.isPattern ? 0 : CatalogIndex.isSpelling)
    }
    for entry in entries where Dialect.nui.styles(tables[Int(entry.table)].family) {
      for row in rows[Int(entry.rows.lowerBound)..<Int(entry.rows.upperBound)] where !row.isPattern
      {
        spellings[Int(row.name)] |= CatalogIndex.isOfNUI
        for number in row.variants {
          spellings[Int(combinations[Int(number)])] |= CatalogIndex.isOfNUI
        }
      }
    }
    return CatalogIndex(
      tables: tables, names: names, entries: entries, rows: rows, variants: variants,
      combinations: combinations, aliases: aliases, aliasTargets: aliasTargets,
      prefixes: prefixes, derived: derived, firstEntry: firstEntry, spellings: spellings)
  }

  // MARK: - Lines

  private mutating func read(_ bytes: ByteView, _ table: Int) {
    var start = 0
    while start < bytes.count {
      let end = bytes.lineEnd(from: start)
      if bytes[start] != UInt8(ascii: " ") {
        readKeyword(bytes, start..<end, table)
      } else if bytes[start + 2] != UInt8(ascii: " ") {
        readRow(bytes, start..<end)
      } else {
        // Deeper indentation belongs to the row above.
        let row = rows.count - 1
        rows[row].lines = rows[row].lines.lowerBound..<UInt32(end)
        rows[row].hasDetails = true
      }
      start = end + 1
    }
    close(at: bytes.count)
  }

  private mutating func readKeyword(_ bytes: ByteView, _ line: Range<Int>, _ table: Int) {
    let start = line.lowerBound
    // The first two letters identify the keyword.
    switch (bytes[start], bytes[start + 1]) {
    case (UInt8(ascii: "c"), UInt8(ascii: "l")): openClass(bytes, line)
    case (UInt8(ascii: "c"), UInt8(ascii: "o")): openComponent(bytes, line, table)
    case (UInt8(ascii: "c"), _):
      // The certainties differ in their first letter.
      let initial = bytes[start + "certainty ".utf8.count]
      component.certainty =
        Certainty.allCases.first { $0.rawValue.utf8.first == initial } ?? .documented
    case (UInt8(ascii: "a"), _): readAlias(bytes, start + "alias ".utf8.count)
    case (UInt8(ascii: "i"), _):
      let name = start + "inherits ".utf8.count..<line.upperBound
      let parent = names.intern(NameTable.Key(bytes, name))
      for entry in current { entries[entry].parent = parent }
    case (UInt8(ascii: "d"), _): for entry in current { derived.append(UInt32(entry)) }
    default: break
    }
  }

  // component → name ':' prefix
  private mutating func openComponent(_ bytes: ByteView, _ line: Range<Int>, _ table: Int) {
    close(at: line.lowerBound)
    let prefix = bytes.offset(of: UInt8(ascii: ":"), in: line) + 2..<line.upperBound
    prefixes.append(names.intern(NameTable.Key(bytes, prefix)))
    component = OpenComponent(table: table, start: line.lowerBound, prefixLength: prefix.count)
  }

  private mutating func readAlias(_ bytes: ByteView, _ start: Int) {
    if current.isEmpty { component.aliases.append(UInt32(start)) }
    for entry in current {
      aliases.append(names.intern(NameTable.Key(bytes, start..<bytes.lineEnd(from: start))))
      aliasTargets.append(entries[entry].name)
    }
  }

  // MARK: - Classes

  // class → name { ', ' name } ':' kind [ sign ]
  private mutating func openClass(_ bytes: ByteView, _ line: Range<Int>) {
    close(at: line.lowerBound)
    if component.end == nil { component.end = line.lowerBound }
    let first = entries.count
    let end = bytes.offset(of: UInt8(ascii: ":"), in: line)
    var start = line.lowerBound + "class ".utf8.count
    while start < end {
      let comma = bytes.offset(of: UInt8(ascii: ","), in: start..<end)
      addEntry(bytes, start..<comma, line)
      start = comma + 2
    }
    current = first..<entries.count
  }

  private mutating func addEntry(_ bytes: ByteView, _ name: Range<Int>, _ line: Range<Int>) {
    let id = names.intern(NameTable.Key(bytes, name))
    let start = UInt32(line.lowerBound)
    let row = UInt32(rows.count)
    entries.append(
      CatalogIndex.Entry(
        name: id, table: UInt32(component.table),
        head: UInt32(component.start)..<UInt32(component.end ?? component.start),
        lines: start..<start, rows: row..<row,
        certainty: Certainty(sign: bytes[line.upperBound - 1]) ?? component.certainty))
    for alias in component.aliases {
      let front = Int(alias)..<bytes.lineEnd(from: Int(alias))
      aliases.append(intern(bytes, front, name.dropFirst(component.prefixLength)))
      aliasTargets.append(id)
    }
  }

  private mutating func close(at end: Int) {
    for entry in current {
      entries[entry].lines = entries[entry].lines.lowerBound..<UInt32(end)
      entries[entry].rows = entries[entry].rows.lowerBound..<UInt32(rows.count)
    }
    current = 0..<0
  }

  // MARK: - Rows

  // row → name [ '{' variant { '|' variant } '}' ] ':' type [ sign ]
  private mutating func readRow(_ bytes: ByteView, _ line: Range<Int>) {
    let start = line.lowerBound + 2
    let colon = bytes.offset(of: UInt8(ascii: ":"), in: start..<line.upperBound)
    let end = bytes.offset(of: UInt8(ascii: " "), in: start..<colon)
    let first = UInt32(variants.count)
    if bytes[end + 1] == UInt8(ascii: "{") { readVariants(bytes, start..<end, line.upperBound) }
    rows.append(
      CatalogIndex.Row(
        name: names.intern(NameTable.Key(bytes, start..<end)),
        lines: UInt32(line.lowerBound)..<UInt32(line.upperBound),
        variants: first..<UInt32(variants.count), nameLength: UInt32(end - start),
        isPattern: bytes[start] == UInt8(ascii: "<")))
  }

  // variant → '-' word [ sign ]
  private mutating func readVariants(_ bytes: ByteView, _ name: Range<Int>, _ end: Int) {
    var start = name.upperBound
    while start < end, bytes[start] != UInt8(ascii: "}") {
      start += 1
      guard bytes[start] == UInt8(ascii: "-") else { continue }
      let word = start..<bytes.offset(of: UInt8(ascii: " "), in: start..<end)
      variants.append(names.intern(NameTable.Key(bytes, word.dropFirst())))
      combinations.append(intern(bytes, name, word))
      start = word.upperBound
    }
  }

  /// Interns the concatenation of two parts of the table.
  private mutating func intern(
    _ bytes: ByteView, _ front: Range<Int>, _ back: Range<Int>
  ) -> NameTable.ID {
    scratch.removeAll(keepingCapacity: true)
    bytes.append(front, to: &scratch)
    bytes.append(back, to: &scratch)
    return scratch.withView { names.intern(NameTable.Key($0, 0..<$0.count)) }
  }
}

extension CatalogIndex {
  static let all = CatalogIndexer.index(of: CatalogTable.all)
}
