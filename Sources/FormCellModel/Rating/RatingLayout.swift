/// Where the parts of a rating cell are in a given width.
///
/// ```
/// │ 16 [key name]  8  [leading label] s [★ s ★ s ★] s [trailing label] 16 │
/// ```
///
/// `s` is the spacing between marks. The marks have what width they want before the labels, and
/// these before the key name; where there is not even enough for the marks, they are narrowed. A cell
/// is as high as its parts and 8 points above and below them, and at least 44. The numbers 16, 8 and
/// 44 are this package's choice; the 4 points between control and subtitle are those of SAP's open
/// SwiftUI port (cloud-sdk-ios-fiori, `RatingControlFormView`).
struct RatingLayout: Hashable, Sendable {
  /// How much room the texts of a cell want; what is not there wants none.
  struct Texts: Hashable, Sendable {
    let keyNameHeight: Double
    let subtitleHeight: Double
    let leadingLabel: Extent
    let trailingLabel: Extent
  }

  let size: Extent
  let row: Frame
  let keyName: Frame
  let subtitle: Frame
  let leadingLabel: Frame
  let trailingLabel: Frame

  /// Lays a cell out.
  ///
  /// A width that is not finite, or less than 0, counts as 0.
  init(
    _ arrangement: RatingArrangement, of marks: RatingRow, _ texts: Texts,
    width: Double, _ direction: LayoutDirection
  ) {
    let width = width.isFinite ? max(width, 0) : 0
    let edge = min(Self.edge, width / 2)
    let inner = width - 2 * edge
    let spacing = marks.spacing

    let rowWidth = min(marks.extent.width, inner)
    let leading = min(texts.leadingLabel.taking(spacing), inner - rowWidth)
    let trailing = min(texts.trailingLabel.taking(spacing), inner - rowWidth - leading)
    let control = leading + rowWidth + trailing

    let controlX: Double
    let lane: Double
    switch arrangement {
    case .sameLine:
      controlX = width - edge - control
      lane = max(texts.lane(marks), texts.keyNameHeight)
    case .stacked, .controlOnly:
      controlX = (width - control) / 2
      lane = texts.lane(marks)
    }
    let below = arrangement == .stacked ? Self.stackGap + texts.subtitleHeight : 0
    let height = max(lane + below + 2 * Self.margin, Self.leastHeight)
    let laneY = (height - lane - below) / 2
    let rowX = controlX + leading

    /// A frame in the middle of the lane.
    func centered(x: Double, width: Double, height: Double) -> Frame {
      let y = laneY + (lane - height) / 2
      return direction.place(Frame(x: x, y: y, width: width, height: height), inWidth: cellWidth)
    }
    let cellWidth = width

    size = Extent(width: width, height: height)
    row = centered(x: rowX, width: rowWidth, height: marks.extent.height)
    leadingLabel = centered(
      x: controlX, width: max(leading - spacing, 0), height: texts.leadingLabel.height)
    trailingLabel = centered(
      x: rowX + rowWidth + min(spacing, trailing), width: max(trailing - spacing, 0),
      height: texts.trailingLabel.height)
    keyName = centered(
      x: edge, width: max(controlX - Self.margin - edge, 0), height: texts.keyNameHeight)
    subtitle = direction.place(
      Frame(
        x: edge, y: laneY + lane + Self.stackGap, width: inner, height: texts.subtitleHeight),
      inWidth: width)
  }

  private static let edge = 16.0
  private static let margin = 8.0
  private static let stackGap = 4.0
  private static let leastHeight = 44.0
}

extension RatingLayout.Texts {
  /// How high the line of the control is.
  fileprivate func lane(_ marks: RatingRow) -> Double {
    max(marks.extent.height, leadingLabel.height, trailingLabel.height)
  }
}

extension Extent {
  /// The width with the space to its neighbor; nothing needs no space.
  fileprivate func taking(_ spacing: Double) -> Double {
    width > 0 ? width + spacing : 0
  }
}
