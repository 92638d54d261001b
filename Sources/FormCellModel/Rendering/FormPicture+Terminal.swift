import StyleSheet

extension FormPicture {
  /// The pages as lines of text, one page below the other, with an empty line between.
  ///
  /// Texts stand above the cells they are above of; see
  /// ``CellPresentation/terminalText(_:on:)``. With colors, a page is filled with its background,
  /// and cells with the card that they are on.
  public func terminalText(_ style: TerminalStyle = TerminalStyle()) -> String {
    places.map { $0.page.terminalText(style) }.joined(separator: "\n")
  }
}

extension FormPage {
  /// The page as lines of text; see ``FormPicture/terminalText(_:)``.
  public func terminalText(_ style: TerminalStyle = TerminalStyle()) -> String {
    var rest = texts[...]
    var lines: [String] = []
    var bottom = 0.0
    for cell in cells {
      let above = rest.prefix { $0.frame.y < cell.y }
      rest = rest.dropFirst(above.count)
      for text in above {
        if !lines.isEmpty { lines.append(line(TerminalLine(), style)) }
        lines += heading(text, style)
      }
      // Between two cards is an empty line where no words are.
      if above.isEmpty, cell.y > bottom + 1, !lines.isEmpty {
        lines.append(line(TerminalLine(), style))
      }
      lines += TerminalCell(cell.presentation, style).lines.map { line($0, at: cell, style) }
      bottom = cell.y + cell.presentation.size.height
    }
    for text in rest { lines += heading(text, style) }
    return lines.joined()
  }

  private func heading(_ text: StyledText, _ style: TerminalStyle) -> [String] {
    let indent = style.columns(of: min(text.frame.x, size.width - text.frame.maxX))
    let room = style.columns(of: text.frame.width)
    return text.terminalLines(room: room).map { span in
      line(TerminalLine(indent: indent, [span]), style)
    }
  }

  /// A line on the background of the page.
  private func line(_ line: TerminalLine, _ style: TerminalStyle) -> String {
    line.text(
      width: style.columns(of: size.width), direction, style.colors,
      on: ground(beneath: 0))
  }

  /// A line of a cell, on the panel that the cell stands on.
  private func line(_ line: TerminalLine, at cell: Cell, _ style: TerminalStyle) -> String {
    let width = style.columns(of: size.width)
    let inset = (width - style.columns(of: cell.presentation.size.width)) / 2
    var whole = TerminalLine(indent: max(inset, 0), line.spans)
    whole.fill = line.fill
    return whole.text(
      width: width, direction, style.colors, on: ground(beneath: cell.y + 1))
  }

  /// The color of the topmost panel at a height, in the middle of the page.
  private func ground(beneath y: Double) -> Color? {
    panels.last { $0.frame.y <= y && y < $0.frame.maxY && $0.frame.height > 1 }?.color
  }
}
