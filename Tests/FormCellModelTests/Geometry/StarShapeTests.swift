import FormCellModel
import Testing

@Suite struct StarShapeTests {
  @Test(arguments: [StarShape.five, StarShape(points: 4), StarShape(points: 7, innerRadius: 0.6)])
  func widthAndAreaAreInverse(_ star: StarShape) {
    for area in stride(from: 0.0, through: 1, by: 0.05) {
      let back = star.area(ofWidth: star.width(ofArea: area))
      #expect((back - area).magnitude < 1e-5)
    }
  }

  @Test func areaIsMonotonicAndSymmetric() {
    let areas = stride(from: 0.0, through: 1, by: 0.01).map { StarShape.five.area(ofWidth: $0) }
    #expect(areas == areas.sorted())
    for (left, right) in zip(areas, areas.reversed()) {
      #expect((left + right - 1).magnitude < 1e-12)
    }
  }

  @Test func cornersLieOnTwoCircles() {
    for points in [2, 3, 5, 12, 97] {
      let corners = StarShape(points: points, innerRadius: 0.5).corners
      #expect(corners.count == 2 * points)
      for (index, corner) in corners.enumerated() {
        let radius = (corner.x * corner.x + corner.y * corner.y).squareRoot()
        #expect((radius - (index.isMultiple(of: 2) ? 1 : 0.5)).magnitude < 1e-14)
      }
      #expect(corners[0].x == 0 && corners[0].y == -1)
    }
  }

  @Test func pointCountIsClamped() {
    #expect(StarShape(points: .max).corners.count == 2_000)
    #expect(StarShape(points: .min) == StarShape(points: 2))
  }

  @Test(arguments: [2, 3, 5, 8]) func aStarWithoutAreaIsALine(_ points: Int) {
    let star = StarShape(points: points, innerRadius: 0)
    #expect([0.25, 0.5].map(star.area(ofWidth:)) == [0.25, 0.5])
    #expect((star.width(ofArea: 0.25) - 0.25).magnitude < 1e-6)
  }

  @Test func outOfRangeValuesAreClamped() {
    let star = StarShape.five
    #expect([-1, 0, .nan].map(star.area(ofWidth:)) == [0, 0, 0])
    #expect([1, 2, .infinity].map(star.area(ofWidth:)) == [1, 1, 1])
    #expect([-1, 0, .nan].map(star.width(ofArea:)) == [0, 0, 0])
    #expect([1, 2, .infinity].map(star.width(ofArea:)) == [1, 1, 1])
    #expect(StarShape(points: -4, innerRadius: .nan) == StarShape(points: 2, innerRadius: 0))
  }
}
