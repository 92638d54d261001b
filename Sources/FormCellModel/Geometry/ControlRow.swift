/// A row of equal items, such as marks, measured along its axis from its beginning.
///
/// ```
/// side 28, spacing 8    ★★★★....★★★★....★★★★....★★★★....★★★★
/// points             0 ─┬───────┬───────┬───────┬───────┬─── 172
/// marks lit           0 │   1   │   2   │   3   │   4   │   5
/// ```
///
/// A ``RatingShape`` creates a row for the available room.
package struct ControlRow: Hashable, Sendable {
  /// The number of marks, 0 to ``ScaleBounds/maximumItems``.
  package let items: Int
  /// The size of a mark; not negative.
  package let itemSize: Extent
  /// The space between two marks, in points; not negative.
  package let spacing: Double
  /// The space before the first mark, in points; not negative.
  package let leading: Double
  /// The space after the last mark, in points; not negative.
  package let trailing: Double
  /// The size across the axis, in points; marks are centered in it.
  package let breadth: Double
  package let axis: ControlAxis

  // Derived values, computed once because every move of a touch needs them.

  /// The length of a mark along the axis.
  package let itemLength: Double
  /// The distance from the beginning of one mark to that of the next.
  package let pitch: Double
  /// The distance from the beginning of the first mark to the end of the last; 0 without marks.
  package let span: Double
  /// The reciprocals of ``pitch`` and ``itemLength``, and ``items`` divided by ``span``; 0 if not
  /// finite.
  ///
  /// Avoids divisions when a position is converted.
  let perPitch: Double
  let perLength: Double
  let itemsPerSpan: Double

  /// Creates a row; negative or non-finite numbers count as 0.
  ///
  /// The number of marks is clamped to ``ScaleBounds/maximumItems``, and each length to a thousand
  /// million points, so that derived values are finite. A nil breadth is that of a mark.
  package init(
    items: Int, itemSize: Extent, spacing: Double = 0, leading: Double = 0, trailing: Double = 0,
    breadth: Double? = nil, axis: ControlAxis = .horizontal
  ) {
    self.items = min(max(items, 0), ScaleBounds.maximumItems)
    self.itemSize = itemSize.asLengths
    self.spacing = spacing.asLength
    self.leading = leading.asLength
    self.trailing = trailing.asLength
    self.breadth = breadth?.asLength ?? axis.breadth(of: self.itemSize)
    self.axis = axis
    itemLength = axis.length(of: self.itemSize)
    pitch = itemLength + self.spacing
    span = max(Double(self.items) * pitch - self.spacing, 0)
    perPitch = (1 / pitch).asFactor
    perLength = (1 / itemLength).asFactor
    itemsPerSpan = (Double(self.items) / span).asFactor
  }

  /// Creates a row of `items` square marks with the metrics of a style; a negative number counts as
  /// 0.
  package init(items: Int, _ metrics: RatingMetrics) {
    self.init(
      items: items, itemSize: Extent(width: metrics.itemSide, height: metrics.itemSide),
      spacing: metrics.spacing)
  }

  /// The natural size of the row; its length is 0 without marks and margins.
  package var extent: Extent { axis.extent(length: leading + span + trailing, breadth: breadth) }

  /// Returns the length of the lit part for a rating of `marks`, including fractions and the gaps
  /// between lit marks.
  ///
  /// A renderer crops the foreground strip to it. The rating is clamped to the number of marks.
  package func litLength(marks: FixedDecimal) -> Double {
    let lit = marks.clamped(to: 0...FixedDecimal(clamping: items))
    let gaps = lit.rounded(to: 1, .up).parts.below.millionths / FixedDecimal.unit - 1
    return lit.double * itemLength + Double(max(gaps, 0)) * spacing
  }
}

extension Double {
  /// The number as a factor: 0 if it is not finite.
  fileprivate var asFactor: Double { isFinite ? self : 0 }
}

extension Extent {
  var asLengths: Extent { Extent(width: width.asLength, height: height.asLength) }
}
