/// Parses the lines of a class and of its component.
///
/// A table with invalid notation is a programming error and stops the program with the line in
/// question.
struct EntryReader {
  private var prefix = ""
  private var component = ""
  private var source = ""
  private var kind = CatalogEntry.Kind.any
  private var notes: [String] = []
  private var isPartial = false
  private var since: String?
  private var inherits: String?
  private var pathStart: String?
  private var derivedSuffix: String?
  private var aliases: [String] = []
  private var without: [String] = []
  /// The number of `aliases` that belong to the component.
  private var sharedAliasCount = 0

  static func entry(at place: CatalogIndex.Entry, of index: CatalogIndex) -> CatalogEntry {
    let table = index.tables[Int(place.table)]
    let lines = index.lines(of: place)
    var reader = EntryReader()
    index.head(of: place).forEach { reader.read($0) }
    reader.sharedAliasCount = reader.aliases.count
    lines.forEach { reader.read($0) }
    return reader.entry(index.names.text(of: place.name), table.family, place.certainty, lines)
  }

  private mutating func read(_ line: TableLine) {
    guard line.indentation == 0 else { return }
    let (keyword, rest) = line.cut(at: " ")
    switch keyword.string {
    case "component":
      let (name, prefix) = rest.cut(at: ":")
      component = name.string
      self.prefix = prefix.trimmed.string
    case "source": source = rest.string
    case "certainty":
      precondition(
        Certainty(rawValue: rest.string) != nil,
        "the catalog has an unknown certainty: \(rest.string)")
    case "class": kind = kind(rest.cut(at: ":").after.trimmed.unsigned.text)
    case "note": notes.append(rest.string)
    case "partial": isPartial = true
    case "since": since = rest.string
    case "alias": aliases.append(rest.string)
    case "inherits": inherits = rest.string
    case "below": pathStart = rest.string
    case "derived": derivedSuffix = rest.string
    case "without": without.append(rest.string)
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

  private func entry(
    _ name: String, _ family: CatalogEntry.Family, _ certainty: Certainty, _ lines: TableLines
  ) -> CatalogEntry {
    let shared = aliases.prefix(sharedAliasCount).map { $0 + name.dropFirst(prefix.count) }
    return CatalogEntry(
      className: name, prefix: prefix, component: component, family: family, kind: kind,
      certainty: certainty, source: source, notes: notes, isPartial: isPartial, since: since,
      inherits: inherits, pathStart: pathStart, derivedSuffix: derivedSuffix,
      aliases: aliases.dropFirst(sharedAliasCount) + shared, without: without, lines: lines)
  }
}
