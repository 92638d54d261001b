/// The layout of a row of marks in the available room.
///
/// ```
/// │ margin ★★★ spacing ★★★ spacing ★★★ margin │
/// ```
///
/// Without a shape, a cell uses the sizes of its style.
public struct RatingShape: Hashable, Sendable {
  /// The size of a mark.
  public enum Item: Hashable, Sendable {
    /// A fixed size.
    case fixed(Extent)
    /// A square: an equal share of the length; at least `least` in each direction (CustomView).
    case square(least: Extent)
    /// An equal share of the length and the full breadth of the row; at least `least` in each
    /// direction (Ray Wenderlich's tutorial, the strips of XHStarRateView).
    case stretched(least: Extent)
    /// A picture of these proportions, scaled to fit into an equal share of the room; the share is
    /// at least `least`. The row is no broader than its pictures (FloatRatingView).
    case fitted(picture: Extent, least: Extent)
  }

  /// The space between two marks.
  public enum Spacing: Hashable, Sendable {
    /// A fixed number of points.
    case given(Double)
    /// The remaining length, distributed evenly; not negative (FloatRatingView, EDStarRating).
    case remaining
  }

  /// The space at both ends.
  public enum Margin: Hashable, Sendable {
    /// A fixed number of points.
    case points(Double)
    /// The room divided by 2 * items + 2 (dkk's StarRating).
    case share
  }

  /// The number of spacings subtracted from the room before it is divided among the marks.
  public enum CountedGaps: String, Hashable, Sendable, CaseIterable, Codable {
    /// The number of marks minus one.
    case between = "between"
    /// The number of marks, which leaves one spacing at the end (Ray Wenderlich's tutorial).
    case afterEach = "afterEach"
  }

  /// The room for the row, in points; a negative or non-finite number counts as 0.
  package var room: Extent
  package var item: Item
  /// The space between two marks.
  public var spacing: Spacing
  /// The space at both ends.
  public var margin: Margin
  /// The number of spacings subtracted from the room before it is divided among the marks.
  package var countedGaps: CountedGaps
  /// The alignment of marks that do not fill the room.
  package var alignment: StyledText.Alignment
  package var axis: ControlAxis

  /// Creates a shape.
  public init(
    in room: Extent, _ item: Item, spacing: Spacing = .given(0), margin: Margin = .points(0),
    countedGaps: CountedGaps = .between, alignment: StyledText.Alignment = .leading,
    axis: ControlAxis = .horizontal
  ) {
    self.room = room
    self.item = item
    self.spacing = spacing
    self.margin = margin
    self.countedGaps = countedGaps
    self.alignment = alignment
    self.axis = axis
  }

  /// Returns a shape with marks of a fixed size, in as much room as they take.
  public static func fixed(
    _ item: Extent, spacing: Double, axis: ControlAxis = .horizontal
  ) -> RatingShape {
    RatingShape(in: Extent(width: 0, height: 0), .fixed(item), spacing: .given(spacing), axis: axis)
  }

  /// Returns a shape whose marks share the room evenly and fill its height, without gaps.
  public static func strip(in room: Extent) -> RatingShape {
    RatingShape(in: room, .stretched(least: Extent(width: 0, height: 0)))
  }

  /// Returns a row of `items` marks, at most ``ScaleBounds/maximumItems``.
  ///
  /// The row is as long as its room, or longer if the minimum sizes of the marks require it. A row
  /// of one mark or none has no gaps.
  package func row(items: Int) -> ControlRow {
    let items = min(max(items, 0), ScaleBounds.maximumItems)
    let length = axis.length(of: room).asLength
    let breadth = axis.breadth(of: room).asLength
    let margin =
      switch self.margin {
      case .points(let points): points.asLength
      case .share: length / (2 * Double(items) + 2)
      }
    let gap = if case .given(let points) = self.spacing { points.asLength } else { 0.0 }
    let size = itemSize(items, length: length, breadth: breadth, margin: margin, gap: gap).asLengths
    let marks = Double(items) * axis.length(of: size)

    let isRemaining = self.spacing == .remaining && items > 1
    let spacing = isRemaining ? (length - 2 * margin - marks) / Double(items - 1) : gap
    let span = marks + Double(max(items - 1, 0)) * spacing.asLength
    let free = max(length - 2 * margin - span, 0)
    let before =
      switch alignment {
      case .leading: 0.0
      case .center: free / 2
      case .trailing: free
      }
    return ControlRow(
      items: items, itemSize: size, spacing: spacing, leading: margin + before,
      trailing: length > 0 ? margin + free - before : margin,
      breadth: rowBreadth(axis.breadth(of: size), in: breadth), axis: axis)
  }

  /// The breadth of a row with marks of a breadth; pictures are at the leading edge of the room across.
  private func rowBreadth(_ marks: Double, in room: Double) -> Double {
    if case .fitted = item, marks > 0 { marks } else { max(room, marks) }
  }

  private func itemSize(
    _ items: Int, length: Double, breadth: Double, margin: Double, gap: Double
  ) -> Extent {
    guard items > 0 else { return Extent(width: 0, height: 0) }
    let gaps = countedGaps == .between ? items - 1 : items
    let share = max((length - 2 * margin - Double(gaps) * gap) / Double(items), 0)
    switch item {
    case .fixed(let size):
      return size
    case .square(let least):
      return axis.extent(
        length: max(share, axis.length(of: least)), breadth: max(share, axis.breadth(of: least)))
    case .stretched(let least):
      return axis.extent(
        length: max(share, axis.length(of: least)), breadth: max(breadth, axis.breadth(of: least)))
    case .fitted(let picture, let least):
      let cell = axis.extent(
        length: max(share, axis.length(of: least)), breadth: max(breadth, axis.breadth(of: least)))
      return picture.fitted(into: cell)
    }
  }
}

extension Extent {
  /// Returns these proportions scaled to fit; empty if there is no room or no picture.
  fileprivate func fitted(into room: Extent) -> Extent {
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      return Extent(width: 0, height: 0)
    }
    let scale = min(room.width / width, room.height / height)
    return Extent(width: width * scale, height: height * scale)
  }
}
