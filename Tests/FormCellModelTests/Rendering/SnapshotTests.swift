import FormCellModel
import StyleSheet
import Testing

@Suite struct SnapshotTests {
  @Test func snapshotHasALineForEachVisibleItem() {
    var cell = RatingCell(keyName: "Service", style: .accented)
    cell.average = FixedDecimal(millionths: 3_500_000)
    cell.validation = Validation("Be kind", .error)
    #expect(
      RatingPresentation(of: cell, in: .fiori).cell.snapshot == """
        cell rating leftToRight 320 x 78
        title "Service" #223548 subheadline semibold at 16 12 176 20
        ratingControl on star.fill #A93E00 at 200 14 16 16
        ratingControl on star.fill #A93E00 at 222 14 16 16
        ratingControl on star.fill #A93E00 at 244 14 16 16
        ratingControl half star.leadinghalf.filled #A93E00 at 266 14 16 16
        ratingControl off star #A93E00 at 288 14 16 16
        validation shape #EE393914 at 0 44 320 34
        validation icon exclamationmark.circle #AA0808 at 16 53 16 16
        validation "Be kind" #AA0808 footnote at 40 52 264 18
        spoken "Service" "average rating 3.5 of 5, error: Be kind"

        """)
  }

  @Test func differentCellsHaveDifferentSnapshots() {
    var cube = RatingCube()
    cube.validations = [nil, .error]
    cube.situations.directions = ReadingDirection.allCases
    let shown = Set(
      cube.states(.all).map { $0.presentation(in: Theme(of: [], in: $0.environment)) })
    #expect(Set(shown.map(\.cell.snapshot)).count == Set(shown).count)
  }
}
