import StyleSheet

/// A cell as lines of a terminal.
///
/// ```
///   Quality      3.7 ★★★½☆ 999+ reviews
/// ```
struct TerminalCell {
  private let cell: RatingPresentation
  private let columns: Int
  private let edge: Int

  /// Columns of text that are kept free at both edges: the 16 points of a cell's layout.
  private static let margin = 2

  init(_ cell: RatingPresentation, _ style: TerminalStyle) {
    self.cell = cell
    columns = style.columns(of: cell.size.width)
    edge = min(Self.margin, columns / 2)
  }

  /// All lines, none of them with more than the cell's columns.
  var lines: [TerminalLine] {
    parts + (cell.validation.map(lines) ?? [])
  }

  private var parts: [TerminalLine] {
    let control = control
    let width = control.reduce(0) { $0 + $1.columns }
    switch cell.arrangement {
    case .sameLine:
      var line = TerminalLine(
        indent: edge, cell.keyName.map { words($0, room: inner - width - 1) } ?? [])
      line.fill(to: edge + inner - width)
      control.forEach { line.add($0) }
      return [line]
    case .keyNameAbove:
      let line = TerminalLine(indent: edge + inner - width, control)
      return (cell.keyName.map(block) ?? []) + [line]
    case .stacked, .controlOnly:
      let line = TerminalLine(indent: (columns - width) / 2, control)
      return [line] + (cell.subtitle.map(block) ?? [])
    }
  }

  private var inner: Int { columns - 2 * edge }
}

// MARK: - Parts

extension TerminalCell {
  /// The marks and the words beside them, as far as there is room: the marks come first, then what
  /// is before them, then what is behind them.
  private var control: [TerminalLine.Span] {
    let marks = marks
    var room = inner - marks.reduce(0) { $0 + $1.columns }
    let leading = beside(cell.leadingLabel, &room)
    let trailing = beside(cell.trailingLabel, &room)
    return leading + (leading.isEmpty ? [] : [.blank(1)]) + marks
      + (trailing.isEmpty ? [] : [.blank(1)]) + trailing
  }

  private func beside(_ text: StyledText?, _ room: inout Int) -> [TerminalLine.Span] {
    guard let text else { return [] }
    let spans = words(text, room: room - 1)
    if !spans.isEmpty { room -= 1 + spans.reduce(0) { $0 + $1.columns } }
    return spans
  }

  /// One character a mark; of more than there are columns, the last is an ellipsis.
  private var marks: [TerminalLine.Span] {
    let all = cell.marks.map { TerminalLine.Span($0.glyph, columns: 1, color: $0.layer.drawnTint) }
    guard all.count > inner else { return all }
    return all.prefix(max(inner - 1, 0)) + (inner > 0 ? [TerminalLine.Span("…", columns: 1)] : [])
  }

  /// A text on one line, cut to its room.
  private func words(_ text: StyledText, room: Int) -> [TerminalLine.Span] {
    Self.lines(of: text, room: room, limit: 1)
  }

  /// A text on lines of its own.
  private func block(_ text: StyledText) -> [TerminalLine] {
    Self.lines(of: text, room: inner, limit: text.lineLimit).map { span in
      let free = inner - span.columns
      let indent =
        switch text.alignment {
        case .leading: 0
        case .center: free / 2
        case .trailing: free
        }
      return TerminalLine(indent: edge + indent, [span])
    }
  }

  /// What a form has to say, its icon before the first line.
  private func lines(of notice: ValidationNotice) -> [TerminalLine] {
    let glyph = notice.icon == nil ? nil : notice.kind.glyph
    let indent = glyph == nil ? 0 : 2
    let words = Self.lines(
      of: notice.text, room: inner - indent, limit: notice.text.lineLimit)
    return words.enumerated().map { index, span in
      var line = TerminalLine(indent: edge)
      if index == 0, let glyph, let icon = notice.icon {
        line.add(TerminalLine.Span(glyph, columns: 1, color: icon.color))
      }
      line.fill(to: edge + indent)
      line.add(span)
      line.fill = notice.background
      return line
    }
  }

  /// The lines of a text, each a span; what could command a terminal is shown as a picture.
  static func lines(of text: StyledText, room: Int, limit: Int) -> [TerminalLine.Span] {
    let fitting = TextFitting { DisplayWidth.columns(of: $0) }
    return fitting.lines(of: plain(text.text), room: room, limit: limit).map { line in
      TerminalLine.Span(
        line, columns: fitting.width(of: line), color: text.color,
        isBold: text.font.weight.isStrong)
    }
  }

  /// The words with nothing in them that moves the cursor but ends of lines, and without isolates,
  /// which terminals do not know.
  private static func plain(_ text: String) -> String {
    text.filter { !("\u{2068}"..."\u{2069}").contains($0) }.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    )
    .map { String(String($0).visible.map { $0 == "\t" ? " " : $0 }) }
    .joined(separator: "\n")
  }
}

extension RatingMark {
  /// The character for a mark.
  ///
  /// A part of a star is drawn as nothing, one half or all of it, whichever is nearest: there is no
  /// finer character.
  fileprivate var glyph: String {
    switch kind {
    case .off: "☆"
    case .half: "½"
    case .on: "★"
    case .partial:
      switch fraction.millionths {
      case ..<250_000: "☆"
      case ..<750_000: "½"
      default: "★"
      }
    }
  }
}

extension Validation.Kind {
  /// The character before a validation; nil where there is none.
  fileprivate var glyph: String? {
    switch self {
    case .none: nil
    case .info: "i"
    case .success: "✓"
    case .error: "✗"
    case .warning: "!"
    }
  }
}
