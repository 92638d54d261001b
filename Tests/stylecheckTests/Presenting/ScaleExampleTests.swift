import FormCellModel
import StyleSheet
import Testing

@testable import stylecheck

/// Ratings of other scales: 0 to 10, thumbs, smileys, and agreement with "not applicable".
@Suite struct ScaleExampleTests {
  struct ValueScale: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The images of the marks.
    let images: [String]
    let spoken: String
    let choices: [String]
    /// The rating after a tap on the last mark.
    let last: FixedDecimal?
  }

  private static let scales: [ValueScale] = [
    ValueScale(
      testDescription: "nps",
      images: (0...8).map { "\($0).circle" } + ["9.circle.fill", "10.circle"],
      spoken: "9 of 10", choices: (0...10).map { "\($0) of 10" }, last: 10),
    // A tap on the chosen thumb clears it.
    ValueScale(
      testDescription: "thumbs", images: ["hand.thumbsdown", "hand.thumbsup.fill"],
      spoken: "1 of 1, Yes", choices: ["No", "Yes"], last: nil),
    ValueScale(
      testDescription: "smileys",
      images: ["face.very-bad", "face.bad", "face.neutral", "face.good.fill", "face.very-good"],
      spoken: "4 of 5, Good", choices: ["Very bad", "Bad", "Neutral", "Good", "Very good"],
      last: 5),
    ValueScale(
      testDescription: "likert",
      images: ["circle", "circle", "circle", "circle.fill", "circle", "xmark.circle"],
      spoken: "4 of 6, Agree",
      choices: [
        "Strongly disagree", "Disagree", "Neither", "Agree", "Strongly agree", "Not applicable",
      ], last: 6),
  ]

  @Test(arguments: scales)
  func exampleHasScale(_ scale: ValueScale) throws {
    let text = try Package.text(of: "Examples/cells/\(scale.testDescription).json")
    let value = try #require(JSONReader.read(SourceText(text)).value)
    guard case .object(let members) = value.content else {
      Issue.record("no object")
      return
    }
    var fields = JSONFields(members.filter { $0.name != "component" }, range: value.range)
    let description = RatingDescription(&fields)
    #expect(fields.finished().isEmpty)
    var cell = description.cell
    func shown() -> RatingPresentation {
      description.presentation(in: .fiori, width: description.setting.width, description.setting).0
    }
    #expect(shown().marks.map { "\($0.layer.image.name)" } == scale.images)
    #expect(shown().accessibility.value == scale.spoken)
    #expect(shown().choices.map(\.label) == scale.choices)
    let row = cell.row
    _ = cell.handle(.tap(at: ControlTouch(along: row.extent.width - row.itemLength / 2)))
    #expect(cell.rating == scale.last)
  }
}
