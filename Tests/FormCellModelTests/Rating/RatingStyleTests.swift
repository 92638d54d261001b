import FormCellModel
import StyleSheet
import Testing

@Suite struct RatingStyleTests {
  /// Sides, spacings and fonts as in the table of SAP's open SwiftUI port.
  @Test(arguments: [
    (RatingStyle.editable, false, 28.0, 8.0, FontStyle.body),
    (.editable, true, 28, 8, .body),
    (.editableDisabled, false, 28, 8, .body),
    (.standard, false, 16, 6, .subheadline),
    (.standard, true, 20, 8, .body),
    (.accented, false, 16, 6, .subheadline),
    (.accented, true, 20, 8, .body),
  ])
  func metricsMatchTheTable(
    _ style: RatingStyle, isLarge: Bool, side: Double, spacing: Double, font: FontStyle
  ) {
    let row = style.row(isLarge: isLarge)
    #expect(style.metrics(isLarge: isLarge) == row.metrics)
    #expect(row.metrics.itemSide == side)
    #expect(row.metrics.spacing == spacing)
    #expect(row.metrics.symbolScale == (side == 16 ? .small : .large))
    #expect(row.labelFont == TextFont(font))
  }

  @Test func colorsHaveFourVariantsAndImagesTwo() {
    let rows = RatingStyle.allCases.map { $0.row(isLarge: false) }
    #expect(rows.map(\.variant.name) == ["editable", "editable-disabled", "standard", "accented"])
    #expect(rows.map(\.imageVariant.name) == ["editable", "editable", "standard", "standard"])
    #expect(RatingStyle.allCases.map(\.isReadOnly) == [false, false, true, true])
  }
}
