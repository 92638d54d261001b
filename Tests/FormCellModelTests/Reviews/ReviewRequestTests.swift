import FormCellModel
import SkillReviews
import Testing

@Suite struct ReviewRequestTests {
  static let skill = Skill(model: "general", group: "Knowledge", language: "en", name: "aboutsusi")

  @Test func submissionContainsStarsAndToken() {
    let request = ReviewRequest.submit(.four, for: Self.skill, token: "T")
    #expect(request.method == "GET")
    #expect(
      request.target
        == "/cms/fiveStarRateSkill.json?model=general&group=Knowledge&language=en&skill=aboutsusi"
        + "&stars=4&access_token=T")
  }

  @Test(arguments: [nil, ""])
  func missingTokenIsOmitted(_ token: String?) {
    let vote = ReviewRequest.submit(.one, for: Self.skill, token: token)
    #expect(vote.query.map(\.name) == ["model", "group", "language", "skill", "stars"])
    let question = ReviewRequest.ownRating(of: Self.skill, token: token)
    #expect(
      question.target
        == "/cms/getRatingByUser.json?model=general&group=Knowledge&language=en&skill=aboutsusi")
  }

  @Test func queryIsPercentEncoded() {
    let skill = Skill(model: "a&b=c", group: "R D?#", language: "zh-Hant_~.", name: "\u{1}é漢🎉+%")
    #expect(
      ReviewRequest.ownRating(of: skill, token: "x/y").target
        == "/cms/getRatingByUser.json?model=a%26b%3Dc&group=R%20D%3F%23&language=zh-Hant_~."
        + "&skill=%01%C3%A9%E6%BC%A2%F0%9F%8E%89%2B%25&access_token=x%2Fy")
  }
}
