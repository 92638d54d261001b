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
  /// The direction in which the row runs.
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
  private let perPitch: Double
  private let perLength: Double
  private let itemsPerSpan: Double

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
}

extension ControlRow {
  /// The natural size of the row; its length is 0 without marks and margins.
  package var extent: Extent {
    axis.extent(length: leading + span + trailing, breadth: breadth)
  }

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

// MARK: - Places

extension ControlRow {
  /// Returns the place at a position; nil if the position is NaN or infinite.
  ///
  /// A mark includes both of its ends if there is a gap. Without gaps, a border belongs to the mark
  /// that begins there. Without marks, every position is before them.
  ///
  /// The position is in points from the beginning of the row, along its axis.
  ///
  /// - Complexity: O(1).
  ///
  /// Source: Jeremy Cook's StarRating, for the division into stars and spacers.
  package func place(at position: Double) -> RowPlace? {
    position.isFinite ? place(atFinite: position) : nil
  }

  func place(atFinite position: Double) -> RowPlace {
    let local = position - leading
    let length = itemLength
    guard items > 0, local >= 0 else {
      return .before(marks: length > 0 ? max(-local, 0) / length : 0)
    }
    guard local <= span else { return .past }
    guard pitch > 0 else { return .mark(0, fraction: 0) }

    let index = min(Int(local * perPitch), items - 1)
    let rest = local - Double(index) * pitch
    if rest > length {
      let gap = FixedDecimal(marks: min((rest - length) / spacing, 1))
      let isOver = gap == 1 && index + 1 < items
      return isOver ? .mark(index + 1, fraction: 0) : .gap(after: index, fraction: gap)
    }
    let fraction = FixedDecimal(marks: rest * perLength).clamped(to: 0...1)
    let isBorder = fraction == 1 && spacing == 0 && index + 1 < items
    return isBorder ? .mark(index + 1, fraction: 0) : .mark(index, fraction: fraction)
  }

  /// Returns the number of marks before a position, as if they filled the row evenly without gaps;
  /// nil without marks, or if the position is NaN or infinite.
  ///
  /// - Returns: 0 to ``items``, including fractions.
  func evenMarks(at position: Double) -> FixedDecimal? {
    guard position.isFinite, span > 0 else { return nil }
    let marks = (position - leading) * itemsPerSpan
    return FixedDecimal(marks: min(max(marks, 0), Double(items)))
  }
}

extension Double {
  /// The number as a factor: 0 if it is not finite.
  fileprivate var asFactor: Double { isFinite ? self : 0 }
}

extension Extent {
  /// The extent with both numbers clamped to valid lengths.
  var asLengths: Extent { Extent(width: width.asLength, height: height.asLength) }
}
