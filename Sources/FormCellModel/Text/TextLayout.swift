import StyleSheet

extension CellPart {
  static let valueText = CellPart("valueText", title: "text")
  static let placeholder = CellPart("placeholder", title: "placeholder")
  static let counter = CellPart("counter", title: "counter")
  static let clearButton = CellPart("clearButton", title: "clear button")
  static let actionButton = CellPart("actionButton", title: "action button")
  static let secureToggle = CellPart("secureToggle", title: "eye")
}

/// The layout of a text cell.
///
/// ```
/// │ 16 Name*                     16 │
/// │ 16 ┌ 8 A text         (x) 8 ┐ 16 │
/// │    └────────────────────────┘    │
/// │ 16 [message]     16 [12/20]  16 │
/// ```
///
/// Parts without room beside each other are stacked: a title above the text, an icon below it in
/// the box, the counter below the message.
///
/// Source of the distances: cloud-sdk-ios-fiori, `TextFieldFormViewStyle`, `NoteFormViewStyle`,
/// `TextInputInfoViewStyle`.
struct TextLayout {
  private let cell: TextCell
  private let look: TextLook
  private(set) var shared: FieldLayout
  private(set) var hitAreas: [HitArea] = []
  /// The edited text with its cursor; nil while the cell is at rest.
  private(set) var editedText: EditedText?
  /// The lower edge of the parts so far.
  private var bottom = 0.0
  /// The title beside the box; its first line is on the baseline of the text.
  private var besideTitle: (words: String, width: Double)?
  private var hasRow = false
  private var left: Double
  private var room: Double

  private static let radius = 8.0
  private static let gap = 8.0

  init(of cell: borrowing TextCell, _ context: borrowing CellContext) {
    self.cell = copy cell
    look = TextLook(of: cell, context)
    shared = FieldLayout(
      of: cell.field,
      FieldLook(
        of: cell.field, titleAt: cell.style.paths.title, fonts: cell.style.paths.fonts, context),
      context)
    (left, room) = (shared.edge, shared.inner)
  }

  // MARK: - Title

  /// Adds the title above the box, or beside it if the text has room there.
  mutating func addTitle(_ title: String) {
    bottom = cell.style.top
    guard cell.style.hasTitle, !title.isEmpty else { return }
    let font = shared.look.titleFont
    let most = min(cell.titleWidth(in: shared.context.theme), shared.inner / 2)
    let width = min(shared.width(of: title, in: font), most)
    // An icon that comes while the text is edited does not move the title.
    let icon = cell.canChange && !cell.style.isMultiline ? iconRoom : 0
    let taken = width + 2 * Self.gap + icon + 2 * cell.style.inset
    if cell.isStacked || shared.context.textSize.stacksTexts || shared.inner - taken < least {
      bottom = shared.addTitle(title, y: bottom, width: shared.inner) + cell.style.titleGap
      return
    }
    besideTitle = (title, width)
    left += min(width + 2 * Self.gap, shared.inner)
    room = max(shared.width - shared.edge - left, 0)
  }

  /// Adds the title beside a box whose text has a baseline, and returns its lower edge; the higher one of
  /// both texts begins at the upper edge.
  private mutating func addBesideTitle(baseline: Double) -> Double {
    guard let (words, width) = besideTitle else { return bottom }
    let free = baseline - shared.look.titleFont.baseline
    let y = bottom + max(free, 0)
    bottom += max(-free, 0)
    return shared.addTitle(words, y: y, width: width)
  }

  /// The least width of a text that is beside something else: that of a value, or a few large
  /// characters.
  private var least: Double { max(FieldLayout.least, 2 * look.textFont.lineHeight) }
  private var iconSide: Double { max(look.textFont.lineHeight - 2, 0) }
  /// The width of an icon and the distance before it.
  private var iconRoom: Double { iconSide + Self.gap }

  // MARK: - Box

