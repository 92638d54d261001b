public import StyleSheet

extension CellPresentation {
  /// The cell as lines of text, each ended.
  ///
  /// ```
  ///   Harbor pilots            3.7 ★★★½☆ 999+ reviews
  /// ```
  ///
  /// A picture is one character. Items share a line if their frames overlap vertically, and stand at the
  /// edge or in the middle where their frames do; texts are cut to the columns that are left. Columns are
  /// counted as terminals do: two for East Asian and for emoji, none for accents. Control characters are
  /// shown as their pictures. In a right-to-left cell the items stand from right to left; the letters of
  /// words keep their order.
  ///
  /// - Parameters:
  ///   - style: How much color there is, and how wide a column.
  ///   - background: What the lines are filled with, in colors; nil for what the terminal has. A
  ///     color that shines through is mixed with it, and taken as opaque where there is none.
  /// - Returns: At most as many columns a line as the cell's width has.
  /// - Complexity: O(*n*) in the number of items and the length of texts.
  ///
  /// Source: ECMA-48, 8.3.117, and ISO 8613-6 for colors.
  public func terminalText(_ style: TerminalStyle = TerminalStyle(), on background: Color? = nil)
    -> String
  {
    let columns = style.columns(of: size.width)
    return TerminalCell(self, style).lines.map {
      $0.text(width: columns, direction, style.colors, on: background)
    }.joined()
  }
}
