import StyleSheet

extension CompletionSource {
  /// The classes: those that other sheets of the project style, those of the catalog, and last those
  /// that this sheet has.
  var classes: [CompletionItem] {
    func classes(in sheets: [Sheet]) -> NameCounts {
      NameCounts(in: sheets) { sheet, count in
        for row in sheet.selectorRows { count(row.name) }
      }
    }
    let counts = classes(in: sheets)
    let own = classes(in: [sheet.sheet])
    let ofCatalog = possibleDialects.flatMap { catalog.classes(for: $0).shelf.words }
    let others = counts.otherNames.flatMap {
      $0.utf8.split(separator: UInt8(ascii: ":")).compactMap(String.init)
    }
    let typed = sheet.sheet.selectorRows.count {
      sheet.sheet.selectorRange($0).overlaps(place.range)
    }
    let word = sheet.source[place.range]
    return (ofCatalog + others).eachOnce.filter {
      // A class that only the typed word names is none of the project.
      $0 != word || counts[$0] > typed || catalog.entry(for: $0) != nil
    }.enumerated().compactMap { order, name in
      name.distance(from: place.prefix).map {
        (name: name, key: ($0, own[name] > 0 ? 1 : 0, -counts[name], order))
      }
    }.sorted { $0.key < $1.key }.prefix(Completions.limit + 1).map { item(ofClass: $0.name) }
  }

  private func item(ofClass name: String) -> CompletionItem {
    let entry = catalog.entry(for: name)
    let detail = entry.map { "\($0.component)\($0.certainty.remark)" } ?? "of the project"
    return CompletionItem(
      name, .className, .className(name), detail: detail,
      snippet: place.endsStatement ? "\(name.inSnippet) \(block)" : nil)
  }

  /// An empty block around the cursor, in a snippet.
  var block: String {
    let indentation = sheet.settings.format.indentation.bytes(levels: 1)
    return "{\n\(String(decoding: indentation, as: UTF8.self))$0\n}"
  }

  /// The classes of views that the classes of the catalog style: those of UIKit, and those of
  /// SAPFiori.
  var viewClasses: [CompletionItem] {
    let names = dialects.flatMap { catalog.classes(for: $0).shelf.words }
      .compactMap { catalog.entry(for: $0)?.component }
      .filter { ClassDescription.isName($0) && !$0.hasSuffix("Controller") }
    let all = Set(names).sorted()
    return ["UI", "FUI"].flatMap { prefix in all.filter { $0.hasPrefix(prefix) } }.map {
      CompletionItem($0, .className, .value($0, .classNameList), detail: "a class of views")
    }
  }
}
