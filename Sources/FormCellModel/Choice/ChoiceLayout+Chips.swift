import StyleSheet

// Chips wrap to rows. A chip keeps room for its checkmark:
//
// ```
// ( 4 ✓ text 4 )
// ```
//
// The checkmarks are above the texts if one of these, on as many lines as it needs, has no room
// beside its checkmark in a chip of the whole width.
//
// Source: cloud-sdk-ios-fiori, `FilterFormViewStyle`.

extension ChoiceLayout {
  private static let radius = 16.0
  private static let padding = 4.0
  private static let image = ImageName("checkmark")

  private var font: TextFont { look.selected.font }
  private var checkmark: Double { font.lineHeight - 2 }

  /// The checkmarks of chips, which are before the texts or above them.
  private struct Checkmarks {
    let side: Double
    let areAbove: Bool
    var lead: Double { areAbove ? 0 : side }

    func textWidth(in chip: Double) -> Double { max(chip - 2 * ChoiceLayout.padding - lead, 0) }
  }

  private func checkmarks(in room: Double) -> Checkmarks {
    let inner = room - 2 * Self.padding
    let areAbove = cell.options.contains { option in
      !shared.context.measurer.hasRoom(for: option, in: font, beside: checkmark, of: inner)
    }
    return Checkmarks(side: checkmark, areAbove: areAbove)
  }

  func chipRows(in room: Double) -> ChipRows {
    let isCompact = shared.context.theme.environment.device == .iphone
    let checkmarks = checkmarks(in: room)
    let limit = cell.arrangement.lineLimit
    let fitting = shared.context.measurer.fitting(in: font)
    // A name that has no room beside its checkmark would be cut when it is chosen.
    func hasRoom(_ option: String, _ width: Double, in chip: Double) -> Bool {
      let room = checkmarks.textWidth(in: chip)
      if width <= room { return true }
      return limit != 1 && fitting.keepsWords(of: option, room: room)
    }
    let widths = cell.options.map { shared.width(of: $0, in: font) }
    var columns = ChipRows.columns(at: shared.context.textSize, isCompact: isCompact)
    let column = ChipRows.width(of: columns, in: room)
    if cell.arrangement.sizing == .fixed,
      !zip(cell.options, widths).allSatisfy({ hasRoom($0, $1, in: column) })
    {
      columns = 1
    }
    func rows(_ heights: [Double]) -> ChipRows {
      let sizes = zip(widths, heights).map { text, height in
        let width = checkmarks.areAbove ? max(text, checkmark) : text + checkmark
        return Extent(width: width + 2 * Self.padding, height: height)
      }
      return ChipRows(sizes, cell.arrangement.sizing, columns: columns, in: room)
    }
    func height(of lines: Int) -> Double {
      Double(lines + (checkmarks.areAbove ? 1 : 0)) * font.lineHeight + 2 * Self.padding
    }
    guard limit != 1 else { return rows(cell.options.map { _ in height(of: 1) }) }
    let flat = rows(cell.options.map { _ in 0 })
    return rows(
      zip(cell.options, flat.frames).map { option, frame in
        let room = checkmarks.textWidth(in: frame.width)
        let lines = shared.room(for: option, in: font, wrappedTo: room).lines
        return height(of: min(lines, max(limit ?? lines, 1)))
      })
  }

  mutating func addChips(_ chips: OptionFrames, x: Double, y: Double) {
    let checkmarks = checkmarks(in: shared.inner)
    for (place, frame) in chips.frames.enumerated() {
      addChip(place, frame.moved(right: x, down: y), checkmarks)
    }
  }

  private mutating func addChip(_ place: Int, _ frame: Frame, _ checkmarks: Checkmarks) {
    let isSelected = selected.contains(place)
    let (look, part) = option(isSelected: isSelected)
    let radius = cell.arrangement.outline.radius(Self.radius, height: frame.height)
    options.append((place, add(part, look.fill ?? .clear, look.stroke, frame, radius: radius)))

    // The text has all the room, because its width is a guess; it is centered with its checkmark.
    let text = cell.options[place]
    let room = checkmarks.textWidth(in: frame.width)
    let wanted = shared.room(for: text, in: font, wrappedTo: room).lines
    let lines = max(min(wanted, cell.arrangement.lineLimit ?? wanted), 1)
    let side = min(checkmark, frame.width)
    let padding = min(Self.padding, (frame.width - side) / 2)
    let above = isSelected && checkmarks.areAbove ? font.lineHeight : 0
    let top = frame.middle - (Double(lines) * font.lineHeight + above) / 2
    if isSelected {
      let free = max(room - shared.width(of: text, in: font), 0)
      let mark =
        checkmarks.areAbove
        ? (x: (frame.width - side) / 2, y: top + (above - side) / 2)
        : (x: padding + free / 2, y: frame.middle - side / 2)
      let place = shared.place(x: frame.x + mark.x, y: mark.y, width: side, height: side)
      shared.add(part, icon: Self.image, look.text, place)
    }
    // Without a checkmark, the text is centered in the chip.
    let lead = checkmarks.areAbove ? 0 : side
    let (start, width) = isSelected ? (lead, room) : (0, room + lead)
    _ = shared.add(
      part, text, look.text, font, .center, x: frame.x + padding + start, y: top + above,
      width: width, lines: lines)
  }
}
