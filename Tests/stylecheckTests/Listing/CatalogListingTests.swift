import StyleEditing
import StyleSheet
import Testing

@testable import stylecheck

@Suite struct CatalogListingTests {
  private static let everything = CatalogQuery(words: [], classes: [], properties: [])

  @Test func everyClassIsListedOnce() {
    let listing = CatalogListing(of: .all, Self.everything, for: [.sapfiori])
    let names = listing.classes.map(\.entry.className)
    #expect(Set(names) == Set(Catalog.all.entries.map(\.className)))
    #expect(names.count == Set(names).count)
    #expect(listing.components.joined().count == names.count)
    #expect(listing.palette.map(\.text) == Palette.all.names.map(\.text))
  }

  /// A class lists every spelling of its properties, and no property twice.
  @Test func everyPropertyIsListedOnce() {
    for found in CatalogListing(of: .all, Self.everything, for: [.sapfiori]).classes {
      let spellings = found.rows.flatMap(\.spellings)
      let ofAll = Set(Catalog.all.rows(at: "*").flatMap(\.spellings))
      let all = Set(Catalog.all.rows(at: found.entry.className).flatMap(\.spellings))
      #expect(all.subtracting(ofAll).isSubset(of: spellings), "\(found.entry.className)")
      let names = found.rows.map(\.notation)
      #expect(names.count == Set(names).count, "\(found.entry.className)")
    }
  }

  /// A query, and the numbers of classes and properties that match it.
  @Test(arguments: [
    (["rating", "on-color"], "", "", 3, 3),
    (["ATING"], "", "", 0, 0),
    (["order", "picker", "title"], "", "", 1, 2),
    ([], "Label", "", 1, 20),
    ([], "Label", "font-color-highlighted", 1, 1),
    ([], "Label", "on-color", 0, 0),
    (["highlighted"], "Label", "", 1, 1),
    ([], "", "off-color-accented", 3, 3),
    ([], "Lab", "", 0, 0),
  ])
  func queryMatchesAreListed(
    _ words: [String], _ className: String, _ property: String, _ classes: Int, _ rows: Int
  ) {
    let query = CatalogQuery(
      words: words, classes: className.isEmpty ? [] : [className],
      properties: property.isEmpty ? [] : [property])
    let listing = CatalogListing(of: .all, query, for: [.sapfiori])
    #expect(listing.classes.count == classes)
    #expect(listing.classes.flatMap(\.rows).count == rows)
  }

  @Test func listingIsLimitedToTarget() {
    let ofNUI = CatalogListing(of: .all, Self.everything, for: [.nui])
    #expect(ofNUI.classes.allSatisfy { $0.entry.family == .nui } && ofNUI.palette.isEmpty)
    let ofSwiftUI = CatalogListing(of: .all, Self.everything, for: [.fioriSwiftUI])
    #expect(ofSwiftUI.classes.isEmpty && !ofSwiftUI.palette.isEmpty)
  }

  /// RFC 4180 requires the same number of fields in all rows.
  @Test func csvAndJSONAreValid() throws {
    let listing = CatalogListing(of: .all, Self.everything, for: Dialect.all)
    let lines = listing.csv.split(separator: "\r\n")
    let rows = listing.classes.reduce(0) { $0 + max($1.rows.count, 1) }
    #expect(lines.count == 1 + rows + listing.palette.count)
    for line in lines {
      var isQuoted = false
      let commas = line.count { character in
        if character == "\"" { isQuoted.toggle() }
        return character == "," && !isQuoted
      }
      #expect(commas == 10, "\(line)")
    }
    let reading = JSONReader.read(SourceText(listing.json.description))
    #expect(reading.problems.isEmpty && reading.value != nil)
  }
}
