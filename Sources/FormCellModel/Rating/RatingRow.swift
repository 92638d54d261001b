/// A row of marks, measured in reading order from its leading edge.
///
/// ```
/// side 28, spacing 8    ★★★★....★★★★....★★★★....★★★★....★★★★
/// points             0 ─┬───────┬───────┬───────┬───────┬─── 172
/// marks lit           0 │   1   │   2   │   3   │   4   │   5
/// ```
public struct RatingRow: Hashable, Sendable {
  /// How many marks there are; 0 and more.
  public let items: Int
  /// How large the marks are, and how far apart.
  public let metrics: RatingMetrics

  /// A row of `items` marks; fewer than 0 count as 0.
  public init(items: Int, _ metrics: RatingMetrics) {
    self.items = max(items, 0)
    self.metrics = metrics
  }
}

extension RatingRow {
  /// The size of the row when nothing narrows it; without marks it has no width.
  public var extent: Extent {
    let width = Double(items) * pitch - metrics.spacing
    return Extent(width: max(width, 0), height: metrics.itemSide)
  }

  /// From the beginning of one mark to that of the next.
  public var pitch: Double { metrics.itemSide + metrics.spacing }

  /// How many marks are lit when a finger is at `position`.
  ///
  /// A gap belongs to the mark before it. At the leading edge and before it no mark is lit, from the
  /// last mark on all are.
  ///
  /// - Parameter position: Points from the leading edge. NaN and the infinities give nil.
  /// - Returns: 0 to ``items``. It never falls as `position` grows.
  /// - Complexity: O(1).
  ///
  /// Source: SAP's open SwiftUI port (cloud-sdk-ios-fiori), `RatingControl`; the UIKit reference
  /// does not say where one mark's share ends.
  public func marksLit(at position: Double) -> Int? {
    guard position.isFinite else { return nil }
    guard position > 0 else { return 0 }
    guard position < Double(items) * pitch else { return items }
    return min(Int(position / pitch) + 1, items)
  }

  /// The frame of a mark inside `frame`, where the row was drawn.
  ///
  /// A frame narrower than ``extent`` narrows marks and gaps alike; marks stay square, and are in the
  /// middle of its height. The mark at the leading edge has the index 0; an index need not be in the
  /// row.
  public func markFrame(_ index: Int, in frame: Frame, _ direction: LayoutDirection) -> Frame {
    let scale = scale(in: frame)
    let side = metrics.itemSide * scale
    let leading = Double(index) * pitch * scale
    let x =
      switch direction {
      case .leftToRight: frame.x + leading
      case .rightToLeft: frame.maxX - leading - side
      }
    return Frame(x: x, y: frame.y + (frame.height - side) / 2, width: side, height: side)
  }

  /// The position of a point inside `frame`, where the row was drawn.
  ///
  /// Both are in the same coordinates. Nil when the frame has no width, or `x` is NaN or infinite.
  public func position(ofX x: Double, in frame: Frame, _ direction: LayoutDirection) -> Double? {
    let scale = scale(in: frame)
    guard x.isFinite, scale > 0 else { return nil }
    return switch direction {
    case .leftToRight: (x - frame.x) / scale
    case .rightToLeft: (frame.maxX - x) / scale
    }
  }

  /// 1, or less when the frame is narrower than the row wants to be.
  private func scale(in frame: Frame) -> Double {
    let wanted = extent.width
    return frame.width < wanted ? max(frame.width, 0) / wanted : 1
  }
}
