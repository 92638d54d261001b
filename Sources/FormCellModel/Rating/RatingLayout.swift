/// The layout of a rating cell in a given width.
///
/// ```
/// │ 16 [key name]  8  [leading label] s [★ s ★ s ★] s [trailing label] 16 │
/// ```
///
/// `s` is the spacing between marks. The marks get their width before the labels, and the labels
/// before the key name. If the marks do not fit, they are scaled down. The height is that of the
/// parts plus 8 points above and below, and at least 44. The numbers 16, 8 and 44 are a choice of
/// this package; the 4 points between parts above each other are those of SAP's open SwiftUI port
/// (cloud-sdk-ios-fiori, `RatingControlFormView`).
struct RatingLayout {
  /// The room of the texts of a cell; missing texts need none.
  struct Texts {
    var keyName: TextRoom
    let subtitle: TextRoom
    let leadingLabel: TextRoom
    let trailingLabel: TextRoom

    /// The width on the line of the marks, including the spaces between the texts.
    var widthBesideMarks: Double {
      [keyName, leadingLabel, trailingLabel].reduce(0) { width, text in
        text.extent.width > 0 ? width + text.extent.width + RatingLayout.margin : width
      }
    }
  }

  let arrangement: RatingArrangement
  let labels: RatingControlLayout.LabelPlace
  let texts: Texts
  /// The marks at the text size.
  let marks: ControlRow
  let size: Extent
  let row: Frame
  let keyName: Frame
  let subtitle: Frame
  let leadingLabel: Frame
  let trailingLabel: Frame

  /// Lays out a cell; a negative or non-finite width counts as 0.
  init(
    _ arrangement: RatingArrangement, of marks: ControlRow, _ texts: Texts,
    labels: RatingControlLayout.LabelPlace, width: Double, _ direction: ReadingDirection
  ) {
    (self.arrangement, self.labels, self.texts, self.marks) = (arrangement, labels, texts, marks)
    let width = width.asLength
    let edge = min(Self.edge, width / 2)
    let inner = Self.inner(of: width)
    let (before, after) = (texts.leadingLabel.extent, texts.trailingLabel.extent)
    let control =
      switch labels {
      case .beside: RatingControlLayout(marks, before, after, besideIn: inner)
      case .aboveAndBelow:
        RatingControlLayout(marks, before, after, arrangement.alignment, stackedIn: inner)
      }

    let controlX =
      switch arrangement.alignment {
      case .leading: edge
      case .trailing: width - edge - control.size.width
      case .center: (width - control.size.width) / 2
      }
    let above = arrangement == .keyNameAbove ? texts.keyName.extent.height + Self.gap : 0
    let lane =
      arrangement == .sameLine
      ? max(control.size.height, texts.keyName.extent.height) : control.size.height
    let below = arrangement == .stacked ? Self.gap + texts.subtitle.extent.height : 0
    let height = max(above + lane + below + 2 * Self.margin, Self.leastHeight)
    let top = (height - above - lane - below) / 2
    let controlY = top + above + (lane - control.size.height) / 2

    func place(_ x: Double, _ y: Double, _ extent: Extent) -> Frame {
      direction.place(
        Frame(x: x, y: y, width: extent.width, height: extent.height), inWidth: width)
    }
    func inControl(_ frame: Frame) -> Frame {
      direction.place(frame.moved(right: controlX, down: controlY), inWidth: width)
    }

    size = Extent(width: width, height: height)
    row = inControl(control.row)
    leadingLabel = inControl(control.leadingLabel)
    trailingLabel = inControl(control.trailingLabel)
    let keyNameHeight = texts.keyName.extent.height
    let keyNameY = arrangement == .keyNameAbove ? top : top + (lane - keyNameHeight) / 2
    let keyNameWidth =
      arrangement == .keyNameAbove ? inner : max(controlX - Self.margin - edge, 0)
    keyName = place(edge, keyNameY, Extent(width: keyNameWidth, height: keyNameHeight))
    subtitle = place(
      edge, top + above + lane + Self.gap,
      Extent(width: inner, height: texts.subtitle.extent.height))
  }

  /// Returns the width between the edges of a cell.
  static func inner(of width: Double) -> Double {
    let width = width.asLength
    return width - 2 * min(edge, width / 2)
  }

  private static let gap = RatingControlLayout.gap
  private static let edge = 16.0
  fileprivate static let margin = 8.0
  private static let leastHeight = 44.0
}

extension RatingArrangement {
  /// The alignment of the control in the cell, and of its narrower parts in the control.
  var alignment: StyledText.Alignment {
    switch self {
    case .sameLine, .keyNameAbove: .trailing
    case .stacked, .controlOnly: .center
    }
  }
}