  /// Adds the box with the text or the placeholder, and an icon at its end or below the text.
  mutating func addBox(_ shown: String) {
    let outset = cell.style.hasBorder ? 0 : min(Self.gap, left)
    let inset = min(cell.style.inset, room / 2)
    let (x, width) = (left - outset, room + 2 * outset)
    var textWidth = max(width - 2 * inset, 0)
    let icon = self.icon
    let side = icon == nil ? 0 : min(iconSide, textWidth)
    let isBeside = side > 0 && textWidth - iconRoom >= least
    if isBeside { textWidth -= iconRoom }

    let isEmpty = shown.isEmpty
    let words = isEmpty ? cell.placeholder ?? "" : shown
    let font = isEmpty ? look.placeholderFont : look.textFont
    let box = cell.box
    // A read-only text cannot be scrolled to its end.
    let wraps = cell.style.isMultiline || cell.field.access == .readOnly
    let lines = wraps ? lines(of: words, in: font, width: textWidth) : 1
    // The first line has room for the text and a placeholder that can replace it, so that its baseline stays.
    let textFont = look.textFont
    let hasPlaceholder = (isEmpty || cell.canChange) && cell.placeholder?.orNil != nil
    let isTaller = hasPlaceholder && look.placeholderFont.lineHeight > textFont.lineHeight
    let first = isTaller ? look.placeholderFont : textFont
    let padding = cell.style.isMultiline ? 2 * Self.gap : 0
    let wanted = first.lineHeight + Double(lines - 1) * font.lineHeight + padding
    let height = max(box.minimum, min(wanted, box.maximum ?? wanted))
    let others = Int((height - padding - first.lineHeight) / font.lineHeight)
    let shownLines = height < wanted ? max(others + 1, 1) : lines

    let tall = side > 0 && !isBeside ? height + max(side + Self.gap, FieldLayout.least) : height
    let free = height - first.lineHeight - Double(shownLines - 1) * font.lineHeight
    var top = cell.style.isMultiline ? Self.gap : free / 2
    let titleEnd = addBesideTitle(baseline: top + first.baseline)
    top += bottom
    let frame = shared.place(x: x, y: bottom, width: width, height: tall)
    if look.border != nil || look.background != .clear {
      let shape = StyledShape(
        frame, color: look.background, stroke: look.border, cornerRadius: Self.radius)
      shared.add(.valueText, shape)
    }
    let window = isEmpty ? nil : window(of: shown, width: textWidth, lines: shownLines)
    _ = shared.add(
      isEmpty ? .placeholder : .valueText, window?.text ?? words,
      isEmpty ? look.placeholder : look.text, font, x: x + inset,
      y: top + (first.baseline - font.baseline), width: textWidth, lines: shownLines,
      direction: cell.entry.direction)
    addCursor(
      window?.text ?? shown, after: window?.start ?? 0,
      shared.place(
        x: x + inset, y: top + (first.baseline - textFont.baseline), width: textWidth,
        height: textFont.lineHeight))
    if cell.canChange {
      let touched = isBeside ? inset + textWidth : width
      let area = shared.place(x: x, y: bottom, width: touched, height: tall)
      hitAreas.append(HitArea(.valueText, area, .edit(cell.input(cursor: look.cursor))))
    }
    if let icon, side > 0 {
      let end = x + width - inset - side
      let middle = isBeside ? height / 2 : (height + tall) / 2
      add(icon, at: shared.place(x: end, y: bottom + middle - side / 2, width: side, height: side))
    }
    bottom = max(bottom + tall, titleEnd)
  }

  /// The most lines of a note that is not cut to a height.
  private static let mostLines = 100

  private func lines(of words: String, in font: TextFont, width: Double) -> Int {
    shared.context.measurer.room(for: words, in: font, wrappedTo: width, lines: Self.mostLines)
      .lines
  }

  /// Returns the part of an edited text that is shown; nil if no text is edited.
  private func window(of shown: String, width: Double, lines: Int) -> TextWindow? {
    guard let editing = cell.editing, cell.canChange, width > 0 else { return nil }
    let fitting = shared.context.measurer.fitting(in: look.textFont)
    if cell.style.isMultiline {
      return TextWindow(of: shown, at: editing.end, room: width, lines: lines, fitting)
    }
    return TextWindow(ofLine: shown, at: editing.end, room: width, fitting)
  }

  /// Adds the cursor of an edit, of which `hidden` characters come before those that are shown;
  /// `line` is the frame of the first line.
  private mutating func addCursor(_ shown: String, after hidden: Int, _ line: Frame) {
    guard let editing = cell.editing, cell.canChange else { return }
    let empty = StyledText(
      "", color: look.text, font: look.textFont, alignment: .leading, frame: line)
    editedText = shared.editedText(
      .valueText, cell.editedText, shown: shown, after: hidden, cursor: editing.end, look.cursor,
      in: shown.isEmpty ? empty : shared.text(of: .valueText) ?? empty)
  }

  private mutating func add(_ icon: (part: CellPart, name: ImageName), at frame: Frame) {
    shared.add(icon.part, icon: icon.name, look.icon, frame)
    hitAreas.append(HitArea(icon.part, frame.grown(to: FieldLayout.least), .activate))
  }

  /// The icon at the end of the box; nil for none.
  private var icon: (part: CellPart, name: ImageName)? {
    guard cell.canChange, !cell.style.isMultiline else { return nil }
    if cell.isSecure {
      return (.secureToggle, ImageName(cell.isRevealed ? "eye.fill" : "eye.slash.fill"))
    }
    if cell.isEditing {
      return cell.isEmpty ? nil : (.clearButton, ImageName("xmark.circle"))
    }
    return cell.action.map { (.actionButton, $0.icon) }
  }

