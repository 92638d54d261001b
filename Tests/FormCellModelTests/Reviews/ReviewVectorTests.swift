import Testing

/// Runs the cases about reviews and about words from data that other programs share.
@Suite struct ReviewVectorTests {
  static let cases = SharedCases("rating-cases.json")

  @Test(.enabled(if: cases.areThere, "the shared cases do not stand beside the package"))
  func agreesWithWhatOthersSay() throws {
    var count = 0
    for object in try Self.cases.read() {
      let c = ReviewVectors.Case(object)
      let ours = try ReviewVectors.answer(to: c) ?? RatingTextVectors.answer(to: c)
      guard let isRight = ours else {
        #expect(
          c.system != "SUSI" && !c.feature.hasPrefix("text."), "\(c.id) asks for \(c.feature)")
        continue
      }
      count += 1
      #expect(isRight, "\(c.id)")
    }
    #expect(count >= 33)
  }
}
