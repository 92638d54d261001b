import FormCellModel
import StyleRules
import StyleSheet
import Testing

@Suite struct ThemeTests {
  @Test func sheetsHaveNoFindings() {
    for sheet in Brand.sheets {
      #expect(sheet.findings().diagnostics.filter { $0.severity > .information } == [])
    }
  }

  @Test(arguments: Brand.situations)
  func everyPairHasEnoughContrast(in situation: ThemeEnvironment) {
    let pairs = Brand.theme(in: situation).contrasts
    #expect(!pairs.isEmpty)
    #expect(pairs.filter { $0.verdict == .fails } == [])
  }

  @Test func tintHasEnhancedContrast() throws {
    let pairs = Brand.theme(in: ThemeEnvironment()).contrasts
    let tint = try #require(pairs.first { $0.role == "tintColor" })
    #expect(try #require(tint.ratio) >= ContrastNeed.enhancedText.least)
  }

  @Test(arguments: RatingCube().states(.pairwise))
  func cellsAreReadableInEveryState(_ state: RatingState) {
    let theme = Brand.theme(in: state.environment)
    let ground = CellKind.rating.background(in: theme)
    let parts = state.presentation(in: theme).cell.contrasts(on: ground)
    #expect(parts.filter { $0.verdict == .fails } == [])
  }

  @Test func cellIsStyledCompletely() {
    let theme = Brand.theme(in: ThemeEnvironment())
    let coverage = ThemeCoverage(of: theme, .components(["FUIRatingControlFormCell"]))
    let left = coverage.classes.flatMap(\.properties).filter { !$0.status.isCovered }
    #expect(left == [])
  }

  @Test func themeMatchesSnapshot() throws {
    let snapshot = Theme.snapshot(of: Brand.sheets, in: Brand.situations)
    #expect(try Brand.stored(snapshot, in: "harbor.snapshot.txt") == snapshot)
  }

  @Test func accentedCellMatchesSnapshot() {
    let state = RatingState(
      style: .accented, arrangement: .stacked, fill: .fraction,
      environment: ThemeEnvironment(appearance: .dark))
    let shown = state.presentation(in: Brand.theme(in: state.environment))
    #expect(
      shown.cell.snapshot == """
        cell rating leftToRight 320 x 58
        leading_label "3.5" #A5B7C4 subheadline at 52.5 8 23 20
        trailing_label "12 reviews" #A5B7C4 subheadline at 191.5 8 76 20
        subtitle "How was the service?" #A5B7C4 footnote at 16 32 288 18
        ratingControl on star.fill #FFB868 at 81.5 10 16 16
        ratingControl on star.fill #FFB868 at 103.5 10 16 16
        ratingControl on star.fill #FFB868 at 125.5 10 16 16
        ratingControl half star.leadinghalf.filled #FFB868 at 147.5 10 16 16
        ratingControl off star #FFB868 at 169.5 10 16 16
        spoken "Service, How was the service?" "average rating 3.5 of 5, 12 reviews"

        """)
  }

  @Test(arguments: ColorVision.allCases)
  func accentDiffersFromTint(with vision: ColorVision) throws {
    guard vision != .achromatopsia else { return }
    let theme = Brand.theme(in: ThemeEnvironment())
    let tint = try #require(theme.color("tintColor"))
    let accent = try #require(theme.color("customColor1"))
    #expect(tint.seen(with: vision).difference(from: accent.seen(with: vision)) > 0.1)
  }
}
