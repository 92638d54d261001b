package import StyleSheet

extension RatingStyle {
  /// What one style is made of.
  package struct Row: Hashable, Sendable {
    /// The suffix of its colors in a sheet.
    package let variant: Variant
    /// The suffix of its images, of which there are only two.
    package let imageVariant: Variant
    /// The sizes of its marks.
    package let metrics: RatingMetrics
    /// The font before and after the marks.
    package let labelFont: TextFont
    /// The color of lit and open marks alike, where no sheet says otherwise.
    package let markColor: PaletteColor
    /// The color before and after the marks.
    package let labelColor: PaletteColor
    /// The color of what is rated.
    package let keyNameColor: PaletteColor
    /// The color of the words below the control.
    package let subtitleColor: PaletteColor
  }

  // Sources: the table of SAP's open SwiftUI port (cloud-sdk-ios-fiori, `RatingControl` and
  // `RatingControlFormView`): sides, spacings, scales, colors, fonts; SAP Fiori for iOS SDK 25.08,
  // `FUIRatingControl`, "Theming": variants. For the images it names two variants; that the two
  // styles one can edit share the one, and the two to be read the other, is our reading.

  /// The row of this style, in its larger size if it is a style to be read; others have but one.
  package func row(isLarge: Bool) -> Row {
    switch self {
    case .editable: Self.editableRow
    case .editableDisabled: Self.disabledRow
    case .standard: isLarge ? Self.largeStandardRow : Self.standardRow
    case .accented: isLarge ? Self.largeAccentedRow : Self.accentedRow
    }
  }

  private static let editableRow = Row(
    variant: "editable", imageVariant: "editable",
    metrics: largest, labelFont: TextFont(.body),
    markColor: .tintColor, labelColor: .primaryLabel,
    keyNameColor: .primaryLabel, subtitleColor: .tertiaryLabel)

  private static let disabledRow = Row(
    variant: "editable-disabled", imageVariant: "editable",
    metrics: largest, labelFont: TextFont(.body),
    markColor: .quaternaryLabel, labelColor: .quaternaryLabel,
    keyNameColor: .separator, subtitleColor: .separator)

  private static let standardRow = Row(
    variant: "standard", imageVariant: "standard",
    metrics: small, labelFont: TextFont(.subheadline),
    markColor: .tertiaryLabel, labelColor: .tertiaryLabel,
    keyNameColor: .primaryLabel, subtitleColor: .tertiaryLabel)

  private static let largeStandardRow = Row(
    variant: "standard", imageVariant: "standard",
    metrics: large, labelFont: TextFont(.body),
    markColor: .tertiaryLabel, labelColor: .tertiaryLabel,
    keyNameColor: .primaryLabel, subtitleColor: .tertiaryLabel)

  private static let accentedRow = Row(
    variant: "accented", imageVariant: "standard",
    metrics: small, labelFont: TextFont(.subheadline),
    markColor: .mango8, labelColor: .tertiaryLabel,
    keyNameColor: .primaryLabel, subtitleColor: .tertiaryLabel)

  private static let largeAccentedRow = Row(
    variant: "accented", imageVariant: "standard",
    metrics: large, labelFont: TextFont(.body),
    markColor: .mango8, labelColor: .tertiaryLabel,
    keyNameColor: .primaryLabel, subtitleColor: .tertiaryLabel)
}

extension RatingStyle {
  /// Whether it shows an average: in ``standard`` and ``accented``, which are there to be read.
  public var isReadOnly: Bool {
    switch self {
    case .editable, .editableDisabled: false
    case .standard, .accented: true
    }
  }

  /// The sizes of its marks, in its larger size if it is a style to be read; others have but one.
  public func metrics(isLarge: Bool = false) -> RatingMetrics {
    switch self {
    case .editable, .editableDisabled: Self.largest
    case .standard, .accented: isLarge ? Self.large : Self.small
    }
  }

  private static let largest = RatingMetrics(28, 8, .large)
  private static let large = RatingMetrics(20, 8, .large)
  private static let small = RatingMetrics(16, 6, .small)
}
