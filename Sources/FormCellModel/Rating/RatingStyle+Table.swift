package import StyleSheet

extension RatingStyle {
  /// The properties of one style.
  package struct Row: Hashable, Sendable {
    /// The variant of its colors in a stylesheet.
    package let variant: Variant
    /// The variant of its images, of which there are two.
    package let imageVariant: Variant
    package var metrics: RatingMetrics
    package var labelFont: TextFont
    /// The color of lit and open marks without a declaration.
    package let markColor: PaletteColor
    package let labelColor: PaletteColor
    package var keyNameColor = PaletteColor.primaryLabel
    /// The color of the text below the control.
    package var subtitleColor = PaletteColor.tertiaryLabel
  }

  // Sources: the table of SAP's open SwiftUI port (cloud-sdk-ios-fiori, `RatingControl` and
  // `RatingControlFormView`): sides, spacings, scales, colors, fonts; SAP Fiori for iOS SDK 25.08,
  // `FUIRatingControl`, "Theming": variants. The reference names two variants for images; that the
  // two editable styles share one and the two read-only styles the other is inferred.

  /// Returns the row of this style; only the read-only styles have a larger size.
  package func row(isLarge: Bool) -> Row {
    switch self {
    case .editable: Self.editableRow
    case .editableDisabled: Self.disabledRow
    case .standard: isLarge ? Self.largeStandardRow : Self.standardRow
    case .accented: isLarge ? Self.largeAccentedRow : Self.accentedRow
    }
  }

  private static let editableRow = Row(
    variant: "editable", imageVariant: "editable", metrics: largest, labelFont: TextFont(.body),
    markColor: .tintColor, labelColor: .primaryLabel)

  private static let disabledRow = Row(
    variant: "editable-disabled", imageVariant: "editable", metrics: largest,
    labelFont: TextFont(.body), markColor: .quaternaryLabel, labelColor: .quaternaryLabel,
    keyNameColor: .separator, subtitleColor: .separator)

  private static let standardRow = Row(
    variant: "standard", imageVariant: "standard", metrics: small,
    labelFont: TextFont(.subheadline), markColor: .tertiaryLabel, labelColor: .tertiaryLabel)

  private static let accentedRow = Row(
    variant: "accented", imageVariant: "standard", metrics: small,
    labelFont: TextFont(.subheadline), markColor: .mango8, labelColor: .tertiaryLabel)

  private static let largeStandardRow = enlarged(standardRow)
  private static let largeAccentedRow = enlarged(accentedRow)

  private static func enlarged(_ row: Row) -> Row {
    var row = row
    (row.metrics, row.labelFont) = (large, TextFont(.body))
    return row
  }

  /// True if the style shows an average: ``standard`` and ``accented``, the read-only styles.
  package var isReadOnly: Bool {
    switch self {
    case .editable, .editableDisabled: false
    case .standard, .accented: true
    }
  }

  /// True if the cell looks disabled.
  var isDimmed: Bool { self == .editableDisabled }

  /// Returns the sizes of its marks; only the read-only styles have a larger size.
  package func metrics(isLarge: Bool = false) -> RatingMetrics { row(isLarge: isLarge).metrics }

  private static let largest = RatingMetrics(itemSide: 28, spacing: 8, symbolScale: .large)
  private static let large = RatingMetrics(itemSide: 20, spacing: 8, symbolScale: .large)
  private static let small = RatingMetrics(itemSide: 16, spacing: 6, symbolScale: .small)
}
