import FormCellModel
import InteractiveCells
import StyleSheet
import Testing

/// The inputs that the views of `Examples/apple` send to cells; the views are not drawn here.
@Suite struct InteractiveCellTests {
  /// Returns the point in the middle of a mark, where a view reports a touch.
  private static func point(
    onMark index: Int, of cell: RatingCell, _ direction: ReadingDirection
  ) throws -> CellPoint {
    let shown = RatingPresentation(of: cell, in: .fiori, direction)
    let area = try #require(shown.cell.hitAreas.first)
    let mark = shown.marks[index].frame
    return try #require(
      CellPoint(x: mark.x + mark.width / 2, y: mark.y + 1, in: area, direction, time: 0))
  }

  @Test(arguments: ReadingDirection.allCases)
  func dragCommitsLastRating(_ direction: ReadingDirection) throws {
    var cell = RatingCell(value: 1)
    let first = try Self.point(onMark: 1, of: cell, direction)
    let last = try Self.point(onMark: 3, of: cell, direction)
    var effects: [RatingEffect] = []
    for input in [CellInput.touchBegan(first), .touchMoved(last), .touchEnded] {
      effects += cell.send(input) ?? []
    }
    #expect(cell.rating == 4)
    #expect(effects.contains(.commit(from: 1, to: 4, .pointer)))
    #expect(Set(effects.map(RatingCell.response)) == [nil, .tick, .commit, .announcement])
  }

  @Test func canceledTouchRestoresRating() throws {
    var cell = RatingCell(value: 1)
    let point = try Self.point(onMark: 4, of: cell, .leftToRight)
    _ = cell.send(.touchBegan(point))
    #expect(cell.rating == 5)
    _ = cell.send(.touchCancelled)
    #expect(cell.rating == 1)
  }

  @Test func keyWithoutEffectIsNotHandled() {
    let key = CellInput.key(.right, shift: false, .leftToRight)
    var cell = RatingCell(value: 4)
    let answers = [cell.send(key), cell.send(key)]
    #expect(answers[0]?.contains(.commit(from: 4, to: 5, .key)) == true)
    #expect(answers[1] == nil)

    var toggle = SwitchCell()
    let told = [toggle.send(key), toggle.send(.key(.space, shift: false, .leftToRight))]
    #expect(told == [nil, [.commit(to: true, .key)]])
  }

  @Test func assistiveTechnologiesAdjustAndChoose() {
    var cell = RatingCell(value: 4)
    _ = cell.send(.increment)
    #expect(cell.rating == 5)
    _ = cell.send(.choose(2))
    _ = cell.send(.decrement)
    #expect(cell.rating == 1)
  }

  /// A tap has no position along a control, so the area of a switch has no `CellPoint`.
  @Test func aSwitchIsTappedAndNotAdjusted() throws {
    var cell = SwitchCell()
    let shown = cell.presentation(in: CellContext(.fiori))
    let area = try #require(shown.hitAreas.first)
    #expect(area.purpose == .activate)
    #expect(CellPoint(x: area.frame.x, y: area.frame.y, in: area, .leftToRight) == nil)
    let told = cell.send(.activate(.pointer))
    #expect(told == [.commit(to: true, .pointer)])
    #expect(SwitchCell.response(to: .commit(to: true, .pointer)) == .commit)
  }
}
