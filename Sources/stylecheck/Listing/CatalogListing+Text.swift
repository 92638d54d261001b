import StyleEditing
import StyleSheet

extension CatalogListing {
  /// An overview of the whole catalog with a line for each class, or all details of a part.
  var text: String {
    let classes = isEverything ? components.map(overview) : classes.map(\.text)
    let palette = palette.isEmpty ? [] : [isEverything ? paletteOverview : paletteText]
    return ([heading] + classes + palette + [sum]).joined(separator: "\n")
  }

  private var heading: String { "for \(dialects.map(\.name).joined(separator: ", "))\n" }

  private func overview(of classes: [Class]) -> String {
    guard let first = classes.first else { return "" }
    var columns = Columns()
    for found in classes {
      let count = found.rows.isEmpty ? "" : counted(found.rows.count, "property", "properties")
      columns.add([found.entry.className] + (count.isEmpty ? [] : [count]))
    }
    return "\(first.entry.component) (\(first.entry.family.vendor))\n" + columns.text
  }

  private var paletteOverview: String {
    "\(ThemeReport.paletteHeading)\n  \(counted(palette.count, "name"))\n"
  }

  private var paletteText: String {
    var columns = Columns()
    for name in palette {
      let colors = Palette.all.words(for: PaletteName(name: name.text)) ?? "not published"
      columns.add([name.text + ": Color", colors] + [name.remark].filter { !$0.isEmpty })
    }
    return ThemeReport.paletteHeading + "\n" + columns.text
  }

  /// The totals, and how to show more.
  private var sum: String {
    let rows = counted(classes.reduce(0) { $0 + $1.rows.count }, "property", "properties")
    let names = palette.isEmpty ? "" : counted(palette.count, "name") + " of the palette"
    let ofClasses = counted(classes.count, "class", "classes") + " with \(rows)"
    let parts = [classes.isEmpty ? "" : ofClasses, names].filter { !$0.isEmpty }
    let more = isEverything ? "; 'stylecheck catalog WORD' shows the properties" : ""
    return parts.joined(separator: ", ") + more + "\n"
  }
}

extension CatalogListing.Class {
  /// The class, a line for each property, and the sources.
  fileprivate var text: String {
    let parent = entry.inherits.map { "  inherits the properties of \($0)\n" } ?? ""
    let sources = sources.map { "  source: \($0)\n" }.joined()
    let listed = rows.isEmpty ? "  no documented properties\n" : rows.text
    return entry.heading + "\n" + listed + parent + sources
  }
}
