import StyleSheet

extension CatalogListing {
  /// The JSON document that Documentation/Catalog.md describes.
  var json: JSONText {
    .document([
      "targets": .array(dialects.map { .string($0.name) }),
      "classes": .array(classes.map(\.json)),
      "palette": .array(palette.map(\.json)),
    ])
  }
}

extension CatalogListing.Class {
  fileprivate var json: JSONText {
    [
      "class": .string(entry.className),
      "component": .string(entry.component),
      "part": JSONText(part),
      "family": .string(entry.family.rawValue),
      "kind": .string(entry.kind.rawValue),
      "certainty": .string(entry.certainty.rawValue),
      "since": JSONText(entry.since),
      "inherits": JSONText(entry.inherits),
      "sources": .array(sources.map(JSONText.string)),
      "notes": .array(entry.notes.map(JSONText.string)),
      "properties": .array(rows.map(\.json)),
    ]
  }
}

extension PropertyRow {
  fileprivate var json: JSONText {
    [
      "name": .string(name),
      "variants": .array(
        variants.map {
          ["name": .string($0.name), "certainty": .string($0.certainty.rawValue)]
        }),
      "type": .string(type.name),
      "words": .array(words.map(JSONText.string)),
      "certainty": .string(certainty.rawValue),
      "since": JSONText(since),
      "note": JSONText(note),
    ]
  }
}

extension Palette.Name {
  fileprivate var json: JSONText {
    [
      "name": .string(text),
      "light": JSONText(colors.light?.description),
      "dark": JSONText(colors.dark?.description),
      "successor": JSONText(successor),
    ]
  }
}
