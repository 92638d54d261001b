import StyleSheet

/// A piece of a terminal line with its own columns: a text, or overlapping items.
struct TerminalPiece {
  private enum Content {
    case text(StyledText)
    case picture(StyledPicture)
    case control(StyledShape, knob: StyledShape?)
  }

  /// The index of the first item in the drawing order.
  let order: Int
  let part: CellPart
  let frame: Frame
  private var content: Content

  init(_ item: CellItem, _ order: Int) {
    self.order = order
    part = item.part
    frame = item.frame
    content =
      switch item.content {
      case .text(let text): .text(text)
      case .picture(let picture): .picture(picture)
      case .shape(let shape): .control(shape, knob: nil)
      }
  }

  /// Adds an item that overlaps; returns false for any other.
  mutating func absorb(_ item: CellItem) -> Bool {
    switch (content, item.content) {
    case (.picture, .picture(let picture)) where picture.frame == frame:
      content = .picture(picture)
    case (.control(let shape, _), .shape(let knob)) where frame.contains(knob.frame):
      content = .control(shape, knob: knob)
    case (.text, _), (.picture, _), (.control, _): return false
    }
    return true
  }

  /// The text; nil for a piece of constant width.
  var text: StyledText? {
    if case .text(let text) = content { text } else { nil }
  }
}

// MARK: - Characters

extension TerminalPiece {
  /// Returns the characters of a picture or a control, in reading order; none for a text.
  func spans(in cell: CellPresentation, _ style: TerminalStyle) -> [TerminalLine.Span] {
    switch content {
    case .text: []
    case .picture(let picture):
      [TerminalLine.Span(picture.glyph, columns: 1, color: picture.drawnTint)]
    case .control(let shape, let knob): spans(of: shape, knob, in: cell, style)
    }
  }

  /// Returns a shape as brackets in its color, with a dot at the position of its knob: `(   ●)`.
  private func spans(
    of shape: StyledShape, _ knob: StyledShape?, in cell: CellPresentation, _ style: TerminalStyle
  ) -> [TerminalLine.Span] {
    let room = max(style.columns(of: frame.width) - 2, 1)
    func span(_ text: String) -> TerminalLine.Span {
      TerminalLine.Span(text, columns: 1, color: shape.color)
    }
    let brackets =
      switch cell.direction {
      case .leftToRight: ["(", ")"]
      case .rightToLeft: [")", "("]
      }
    let place = knob.map { knob in
      let start = cell.leading(knob.frame) - cell.leading(frame)
      let share = start / max(frame.width - knob.frame.width, 1)
      return share.isFinite ? Int((min(max(share, 0), 1) * Double(room - 1)).rounded()) : 0
    }
    let inside = (0..<room).map { $0 == place ? span("●") : .blank(1) }
    return [span(brackets[0])] + inside + [span(brackets[1])]
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
    "exclamationmark.triangle": "!",
  ]
}
