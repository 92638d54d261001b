public import StyleSheet

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
  /// Light and dark, unless said otherwise.
  public var appearances: [Environment.Appearance] = Environment.Appearance.allCases
  /// The base alone, unless said otherwise.
  public var levels: [Environment.Level] = [.base]
  /// Normal and high, unless said otherwise.
  public var contrasts: [Environment.Contrast] = Environment.Contrast.allCases
  /// From left to right alone, unless said otherwise.
  public var directions: [LayoutDirection] = [.leftToRight]

  /// Styles, arrangements, values, appearances and contrasts.
  public init() {}

  /// How many states there are; 240 unless said otherwise.
  public var count: Int { lengths.reduce(1, *) }

  private var lengths: [Int] {
    [
      styles.count, arrangements.count, fills.count, validations.count, appearances.count,
      levels.count, contrasts.count, directions.count,
    ]
  }

  /// So many of the states that each is among them, each pair, or all; in the order of the axes, and
  /// the same ones on every system.
  public func states(_ coverage: CoveringArray.Coverage = .pairwise) -> [RatingState] {
    CoveringArray(of: lengths, coverage).rows.map { row in
      RatingState(
        style: styles[row[0]], arrangement: arrangements[row[1]], fill: fills[row[2]],
        validation: validations[row[3]],
        environment: Environment(
          appearance: appearances[row[4]], level: levels[row[5]], contrast: contrasts[row[6]]),
        direction: directions[row[7]])
    }
  }
}
