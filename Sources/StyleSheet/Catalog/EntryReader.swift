/// Parses the lines of a class and of its component.
///
/// A table with invalid notation is a programming error and stops the program with the line in
/// question.
struct EntryReader {
  private var entry: CatalogEntry

  static func entry(at place: CatalogIndex.Entry, of index: CatalogIndex) -> CatalogEntry {
    let lines = index.lines(of: place)
    var reader = EntryReader(
      entry: CatalogEntry(
        className: index.names.text(of: place.name), family: index.tables[Int(place.table)].family,
        certainty: place.certainty, lines: lines))
    index.head(of: place).forEach { reader.read($0) }
    // The aliases of the component are prefixes.
    let shared = reader.entry.aliases
    reader.entry.aliases = []
    lines.forEach { reader.read($0) }
    let part = reader.entry.className.dropFirst(reader.entry.prefix.count)
    reader.entry.aliases += shared.map { $0 + part }
    return reader.entry
  }

  private mutating func read(_ line: TableLine) {
    guard line.indentation == 0 else { return }
    let (keyword, rest) = line.cut(at: " ")
    switch keyword.string {
    case "component":
      let (name, prefix) = rest.cut(at: ":")
      entry.component = name.string
      entry.prefix = prefix.trimmed.string
    case "source": entry.source = rest.string
    case "certainty":
      precondition(
        Certainty(rawValue: rest.string) != nil,
        "the catalog has an unknown certainty: \(rest.string)")
    case "class": entry.kind = kind(rest.cut(at: ":").after.trimmed.unsigned.text)
    case "note": entry.notes.append(rest.string)
    case "partial": entry.isPartial = true
    case "since": entry.since = rest.string
    case "alias": entry.aliases.append(rest.string)
    case "inherits": entry.inherits = rest.string
    case "below": entry.pathStart = rest.string
    case "derived": entry.derivedSuffix = rest.string
    case "without": entry.without.append(rest.string)
    default: preconditionFailure("the catalog has an unknown keyword: \(line.string)")
    }
  }

  /// Returns the kind with that name; `init(rawValue:)` would first build a dictionary of all
  /// names.
  private func kind(_ text: TableLine) -> CatalogEntry.Kind {
    let name = text.string
    guard let kind = CatalogEntry.Kind.allCases.first(where: { $0.rawValue == name }) else {
      preconditionFailure("the catalog has an unknown kind: \(name)")
    }
    return kind
  }
}
