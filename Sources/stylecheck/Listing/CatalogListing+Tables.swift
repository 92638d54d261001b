import StyleEditing
import StyleSheet

extension CatalogListing {
  /// A row for each property, for each class without properties, and for each palette name.
  var csv: String {
    var text = CSVText([
      "class", "component", "family", "property", "variants", "type", "words", "certainty", "since",
      "note", "source",
    ])
    for found in classes {
      let front = [found.entry.className, found.entry.component, found.entry.family.rawValue]
      let source = found.sources.joined(separator: "; ")
      for row in found.rows { text.add(front + row.fields + [source]) }
      if found.rows.isEmpty {
        let entry = found.entry
        text.add(
          front + ["", "", "", "", entry.certainty.rawValue, entry.since ?? "", ""] + [source])
      }
    }
    for name in palette {
      text.add(
        [
          "", ThemeCoverage.paletteComponent, CatalogEntry.Family.fiori.rawValue, name.text, "",
          ValueType.color.name, "", Certainty.documented.rawValue, "", name.remark, "",
        ])
    }
    return text.description
  }

  /// A heading for each component, and a table for each class, in GitHub's Markdown.
  var markdown: String {
    let parts = components.map { classes in
      classes.first.map { "## \($0.entry.component.asMarkdown)\n\n" }.map {
        $0 + classes.map(\.markdown).joined(separator: "\n")
      } ?? ""
    }
    return (parts + (palette.isEmpty ? [] : [paletteMarkdown])).joined(separator: "\n")
  }

  private var paletteMarkdown: String {
    "## The palette\n\n"
      + MarkdownTable(
        ["name", "light", "dark", "remark"],
        palette.map { name in
          ["'\(name.text)'", quoted(name.colors.light), quoted(name.colors.dark), name.remark]
            .map(\.asMarkdown)
        }
      ).description
  }

  private func quoted(_ color: ThemeColor?) -> String { color.map { "'\($0)'" } ?? "not published" }
}

extension CatalogListing.Class {
  fileprivate var markdown: String {
    let heading = "### \("'\(entry.className)'".asMarkdown)\n\n"
    let table = MarkdownTable(
      ["property", "variants", "takes", "certainty"],
      rows.map { row in
        [
          "'\(row.name)'", row.variants.map { "'-\($0.name)'" }.joined(separator: ", "),
          row.expectation, row.certainty.rawValue,
        ].map(\.asMarkdown)
      })
    let sources = sources.map { "Source: \($0.asMarkdown)\n" }.joined()
    return heading + (rows.isEmpty ? "" : "\(table)\n") + sources
  }
}

extension PropertyRow {
  fileprivate var fields: [String] {
    [
      name, variants.map(\.name).joined(separator: " "), type.name, words.joined(separator: " "),
      certainty.rawValue, since ?? "", note ?? "",
    ]
  }
}
