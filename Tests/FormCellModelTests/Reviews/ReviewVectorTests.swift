import Testing

/// Runs the cases about reviews from data that other programs share.
@Suite struct ReviewVectorTests {
  static let cases = SharedCases("rating-cases.json")

  @Test(.enabled(if: cases.areThere, "the shared cases do not stand beside the package"))
  func agreesWithWhatOthersSay() throws {
    var count = 0
    for object in try Self.cases.read() {
      let c = ReviewVectors.Case(object)
      guard let isRight = try ReviewVectors.answer(to: c) else {
        #expect(c.system != "SUSI", "\(c.id) asks for \(c.feature)")
        continue
      }
      count += 1
      #expect(isRight, "\(c.id)")
    }
    #expect(count >= 24)
  }
}
