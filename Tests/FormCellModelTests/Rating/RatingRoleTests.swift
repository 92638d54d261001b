import FormCellModel
import Testing

@testable import StyleSheet

/// The color roles that contrast checks use match the drawn colors.
@Suite struct RatingRoleTests {
  /// Without a sheet, marks are drawn in the palette color that the catalog names.
  @Test(arguments: [RatingStyle.editable, .standard, .accented])
  func marksHaveTheColorOfTheCatalog(_ style: RatingStyle) throws {
    let suffix = "-\(style.row(isLarge: false).variant.name)"
    let look = RatingLook(of: style, isLarge: false, in: .fiori)
    for (property, color) in [("on-color", look.on.color), ("off-color", look.off.color)] {
      let role = try #require(ColorRole.all.first { $0.property == property })
      let state = try #require(role.states.first { $0.figure[0].text == property + suffix })
      #expect(state.paletteName.flatMap { Theme.fiori.color($0) } == color)
    }
  }
}
