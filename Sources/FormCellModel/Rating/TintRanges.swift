public import StyleSheet

/// The colors of the marks by range of the rating.
///
/// ```
/// 0..<1  orange     rating 0
/// 1..<5  red        ratings 1 to 4
/// 5..<6  purple     rating 5: half open, so a range over the greatest rating ends above it
/// ```
///
/// A color applies to all marks, lit and open: in the reference's sample, orange is for the rating
/// 0, where no mark is lit.
///
/// Source: SAP Fiori for iOS SDK 25.08, `FUIRatingControl.setTintColor(_:for:)`; decision 0003 for
/// overlaps and gaps.
public struct TintRanges: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let range: Range<FixedDecimal>
    /// The color of all marks while the rating is in the range.
    package let color: ThemeColor
  }

  /// The entries in the order in which they were set; without one, all colors are the theme's.
  package private(set) var entries: [Entry] = []

  /// Sets a color for a range of ratings; of overlapping ranges, the last one set wins.
  ///
  /// Empty ranges are stored but never match.
  public mutating func set(_ color: ThemeColor, for range: Range<FixedDecimal>) {
    entries.append(Entry(range: range, color: color))
  }

  /// Sets a color for a range of whole numbers and the fractions between them.
  public mutating func set(_ color: ThemeColor, for range: Range<Int>) {
    let lower = FixedDecimal(clamping: range.lowerBound)
    set(color, for: lower..<max(lower, FixedDecimal(clamping: range.upperBound)))
  }

  /// Returns the color for a rating; nil if the theme provides it.
  ///
  /// Always nil in ``RatingStyle/editableDisabled``, which has to look disabled.
  package func color(for value: FixedDecimal, in style: RatingStyle) -> ThemeColor? {
    switch style {
    case .editableDisabled: nil
    case .editable, .standard, .accented: entries.last { $0.range.contains(value) }?.color
    }
  }
}
