import StyleEditing
import StyleSheet

extension Catalog {
  func explanation(ofClass name: String) -> String? {
    let name = canonicalName(for: name) ?? name
    guard let entry = entry(for: name) else { return nil }
    let rows = rows(at: name).filter { $0.companionSuffix == nil }.withoutRepeats
    // A class may have properties that are listed elsewhere; then none are shown.
    let listed = self.rows(at: name).isEmpty ? "no documented properties\n" : rows.text
    let notes = entry.notes.map { "note: \($0)\n" }.joined()
    return """
      \(entry.heading)

      \(listed)
      \(notes)source: \(entry.source)

      """
  }

  func explanation(ofProperty spelling: String, _ extent: ListExtent) -> String? {
    let owners = classNames(with: spelling)
    guard let first = owners.first, let match = property(spelling, at: first) else { return nil }
    let base = match.variant.map { ", '\(match.row.name)' in the variant '-\($0.name)'" } ?? ""
    let types = owners.compactMap { property(spelling, at: $0)?.row.expectation }.eachOnce
    let everyClass = isOfApp(spelling) ? "every class" : "every NUI class"
    let classes = owners.map { $0 == "*" ? everyClass : $0 }
      .listed(extent, elsewhere: "stylecheck catalog --property \(spelling)")
    return """
      \(spelling): a property\(base)

      takes \(types.joined(separator: "; or "))

      \("of \(classes)".wrapped())\(notes(on: spelling, of: owners, extent))
      """
  }

  /// Returns the notes on a property, with class names unless they apply to all.
  private func notes(on spelling: String, of owners: [String], _ extent: ListExtent) -> String {
    let said = owners.map { ($0, property(spelling, at: $0)?.row.note) }
    return said.compactMap(\.1).eachOnce.map { note in
      let classes = said.filter { $0.1 == note }.map(\.0)
      let names = classes.listed(extent, elsewhere: "stylecheck catalog --property \(spelling)")
      return classes.count == owners.count ? "note: \(note)\n" : "note: \(note) (\(names))\n"
    }.joined()
  }

  /// True if an app's own schema gives the property to every class.
  private func isOfApp(_ spelling: String) -> Bool {
    entries(for: "*").contains { entry in
      entry.family == .app && entry.properties.contains { $0.match(spelling) != nil }
    }
  }

  /// All names of classes and properties, for suggestions.
  var topics: [String] {
    (entries.map(\.className).filter { $0 != "*" } + spellings).eachOnce
  }
}

extension [PropertyRow] {
  /// The rows without those whose spellings all occur in earlier rows.
  var withoutRepeats: Self {
    var shown: Set<String> = []
    return filter { row in
      defer { shown.formUnion(row.spellings) }
      return !shown.isSuperset(of: row.spellings)
    }
  }

  var text: String {
    Columns(map { [$0.notation, $0.expectation, $0.certainty.remark].filter { !$0.isEmpty } }).text
  }
}
