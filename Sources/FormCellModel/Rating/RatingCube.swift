/// The states of a rating cell, as combinations of independent axes.
///
/// ```swift
/// for state in RatingCube().states(.pairwise) {
///   let theme = Theme(of: sheets, in: state.environment)
///   let shown = state.presentation(in: theme)
/// }
/// ```
///
/// Each axis is a list that the caller can change; an axis with one element is fixed.
public struct RatingCube: Hashable, Sendable {
  package var styles: [RatingStyle] = RatingStyle.allCases
  /// The arrangements (default: those of text at the default size).
  package var arrangements: [RatingArrangement] = [.sameLine, .stacked, .controlOnly]
  /// The fills (default: all, from no rating to all marks).
  package var fills: [RatingState.Fill] = RatingState.Fill.allCases
  /// The kinds of validation; nil is no validation, which is the only default.
  package var validations: [Validation.Kind?] = [nil]
  /// The situations (default: light and dark mode with normal and high contrast, left to right).
  package var situations = CellSituations()

  /// Creates the default axes.
  public init() {}

  /// Returns states that cover each element, each pair or all combinations, in the order of the
  /// axes.
  ///
  /// The result is the same on every system.
  public func states(_ coverage: CoveringArray.Coverage = .pairwise) -> [RatingState] {
    let axes = [styles.count, arrangements.count, fills.count, validations.count]
    return situations.combinations(with: axes, coverage).map { places, environment, direction in
      RatingState(
        style: styles[places[0]], arrangement: arrangements[places[1]], fill: fills[places[2]],
        validation: validations[places[3]], environment: environment, direction: direction)
    }
  }
}
