import StyleSheet

/// A piece of a terminal line with its own columns: a text, or overlapping items.
struct TerminalPiece {
  private enum Content {
    case text(StyledText)
    case picture(StyledPicture)
    case control(StyledShape, marks: [StyledShape])
  }

  /// The index of the first item in the drawing order.
  let order: Int
  private(set) var part: CellPart
  private(set) var frame: Frame
  /// The box of the control that the item belongs to; nil for none, and for a box as wide as the line.
  let box: Frame?
  private var content: Content

  init(_ item: CellItem, _ order: Int, in box: Frame?) {
    self.order = order
    self.box = box
    part = item.part
    frame = item.frame
    content =
      switch item.content {
      case .text(let text): .text(text)
      case .picture(let picture): .picture(picture)
      case .shape(let shape): .control(shape, marks: [])
      }
  }

  /// Adds an item that overlaps; returns false for any other.
  mutating func absorb(_ item: CellItem) -> Bool {
    switch (content, item.content) {
    case (.picture, .picture(let picture)) where picture.frame == frame:
      content = .picture(picture)
    case (.control(let shape, let marks), .shape(let mark)) where frame.spans(mark.frame):
      content = .control(shape, marks: marks + [mark])
    case (.control(_, let marks), .text), (.control(_, let marks), .picture):
      // A box around a text or a picture has no characters.
      guard marks.isEmpty, frame.contains(item.frame) else { return false }
      self = TerminalPiece(item, order, in: box)
    case (.text, _), (.picture, _), (.control, _): return false
    }
    return true
  }

  /// The text; nil for a piece of constant width.
  var text: StyledText? {
    if case .text(let text) = content { text } else { nil }
  }

  // MARK: - Characters

  /// Returns the characters of a picture or a control, in reading order; none for a text.
  func spans(in cell: CellPresentation, _ style: TerminalStyle) -> [TerminalLine.Span] {
    switch content {
    case .text: []
    case .picture(let picture):
      [TerminalLine.Span(picture.glyph, columns: 1, color: picture.drawnTint)]
    case .control(let shape, let marks): spans(of: shape, marks, in: cell, style)
    }
  }

  /// Returns a shape as brackets in its color, with a dot at the position of a knob, a line for a
  /// bar of its height, and the sign of a switch: `(   ●)`, `(━━━●   )`, `( | ●)`.
  private func spans(
    of shape: StyledShape, _ marks: [StyledShape], in cell: CellPresentation, _ style: TerminalStyle
  ) -> [TerminalLine.Span] {
    let room = max(style.columns(of: frame.width) - 2, 1)
    let bars = marks.filter { $0.frame.height == frame.height }
    let color = bars.last?.color ?? shape.color
    var inside = [TerminalLine.Span](repeating: .blank(1), count: room)
    let dots = marks.filter { $0.frame.height != frame.height }.map { mark in
      let start = cell.leading(mark.frame) - cell.leading(frame)
      let column = Self.column(start, of: frame.width - mark.frame.width, among: room - 1)
      return (mark: mark, column: column, range: start...start + mark.frame.width)
    }
    // A lower mark beside a knob is the sign of a switch.
    let height = dots.map(\.mark.frame.height).max() ?? 0
    let knobs = dots.filter { $0.mark.frame.height == height }
    // A bar that ends under a knob ends at its column.
    func end(_ distance: Double) -> Int {
      knobs.first { $0.range.contains(distance) }?.column
        ?? Self.column(distance, of: frame.width, among: room)
    }
    for bar in bars {
      let start = cell.leading(bar.frame) - cell.leading(frame)
      let first = start > 0 ? end(start) : 0
      for index in first..<max(end(start + bar.frame.width), first) {
        inside[index] = TerminalLine.Span("━", columns: 1, color: bar.color)
      }
    }
    for (sign, column, _) in dots where sign.frame.height < height {
      inside[column] = TerminalLine.Span(
        sign.stroke == nil ? "|" : "o", columns: 1, color: sign.stroke?.color ?? sign.color)
    }
    for knob in knobs {
      inside[knob.column] = TerminalLine.Span("●", columns: 1, color: color)
    }
    let brackets = cell.direction == .leftToRight ? ["(", ")"] : [")", "("]
    func bracket(_ text: String) -> TerminalLine.Span {
      TerminalLine.Span(text, columns: 1, color: shape.color)
    }
    return [bracket(brackets[0])] + inside + [bracket(brackets[1])]
  }

  /// Returns the column, 0 to `most`, at a distance along a width.
  private static func column(_ distance: Double, of width: Double, among most: Int) -> Int {
    let share = distance / max(width, 1)
    return share.isFinite ? Int((min(max(share, 0), 1) * Double(most)).rounded()) : 0
  }
}

extension Frame {
  /// True if a frame that touches this one is not wider to either side.
  fileprivate func spans(_ other: Frame) -> Bool {
    x <= other.x && other.maxX <= maxX && y <= other.maxY && other.y <= maxY
  }
}

extension StyledPicture {
  /// The character for the picture.
  ///
  /// Half a star is the smallest part, so a part is rounded to none, a half or all.
  fileprivate var glyph: String {
    switch role {
    case .off: "☆"
    case .half: "½"
    case .on:
      switch shownShare {
      case ..<250_000: "☆"
      case ..<750_000: "½"
      default: "★"
      }
    case .icon: Self.icons[image.name] ?? "○"
    }
  }

  /// The part of the width that is shown, in millionths.
  private var shownShare: Int {
    guard let shownPart else { return 1_000_000 }
    let share = shownPart.width / frame.width
    return share.isFinite ? Int((min(max(share, 0), 1) * 1e6).rounded()) : 0
  }

  private static let icons = [
    "info.circle": "i", "checkmark.circle": "✓", "exclamationmark.circle": "✗",
    "exclamationmark.triangle": "!", "minus": "−", "plus": "+", "xmark.circle": "×",
    "checkmark": "✓", "ellipsis": "…",
  ]
}
