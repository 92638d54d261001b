import Testing

/// A folder names only itself and folders on lower floors, and no files name each other's types in a
/// circle.
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
        ["Bytes"], ["Source"], ["Diagnostics", "Values"], ["Syntax", "Catalog"],
        ["Sheet", "Formatting"],
        ["Theme"], ["Contrast"],
      ]),
    Module(
      name: "StyleRules",
      floors: [["Suppressions"], ["Inspection"], ["Rules"], ["Verdict", "Fixes"]]),
    Module(
      name: "StyleEditing",
      floors: [
        ["Project", "Words"], ["Places"], ["Outline", "Descriptions"],
        ["Completion", "Annotations"],
        ["Navigation"], ["Changes"],
      ]),
    Module(
      name: "FormCellModel",
      floors: [
        ["Presentation"], ["Values"], ["Description"], ["Cell"], ["Geometry"], ["Policies"],
        ["Rating", "Switch", "Text", "Choice", "Button", "Scale"],
        ["Presets", "Reviews", "Form"], ["FormDefinition"], ["FormState", "Rendering"],
      ]),
    Module(
      name: "stylecheck",
      floors: [
        ["Writing"], ["System", "JSON"], ["CommandLine", "Differences"],
        ["Configuring", "Presenting", "Completing"],
        ["Playing", "Checking", "Explaining", "Resolving"],
        ["Reports", "Measuring", "Exporting", "Listing"], ["Running", "Importing", "Previewing"],
        ["Serving"], ["Commands"], ["stylecheck"],
      ]),
  ]

  /// What the modules declare and name, read once.
  private static let maps = Result {
    try Dictionary(uniqueKeysWithValues: modules.map { ($0.name, try SourceMap(of: $0.name)) })
  }

  @Test(arguments: modules)
  func foldersNameOnlyWhatStandsBelowThem(_ module: Module) throws {
    let map = try #require(Self.maps.get()[module.name])
    #expect(
      map.folders == Set(module.floors.joined()), "a folder without a floor, or a floor without")
    #expect(map.climbs(past: module.floors) == [])
  }

  @Test(arguments: modules)
  func noFilesNameEachOthersTypesInACircle(_ module: Module) throws {
    let map = try #require(Self.maps.get()[module.name])
    #expect(map.knots == [])
  }

  /// Every kind of declaration counts, and what is interpolated; what stands in comments and quotes
  /// does not.
  @Test(arguments: ["struct", "enum", "protocol", "class", "final class", "actor", "typealias"])
  func aCircleAndAClimbAreSeen(_ kind: String) {
    let map = SourceMap([
      ("Low/A.swift", "\(kind) A {}\nlet next = \"A (\\(B(\"D\")))\"\n"),
      ("Low/B.swift", "\(kind) B {}\n// A\nlet text = \"A \\\" A\"\nlet next = High.C()\n"),
      ("High/C.swift", "\(kind) C {}\nlet next = { A() }\n"),
      ("High/High.swift", "\(kind) High {\n  var c: C\n}\n"),
    ])
    #expect(map.knots == [["A.swift", "B.swift", "C.swift", "High.swift"]])
    #expect(map.climbs(past: [["Low"], ["High"]]) == ["Low/B.swift names High of High"])
    #expect(map.climbs(past: [["High"], ["Low"]]) == ["High/C.swift names A of Low"])
  }
}
