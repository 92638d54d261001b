import FormCellModel
import StyleSheet

/// The properties of the place where cells are drawn.
struct PageSetting: Hashable, Sendable {
  var width: Double
  var direction = LayoutDirection.leftToRight
  var textSize = TextSize.large
  var environment = Environment()
  var strings = RatingStrings.english

  /// The default for a single cell.
  static let ofCell = PageSetting(width: 320)
  /// The default for a form.
  static let ofForm = PageSetting(width: 360)

  init(width: Double) { self.width = width }

  /// The keys that apply to a whole form, never to one of its cells.
  static let ofWholeForms = ["width", "direction", "textSize", "environment"]
}
