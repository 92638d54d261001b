import Testing

/// A folder names only itself and what stands on its floor or below, and no files name each other's
/// types in a circle.
///
/// The compiler keeps modules apart; nothing but this keeps folders and files apart.
@Suite struct FloorTests {
  /// The folders of a module, from the ground up.
  struct Module: CustomTestStringConvertible {
    let name: String
    let floors: [Set<String>]

    var testDescription: String { name }
  }

  static let modules = [
    Module(
      name: "StyleSheet",
      floors: [
        ["Source", "Values"], ["Diagnostics", "Catalog"], ["Syntax"],
        ["Sheet", "Formatting", "Suppressions"],
        ["Theme"], ["Contrast"], ["Inspection"], ["Rules"], ["Verdict", "Fixes"],
      ]),
    Module(
      name: "FormCellModel",
      floors: [
        ["Presentation"], ["Values"], ["Cell"], ["Geometry"], ["Policies"], ["Rating", "Switch"],
        ["Presets", "Reviews", "Form", "States"], ["Rendering"],
      ]),
  ]

  @Test(arguments: modules)
  func foldersNameOnlyWhatStandsBelowThem(_ module: Module) throws {
    let map = try SourceMap(of: module.name)
    #expect(
      map.folders == Set(module.floors.joined()), "a folder without a floor, or a floor without")
    #expect(map.climbs(past: module.floors) == [])
  }

  @Test(arguments: modules)
  func noFilesNameEachOthersTypesInACircle(_ module: Module) throws {
    let map = try SourceMap(of: module.name)
    #expect(map.knots == [])
  }
}
