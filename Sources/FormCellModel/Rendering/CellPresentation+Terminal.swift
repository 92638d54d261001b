public import StyleSheet

extension CellPresentation {
  /// Returns the cell as lines of text, each with a newline.
  ///
  /// ```
  ///   Harbor pilots            3.7 ★★★½☆ 999+ reviews
  /// ```
  ///
  /// A picture is one character. Items share a line if their frames overlap vertically, and are
  /// aligned to the edge or center like their frames; texts are truncated to the remaining columns.
  /// Columns are counted as in terminals: two for East Asian characters and emoji, none for
  /// combining marks. Control characters are shown as control pictures. In a right-to-left cell the
  /// items are placed from right to left; the letters of words keep their order.
  ///
  /// - Parameters:
  ///   - style: The colors and the width of a column.
  ///   - background: The background color of the lines, if there are colors; nil for that of the
  ///     terminal. A translucent color is blended with it, and is taken as opaque without one.
  /// - Returns: Lines of at most the columns of the cell's width.
  /// - Complexity: O(*n*) in the number of items and the length of texts.
  ///
  /// Source: ECMA-48, 8.3.117, and ISO 8613-6 for colors.
  public func terminalText(
    _ style: TerminalStyle = TerminalStyle(), on background: ThemeColor? = nil
  )
    -> String
  {
    let columns = style.columns(of: size.width)
    return TerminalCell(self, style).lines.map {
      $0.text(width: columns, direction, style.colors, on: background)
    }.joined()
  }
}
