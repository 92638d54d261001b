import StyleSheet

/// All that a rating cell can be at once: its states, along axes that are independent of each other.
///
/// ```swift
/// for state in RatingCube().states(.pairwise) {
///   let theme = Theme(of: sheets, in: state.environment)
///   let shown = state.presentation(in: theme)
/// }
/// ```
///
/// Each axis is a list to take away from, or to add to: an axis with one place is fixed.
public struct RatingCube: Hashable, Sendable {
  /// All of them, unless said otherwise.
  public var styles: [RatingStyle] = RatingStyle.allCases
  /// Those of text of the usual size, unless said otherwise.
  public var arrangements: [RatingArrangement] = [.sameLine, .stacked, .controlOnly]
  /// From no rating to all marks, unless said otherwise.
  public var fills: [RatingState.Fill] = RatingState.Fill.allCases
  /// What a form has to say; nil is nothing, which is all that there is unless said otherwise.
  public var validations: [Validation.Kind?] = [nil]
  /// Light and dark mode with normal and high contrast, from left to right, unless said otherwise.
  public var situations = CellSituations()

  /// Styles, arrangements, values, appearances and contrasts.
  public init() {}

  /// The number of states; 240 unless said otherwise.
  public var count: Int { states(.all).count }

  /// So many of the states that each is among them, each pair, or all; in the order of the axes, and
  /// the same ones on every system.
  public func states(_ coverage: CoveringArray.Coverage = .pairwise) -> [RatingState] {
    let axes = [styles.count, arrangements.count, fills.count, validations.count]
    return situations.combinations(with: axes, coverage).map { places, environment, direction in
      RatingState(
        style: styles[places[0]], arrangement: arrangements[places[1]], fill: fills[places[2]],
        validation: validations[places[3]], environment: environment, direction: direction)
    }
  }
}
