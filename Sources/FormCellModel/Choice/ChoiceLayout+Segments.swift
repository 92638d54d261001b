import StyleSheet

// Segments stand in one row, and share the room if they do not fit.
//
// Source: cloud-sdk-ios-fiori, `SegmentedControlPickerStyle`; the width of 73 points is that of
// `FUISegmentedControlFormCell`; the height and the inner distances are those of iOS.

extension ChoiceLayout {
  private static let width = 73.0
  private static let radius = 9.0
  private static let inset = 2.0
  /// The distance of a text from both sides of its segment, together.
  private static let padding = 20.0

  private var font: TextFont { look.selected.font }

  func segmentsSize(in room: Double, fills: Bool) -> Extent {
    guard !cell.options.isEmpty else { return Extent(width: 0, height: 0) }
    let own = segmentWidths.reduce(0, +)
    let width = fills && cell.arrangement.sizing == .widest ? room : min(own, room)
    return Extent(width: width, height: max(32, font.lineHeight + 14))
  }

  /// The widths of the segments where there is room.
  private var segmentWidths: [Double] {
    let own = cell.options.map {
      max(shared.width(of: $0, in: font) + Self.padding, FieldLayout.least)
    }
    switch cell.arrangement.sizing {
    case .fixed: return own.map { _ in Self.width }
    case .flexible: return own
    case .widest:
      let widest = own.max() ?? 0
      return own.map { _ in widest }
    }
  }

  mutating func addSegments(x: Double, y: Double, _ size: Extent) {
    let widths = segmentWidths
    let scale = size.width / max(widths.reduce(0, +), 1)
    let frame = Frame(x: x, y: y, width: size.width, height: size.height)
    let radius = cell.arrangement.outline.radius(Self.radius, height: size.height)
    guard !widths.isEmpty else { return }
    add(ChoicePart.ground, look.ground, look.border, frame, radius: radius)
    var left = x
    for (place, width) in widths.enumerated() {
      let segment = Frame(x: left, y: y, width: width * scale, height: size.height)
      addSegment(place, segment, radius: radius)
      left = segment.maxX
    }
  }

  private mutating func addSegment(_ place: Int, _ frame: Frame, radius: Double) {
    let (look, part) = option(isSelected: cell.selection.contains(place))
    if let fill = look.fill {
      let inset = min(Self.inset, frame.width / 2)
      let inner = Frame(
        x: frame.x + inset, y: frame.y + inset, width: frame.width - 2 * inset,
        height: frame.height - 2 * inset)
      add(part, fill, look.stroke, inner, radius: max(radius - inset, 0))
    }
    let margin = min(4, frame.width / 2)
    _ = shared.add(
      part, cell.options[place], look.text, look.font, .center, x: frame.x + margin,
      y: frame.middle - look.font.lineHeight / 2, width: frame.width - 2 * margin, lines: 1)
    options.append(
      (place, shared.place(x: frame.x, y: frame.y, width: frame.width, height: frame.height)))
  }
}
