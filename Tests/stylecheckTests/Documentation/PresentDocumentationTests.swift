import FormCellModel
import Foundation
import StyleSheet
import Testing

@testable import stylecheck

/// The example, the outlines and the keys of `Documentation/Present.md`.
@Suite struct PresentDocumentationTests {
  private static let path = "Documentation/Present.md"

  /// Returns the text of the page between fences; every second piece is a block.
  private static func pieces() throws -> [String] {
    try Package.text(of: path).components(separatedBy: "```")
  }

  private static func block(_ piece: String) -> String {
    String(piece.drop { $0 != "\n" }.dropFirst())
  }

  @Test func exampleMatchesTheOutput() throws {
    var pieces = try Self.pieces()
    try #require(pieces.count > 7)
    let cell = SourceText(Self.block(pieces[1]), name: "cell.json")
    let sheet = Sheet(parsing: SourceText(Self.block(pieces[3]), name: "theme.nss"))
    let result = CellPresenter.present(cell, under: [sheet])
    #expect(result.problems.isEmpty)
    pieces[5] = "json\n\(try #require(result.text))"
    try Golden.expect(pieces.joined(separator: "```"), at: Self.path)
  }

  /// SVG pictures draw the outlines of the page.
  @Test func thePageHasTheOutlines() throws {
    let page = try Package.text(of: Self.path)
    let names = page.matches(of: /\n\| `([a-z.]+)` \| `(M[^`]*)` \|/)
    #expect(names.count == 11)
    for name in names {
      let frame = Frame(x: 0, y: 0, width: 16, height: 16)
      let picture = StyledPicture(ImageName(String(name.1)), tint: nil, .icon, frame)
      let cell = CellPresentation(
        ButtonCell.kind, .leftToRight, Extent(width: 16, height: 16),
        items: [CellItem(CellPart("icon", title: "icon"), .picture(picture))], accessibility: [])
      #expect(cell.svg().contains(" d=\"\(name.2)\""), "\(name.1)")
    }
  }

  /// Returns the keys that the source reads by name, and those in tables of fields.
  private static func keysThatAreRead() throws -> [String] {
    let sources =
      Package.files(in: "Sources/stylecheck/Presenting")
      + Package.files(in: "Sources/FormCellModel/Presets").filter { $0.contains("RatingDraft") }
    let keys = try sources.flatMap { path in
      try Package.text(of: path).matches(of: /(?:fields\.|reader\.|\$0\.|[ !])\w+\(\s*"(\w+)"/)
        .map { String($0.1) }
    }
    let tables = [
      RatingDraft.fields.map(\.name), RatingLabels.fields.map(\.name),
      RatingLabel.fields.map(\.name), Validation.fields.map(\.name),
      RatingStrings.fields.map(\.name), ValidationStrings.fields.map(\.name),
      RatingPolicies.fields.map(\.name), RatingShape.fields.map(\.name),
      SwitchCell.fields.map(\.name), SwitchStrings.fields.map(\.name),
      TextCell.fields.map(\.name), TextStrings.fields.map(\.name),
      TextLimit.fields.map(\.name), TextAction.fields.map(\.name),
      TextEditing.fields.map(\.name), NumberEntry.fields.map(\.name),
      ChoiceCell.fields.map(\.name), ChoiceStrings.fields.map(\.name),
      ButtonCell.fields.map(\.name), ButtonStrings.fields.map(\.name),
      SliderCell.fields.map(\.name), RangeSliderCell.fields.map(\.name),
      StepperCell.fields.map(\.name), ScaleStrings.fields.map(\.name),
      ScalePolicies.fields.map(\.name), FormDefinition.fields.map(\.name),
      FormGroup.fields.map(\.name), FormEntry.fields.map(\.name),
      FormOptions.fields.map(\.name), FormRule.fields.map(\.name),
      FormCondition.fields.map(\.name), FormTiming.fields.map(\.name),
      FormStrings.fields.map(\.name),
    ]
    return Set(keys + tables.joined()).sorted()
  }

  @Test func everyKeyIsOnThePage() throws {
    let page = try Package.text(of: Self.path) + Package.text(of: "Documentation/Policies.md")
    for key in try Self.keysThatAreRead() {
      let marks = ["`\(key)`", "\"\(key)\": ", "## \(key): "]
      #expect(marks.contains { page.contains($0) }, "\(key)")
    }
  }

  @Test func everyKeyIsInTheSchema() throws {
    let schema = try Package.text(of: "Documentation/Schemas/form.schema.json")
    for key in try Self.keysThatAreRead() {
      #expect(schema.contains("\"\(key)\": {"), "\(key)")
    }
  }
}
