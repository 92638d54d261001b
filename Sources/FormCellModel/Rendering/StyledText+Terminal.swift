import StyleSheet

extension StyledText {
  /// Returns the lines of the text in `room` columns, one span each; control characters are shown
  /// as control pictures.
  ///
  /// A text that is whole in the presentation is whole here too if it has several lines there, or has
  /// nothing beside it.
  func terminalLines(room: Int, isAlone: Bool) -> [TerminalLine.Span] {
    let fitting = TextFitting { Double(DisplayWidth.columns(of: $0)) }
    let limit = isWhole && (isAlone || lineLimit > 1) ? TextMeasurer.mostLines : lineLimit
    let lines = fitting.lines(of: Self.plain(text), room: Double(room), limit: limit)
    return lines.map { line in
      TerminalLine.Span(
        line, columns: DisplayWidth.columns(of: line), color: color, isBold: font.weight.isStrong)
    }
  }

  private var isWhole: Bool {
    guard let last = lines.last?.text else { return false }
    return !last.hasSuffix("…") || text.hasSuffix(last)
  }

  /// Returns the text without cursor movement except newlines, and without isolates, which
  /// terminals do not support.
  private static func plain(_ text: String) -> String {
    text.filter { !("\u{2068}"..."\u{2069}").contains($0) }.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    )
    .map { String(String($0).visible.map { $0 == "\t" ? " " : $0 }) }
    .joined(separator: "\n")
  }
}
