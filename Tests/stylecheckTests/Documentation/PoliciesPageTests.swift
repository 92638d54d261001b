import Foundation
import FormCellModel
import StyleSheet
import Testing

@testable import stylecheck

/// The page and the schema of policies, generated from the tables.
@Suite struct PoliciesPageTests {
  private static let schema = "Documentation/Schemas/form.schema.json"

  @Test func pageMatchesTheTables() throws {
    try Golden.expect(PoliciesPage.text, at: "Documentation/Policies.md")
  }

  @Test func everyPresetIsInTheTable() {
    let names = PoliciesPage.controls.flatMap { PoliciesPage.presets($0.0) }
    #expect(names.sorted() == RatingPreset.all.map(\.name).sorted())
  }

  @Test func theExampleOfThePageIsValid() throws {
    let block = try #require(PoliciesPage.text.components(separatedBy: "```").dropFirst().first)
    let result = CellPresenter.present(SourceText(String(block.dropFirst(4))), under: [])
    #expect(result.problems == [] && result.presented != nil)
  }

  @Test func schemaMatchesTheTables() throws {
    let groups = PolicyGroup.all.map { group in
      FieldSchema.definition(
        group.name, group.meaning.sentence, group.fields, indent: "        "
      )
    }
    let definitions = [
      FieldSchema.object(
        "policies",
        "The behaviors in which rating controls differ (default: those of the preset, or of SAP's "
          + "cell).", groups),
      FieldSchema.definition(
        "shape",
        "The layout of the row of marks (default: that of the preset or the style).",
        RatingShape.fields),
    ]
    var text = try Package.text(of: Self.schema)
    for definition in definitions {
      let lines = definition.split(separator: "\n")
      let (first, last) = ("\(lines[0])\n", "\n\(lines[lines.count - 1])")
      let begin = try #require(text.range(of: first))
      let end = try #require(text.range(of: last, range: begin.upperBound..<text.endIndex))
      text.replaceSubrange(begin.lowerBound..<end.upperBound, with: definition)
    }
    try Golden.expect(text, at: Self.schema)
  }
}
