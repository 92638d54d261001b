/// A row of equal items, such as marks, measured the way it runs, from where it begins.
///
/// ```
/// side 28, spacing 8    ★★★★....★★★★....★★★★....★★★★....★★★★
/// points             0 ─┬───────┬───────┬───────┬───────┬─── 172
/// marks lit           0 │   1   │   2   │   3   │   4   │   5
/// ```
///
/// A ``RatingShape`` makes one for the room there is.
public struct ControlRow: Hashable, Sendable {
  /// How many marks there are; 0 to ``ScaleBounds/maximumItems``.
  public let items: Int
  /// How large a mark is; no number of it below 0.
  public let itemSize: Extent
  /// What is left free between two marks, in points; 0 and more.
  public let spacing: Double
  /// What is left free before the first mark, in points; 0 and more.
  public let leading: Double
  /// What is left free after the last mark, in points; 0 and more.
  public let trailing: Double
  /// How far it is across, in points; marks are in the middle of it.
  public let breadth: Double
  /// Which way it runs.
  public let axis: ControlAxis

  // What follows from these is asked for with each move of a finger, and so reckoned once.

  /// The length of a mark, the way the row runs.
  public let itemLength: Double
  /// From the beginning of one mark to that of the next.
  public let pitch: Double
  /// From the beginning of the first mark to the end of the last; 0 without marks.
  public let span: Double
  /// One over ``pitch``, and over ``itemLength``, and ``items`` over ``span``; 0 where that is nothing.
  ///
  /// A division takes as long as all the rest of finding a place, and there would be two.
  private let perPitch: Double
  private let perLength: Double
  private let itemsPerSpan: Double

  /// A row of the given numbers; what is below 0, or not finite, counts as 0.
  ///
  /// More marks than ``ScaleBounds/maximumItems`` count as so many, and a length of more than a
  /// thousand million points counts as that, so that nothing that is reckoned of a row is infinite.
  /// A breadth of nil is that of a mark.
  public init(
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

  /// A row of `items` square marks as a style has them; fewer than 0 count as 0.
  public init(items: Int, _ metrics: RatingMetrics) {
    self.init(
      items: items, itemSize: Extent(width: metrics.itemSide, height: metrics.itemSide),
      spacing: metrics.spacing)
  }
}

extension ControlRow {
  /// The size of the row when nothing narrows it; without marks and margins it has no length.
  public var extent: Extent {
    axis.extent(length: leading + span + trailing, breadth: breadth)
  }

  /// How far the lit part of the row reaches for a rating of so many marks, fractions too: the marks,
  /// and the gaps between those that are lit.
  ///
  /// It is what a foreground strip is cut to. Less than 0 is 0, and more than there are is all.
  public func litLength(marks: FixedDecimal) -> Double {
    let lit = marks.clamped(to: 0...FixedDecimal(clamping: items))
    let gaps = lit.rounded(to: 1, .up).parts.below.millionths / FixedDecimal.unit - 1
    return lit.double * itemLength + Double(max(gaps, 0)) * spacing
  }
}

// MARK: - What is where

extension ControlRow {
  /// What is at a position; nil when it is NaN or infinite.
  ///
  /// Marks own both their ends, where there is a gap; where there is none, a border belongs to the
  /// mark that begins there. Without marks everything is before them.
  ///
  /// The position is in points from where the row begins, the way it runs.
  ///
  /// - Complexity: O(1).
  ///
  /// Source: the division into stars and spacers is that of Jeremy Cook's StarRating.
  public func place(at position: Double) -> RowPlace? {
    position.isFinite ? place(atFinite: position) : nil
  }

  /// The same of a position that is known to be finite.
  ///
  /// Set into the rules of a cell, which take the place apart at once, so that it is never made.
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

  /// How many marks lie before a position, as if they had no gaps between them and filled the row
  /// evenly; nil without marks, or when the position is NaN or infinite.
  ///
  /// - Returns: 0 to ``items``, fractions too.
  func evenMarks(at position: Double) -> FixedDecimal? {
    guard position.isFinite, span > 0 else { return nil }
    let marks = (position - leading) * itemsPerSpan
    return FixedDecimal(marks: min(max(marks, 0), Double(items)))
  }
}

extension Double {
  /// Itself as what a length is multiplied by: 0 when it is not finite.
  fileprivate var asFactor: Double { isFinite ? self : 0 }
}

extension Extent {
  /// Both numbers as lengths.
  var asLengths: Extent { Extent(width: width.asLength, height: height.asLength) }
}
