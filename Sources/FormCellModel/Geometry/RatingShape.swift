/// How a row of marks fills the room it is given.
///
/// ```
/// │ margin ★★★ spacing ★★★ spacing ★★★ margin │
/// ```
///
/// A cell without a shape has the sizes of its style.
public struct RatingShape: Hashable, Sendable {
  /// How large a mark is.
  public enum Item: Hashable, Sendable {
    /// As large as this, whatever the room.
    case fixed(Extent)
    /// What the row has left for each mark along it, and as far across; either at least as much as
    /// `least` has (CustomView).
    case square(least: Extent)
    /// What the row has left for each mark along it, and as far across as the row; either at least as
    /// much as `least` has (Ray Wenderlich's tutorial, the strips of XHStarRateView).
    case stretched(least: Extent)
    /// A picture of these proportions, as large as fits into an equal part of the room; that part is
    /// at least as large as `least` (FloatRatingView).
    case fitted(picture: Extent, least: Extent)
  }

  /// What is left free between two marks.
  public enum Spacing: Hashable, Sendable {
    /// So many points.
    case given(Double)
    /// What is left when the marks have been placed, shared out; never below 0 (FloatRatingView,
    /// EDStarRating).
    case remaining
  }

  /// What is left free at both ends.
  public enum Margin: Hashable, Sendable {
    /// So many points.
    case points(Double)
    /// The room divided by twice the number of marks and two (dkk's StarRating).
    case share
  }

  /// How many spacings are taken off the room before it is divided among the marks.
  public enum CountedGaps: String, Hashable, Sendable, CaseIterable, Codable {
    /// As many as there are: one less than marks.
    case between = "between"
    /// One for each mark, which leaves the last one free at the end (Ray Wenderlich's tutorial).
    case afterEach = "afterEach"
  }

  /// Where marks stand that do not fill the room.
  public enum Alignment: String, Hashable, Sendable, CaseIterable, Codable {
    case leading = "leading"
    case center = "center"
    case trailing = "trailing"
  }

  /// The room for the row, in points; a number that is below 0, or not finite, counts as 0.
  public var room: Extent
  /// How large a mark is.
  public var item: Item
  /// What is left free between two marks.
  public var spacing: Spacing
  /// What is left free at both ends.
  public var margin: Margin
  /// How many spacings are taken off the room before it is divided among the marks.
  public var countedGaps: CountedGaps
  /// Where marks stand that do not fill the room.
  public var alignment: Alignment
  /// Which way the row runs.
  public var axis: ControlAxis

  /// A shape of the given parts.
  public init(
    in room: Extent, _ item: Item, spacing: Spacing = .given(0), margin: Margin = .points(0),
    countedGaps: CountedGaps = .between, alignment: Alignment = .leading,
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

  /// Marks of a fixed size, in as much room as they take.
  public static func fixed(
    _ item: Extent, spacing: Double, axis: ControlAxis = .horizontal
  ) -> RatingShape {
    RatingShape(in: Extent(width: 0, height: 0), .fixed(item), spacing: .given(spacing), axis: axis)
  }

  /// Marks that share the room evenly and fill its height, without gaps.
  public static func strip(in room: Extent) -> RatingShape {
    RatingShape(in: room, .stretched(least: Extent(width: 0, height: 0)))
  }
}

extension RatingShape {
  /// The row of `items` marks in this shape, and of no more than ``ScaleBounds/maximumItems``.
  ///
  /// It is as long as its room, or longer where the least sizes of the marks ask for more. One mark
  /// and none have no gaps, and so divide by nothing.
  ///
  /// - Complexity: O(1).
  public func row(items: Int) -> ControlRow {
    let items = min(max(items, 0), ScaleBounds.maximumItems)
    let length = axis.length(of: room).asLength
    let breadth = axis.breadth(of: room).asLength
    let margin = marginLength(items, length)
    let gap = givenSpacing
    let size = itemSize(items, length: length, breadth: breadth, margin: margin, gap: gap).asLengths
    let marks = Double(items) * axis.length(of: size)

    let spacing =
      switch self.spacing {
      case .given: gap
      case .remaining: items > 1 ? (length - 2 * margin - marks) / Double(items - 1) : 0
      }
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
      breadth: max(breadth, axis.breadth(of: size)), axis: axis)
  }

  private var givenSpacing: Double {
    switch spacing {
    case .given(let points): points.asLength
    case .remaining: 0
    }
  }

  private func marginLength(_ items: Int, _ length: Double) -> Double {
    switch margin {
    case .points(let points): points.asLength
    case .share: length / (2 * Double(items) + 2)
    }
  }

  private func itemSize(
    _ items: Int, length: Double, breadth: Double, margin: Double, gap: Double
  ) -> Extent {
    guard items > 0 else { return Extent(width: 0, height: 0) }
    let gaps =
      switch countedGaps {
      case .between: items - 1
      case .afterEach: items
      }
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
  /// These proportions, as large as fits; nothing where there is no room or no picture.
  fileprivate func fitted(into room: Extent) -> Extent {
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      return Extent(width: 0, height: 0)
    }
    let scale = min(room.width / width, room.height / height)
    return Extent(width: width * scale, height: height * scale)
  }
}
