import StyleSheet

extension Catalog {
  /// What the catalog says of a class; nil if it does not have it.
  func explanation(ofClass name: String) -> String? {
    let name = canonicalName(for: name) ?? name
    guard let entry = entry(for: name) else { return nil }
    let rows = rows(at: name).filter { $0.companionSuffix == nil }.withoutRepeats
    // A class may have properties that are listed elsewhere, and then none is shown.
    let listed = self.rows(at: name).isEmpty ? "no page lists its properties\n" : rows.text
    let notes = entry.notes.map { "note: \($0)\n" }.joined()
    return """
      \(entry.heading)

      \(listed)
      \(notes)source: \(entry.source)

      """
  }

  /// What the catalog says of a property, with or without a variant; nil if no class has it.
  func explanation(ofProperty spelling: String, _ extent: NameList.Extent) -> String? {
    let owners = classNames(with: spelling)
    guard let first = owners.first, let match = property(spelling, at: first) else { return nil }
    let base = match.variant.map { ", '\(match.row.name)' in the variant '-\($0.name)'" } ?? ""
    let types = owners.compactMap { property(spelling, at: $0)?.row.expectation }.eachOnce
    let everyClass = isOfApp(spelling) ? "every class" : "every class of NUI's"
    let classes = NameList(
      owners.map { $0 == "*" ? everyClass : $0 }, extent,
      elsewhere: "stylecheck catalog --property \(spelling)")
    return """
      \(spelling): a property\(base)

      takes \(types.joined(separator: "; or "))

      \("of \(classes)".wrapped())\(notes(on: spelling, of: owners, extent))
      """
  }

  /// What pages remark on a property, and for which of its classes, if it is not all of them.
  private func notes(
    on spelling: String, of owners: [String], _ extent: NameList.Extent
  ) -> String {
    let said = owners.map { ($0, property(spelling, at: $0)?.row.note) }
    return said.compactMap(\.1).eachOnce.map { note in
      let classes = said.filter { $0.1 == note }.map(\.0)
      let names = NameList(classes, extent, elsewhere: "stylecheck catalog --property \(spelling)")
      return classes.count == owners.count ? "note: \(note)\n" : "note: \(note) (\(names))\n"
    }.joined()
  }

  /// Whether it is the app that gives every class a property.
  private func isOfApp(_ spelling: String) -> Bool {
    entries(for: "*").contains { entry in
      entry.family == .app && entry.properties.contains { $0.match(spelling) != nil }
    }
  }

  /// Every class and property, to suggest one of.
  var topics: [String] {
    (entries.map(\.className).filter { $0 != "*" } + spellings).eachOnce
  }
}

extension CatalogEntry {
  /// What it is and whose, on a line.
  var heading: String {
    "\(className): a class of \(component) (\(family.vendor))\(certainty.remark)"
  }
}

extension [PropertyRow] {
  /// Without rows of which each spelling is in an earlier one: what two pages have is listed once, as
  /// the first has it.
  var withoutRepeats: Self {
    var shown: Set<String> = []
    return filter { row in
      defer { shown.formUnion(row.spellings) }
      return !shown.isSuperset(of: row.spellings)
    }
  }

  /// A line for each.
  var text: String {
    Columns(map { [$0.notation, $0.expectation, $0.certainty.remark].filter { !$0.isEmpty } }).text
  }
}

extension PropertyRow {
  /// As the vendor's pages write it: `on-color { -standard | -accented }: Color`.
  var notation: String {
    let all = variants.map { "-\($0.name)" }.joined(separator: " | ")
    return name + (variants.isEmpty ? "" : " { \(all) }") + ": \(type.name)"
  }

  var expectation: String {
    words == type.words ? type.expectation : words.map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension Certainty {
  /// What is to be said against it; empty if nothing.
  var remark: String {
    switch self {
    case .documented: ""
    case .attested: " (on no page, but in use)"
    case .inferred: " (inferred)"
    case .conflicting: " (pages disagree)"
    }
  }
}

extension CatalogEntry.Family {
  /// What people call them.
  var vendor: String {
    switch self {
    case .fiori: "SAP Fiori for iOS"
    case .nui: "NUI"
    case .mdk: "SAP Mobile Development Kit"
    case .app: "the app itself"
    }
  }
}
