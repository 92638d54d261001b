import StyleSheet

extension FormPicture {
  /// Returns the pages as lines of text, one page below the other, with an empty line between.
  ///
  /// Texts appear above the cells that follow them; see ``CellPresentation/terminalText(_:on:)``.
  /// With colors, a page is filled with its background, and a cell with its card.
  public func terminalText(_ style: TerminalStyle = TerminalStyle()) -> String {
    places.map { $0.page.terminalText(style) }.joined(separator: "\n")
  }
}

extension FormPage {
  /// Returns the page as lines of text; see ``FormPicture/terminalText(_:)``.
  public func terminalText(_ style: TerminalStyle = TerminalStyle()) -> String {
    // Without the lines between cells, of which there can be thousands.
    let grounds = panels.filter { $0.frame.height > 1 }
    func ground(at y: Double) -> ThemeColor? {
      grounds.last { $0.frame.y <= y && y < $0.frame.maxY }?.color
    }
    let page = ground(at: 0)
    var rest = texts[...]
    var lines: [String] = []
    var bottom = 0.0
    for cell in cells {
      let above = rest.prefix { $0.frame.y < cell.y }
      rest = rest.dropFirst(above.count)
      for text in above {
        if !lines.isEmpty { lines.append(line(TerminalLine(), on: page, style)) }
        lines += heading(text, on: page, style)
      }
      // Two cards without text between them are separated by an empty line.
      if above.isEmpty, cell.y > bottom + 1, !lines.isEmpty {
        lines.append(line(TerminalLine(), on: page, style))
      }
      let card = ground(at: cell.y + 1)
      lines += TerminalCell(cell.presentation, style).lines.map {
        line($0, of: cell, on: card, style)
      }
      bottom = cell.y + cell.presentation.size.height
    }
    for text in rest { lines += heading(text, on: page, style) }
    return lines.joined()
  }

  private func heading(
    _ text: StyledText, on ground: ThemeColor?, _ style: TerminalStyle
  ) -> [String] {
    let indent = style.columns(of: min(text.frame.x, size.width - text.frame.maxX))
    let room = style.columns(of: text.frame.width)
    return text.terminalLines(room: room, isAlone: true).map { span in
      line(TerminalLine(indent: indent, [span]), on: ground, style)
    }
  }

  private func line(
    _ line: TerminalLine, on ground: ThemeColor?, _ style: TerminalStyle
  ) -> String {
    line.text(width: style.columns(of: size.width), direction, style.colors, on: ground)
  }

  /// Returns a line of a cell on the panel behind the cell.
  private func line(
    _ line: TerminalLine, of cell: Cell, on ground: ThemeColor?, _ style: TerminalStyle
  ) -> String {
    let inset =
      (style.columns(of: size.width) - style.columns(of: cell.presentation.size.width)) / 2
    var whole = TerminalLine(indent: max(inset, 0), line.spans)
    whole.fill = line.fill
    return self.line(whole, on: ground, style)
  }
}
