import FormCellModel
import Foundation
import SkillReviews
import Testing

@Suite struct RatingsAnswerTests {
  private static func read<Answer: Decodable>(_ text: String) throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
  }

  static func figures(_ votes: [Int], _ total: Int, _ average: FixedDecimal)
    -> RatingsAnswer.Figures
  {
    RatingsAnswer.Figures(counts: ReviewCounts(votes), total: total, average: average)
  }

  @Test(arguments: [
    (
      #"{"ratings": {"one_star": 0, "four_star": 1, "five_star": 0, "total_star": 1, "three_star": 0,"#
        + #" "avg_star": 4, "two_star": 0}, "session": {"identity": {"type": "email"}},"#
        + #" "accepted": true, "message": "Skill ratings updated"}"#,
      RatingsAnswer(
        isAccepted: true, message: "Skill ratings updated", figures: figures([0, 0, 0, 1, 0], 1, 4))
    ),
    (
      #"{"accepted": true, "ratings": {"one_star": 2, "five_star": 1, "total_star": 3, "avg_star": 2.33}}"#,
      RatingsAnswer(isAccepted: true, figures: figures([2, 0, 0, 0, 1], 3, 2.33))
    ),
    (
      #"{"accepted": true, "ratings": {}}"#,
      RatingsAnswer(isAccepted: true, figures: figures([0, 0, 0, 0, 0], 0, 0))
    ),
    (
      #"{"ratings": {"two_star": "7", "three_star": 1.0, "avg_star": "2.125", "total_star": null}}"#,
      RatingsAnswer(isAccepted: true, figures: figures([0, 7, 1, 0, 0], 0, 2.125))
    ),
    (
      #"{"ratings": {"one_star": -4, "two_star": true, "three_star": [], "avg_star": "NaN"}}"#,
      RatingsAnswer(isAccepted: true, figures: figures([0, 0, 0, 0, 0], 0, 0))
    ),
    (#"{"accepted": true, "ratings": null}"#, RatingsAnswer(isAccepted: true)),
    (#"{"accepted": "yes", "ratings": 5, "message": 5}"#, RatingsAnswer(isAccepted: false)),
    (
      #"{"accepted": false, "message": "log in first"}"#,
      RatingsAnswer(isAccepted: false, message: "log in first")
    ),
    ("{}", RatingsAnswer(isAccepted: false)),
  ])
  func answerIsDecodedLeniently(_ text: String, _ answer: RatingsAnswer) throws {
    #expect(try Self.read(text) == answer)
  }

  @Test(
    arguments: [
      (#"{"accepted": true, "ratings": {"email": "a@b.example", "stars": 3}}"#, .rated(.three)),
      (#"{"ratings": {"stars": "3"}}"#, .rated(.three)),
      (#"{"accepted": true, "message": "nothing found"}"#, .notRated),
      (#"{"accepted": true, "ratings": {}}"#, .notRated),
      (#"{"accepted": true, "ratings": {"stars": 0}}"#, .notRated),
      (#"{"accepted": true, "ratings": {"stars": 9}}"#, .notRated),
      (#"{"accepted": false, "ratings": {"stars": 3}}"#, .refused(message: nil)),
      (#"{"accepted": false, "message": "log in"}"#, .refused(message: "log in")),
      ("{}", .notRated),
    ] as [(String, OwnRatingAnswer)])
  func missingVoteIsNotAFailure(_ text: String, _ answer: OwnRatingAnswer) throws {
    #expect(try Self.read(text) == answer)
  }

  @Test(arguments: ["", "[]", "5", "<html>"])
  func textOtherThanAnObjectIsRejected(_ text: String) {
    #expect(throws: (any Error).self) { try Self.read(text) as RatingsAnswer }
    #expect(throws: (any Error).self) { try Self.read(text) as OwnRatingAnswer }
  }

  @Test func averageOfFiguresHasTwoDecimals() {
    #expect(
      RatingsAnswer.Figures(of: ReviewCounts([3, 1, 2, 4, 10]))
        == Self.figures([3, 1, 2, 4, 10], 20, 3.85))
    #expect(RatingsAnswer.Figures(of: .none) == Self.figures([0, 0, 0, 0, 0], 0, 0))
  }
}
