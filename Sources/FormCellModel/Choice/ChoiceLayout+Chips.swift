import StyleSheet

// Chips wrap to rows. A chip keeps room for its checkmark:
//
// ```
// ( 4 ✓ text 4 )
// ```
//
// Source: cloud-sdk-ios-fiori, `FilterFormViewStyle`.

extension ChoiceLayout {
  private static let radius = 16.0
  private static let padding = 4.0
  private static let image = ImageName("checkmark")

  private var font: TextFont { look.selected.font }
  private var checkmark: Double { font.lineHeight - 2 }

  func chipRows(in room: Double) -> ChipRows {
    let isCompact = shared.context.theme.environment.device == .iphone
    var columns = ChipRows.columns(at: shared.context.textSize, isCompact: isCompact)
    let widths = cell.options.map {
      shared.width(of: $0, in: font) + checkmark + 2 * Self.padding
    }
    // A name that has no room beside its checkmark would be cut when it is chosen.
    if cell.arrangement.lineLimit == 1,
      widths.contains(where: { $0 > ChipRows.width(of: columns, in: room) })
    {
      columns = 1
    }
    func rows(_ heights: [Double]) -> ChipRows {
      ChipRows(
        zip(widths, heights).map { Extent(width: $0, height: $1) }, cell.arrangement.sizing,
        columns: columns, in: room)
    }
    let flat = rows(cell.options.map { _ in 0 })
    guard cell.arrangement.lineLimit != 1 else {
      return rows(cell.options.map { _ in font.lineHeight + 2 * Self.padding })
    }
    return rows(
      zip(cell.options, flat.frames).map { option, frame in
        let lines = shared.room(for: option, in: font, wrappedTo: textWidth(in: frame)).lines
        let most = max(cell.arrangement.lineLimit ?? lines, 1)
        return Double(min(lines, most)) * font.lineHeight + 2 * Self.padding
      })
  }

  private func textWidth(in chip: Frame) -> Double {
    max(chip.width - 2 * Self.padding - checkmark, 0)
  }

  mutating func addChips(_ chips: OptionFrames, x: Double, y: Double) {
    for (place, frame) in chips.frames.enumerated() {
      addChip(place, frame.moved(right: x, down: y))
    }
  }

  private mutating func addChip(_ place: Int, _ frame: Frame) {
    let isSelected = selected.contains(place)
    let (look, part) = option(isSelected: isSelected)
    let radius = cell.arrangement.outline.radius(Self.radius, height: frame.height)
    options.append((place, add(part, look.fill ?? .clear, look.stroke, frame, radius: radius)))

    // The text has all the room, because its width is a guess; it is centered with its checkmark.
    let text = cell.options[place]
    let room = textWidth(in: frame)
    let side = min(checkmark, frame.width)
    let free = max(room - shared.width(of: text, in: font), 0)
    let padding = min(Self.padding, (frame.width - side) / 2)
    if isSelected {
      let place = shared.place(
        x: frame.x + padding + free / 2, y: frame.middle - side / 2, width: side, height: side)
      shared.add(part, icon: Self.image, look.text, place)
    }
    let wanted = shared.room(for: text, in: font, wrappedTo: room).lines
    let lines = max(min(wanted, cell.arrangement.lineLimit ?? wanted), 1)
    // Without a checkmark, the text is centered in the chip.
    let (lead, wide) = isSelected ? (side, room) : (0, room + side)
    _ = shared.add(
      part, text, look.text, font, .center, x: frame.x + padding + lead,
      y: frame.middle - Double(lines) * font.lineHeight / 2, width: wide, lines: lines)
  }
}
