public import StyleSheet

extension RatingPresentation {
  /// The cell as lines of text, each ended.
  ///
  /// ```
  ///   Harbor pilots            3.7 ★★★½☆ 999+ reviews
  /// ```
  ///
  /// Columns are counted as terminals do: two for East Asian and for pictures, none for accents. What
  /// could command a terminal is shown as a picture of itself. In a right-to-left cell the parts, and
  /// the marks among them, stand from right to left; the letters of words stay as they come.
  ///
  /// - Parameters:
  ///   - style: How much color there is, and how wide a column.
  ///   - background: What the lines are filled with, in colors; nil for what the terminal has. A
  ///     color that shines through is mixed with it, and taken as opaque where there is none.
  /// - Returns: At most as many columns a line as the cell's width has.
  /// - Complexity: O(*n*) in the number of marks and the length of texts.
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
