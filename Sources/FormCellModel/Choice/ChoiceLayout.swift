import StyleSheet

/// The layout of a choice cell: its title, and the value or the options.
///
/// ```
/// │ 16 [title]   [segments or chips] 16 │     │ 16 [title]      [value] 16 │
/// │    [information]                    │     │    [information]           │
///                                             │────────────────────────────│
/// │ 16 [title]                          │     │           option           │
/// │    [segments or chips] …            │     │          (option)          │
/// │    [information]                    │     │           option           │
/// ```
///
/// Source: cloud-sdk-ios-fiori, `FilterFormViewStyle` and `ValuePickerStyle`; the padding at the
/// edges is that of all cells.
struct ChoiceLayout {
  let cell: ChoiceCell
  let look: ChoiceLook
  /// The places of the selected options, of which there can be thousands.
  let selected: Set<Int>
  var shared: FieldLayout
  /// The lower edge of the last part.
  var bottom = 0.0
  /// The frames of the shown options, each with its place.
  var options: [(place: Int, frame: Frame)] = []
  /// The frame of the row that opens and closes a picker; nil for other cells.
  private(set) var opener: Frame?
  /// The frame of the wheel; nil if it is hidden.
  var wheel: Frame?

  init(of cell: ChoiceCell, _ context: CellContext) {
    self.cell = cell
    selected = Set(cell.selection)
    look = ChoiceLook(of: cell, context)
    shared = FieldLayout(
      of: cell.field, FieldLook(of: cell.field, titleAt: cell.style.kind.titlePath, context),
      context)
  }

  /// Adds the title with the options or, in a picker or a read-only cell, with the value; then the
  /// information and an open wheel.
  mutating func add(title: String, value: String) {
    let isReadOnly = cell.field.access == .readOnly
    switch cell.style {
    case .segments, .chips:
      if isReadOnly { addValue(value, title: title) } else { addOptions(beside: title) }
    case .picker:
      addValue(value, title: title)
      let height = max(bottom + FieldLayout.margin, FieldLayout.least)
      opener = Frame(x: 0, y: 0, width: shared.width, height: height)
    }
    bottom = shared.addInformation(below: bottom, width: shared.inner)
    if cell.isOpen, !isReadOnly { addWheel() }
  }

  // MARK: - The value

  /// The distance between a title and a value, beside each other and below.
  private static let gaps = (beside: 8.0, below: 3.0)

  private mutating func addValue(_ value: String, title: String) {
    let (titleFont, font) = (shared.look.titleFont, look.value.font)
    let titleWidth = shared.width(of: title, in: titleFont)
    let widest = values(value).map { shared.width(of: $0, in: font) }.reduce(0, max)
    let free = shared.inner - titleWidth - Self.gaps.beside - widest
    let isStacked = shared.context.textSize >= .accessibilityExtraLarge || free < 0
    if isStacked {
      let y = shared.addTitle(title, y: FieldLayout.margin, width: shared.inner) + Self.gaps.below
      _ = shared.add(
        ChoicePart.value, value, look.value.text, font, x: shared.edge, y: y, width: shared.inner)
      bottom = y + shared.height(ofAny: values(value), in: font, wrappedTo: shared.inner)
    } else {
      let baseline = max(titleFont.baseline, font.baseline)
      let height = max(titleFont.lineHeight, font.lineHeight)
      let y = max(FieldLayout.margin, (FieldLayout.least - height) / 2) + baseline
      // Both widths are guesses, so each has half of the free room.
      let rest = titleWidth + free / 2
      let start = rest + Self.gaps.beside
      let end = shared.add(
        ChoicePart.value, value, look.value.text, font, .trailing, x: shared.edge + start,
        y: y - font.baseline, width: shared.inner - start, lines: 1)
      bottom = max(end, shared.addTitle(title, y: y - titleFont.baseline, width: rest))
    }
  }

  /// Returns the values that the row has room for: also the longest of a picker, so that the row does
  /// not move while the wheel turns.
  private func values(_ value: String) -> [String] {
    guard cell.style == .picker, cell.field.access != .readOnly else { return [value] }
    return [value, longestOption]
  }

  /// The option with the most bytes; measuring each of thousands would take longer than all the rest.
  var longestOption: String { cell.options.max { $0.utf8.count < $1.utf8.count } ?? "" }

  // MARK: - The options

  /// Adds segments or chips beside the title if there is room for both, or else below it.
  private mutating func addOptions(beside title: String) {
    let width = shared.width(of: title, in: shared.look.titleFont)
    let own = optionFrames(fills: false)
    if !title.isEmpty,
      cell.arrangement.isBeside(
        titleWidth: width, optionsWidth: own.size.width, in: shared.inner)
    {
      let rest = shared.inner - own.size.width - ChoiceArrangement.gap
      let line = shared.look.titleFont.lineHeight
      let height = max(own.size.height, line, FieldLayout.least - 2 * FieldLayout.margin)
      let y = FieldLayout.margin
      let end = shared.addTitle(title, y: y + (height - line) / 2, width: rest)
      addOptions(
        own, x: shared.width - shared.edge - own.size.width, y: y + (height - own.size.height) / 2)
      bottom = max(end, y + height)
    } else {
      var y = FieldLayout.margin
      if !title.isEmpty {
        y = shared.addTitle(title, y: y, width: shared.inner) + ChoiceArrangement.gap
      }
      let frames = optionFrames(fills: true)
      addOptions(frames, x: shared.edge, y: y)
      bottom = y + frames.size.height
    }
  }

  /// Returns the frames of segments or chips; `fills` is true if segments may fill the room.
  private func optionFrames(fills: Bool) -> OptionFrames {
    switch cell.style {
    case .segments:
      let frames = segments(in: shared.inner, fills: fills)
      return (frames, Extent(width: frames.last?.maxX ?? 0, height: frames.last?.maxY ?? 0))
    case .chips:
      let rows = chipRows(in: shared.inner)
      return (rows.frames, rows.size)
    case .picker: return ([], Extent(width: 0, height: 0))
    }
  }

  private mutating func addOptions(_ frames: OptionFrames, x: Double, y: Double) {
    switch cell.style {
    case .segments: addSegments(frames, x: x, y: y)
    case .chips: addChips(frames, x: x, y: y)
    case .picker: break
    }
  }

  func option(isSelected: Bool) -> (look: ChoiceLook.Option, part: CellPart) {
    isSelected ? (look.selected, ChoicePart.selected) : (look.unselected, ChoicePart.option)
  }

  /// Adds a shape at a frame in reading order, and returns the placed frame.
  @discardableResult
  mutating func add(
    _ part: CellPart, _ fill: ThemeColor, _ stroke: StyledShape.Stroke?, _ frame: Frame,
    radius: Double
  ) -> Frame {
    let placed = shared.place(frame)
    shared.add(part, StyledShape(placed, color: fill, stroke: stroke, cornerRadius: radius))
    return placed
  }
}

/// The frames of segments or chips from the corner of the first one, and their size together.
typealias OptionFrames = (frames: [Frame], size: Extent)

enum ChoicePart {
  static let value = CellPart("value", title: "value")
  static let option = CellPart("option", title: "option")
  static let selected = CellPart("option", title: "selected option")
  /// The shapes behind the options.
  static let ground = CellPart("options", title: "options")
}
