import StyleSheet

extension CompletionSource {
  /// The classes: those that other sheets of the project style, those of the catalog, and last those
  /// that this sheet has.
  var classes: [CompletionItem] {
    let counts = NameCounts(in: sheets) { sheet, count in
      for row in sheet.selectorRows { count(row.name) }
    }
    let own = NameCounts(in: [sheet.sheet]) { sheet, count in
      for row in sheet.selectorRows { count(row.name) }
    }
    let ofCatalog = dialects.flatMap { catalog.classes(for: $0).shelf.words }
    let others = counts.otherNames.flatMap { $0.split(separator: ":").map(String.init) }
    var seen: Set<String> = []
    let names = (ofCatalog + others).filter { seen.insert($0).inserted }
    return names.enumerated().compactMap { order, name in
      name.distance(from: place.prefix).map {
        (name, [$0, own[name] > 0 ? 1 : 0, -counts[name], order])
      }
    }.sorted { $0.1.lexicographicallyPrecedes($1.1) }.prefix(Completions.limit + 1)
      .map { item(ofClass: $0.0) }
  }

  private func item(ofClass name: String) -> CompletionItem {
    let entry = catalog.entry(for: name)
    let detail = entry.map { "\($0.component)\($0.certainty.remark)" } ?? "of the project"
    return CompletionItem(
      name, .className, .className(name), detail: detail,
      snippet: place.next == nil ? "\(name.inSnippet) {\n  $0\n}" : nil)
  }
}
