public import StyleSheet

/// A rating cell in one of the states that a theme has to stand, and where it is shown.
public struct RatingState: Hashable, Sendable {
  /// How much of the marks is lit.
  public enum Fill: String, Hashable, Sendable, CaseIterable {
    /// There is no rating.
    case none
    /// One mark.
    case least
    /// Three of five and a half, for the styles to be read; others round it.
    case fraction
    /// Three marks.
    case middle
    /// All marks.
    case most
  }

  /// How it looks, and whether such a look can be changed by hand.
  public let style: RatingStyle
  /// Where the parts stand.
  public let arrangement: RatingArrangement
  /// How much of the marks is lit.
  public let fill: Fill
  /// What a form has to say of it; nil is nothing.
  public let validation: Validation.Kind?
  /// Light or dark mode, and all else that a theme depends on.
  public let environment: Environment
  /// Which way it is read.
  public let direction: LayoutDirection

  /// A state of the given coordinates.
  public init(
    style: RatingStyle, arrangement: RatingArrangement = .sameLine, fill: Fill = .middle,
    validation: Validation.Kind? = nil, environment: Environment = Environment(),
    direction: LayoutDirection = .leftToRight
  ) {
    self.style = style
    self.arrangement = arrangement
    self.fill = fill
    self.validation = validation
    self.environment = environment
    self.direction = direction
  }
}

extension RatingState {
  /// The cell, with words of a length that is usual: a name, a subtitle where the arrangement has
  /// one, and figures around the marks in the styles to be read.
  public var cell: RatingCell {
    let name = "Service"
    var cell =
      switch arrangement {
      case .sameLine, .keyNameAbove: RatingCell(keyName: name, style: style)
      case .stacked: RatingCell(keyName: name, subtitle: "How was the service?", style: style)
      case .controlOnly: RatingCell(keyName: name, subtitle: "", style: style)
      }
    if let value = fill.value {
      if style.isReadOnly { cell.average = value } else { _ = cell.handle(.setValue(value)) }
    }
    cell.showsLeadingLabel = style.isReadOnly
    cell.reviewCount = style.isReadOnly && fill != .none ? 12 : nil
    cell.showsTrailingLabel = style.isReadOnly
    cell.validation = validation.map { Validation("Tell us how it was", $0) }
    return cell
  }

  /// The key name stands above what it names only where text is large.
  var textSize: TextSize {
    switch arrangement {
    case .sameLine, .stacked, .controlOnly: .large
    case .keyNameAbove: .accessibilityMedium
    }
  }

  /// What it looks like under sheets.
  public func presentation(
    in theme: Theme, width: Double = 320, strings: RatingStrings = .english
  ) -> RatingPresentation {
    RatingPresentation(
      of: cell, in: theme, width: width, direction, textSize: textSize, strings: strings)
  }
}

extension RatingState: CustomStringConvertible {
  /// Its coordinates, which no other state of a cube has: a name for a test or a file.
  ///
  /// `accented-sameLine-fraction-dark`; what is usual is not said: no validation, the base level,
  /// normal contrast, from left to right.
  public var description: String {
    let words = ["\(style)", "\(arrangement)", fill.rawValue] + environment.stateWords
    let notice = validation.map { ["\($0)Validation"] } ?? []
    return (words + notice + direction.stateWords).joined(separator: "-")
  }
}

extension RatingState.Fill {
  /// Of the bounds 0 to 5; nil is no rating.
  fileprivate var value: FixedDecimal? {
    switch self {
    case .none: nil
    case .least: FixedDecimal(clamping: 1)
    case .fraction: FixedDecimal(millionths: 3_500_000)
    case .middle: FixedDecimal(clamping: 3)
    case .most: FixedDecimal(clamping: 5)
    }
  }
}
