import StyleSheet
import Testing

@testable import FormCellModel

@Suite struct CellStateTests {
  /// Previews and differences show only what a state has.
  @Test(arguments: [
    ("FUISliderFormView_footnote", "font-color"), ("FUISliderFormView_footnote", "font-style"),
    ("FUISliderFormView_footnote", "font-color-disabled"),
    ("fdlFUIInlineValidationView_titleLabel", "font-color"),
    ("fdlFUIInlineValidationView_backgroundView", "background-color"),
  ])
  func aStateShowsThePart(_ path: String, _ property: String) {
    let value = property == "font-style" ? "title1" : "#12AB34"
    let styled = Theme(sheet: "\(path) { \(property): \(value); }")
    let isSlider = path.hasPrefix("FUISlider")
    let kinds: [any DescribedCell.Type] =
      isSlider ? [SliderCell.self, RangeSliderCell.self] : [TextCell.self]
    for kind in kinds {
      let states = kind.states(in: CellSituations(), .all)
      #expect(states.contains { $0.presentation(in: styled) != $0.presentation(in: .fiori) })
    }
  }
}
