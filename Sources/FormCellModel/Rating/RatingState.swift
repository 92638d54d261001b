public import StyleSheet

/// A rating cell in one of the states that a theme has to support, with its environment.
public struct RatingState: Hashable, Sendable {
  /// The number of filled marks.
  public enum Fill: String, Hashable, Sendable, CaseIterable {
    /// There is no rating.
    case none
    /// One mark.
    case least
    /// Three and a half of five marks in read-only styles; other styles round it.
    case fraction
    /// Three marks.
    case middle
    /// All marks.
    case most
  }

  /// The style, which may be read-only.
  package let style: RatingStyle
  package let arrangement: RatingArrangement
  package let fill: Fill
  package let validation: Validation.Kind?
  /// The environment of the theme.
  public let environment: ThemeEnvironment
  package let direction: ReadingDirection

  /// Creates a state from its coordinates.
  public init(
    style: RatingStyle, arrangement: RatingArrangement = .sameLine, fill: Fill = .middle,
    validation: Validation.Kind? = nil, environment: ThemeEnvironment = ThemeEnvironment(),
    direction: ReadingDirection = .leftToRight
  ) {
    self.style = style
    self.arrangement = arrangement
    self.fill = fill
    self.validation = validation
    self.environment = environment
    self.direction = direction
  }

  /// The cell with typical texts: a name, a subtitle if the arrangement has one, and labels around
  /// the marks in read-only styles.
  package var cell: RatingCell {
    let name = "Service"
    var cell =
      switch arrangement {
      case .sameLine, .keyNameAbove: RatingCell(keyName: name, style: style)
      case .stacked: RatingCell(keyName: name, subtitle: "How was the service?", style: style)
      case .controlOnly: RatingCell(keyName: name, subtitle: "", style: style)
      }
    if let value = fill.row.value {
      if style.isReadOnly { cell.average = value } else { _ = cell.handle(.setValue(value)) }
    }
    cell.showsLeadingLabel = style.isReadOnly
    cell.reviewCount = style.isReadOnly && fill != .none ? 12 : nil
    cell.showsTrailingLabel = style.isReadOnly
    cell.validation = validation.map { Validation("Tell us how it was", $0) }
    return cell
  }

  /// The key name is stacked only at large text sizes.
  var textSize: TextSize {
    switch arrangement {
    case .sameLine, .stacked, .controlOnly: .large
    case .keyNameAbove: .accessibilityMedium
    }
  }

  /// Returns the presentation of the cell in a theme.
  public func presentation(
    in theme: Theme, width: Double = 320, strings: RatingStrings = .english
  ) -> RatingPresentation {
    RatingPresentation(
      of: cell, in: theme, width: width, direction, textSize: textSize, strings: strings)
  }
}

extension RatingState: CustomStringConvertible {
  /// The coordinates; unique among the states of a cube and usable in names of tests and files.
  ///
  /// For example `accented-sameLine-fraction-dark`. Defaults are omitted: no validation, the base
  /// level, normal contrast, left to right.
  public var description: String {
    let words = ["\(style)", "\(arrangement)", fill.rawValue] + environment.stateWords
    let notice = validation.map { ["\($0)Validation"] } ?? []
    return (words + notice + direction.stateWords).joined(separator: "-")
  }
}

extension RatingState.Fill {
  /// The value within the bounds 0 to 5, nil for no rating; and its name.
  var row: (value: FixedDecimal?, title: String) {
    switch self {
    case .none: (nil, "no rating")
    case .least: (1, "one mark")
    case .fraction: (3.5, "3.5 of 5")
    case .middle: (3, "three marks")
    case .most: (5, "all marks")
    }
  }
}
