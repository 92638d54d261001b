import FormCellModel
import Testing

/// Places in horizontal and vertical rows, with and without gaps.
@Suite struct RowPlaceTests {
  static let row = ControlRow(
    items: 3, itemSize: Extent(width: 20, height: 20), spacing: 10, leading: 5, trailing: 15)

  @Test(
    arguments: [
      (-15, .before(marks: 1)), (4, .before(marks: 0.05)), (5, .mark(0, fraction: 0)),
      (10, .mark(0, fraction: 0.25)), (25, .mark(0, fraction: 1)),
      (27.5, .gap(after: 0, fraction: 0.25)), (35, .mark(1, fraction: 0)),
      (85, .mark(2, fraction: 1)), (86, .past), (1e300, .past), (.nan, nil), (.infinity, nil),
    ] as [(Double, RowPlace?)])
  func positionConvertsToPlace(_ position: Double, _ place: RowPlace?) {
    #expect(Self.row.place(at: position) == place)
  }

  @Test func borderWithoutGapBelongsToNextMark() {
    let row = ControlRow(items: 3, itemSize: Extent(width: 20, height: 20))
    #expect(row.place(at: 20) == .mark(1, fraction: 0))
    #expect(row.place(at: 60) == .mark(2, fraction: 1))
  }

  /// The width 0.1 has no exact binary number.
  @Test func bordersAreExactForDecimalWidths() {
    let row = ControlRow(items: 100, itemSize: Extent(width: 0.1, height: 1))
    for index in 1..<100 {
      #expect(row.place(at: Double(index) * 0.1) == .mark(index, fraction: 0))
    }
  }

  /// The lengths of a row are clamped, so that frames and places are finite.
  @Test(arguments: [1e308, .greatestFiniteMagnitude, 1e9])
  func hugeRowHasPlacesAndFrames(_ huge: Double) {
    for items in [1, 5, .max] {
      let row = ControlRow(
        items: items, itemSize: Extent(width: huge, height: huge), spacing: huge, leading: huge,
        trailing: huge, breadth: huge)
      #expect(row.items <= ScaleBounds.maximumItems)
      let end = row.leading + row.span
      #expect(row.place(at: end) == .mark(row.items - 1, fraction: 1))
      #expect(row.place(at: huge * 1.5) != nil || !(huge * 1.5).isFinite)
      let frame = Frame(x: 0, y: 0, width: row.extent.width, height: row.extent.height)
      for direction in ReadingDirection.allCases {
        let mark = row.markFrame(row.items - 1, in: frame, direction)
        #expect((mark.x + mark.y + mark.width + mark.height).isFinite)
      }
    }
  }

  @Test func aHugeMarkCanBeTouched() {
    let shape = RatingShape.fixed(Extent(width: 1e308, height: 1e308), spacing: 1e308)
    var cell = RatingCell(value: 3, shape: shape)
    #expect(cell.handle(.touchBegan(at: 10)) == [.live(0, .pointer), .tick])
    #expect(cell.handle(.touchMoved(to: 5e8)) == [.live(1, .pointer), .tick])
  }

  @Test func touchInInfiniteFrameIsNil() {
    let endless = Frame(x: 0, y: 0, width: .infinity, height: 30)
    #expect(Self.row.touch(atX: 5, in: endless, .rightToLeft) == nil)
    let speck = Frame(x: 0, y: 0, width: .leastNonzeroMagnitude, height: 30)
    #expect(Self.row.touch(atX: 1e300, in: speck, .leftToRight) == nil)
  }

  /// A column scales its marks to a frame that is narrower than they are.
  @Test func aNarrowColumnHasNarrowMarks() {
    let size = Extent(width: 20, height: 20)
    for axis in [ControlAxis.downward, .upward] {
      let row = ControlRow(items: 3, itemSize: size, spacing: 10, axis: axis)
      let half = Frame(x: 0, y: 0, width: 10, height: 80)
      let mark = row.markFrame(0, in: half, .leftToRight)
      #expect(mark == Frame(x: 0, y: axis == .downward ? 0 : 70, width: 10, height: 10))
      let none = Frame(x: 0, y: 0, width: 0, height: 80)
      #expect(row.markFrame(0, in: none, .leftToRight).width == 0)
      #expect(row.touch(atX: 0, y: 9, in: none, .leftToRight) == nil)
    }
  }

  @Test func emptyAndFlatRowsHavePlaces() {
    #expect(
      ControlRow(items: 0, itemSize: .init(width: 9, height: 9)).place(at: 4) == .before(marks: 0))
    let flat = ControlRow(items: 5, itemSize: .init(width: 0, height: 0))
    #expect(flat.place(at: 0) == .mark(0, fraction: 0))
    #expect(flat.place(at: 1) == .past)
  }

  @Test func aColumnRunsDownOrUp() {
    let size = Extent(width: 20, height: 20)
    let frame = Frame(x: 3, y: 100, width: 40, height: 140)
    let down = ControlRow(items: 5, itemSize: size, spacing: 10, axis: .downward)
    let up = ControlRow(items: 5, itemSize: size, spacing: 10, axis: .upward)
    #expect(down.extent == Extent(width: 20, height: 140))
    for direction in ReadingDirection.allCases {
      #expect(
        down.markFrame(1, in: frame, direction) == Frame(x: 13, y: 130, width: 20, height: 20))
      #expect(up.markFrame(1, in: frame, direction) == Frame(x: 13, y: 190, width: 20, height: 20))
      #expect(
        down.touch(atX: 23, y: 135, in: frame, direction) == ControlTouch(along: 35, across: 10))
      #expect(
        up.touch(atX: 23, y: 135, in: frame, direction) == ControlTouch(along: 105, across: 10))
      #expect(down.touch(atX: 23, in: frame, direction) == nil)
    }
  }

  @Test func touchHasHeightAndTime() {
    let frame = Frame(x: 100, y: 50, width: 100, height: 40)
    let touch = Self.row.touch(atX: 110, y: 55, in: frame, .leftToRight, time: 3)
    #expect(touch == ControlTouch(along: 10, across: -5, time: 3))
    let half = Frame(x: 100, y: 50, width: 50, height: 40)
    let narrow = Self.row.touch(atX: 105, y: 70, in: half, .leftToRight)
    #expect(narrow == ControlTouch(along: 10, across: 10))
  }

  @Test func hitFrameIncludesHalfOfTheGaps() {
    let frame = Frame(x: 0, y: 0, width: 100, height: 30)
    let share = Self.row.hitFrame(1, in: frame, .leftToRight)
    #expect(share == Frame(x: 30, y: 0, width: 30, height: 30))
    let mirrored = Self.row.hitFrame(0, in: frame, .rightToLeft)
    #expect(mirrored == Frame(x: 70, y: 0, width: 30, height: 30))
    let grown = Self.row.hitFrame(1, in: frame, .leftToRight, least: 44)
    #expect(grown == Frame(x: 23, y: -7, width: 44, height: 44))
  }

  @Test(
    arguments: [
      (-1, 0), (0, 0), (0.5, 10), (1, 20), (1.25, 35), (2, 50), (3, 80), (9, 80),
    ] as [(FixedDecimal, Double)])
  func litLengthIncludesGaps(_ marks: FixedDecimal, _ length: Double) {
    #expect(Self.row.litLength(marks: marks) == length)
  }
}
