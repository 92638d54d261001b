import Testing

/// Checks that folders use only types of lower layers, and that files have no cyclic dependencies.
///
/// The compiler checks only the dependencies between modules.
@Suite struct LayerTests {
  /// The folders of a module, lowest layer first.
  struct Module: CustomTestStringConvertible {
    let name: String
    let layers: [Set<String>]

    var testDescription: String { name }
  }

  static let modules = [
    Module(
      name: "StyleSheet",
      layers: [
        ["Bytes"], ["Source"], ["Diagnostics", "Values"], ["Syntax", "Catalog"],
        ["Sheet", "Formatting"],
        ["Theme"], ["Contrast"],
      ]),
    Module(
      name: "StyleRules",
      layers: [["Suppressions"], ["Inspection"], ["Rules"], ["Findings"], ["Verdict", "Fixes"]]),
    Module(
      name: "StyleEditing",
      layers: [
        ["Project", "Words"], ["Places"], ["Outline", "Descriptions"],
        ["Completion", "Annotations"],
        ["Navigation"], ["Changes"],
      ]),
    Module(
      name: "FormCellModel",
      layers: [
        ["Base"], ["Typesetting"], ["Wording"], ["Values"], ["Description"], ["Cell"],
        ["Geometry"], ["Policies"],
        ["Rating", "Switch", "Text", "Choice", "Button", "Scale"],
        ["Presets", "Reviews", "Form"], ["FormDefinition"], ["FormState", "Rendering"],
      ]),
    Module(
      name: "stylecheck",
      layers: [
        ["Writing"], ["System", "JSON"], ["CommandLine"],
        ["Configuring", "Presenting", "Completing"],
        ["Playing", "Checking", "Explaining", "Resolving"],
        ["Reports", "Measuring", "Exporting", "Listing", "Differences"],
        ["Running", "Importing", "Previewing"],
        ["Serving"], ["Commands"], ["stylecheck"],
      ]),
  ]

  /// The types that each module declares and names, read once.
  private static let maps = Result {
    try Dictionary(uniqueKeysWithValues: modules.map { ($0.name, try SourceMap(of: $0.name)) })
  }

  @Test(arguments: modules)
  func foldersUseOnlyLowerLayers(_ module: Module) throws {
    let map = try #require(Self.maps.get()[module.name])
    #expect(
      map.folders == Set(module.layers.joined()), "a folder without a layer, or a missing folder")
    #expect(map.upwardReferences(in: module.layers) == [])
  }

  @Test(arguments: modules)
  func filesHaveNoCyclicDependencies(_ module: Module) throws {
    let map = try #require(Self.maps.get()[module.name])
    #expect(map.cycles == [])
  }

  /// Declarations and interpolated code are read; comments and string literals are ignored.
  @Test(arguments: ["struct", "enum", "protocol", "class", "final class", "actor", "typealias"])
  func cyclesAndUpwardReferencesAreFound(_ kind: String) {
    let map = SourceMap([
      ("Low/A.swift", "\(kind) A {}\nlet next = \"A (\\(B(\"D\")))\"\n"),
      ("Low/B.swift", "\(kind) B {}\n// A\nlet text = \"A \\\" A\"\nlet next = High.C()\n"),
      ("High/C.swift", "\(kind) C {}\nlet next = { A() }\n"),
      ("High/High.swift", "\(kind) High {\n  var c: C\n}\n"),
    ])
    #expect(map.cycles == [["A.swift", "B.swift", "C.swift", "High.swift"]])
    #expect(map.upwardReferences(in: [["Low"], ["High"]]) == ["Low/B.swift names High of High"])
    #expect(map.upwardReferences(in: [["High"], ["Low"]]) == ["High/C.swift names A of Low"])
  }
}
