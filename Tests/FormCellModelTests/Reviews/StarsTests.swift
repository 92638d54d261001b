import FormCellModel
import SkillReviews
import Testing

@Suite struct StarsTests {
  @Test(
    arguments: [(.min, nil), (-1, nil), (0, nil), (1, 1), (5, 5), (6, nil), (9, nil), (.max, nil)]
      as [(Int, Int?)])
  func numberIsOneToFive(_ number: Int, _ stars: Int?) {
    #expect(Stars(number)?.number == stars)
  }

  @Test(
    arguments: [
      (-1, nil), (0, nil), (0.9, nil), (1, 1), (3.5, 3), (5.999999, 5), (6, nil), (.min, nil),
      (.max, nil),
    ] as [(FixedDecimal, Int?)])
  func ratingIsTruncatedToWholeStars(_ rating: FixedDecimal, _ stars: Int?) {
    #expect(Stars(rating)?.number == stars)
  }

  @Test func allCasesAreInOrder() {
    #expect(Stars.allCases.map(\.number) == [1, 2, 3, 4, 5])
    #expect(Stars.allCases.sorted() == Stars.allCases)
    #expect(Stars.allCases.map(\.rating) == [1, 2, 3, 4, 5])
  }
}
