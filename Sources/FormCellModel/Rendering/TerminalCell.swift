import StyleSheet

/// A cell as lines of a terminal.
///
/// ```
///   Quality      3.7 ★★★½☆ 999+ reviews
/// ```
///
/// The frames determine the order and the alignment of the items.
struct TerminalCell {
  private let cell: CellPresentation
  private let style: TerminalStyle
  private let columns: Int
  private let edge: Int
  /// The shapes across the cell, which fill lines.
  private let fills: [StyledShape]

  /// The empty columns at both edges: the 16 points of a cell's layout.
  private static let margin = 2

  init(_ cell: CellPresentation, _ style: TerminalStyle) {
    // A ring has no characters, and what it surrounds is no box.
    self.cell = cell.with(items: cell.items.filter { $0.part != .focusRing })
    self.style = style
    columns = style.columns(of: cell.size.width)
    edge = min(Self.margin, columns / 2)
    fills = cell.shapes.filter(cell.isSpanned)
  }

  /// The lines; at least one, and none wider than the cell.
  var lines: [TerminalLine] {
    let lines = rows.flatMap { row in
      TerminalRow(row, edge: edge, columns: columns, cell, style).lines(on: fill(of: row))
    }
    return lines.isEmpty ? [TerminalLine(indent: edge)] : lines
  }

  // MARK: - Rows

  /// The items that share lines, in reading order, from top to bottom.
  private var rows: [[TerminalPiece]] {
    var rows: [[TerminalPiece]] = []
    var (bottom, middle) = (0.0, 0.0)
    let pieces = pieces.sorted { ($0.frame.middle, $0.order) < ($1.frame.middle, $1.order) }
    for piece in pieces {
      if !rows.isEmpty, piece.frame.y < bottom || piece.frame.middle == middle {
        rows[rows.count - 1].append(piece)
        bottom = min(bottom, piece.frame.maxY)
      } else {
        rows.append([piece])
        (bottom, middle) = (piece.frame.maxY, piece.frame.middle)
      }
    }
    return rows.map { row in row.sorted { (start(of: $0), $0.order) < (start(of: $1), $1.order) } }
  }

  /// Returns the place of a piece in its row; that of a centered text, which can have room on both
  /// sides, is its middle.
  private func start(of piece: TerminalPiece) -> Double {
    cell.leading(piece.frame) + (piece.text?.alignment == .center ? piece.frame.width / 2 : 0)
  }

  /// The items without line fills and boxes around texts; overlapping items are one piece.
  private var pieces: [TerminalPiece] {
    var pieces: [TerminalPiece] = []
    let boxes = FrameBands(cell.shapes.filter { !cell.isSpanned(by: $0) }.map(\.frame))
    let texts = FrameBands(
      cell.items.compactMap { if case .text(let text) = $0.content { text.frame } else { nil } })
    for (order, item) in cell.items.enumerated() {
      // A shape around a text is a box.
      if case .shape(let shape) = item.content,
        cell.isSpanned(by: shape) || texts.hasFrame(inside: shape.frame)
      {
        continue
      }
      if let last = pieces.indices.last, pieces[last].absorb(item) { continue }
      let around = boxes.containing(item.frame)
      // An item in a box that is in another one, such as the selected segment, has brackets.
      let shown = around.contains { $0 != around[0] } ? item.inBrackets : item
      let box = around.prefix(1).first { style.columns(of: $0.width) < columns - 2 * edge }
      pieces.append(TerminalPiece(shown, order, in: box))
    }
    return pieces
  }

  /// Returns the color of the topmost shape across the cell behind a row; nil if there is none.
  private func fill(of row: [TerminalPiece]) -> ThemeColor? {
    let middle = row.first?.frame.middle ?? 0
    return fills.last { $0.frame.y <= middle && middle < $0.frame.maxY }?.color
  }
}

extension CellPresentation {
  /// Returns the distance of a frame from the leading edge.
  func leading(_ frame: Frame) -> Double { direction.place(frame, inWidth: size.width).x }
}

extension CellItem {
  fileprivate var inBrackets: CellItem {
    guard case .text(let text) = content else { return self }
    let inside = StyledText(
      "[\(text.text)]", color: text.color, font: text.font, alignment: text.alignment,
      lineLimit: text.lineLimit, frame: text.frame)
    return CellItem(part, .text(inside))
  }
}
