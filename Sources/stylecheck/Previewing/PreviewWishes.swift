import FormCellModel
import StyleSheet

/// What somebody wants to see.
struct PreviewWishes: Hashable, Sendable {
  var dialect = Dialect.sapfiori
  /// Decides the device and the orientation.
  var environment = Environment()
  /// How many of the cells are drawn.
  var coverage = CoveringArray.Coverage.pairwise
  var direction = LayoutDirection.leftToRight
  /// Nil for most people's eyes.
  var vision: ColorVision?
  var reloading = Reloading.never

  /// Whether whoever shows the page looks for a newer one from time to time.
  enum Reloading: Hashable, Sendable {
    case never
    /// While sheets are watched.
    case always
  }
}
