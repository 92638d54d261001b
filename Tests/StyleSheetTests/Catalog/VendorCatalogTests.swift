import Foundation
import Testing

@testable import StyleSheet

/// Compares the tables with the rows collected from the vendors' pages, if those are available.
///
/// They are outside the package, in the folder that `CATALOGUE` names or in `../shared/catalogue`.
@Suite struct VendorCatalogTests {
  struct Component: Decodable {
    let component: String
    let paths: [Path]
  }

  struct Path: Decodable {
    let path: String
    let kind: String
    let properties: [Property]
  }

  struct NUIClass: Decodable {
    let `class`: String
    let documented: Bool
    let inherits: String?
    let properties: [Property]
  }

  struct Property: Decodable {
    let name: String
    let type: String
    let variants: [String]?
    let documented: Bool?
  }

  let catalog = Catalog.all

  @Test func allComponentsOfFioriExist() throws {
    guard let components: [Component] = try rows("fui-catalogue.json") else { return }
    #expect(components.count == 39)
    for component in components {
      let name = component.component.split { ": ".contains($0) }.last.map(String.init)
      let own = catalog.entries.filter { $0.component == name && $0.family != .nui }
      #expect(!own.isEmpty, "\(component.component)")
      for path in component.paths {
        let entries = own.filter { $0.className == path.path && $0.kind.rawValue == path.kind }
        #expect(entries.count == 1, "\(component.component): \(path.path)")
        for property in path.properties { check(property, in: entries, at: path.path) }
      }
    }
  }

  private func check(_ property: Property, in entries: [CatalogEntry], at path: String) {
    let row = entries.flatMap(\.properties).first { $0.name == property.name }
    let known = row?.variants.map { "-" + $0.name } ?? []
    #expect(row != nil, "\(path): \(property.name)")
    #expect((property.variants ?? []).allSatisfy(known.contains), "\(path): \(property.name)")
    if property.type != "unknown" {
      #expect(row?.type == ValueType(property.type), "\(path): \(property.name)")
    }
  }

  @Test func allClassesOfNUIExist() throws {
    guard let classes: [NUIClass] = try rows("nui-catalogue.json") else { return }
    #expect(classes.count == 27)
    #expect(catalog.entries.count { $0.family == .nui } == 27)
    for row in classes {
      let entry = try #require(
        catalog.entries.first { $0.family == .nui && $0.className == row.class }, "\(row.class)")
      #expect((entry.certainty == .documented) == row.documented, "\(row.class)")
      #expect(entry.inherits == row.inherits, "\(row.class)")
      let names = row.properties.map {
        $0.name == "<image-property>-insets" ? "<image>-insets" : $0.name
      }
      #expect(Set(entry.properties.flatMap(\.spellings)) == Set(names), "\(row.class)")
      for (name, property) in zip(names, row.properties) {
        let match = try #require(entry.properties.lazy.compactMap { $0.match(name) }.first)
        #expect(match.row.type == ValueType(property.type), "\(row.class) \(name)")
        let isDocumented = property.documented ?? true
        #expect((match.certainty == .documented) == isDocumented, "\(row.class) \(name)")
      }
    }
  }

  /// Reads the rows of a file; prints a message and returns nil if it cannot be read.
  private func rows<Row: Decodable>(_ name: String) throws -> [Row]? {
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let folder =
      ProcessInfo.processInfo.environment["CATALOGUE"].map { URL(filePath: $0) }
      ?? package.appending(path: "../shared/catalogue").standardized
    guard let data = try? Data(contentsOf: folder.appending(path: name)) else {
      print("skipped: there is no \(name) in \(folder.path); set CATALOGUE to its folder")
      return nil
    }
    return try JSONDecoder().decode([Row].self, from: data)
  }
}