  // MARK: - Row

  /// Adds the message and the counter below the box, side by side or the counter below.
  mutating func addRow(_ message: TextMessage?) {
    hasRow = cell.counter != nil || message != nil
    let top = bottom
    if stacksRow(message) {
      if let message { bottom = add(message, below: top, width: shared.inner) }
      addCounter(below: bottom)
    } else {
      addCounter(below: top)
      let free = max(shared.inner - counterRoom, 0)
      if let message { bottom = max(bottom, add(message, below: top, width: free)) }
    }
  }

  private func stacksRow(_ message: TextMessage?) -> Bool {
    guard !shared.context.textSize.stacksTexts, let message else { return true }
    return !shared.hasRoom(
      forMessage: message.words, look.look(of: message, in: shared), beside: counterRoom)
  }

  private var counterWidth: Double {
    cell.counter.map { min(shared.width(of: $0, in: shared.look.informationFont), shared.inner) }
      ?? 0
  }

  /// The width of the counter and the distance before it.
  private var counterRoom: Double { counterWidth > 0 ? counterWidth + 16 : 0 }

  /// Adds the message, and returns its lower edge.
  private mutating func add(
    _ message: TextMessage, below top: Double, width: Double
  ) -> Double {
    shared.addMessage(
      .information, message.words, look.look(of: message, in: shared),
      lines: message.validation.map { _ in
        ValidationNotice.mostLines(at: shared.context.textSize)
      }, below: top, width: width)
  }

  private mutating func addCounter(below top: Double) {
    guard let counter = cell.counter else { return }
    let width = counterWidth
    let x = shared.width - shared.edge - width
    bottom = shared.add(
      .counter, counter, look.counter, shared.look.informationFont, .trailing, x: x, y: top + 4,
      width: width, direction: .leftToRight)
  }

  /// Adds the notice of a form at the bottom; returns its announcement and the size of the cell.
  mutating func addNotice(_ strings: ValidationStrings) -> (announcement: String?, Extent) {
    let requirement = cell.requirement
    let below = FieldRequirement(
      requirement.isRequired, isMissing: cell.isEmpty, requirement.banner)
    let end = bottom + (hasRow ? 11 : cell.style.bottom) - FieldLayout.margin
    return shared.addNotice(below, below: end, strings)
  }
}

// MARK: - The title and the box

extension TextCell {
  /// The height of the box: a line has 44 points or more, a note its minimum and maximum.
  ///
  /// Without a maximum, the box grows with its text; with one, the text scrolls. A minimum of 44 points
  /// or less counts as none, and a maximum below the minimum as the minimum. A number that is not finite
  /// counts as none.
  ///
  /// Source: cloud-sdk-ios-fiori, `NoteFormViewStyle`.
  var box: (minimum: Double, maximum: Double?) {
    guard style.isMultiline else { return (FieldLayout.least, nil) }
    let wanted = minimumHeight.flatMap { $0.isFinite && $0 > FieldLayout.least ? $0 : nil }
    let minimum = wanted ?? 2 * FieldLayout.least
    return (minimum, maximumHeight.flatMap { $0.isFinite ? max($0, minimum) : nil })
  }

  fileprivate func titleWidth(in theme: Theme) -> Double {
    if let maximumTitleWidth, maximumTitleWidth.isFinite { return max(maximumTitleWidth, 0) }
    switch theme.environment.device {
    case .iphone: return 115
    case .ipad: return 160
    }
  }

  fileprivate func input(cursor: ThemeColor) -> TextInputStyle {
    TextInputStyle(
      cursor: cursor, keyboard: entry.keyboard, isMultiline: style.isMultiline,
      isSecure: isSecure && !isRevealed)
  }
}

// MARK: - Properties of a style

extension TextCell.Style {
  fileprivate var hasTitle: Bool { self == .textField || self == .keyValue }
  fileprivate var hasBorder: Bool { self != .title }

  /// The distance of the text from each side of the box.
  fileprivate var inset: Double { isMultiline ? 13 : 8 }

  /// The distance above the first part.
  fileprivate var top: Double {
    switch self {
    case .textField: FieldLayout.margin
    case .title: 0
    case .note: 7
    case .keyValue: 11
    }
  }

  /// The distance below the box if nothing follows.
  fileprivate var bottom: Double { self == .title ? 0 : top == 11 ? 7 : top }

  /// The distance between the title and the box.
  fileprivate var titleGap: Double { self == .keyValue ? 3 : 4 }
}
