import FormCellModel
import Testing

@Suite struct RatingShapeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let shape: RatingShape
    var items = 5
    let row: ControlRow

    init(_ description: String, _ shape: RatingShape, items: Int = 5, _ row: ControlRow) {
      testDescription = description
      self.shape = shape
      self.items = items
      self.row = row
    }
  }

  static let none = Extent(width: 0, height: 0)
  static let five = Extent(width: 5, height: 5)
  static let room = Extent(width: 200, height: 50)

  static func square(_ side: Double) -> Extent { Extent(width: side, height: side) }

  static let cases = [
    Case(
      "fixed marks take what they take", .fixed(square(20), spacing: 5),
      ControlRow(items: 5, itemSize: square(20), spacing: 5)),
    Case(
      "in the middle of their room",
      RatingShape(
        in: room, .fixed(square(20)), spacing: .given(5), alignment: .center),
      ControlRow(
        items: 5, itemSize: square(20), spacing: 5, leading: 40, trailing: 40, breadth: 50)),
    Case(
      "at its end",
      RatingShape(
        in: room, .fixed(square(20)), spacing: .given(5), margin: .points(10),
        alignment: .trailing),
      ControlRow(
        items: 5, itemSize: square(20), spacing: 5, leading: 70, trailing: 10, breadth: 50)),
    Case(
      "what is left over is shared out",
      RatingShape(in: room, .fixed(square(20)), spacing: .remaining, margin: .points(10)),
      ControlRow(
        items: 5, itemSize: square(20), spacing: 20, leading: 10, trailing: 10, breadth: 50)),
    Case(
      "one mark has no gap to share",
      RatingShape(in: room, .fixed(square(20)), spacing: .remaining), items: 1,
      ControlRow(items: 1, itemSize: square(20), trailing: 180, breadth: 50)),
    Case(
      "marks too many have no gaps left",
      RatingShape(in: room, .fixed(square(60)), spacing: .remaining),
      ControlRow(items: 5, itemSize: square(60), breadth: 60)),
    Case(
      "square marks divide the room",
      RatingShape(in: room, .square(least: five), spacing: .given(5), margin: .points(10)),
      ControlRow(
        items: 5, itemSize: square(32), spacing: 5, leading: 10, trailing: 10, breadth: 50)),
    Case(
      "and are never smaller than they may be",
      RatingShape(
        in: Extent(width: 10, height: 2), .square(least: five), spacing: .given(5)),
      ControlRow(items: 5, itemSize: five, spacing: 5)),
    Case(
      "a gap after each leaves one free",
      RatingShape(
        in: room, .stretched(least: five), spacing: .given(5), countedGaps: .afterEach),
      ControlRow(
        items: 5, itemSize: Extent(width: 35, height: 50), spacing: 5, trailing: 5, breadth: 50)),
    Case(
      "a strip is as long as its room", .strip(in: room),
      ControlRow(items: 5, itemSize: Extent(width: 40, height: 50), breadth: 50)),
    Case(
      "a picture keeps its proportions",
      RatingShape(
        in: room, .fitted(picture: Extent(width: 64, height: 128), least: five),
        spacing: .remaining),
      ControlRow(items: 5, itemSize: Extent(width: 25, height: 50), spacing: 18.75)),
    Case(
      "a margin is a share",
      RatingShape(in: Extent(width: 240, height: 20), .square(least: none), margin: .share),
      ControlRow(items: 5, itemSize: square(40), leading: 20, trailing: 20)),
    Case(
      "a column is as a row",
      RatingShape(
        in: Extent(width: 50, height: 200), .square(least: five), spacing: .given(5),
        axis: .downward),
      ControlRow(items: 5, itemSize: square(36), spacing: 5, breadth: 50, axis: .downward)),
    Case("no marks need nothing", .strip(in: none), items: 0, ControlRow(items: 0, itemSize: none)),
    Case(
      "no room leaves nothing", .strip(in: none), ControlRow(items: 5, itemSize: none)),
    Case(
      "what is no number is nothing",
      RatingShape(
        in: Extent(width: .nan, height: .infinity), .square(least: five),
        spacing: .given(-.infinity),
        margin: .points(.nan)),
      ControlRow(items: 5, itemSize: five)),
    Case(
      "nor is a picture without width one",
      RatingShape(in: room, .fitted(picture: none, least: five)),
      ControlRow(items: 5, itemSize: none, trailing: 200, breadth: 50)),
  ]

  @Test(arguments: cases)
  func rowFollowsShape(_ c: Case) {
    #expect(c.shape.row(items: c.items) == c.row)
  }

  @Test(arguments: [Int.max, .min]) func markCountIsClamped(_ items: Int) {
    for margin in [RatingShape.Margin.share, .points(1e308)] {
      let shape = RatingShape(
        in: Extent(width: 1e308, height: 1e308), .fixed(Self.square(1e308)), spacing: .remaining,
        margin: margin, countedGaps: .afterEach, alignment: .center)
      let row = shape.row(items: items)
      #expect(row.items == (items > 0 ? ScaleBounds.maximumItems : 0))
      #expect((row.extent.width + row.extent.height).isFinite)
    }
  }

  /// The shape of each preset in any room: all numbers are finite, and all marks are in the row.
  @Test func markFramesAreValidInAnyRoom() {
    let lengths = [-.infinity, -1, 0, 1, 19.5, 200, 1e9, .infinity, .nan]
    for preset in RatingPreset.all {
      guard var shape = preset.shape else { continue }
      for axis in ControlAxis.allCases {
        shape.axis = axis
        for (length, items) in lengths.flatMap({ length in [0, 1, 5, 100].map { (length, $0) } }) {
          shape.room = Extent(width: length, height: 30)
          let row = shape.row(items: items)
          let frame = Frame(x: 7, y: 9, width: row.extent.width, height: row.extent.height)
          for direction in ReadingDirection.allCases {
            let marks = (0..<items).map { row.markFrame($0, in: frame, direction) }
            let areIn = marks.allSatisfy { $0.isFinite && $0.isInside(frame) }
            #expect(areIn, "\(preset.name) \(length) \(items)")
          }
        }
      }
    }
  }
}

extension Frame {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width >= 0 && height >= 0 }

  /// Returns true if the frame is inside another one, apart from rounding errors.
  fileprivate func isInside(_ other: Frame) -> Bool {
    let slack = 1e-6 * max(1, other.width, other.height)
    return x >= other.x - slack && maxX <= other.maxX + slack && y >= other.y - slack
      && maxY <= other.maxY + slack
  }
}
