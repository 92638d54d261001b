import StyleSheet

/// A terminal line while it is written, in reading order from the leading edge.
struct TerminalLine {
  /// A text with one look.
  struct Span: Hashable {
    let text: String
    let columns: Int
    let color: ThemeColor?
    let isBold: Bool

    init(_ text: String, columns: Int, color: ThemeColor? = nil, isBold: Bool = false) {
      self.text = text
      self.columns = columns
      self.color = color
      self.isBold = isBold
    }

    static func blank(_ columns: Int) -> Span {
      Span(String(repeating: " ", count: columns), columns: columns)
    }
  }

  private(set) var spans: [Span] = []
  private(set) var columns = 0
  /// The background of the line, over that of its cell; nil for none.
  var fill: ThemeColor?

  /// Creates a line of `indent` blanks followed by `spans`.
  init(indent: Int = 0, _ spans: [Span] = []) {
    fill(to: indent)
    spans.forEach { add($0) }
  }

  mutating func add(_ span: Span) {
    guard span.columns > 0 else { return }
    spans.append(span)
    columns += span.columns
  }

  mutating func fill(to column: Int) { add(.blank(max(column - columns, 0))) }

  // MARK: - Writing

  /// Returns the line with a newline, filled to `width`, from left to right.
  ///
  /// The text stays in logical order: a terminal that reorders Arabic and Hebrew does so here as
  /// well. Without colors there are no trailing blanks.
  func text(
    width: Int, _ direction: ReadingDirection, _ colors: TerminalStyle.Colors,
    on background: ThemeColor?
  ) -> String {
    var line = self
    line.fill(to: width)
    let ordered = direction == .leftToRight ? line.spans : line.spans.reversed()
    let ground = background.map { fill?.composited(over: $0) ?? $0 }
    switch colors {
    case .none:
      let text = ordered.map(\.text).joined()
      let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
      return text[..<end] + "\n"
    case .palette, .direct:
      var paint = TerminalPaint(colors, on: ground)
      let text = ordered.map { paint.text(of: $0) }.joined()
      return text + paint.end + "\n"
    }
  }
}

/// Writes changes of colors as in ECMA-48 (8.3.117) and ISO 8613-6.
private struct TerminalPaint {
  private let colors: TerminalStyle.Colors
  private let ground: ThemeColor?
  private var shown = ""

  init(_ colors: TerminalStyle.Colors, on ground: ThemeColor?) {
    self.colors = colors
    self.ground = ground
  }

  mutating func text(of span: TerminalLine.Span) -> String {
    var codes: [String] = []
    if let ground { codes.append(code(48, ground)) }
    if let color = span.color {
      if span.isBold { codes.append("1") }
      codes.append(code(38, ground.map { color.composited(over: $0) } ?? color))
    }
    let wanted = codes.joined(separator: ";")
    defer { shown = wanted }
    if wanted == shown { return span.text }
    return (shown.isEmpty ? "" : "\u{1B}[0m") + (wanted.isEmpty ? "" : "\u{1B}[\(wanted)m")
      + span.text
  }

  /// The sequence that resets all attributes.
  var end: String { shown.isEmpty ? "" : "\u{1B}[0m" }

  /// Returns the code of a color; `plane` is 38 for the foreground and 48 for the background.
  private func code(_ plane: Int, _ color: ThemeColor) -> String {
    switch colors {
    case .none: ""
    case .palette: "\(plane);5;\(color.nearestOf256)"
    case .direct: "\(plane);2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}

extension ThemeColor {
  /// The index of the nearest color in xterm's cube of six levels per channel, or its gray ramp.
  ///
  /// Source: xterm, `256colres.pl`: levels 0 and 55 + 40 *n*, grays 8 + 10 *n*.
  fileprivate var nearestOf256: Int {
    let channels = [red, green, blue].map { Int($0) }
    let levels = channels.map { $0 < 48 ? 0 : $0 < 115 ? 1 : ($0 - 35) / 40 }
    let cube = levels.map { $0 == 0 ? 0 : 55 + 40 * $0 }
    let step = min(max((channels.reduce(0, +) / 3 - 3) / 10, 0), 23)
    let gray = [Int](repeating: 8 + 10 * step, count: 3)
    func distance(_ other: [Int]) -> Int {
      zip(channels, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    return distance(gray) < distance(cube)
      ? 232 + step : 16 + 36 * levels[0] + 6 * levels[1] + levels[2]
  }
}
