/// The frames of chips, which wrap to rows.
///
/// ```
/// (  Red  ) (  Green  )
/// ( Yellow )
/// ```
///
/// A chip is at least 44 points wide and high, and at most as wide as the room; 6 points are
/// between chips and between rows. All chips of a row have the same height.
///
/// Source: cloud-sdk-ios-fiori, `FilterFormViewStyle` and `FilterFormOptionsEnvironments`.
package struct ChipRows: Hashable, Sendable {
  /// The frames from the leading edge, in reading order.
  package private(set) var frames: [Frame] = []
  /// The used width of a single row, or the room for several; and the height.
  package private(set) var size = Extent(width: 0, height: 0)

  static let spacing = 6.0
  static let least = 44.0

  /// Returns the number of columns of chips with a fixed width.
  package static func columns(at size: TextSize, isCompact: Bool) -> Int {
    size >= .accessibilityLarge && isCompact ? 1 : 2
  }

  static func width(of columns: Int, in room: Double) -> Double {
    (room - spacing * Double(columns - 1)) / Double(columns)
  }

  /// Arranges chips of the given sizes.
  package init(_ sizes: [Extent], _ sizing: ChoiceSizing, columns: Int, in room: Double) {
    let widths = Self.widths(of: sizes, sizing, columns: columns, in: room)
    let rows = Self.rows(of: widths, in: room)
    var (x, y) = (0.0, 0.0)
    for row in rows {
      let height = max(Self.least, sizes[row].map(\.height).max() ?? 0)
      x = 0
      for width in widths[row] {
        frames.append(Frame(x: x, y: y, width: width, height: height))
        x += width + Self.spacing
      }
      y += height + Self.spacing
    }
    guard !rows.isEmpty else { return }
    let width = rows.count > 1 ? room : min(x - Self.spacing, room)
    size = Extent(width: width, height: y - Self.spacing)
  }

  private static func rows(of widths: [Double], in room: Double) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var end = 0.0
    for (index, width) in widths.enumerated() {
      // The sum of equal columns can exceed the room by a rounding error.
      if let row = rows.last, end + spacing + width <= room + 0.001 {
        rows[rows.count - 1] = row.lowerBound..<index + 1
        end += spacing + width
      } else {
        rows.append(index..<index + 1)
        end = width
      }
    }
    return rows
  }

  private static func widths(
    of sizes: [Extent], _ sizing: ChoiceSizing, columns: Int, in room: Double
  ) -> [Double] {
    let column = width(of: columns, in: room)
    let own = sizes.map { min(max(sizing == .fixed ? column : $0.width, least), room) }
    switch sizing {
    case .fixed, .flexible: return own
    case .widest:
      let widest = own.max() ?? 0
      return own.map { _ in widest }
    }
  }
}
