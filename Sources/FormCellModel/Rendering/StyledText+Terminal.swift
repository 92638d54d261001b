import StyleSheet

extension StyledText {
  /// Returns the lines of the text in `room` columns, one span each; control characters are shown
  /// as control pictures.
  func terminalLines(room: Int) -> [TerminalLine.Span] {
    func columns(_ text: String) -> Int { text.reduce(0) { $0 + DisplayWidth.columns(of: $1) } }
    let fitting = TextFitting { Double(columns($0)) }
    let lines = fitting.lines(of: Self.plain(text), room: Double(room), limit: lineLimit)
    return lines.map { line in
      TerminalLine.Span(line, columns: columns(line), color: color, isBold: font.weight.isStrong)
    }
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
