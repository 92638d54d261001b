import StyleSheet

// Segments stand in one row, and share the room if they do not fit. Segments that would cut a text
// stand below each other; those of a fixed width only if they do not fit, or at large text sizes.
//
// Source: cloud-sdk-ios-fiori, `SegmentedControlPickerStyle`; the width of 73 points is that of
// `FUISegmentedControlFormCell`; the height and the inner distances are those of iOS.

extension ChoiceLayout {
  private static let width = 73.0
  private static let radius = 9.0
  private static let inset = 2.0
  /// The distance of a text from both sides of its segment, together.
  private static let padding = 20.0
  /// The least distance of a text from each side of its segment.
  private static let margin = 4.0

  private var font: TextFont { look.selected.font }
  private var rowHeight: Double { max(32, font.lineHeight + 14) }

  func segments(in room: Double, fills: Bool) -> [Frame] {
    guard !cell.options.isEmpty else { return [] }
    let widths = segmentWidths
    let own = widths.reduce(0, +)
    let width = fills && cell.arrangement.sizing == .widest ? room : min(own, room)
    let scale = width / max(own, 1)
    if shared.context.textSize.stacksTexts || cell.arrangement.sizing != .fixed || scale < 1,
      zip(cell.options, widths).contains(where: { option, width in
        shared.width(of: option, in: font) > width * scale - 2 * Self.margin
      })
    {
      return column(of: room)
    }
    let height = rowHeight
    var left = 0.0
    return widths.map { width in
      defer { left += width * scale }
      return Frame(x: left, y: 0, width: width * scale, height: height)
    }
  }

  /// Returns the frames of segments below each other, each as high as its text.
  private func column(of room: Double) -> [Frame] {
    var top = 0.0
    return cell.options.map { option in
      let lines = shared.room(for: option, in: font, wrappedTo: room - 2 * Self.margin).lines
      let height = max(FieldLayout.least, Double(lines) * font.lineHeight + 14)
      defer { top += height }
      return Frame(x: 0, y: top, width: room, height: height)
    }
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

  mutating func addSegments(_ segments: OptionFrames, x: Double, y: Double) {
    guard let first = segments.frames.first else { return }
    let frame = Frame(x: x, y: y, width: segments.size.width, height: segments.size.height)
    let radius = cell.arrangement.outline.radius(Self.radius, height: first.height)
    add(ChoicePart.ground, look.ground, look.border, frame, radius: radius)
    for (place, segment) in segments.frames.enumerated() {
      addSegment(place, segment.moved(right: x, down: y), radius: radius)
    }
  }

  private mutating func addSegment(_ place: Int, _ frame: Frame, radius: Double) {
    let (look, part) = option(isSelected: selected.contains(place))
    if let fill = look.fill {
      let inset = min(Self.inset, frame.width / 2)
      let inner = Frame(
        x: frame.x + inset, y: frame.y + inset, width: frame.width - 2 * inset,
        height: frame.height - 2 * inset)
      add(part, fill, look.stroke, inner, radius: max(radius - inset, 0))
    }
    let margin = min(Self.margin, frame.width / 2)
    let width = frame.width - 2 * margin
    let isColumn = frame.height > rowHeight + 0.5
    let lines =
      isColumn ? shared.room(for: cell.options[place], in: font, wrappedTo: width).lines : 1
    _ = shared.add(
      part, cell.options[place], look.text, look.font, .center, x: frame.x + margin,
      y: frame.middle - Double(lines) * look.font.lineHeight / 2, width: width, lines: lines)
    options.append((place, shared.place(frame)))
  }
}
