import StyleSheet

extension FieldLayout {
  private static let cursorWidth = 2.0

  /// Returns the edited text of a part with its cursor.
  ///
  /// `room` is the text item of the part, or one in its place while the text is empty; `shown` is
  /// the text as it is shown, with dots for a secret one, after `hidden` characters.
  func editedText(
    _ part: CellPart, _ text: String, shown: String, after hidden: Int = 0, cursor: Int,
    _ color: ThemeColor, in room: StyledText
  ) -> EditedText {
    // A text without room for a character has one line, too.
    let drawn = shown.isEmpty ? [] : room.lines
    let lines = drawn.isEmpty ? [""] : drawn.map(\.text)
    let characters = Array(shown)
    let place = CursorPlace(of: cursor - hidden, in: characters, lines: lines)
    let line = place.line
    let font = room.font
    let words = lines.indices.contains(line) ? lines[line] : ""
    let own = drawn.indices.contains(line) ? drawn[line].direction : room.direction
    let wide = context.measurer.width(of: words, in: font)
    // A line as it is drawn can lack the blanks at its end.
    let head = String(characters[place.starts[line]...].prefix(place.column)).onOneLine
    let before = context.measurer.width(of: head, in: font)
    let isForward = (own ?? context.direction) == .leftToRight
    let left = room.left(ofWidth: wide, context.direction)
    let height = Double(max(lines.count, 1)) * font.lineHeight
    let x = left + (isForward ? before : wide - before)
    let y = room.frame.y + (room.frame.height - height) / 2 + Double(line) * font.lineHeight
    let frame = Frame(
      x: min(max(x - Self.cursorWidth / 2, room.frame.x), room.frame.maxX), y: y,
      width: Self.cursorWidth, height: font.lineHeight)
    return EditedText(part, text, cursor: cursor, at: place.after(hidden), frame, color)
  }

  /// Returns the edited text of a part on one line, with the cursor at its end.
  func editedText(
    _ part: CellPart, _ text: String, _ alignment: StyledText.Alignment, _ font: TextFont,
    _ color: ThemeColor, _ line: Frame
  ) -> EditedText {
    let empty = StyledText("", color: color, font: font, alignment: alignment, frame: line)
    return editedText(
      part, text, shown: text, cursor: text.count, color, in: self.text(of: part) ?? empty)
  }

  /// Returns the last text item of a part; nil if there is none.
  func text(of part: CellPart) -> StyledText? {
    for item in items.reversed() where item.part == part {
      if case .text(let text) = item.content { return text }
    }
    return nil
  }
}

extension StyledText {
  /// Returns the left edge of a line of a width.
  fileprivate func left(ofWidth width: Double, _ direction: ReadingDirection) -> Double {
    let free = max(frame.width - width, 0)
    switch (alignment, direction) {
    case (.center, _): return frame.x + free / 2
    case (.leading, .leftToRight), (.trailing, .rightToLeft): return frame.x
    case (.trailing, .leftToRight), (.leading, .rightToLeft): return frame.x + free
    }
  }
}
