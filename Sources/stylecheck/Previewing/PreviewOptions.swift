import FormCellModel
import StyleSheet

struct PreviewOptions: Hashable, Sendable {
  var dialect = Dialect.sapfiori
  /// Determines the device and the orientation.
  var environment = ThemeEnvironment()
  /// The coverage of the states of cells.
  var coverage = CoveringArray.Coverage.pairwise
  var direction = ReadingDirection.leftToRight
  var accessibility = AccessibilitySettings()
  /// Nil for typical color vision.
  var vision: ColorVision?
  /// True if the page reloads itself, while sheets are watched.
  var reloads = false
}
