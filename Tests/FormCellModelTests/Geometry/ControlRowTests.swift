import FormCellModel
import Testing

@Suite struct ControlRowTests {
  static let five = ControlRow(items: 5, RatingStyle.editable.metrics())

  /// Returns the number of lit marks for a touch at a position.
  static func lit(_ cell: RatingCell, at position: Double) -> FixedDecimal? {
    cell.rating(at: ControlTouch(along: position))
  }

  @Test(
    arguments: [
      (-.infinity, nil), (-1e300, 0), (-1, 0), (0, 0), (0.001, 1), (28, 1), (35.9, 1), (36, 2),
      (100, 3), (143.9, 4), (144, 5), (172, 5), (179, 5), (1e300, 5), (.infinity, nil), (.nan, nil),
    ] as [(Double, FixedDecimal?)])
  func aGapBelongsToTheMarkBeforeIt(_ position: Double, _ lit: FixedDecimal?) {
    #expect(Self.lit(RatingCell(), at: position) == lit)
  }

  @Test func litMarksIncreaseWithPosition() {
    let lit = stride(from: -10.0, to: 200, by: 0.25).compactMap { Self.lit(RatingCell(), at: $0) }
    #expect(lit == lit.sorted())
    #expect(Set(lit) == [0, 1, 2, 3, 4, 5])
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 28), (2, 64), (5, 172), (100, 3_592)] as [(Int, Double)])
  func widthIncludesMarksAndGaps(_ items: Int, _ width: Double) {
    let row = ControlRow(items: items, RatingStyle.editable.metrics())
    #expect(row.extent == Extent(width: width, height: 28))
  }

  @Test func rowWithoutMarksHasRatingZero() {
    let cell = RatingCell(in: ScaleBounds(clamping: 0...0))
    #expect([-1, 0, 1, 100].map { Self.lit(cell, at: $0) } == [0, 0, 0, 0])
  }

  @Test func marksFollowReadingDirection() {
    let frame = Frame(x: 100, y: 8, width: 172, height: 28)
    let xs = { direction in (0..<5).map { Self.five.markFrame($0, in: frame, direction) } }
    #expect(xs(.leftToRight).map(\.x) == [100, 136, 172, 208, 244])
    #expect(xs(.rightToLeft).map(\.x) == [244, 208, 172, 136, 100])
    #expect(xs(.rightToLeft)[4] == Frame(x: 100, y: 8, width: 28, height: 28))
  }

  @Test func narrowFrameScalesMarksAndGaps() {
    let half = Frame(x: 0, y: 0, width: 86, height: 28)
    #expect(
      Self.five.markFrame(1, in: half, .leftToRight) == Frame(x: 18, y: 7, width: 14, height: 14))
    #expect(
      Self.five.markFrame(1, in: half, .rightToLeft) == Frame(x: 54, y: 7, width: 14, height: 14))
    #expect(Self.five.touch(atX: 18, in: half, .leftToRight)?.along == 36)
    let none = Frame(x: 5, y: 0, width: 0, height: 28)
    #expect(
      Self.five.markFrame(4, in: none, .leftToRight) == Frame(x: 5, y: 14, width: 0, height: 0))
  }

  struct Place: CustomTestStringConvertible {
    let testDescription: String
    let x: Double
    var width = 172.0
    var direction = ReadingDirection.leftToRight
    let position: Double?
  }

  @Test(arguments: [
    Place(testDescription: "from the left", x: 140, position: 40),
    Place(testDescription: "before the row", x: 90, position: -10),
    Place(testDescription: "from the right", x: 140, direction: .rightToLeft, position: 132),
    Place(testDescription: "in a wide frame", x: 140, width: 500, position: 40),
    Place(testDescription: "in a frame without width", x: 140, width: 0, position: nil),
    Place(testDescription: "in a frame of no sense", x: 140, width: -3, position: nil),
    Place(testDescription: "no number", x: .nan, position: nil),
    Place(testDescription: "infinitely far", x: .infinity, position: nil),
  ])
  func pointConvertsToPosition(_ place: Place) {
    let frame = Frame(x: 100, y: 0, width: place.width, height: 28)
    #expect(Self.five.touch(atX: place.x, in: frame, place.direction)?.along == place.position)
  }
}
