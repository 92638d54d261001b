import Foundation
import Testing

/// A folder of `Sources/StyleSheet` names only itself and what stands below it, and no files name
/// each other's types in a circle.
///
/// The compiler keeps modules apart; nothing but this keeps folders and files apart.
@Suite struct FloorTests {
  /// From the ground up; folders on one floor know each other.
  static let floors: [Set<String>] = [
    ["Source", "Values"], ["Diagnostics", "Catalog"], ["Syntax"], ["Sheet", "Formatting"],
    ["Theme", "Rules"],
  ]

  @Test func foldersNameOnlyWhatStandsBelowThem() throws {
    let map = try SourceMap(of: "StyleSheet")
    #expect(map.folders.isSubset(of: Self.floors.reduce([]) { $0.union($1) }))
    #expect(map.climbs(past: Self.floors) == [])
  }

  @Test func noFilesNameEachOthersTypesInACircle() throws {
    let map = try SourceMap(of: "StyleSheet")
    #expect(map.knots == [])
  }
}
