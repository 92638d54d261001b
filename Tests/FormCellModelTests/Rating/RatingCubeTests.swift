import FormCellModel
import StyleSheet
import Testing

@Suite struct RatingCubeTests {
  @Test func theWholeCubeIsTheProductOfItsAxes() {
    #expect(RatingCube().states(.all).count == 240)
    var cube = RatingCube()
    cube.validations = [nil] + Validation.Kind.allCases
    cube.situations.directions = ReadingDirection.allCases
    cube.situations.levels = ThemeEnvironment.Level.allCases
    #expect(cube.states(.all).count == 240 * 6 * 2 * 2)
  }

  @Test func pairsTakeTwentyStates() {
    #expect(RatingCube().states().count == 20)
  }

  @Test func everyStateHasANameOfItsOwn() {
    var cube = RatingCube()
    cube.validations = [nil, .error]
    cube.situations.directions = ReadingDirection.allCases
    let names = cube.states(.all).map(\.description)
    #expect(Set(names).count == names.count)
    #expect(names.contains("editable-sameLine-none-light"))
    #expect(
      names.contains("accented-stacked-fraction-dark-highContrast-errorValidation-rightToLeft"))
  }

  @Test func presentationMatchesTheState() {
    for state in RatingCube().states(.all) {
      let theme = Theme(of: [], in: state.environment)
      let shown = state.presentation(in: theme)
      #expect(shown.arrangement == state.arrangement)
      let lit = shown.marks.count { $0.kind != .off }
      switch state.fill {
      case .none: #expect(lit == 0)
      case .least: #expect(lit == 1)
      case .fraction: #expect(lit == 4)
      case .middle: #expect(lit == 3)
      case .most: #expect(lit == 5)
      }
      #expect((state.cell.style, state.cell.canChange) == (state.style, state.style == .editable))
    }
  }

  /// A contrast failure of the palette would be reported for every theme.
  @Test func paletteHasEnoughContrastInEveryState() {
    for state in RatingCube().states(.all) {
      let theme = Theme(of: [], in: state.environment)
      let shown = state.presentation(in: theme).cell
      let parts = shown.contrasts(on: CellKind.rating.background(in: theme))
      #expect(!parts.isEmpty)
      #expect(parts.filter { $0.verdict == .fails } == [], "\(state)")
    }
  }

  @Test func failingPartIsNamed() {
    let sheet = Sheet(parsing: SourceText("fdlFUIRatingControl { on-color: #FFF000; }"))
    let cell = RatingCell(keyName: "Service", value: FixedDecimal(clamping: 3))
    let theme = Theme(of: [sheet])
    let parts = RatingPresentation(of: cell, in: theme).cell.contrasts(
      on: CellKind.rating.background(in: theme))
    #expect(parts.map(\.part) == [.keyName, .litMarks, .openMarks])
    #expect(parts.map(\.verdict) == [.passes, .fails, .passes])
    #expect(
      parts[1].ratio
        == ThemeColor(rgba: 0xFFF0_00FF).contrast(against: ThemeColor(rgba: 0xFFFF_FFFF)))
  }
}
