import StyleSheet

extension Catalog {
  /// What the catalog says of a class; nil if it does not have it.
  func explanation(ofClass name: String) -> String? {
    let name = canonicalName(for: name) ?? name
    guard let entry = entry(for: name) else { return nil }
    var properties = Columns()
    // What two pages have is listed once, as the first has it.
    var shown: Set<String> = []
    for row in rows(at: name)
    where row.companionSuffix == nil && !shown.isSuperset(of: row.spellings) {
      shown.formUnion(row.spellings)
      properties.add([row.notation, row.expectation, row.certainty.remark].filter { !$0.isEmpty })
    }
    let listed = rows(at: name).isEmpty ? "no page lists its properties\n" : properties.text
    let notes = entry.notes.map { "note: \($0)\n" }.joined()
    return """
      \(entry.heading)

      \(listed)
      \(notes)source: \(entry.source)

      """
  }

  /// What the catalog says of a property, with or without a variant; nil if no class has it.
  func explanation(ofProperty spelling: String) -> String? {
    let owners = classNames(with: spelling)
    guard let first = owners.first, let match = property(spelling, at: first) else { return nil }
    let base = match.variant.map { ", '\(match.row.name)' in the variant '-\($0.name)'" } ?? ""
    let types = owners.compactMap { property(spelling, at: $0)?.row.expectation }.eachOnce
    let classes = owners.map { $0 == "*" ? "every class of nui's" : $0 }
    let notes = owners.compactMap { property(spelling, at: $0)?.row.note }.eachOnce
    return """
      \(spelling): a property\(base)

      takes \(types.joined(separator: "; or "))

      \(("of " + classes.joined(separator: ", ")).wrapped())\(notes.map { "note: \($0)\n" }.joined())
      """
  }

  /// Every class and property, to suggest one of.
  var topics: [String] { entries.map(\.className) + spellings }
}

extension CatalogEntry {
  /// What it is and whose, on a line.
  var heading: String {
    "\(className): a class of \(component) (\(family.vendor))\(certainty.remark)"
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

extension [String] {
  /// Without repetitions, in order.
  fileprivate var eachOnce: Self {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
