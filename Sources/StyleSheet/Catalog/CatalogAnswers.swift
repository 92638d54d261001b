/// What is often asked of a catalog, found out beforehand.
///
/// The tables are read when somebody asks, which is quickest for one sheet. For a hundred it is
/// quicker to have read all of them once.
final class CatalogAnswers: Sendable {
  /// The first entry of each class.
  let entries: [String: CatalogEntry]
  /// The properties of each class: its own, those it inherits, and those of every class.
  let rows: [String: [PropertyRow]]
  /// For each class, what each spelling of those is.
  let matches: [String: [String: PropertyRow.Match]]
  /// The classes of which somebody lists the properties.
  let listed: Set<String>

  /// The answers of a catalog that has none yet.
  init(
    _ names: [String], entry: (String) -> CatalogEntry?, rows: (String) -> [PropertyRow],
    match: (String, String) -> PropertyRow.Match?, isListed: (String) -> Bool
  ) {
    var entries: [String: CatalogEntry] = [:]
    var allRows: [String: [PropertyRow]] = [:]
    var matches: [String: [String: PropertyRow.Match]] = [:]
    for name in names where entries[name] == nil {
      entries[name] = entry(name)
      let rows = rows(name)
      allRows[name] = rows
      for spelling in rows.flatMap(\.spellings) {
        matches[name, default: [:]][spelling] = match(spelling, name)
      }
    }
    self.entries = entries
    self.rows = allRows
    self.matches = matches
    listed = Set(entries.keys.filter(isListed))
  }
}
