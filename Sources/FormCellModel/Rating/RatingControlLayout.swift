/// The layout of the marks and their labels, from the control's upper leading corner.
///
/// ```
/// beside                                          aboveAndBelow
/// [leading label] s [★ s ★ s ★] s [trailing label]   [leading label]
///                                                        [★ s ★ s ★]
///                                                   [trailing label]
/// ```
struct RatingControlLayout: Hashable, Sendable {
  enum LabelPlace: Hashable, Sendable {
    /// On the line of the marks.
    case beside
    /// On their own lines, for large text.
    case aboveAndBelow
  }

  let size: Extent
  let row: Frame
  let leadingLabel: Frame
  let trailingLabel: Frame

  /// The space between parts above each other.
  static let gap = 4.0

  /// Lays out a control in the width `inner`, with the texts beside its marks.
  init(_ marks: ControlRow, _ before: Extent, _ after: Extent, besideIn inner: Double) {
    let spacing = marks.spacing
    let rowWidth = min(marks.extent.width, inner)
    func taken(_ extent: Extent) -> Double { extent.width > 0 ? extent.width + spacing : 0 }
    let leading = min(taken(before), inner - rowWidth)
    let trailing = min(taken(after), inner - rowWidth - leading)
    let height = max(marks.extent.height, before.height, after.height)

    func centered(_ x: Double, _ width: Double, _ ownHeight: Double) -> Frame {
      Frame(x: x, y: (height - ownHeight) / 2, width: width, height: ownHeight)
    }
    size = Extent(width: leading + rowWidth + trailing, height: height)
    row = centered(leading, rowWidth, marks.extent.height)
    leadingLabel = centered(0, max(leading - spacing, 0), before.height)
    trailingLabel = centered(
      leading + rowWidth + min(spacing, trailing), max(trailing - spacing, 0), after.height)
  }

  /// Lays out a control in the width `inner`, with the texts above and below its marks.
  init(
    _ marks: ControlRow, _ before: Extent, _ after: Extent, _ alignment: StyledText.Alignment,
    stackedIn inner: Double
  ) {
    let width = min(max(marks.extent.width, before.width, after.width), inner)
    var y = 0.0
    func next(_ extent: Extent) -> Frame {
      let own = min(extent.width, width)
      let x = alignment == .trailing ? width - own : (width - own) / 2
      defer { y += extent.height > 0 ? extent.height + Self.gap : 0 }
      return Frame(x: x, y: y, width: own, height: extent.height)
    }
    leadingLabel = next(before)
    row = next(marks.extent)
    trailingLabel = next(after)
    size = Extent(width: width, height: max(y - Self.gap, 0))
  }
}
