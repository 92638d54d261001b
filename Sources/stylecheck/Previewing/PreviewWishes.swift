import FormCellModel
import StyleSheet

/// The options of a preview.
struct PreviewWishes: Hashable, Sendable {
  var dialect = Dialect.sapfiori
  /// Determines the device and the orientation.
  var environment = Environment()
  /// The coverage of the states of cells.
  var coverage = CoveringArray.Coverage.pairwise
  var direction = LayoutDirection.leftToRight
  /// Nil for typical color vision.
  var vision: ColorVision?
  var reloading = Reloading.never

  /// The automatic reloading of the page.
  enum Reloading: Hashable, Sendable {
    case never
    /// While sheets are watched.
    case always
  }
}
