import FormCellModel
import StyleSheet

/// What cells depend on besides themselves and the sheets: where and for whom they are drawn.
struct PageSetting: Hashable, Sendable {
  var width: Double
  var direction = LayoutDirection.leftToRight
  var textSize = TextSize.large
  var environment = Environment()
  var strings = RatingStrings.english

  /// What holds for a cell that stands alone where nothing is said.
  static let ofCell = PageSetting(width: 320)
  /// What holds for a form where nothing is said.
  static let ofForm = PageSetting(width: 360)

  init(width: Double) { self.width = width }

  /// The keys of a setting that are said of a whole form, never of one of its cells.
  static let ofWholeForms = ["width", "direction", "textSize", "environment"]
}
