import StyleSheet

/// Items side by side in a cell, laid out in columns.
///
/// Pictures and controls get their columns first, then the texts attached to them, then other
/// texts. A centered text stays with the items in its box. Another text is attached to the item before
/// it if its alignment is leading, and to the item after it if its alignment is trailing.
struct TerminalRow {
  /// Pieces that stay together.
  private struct Cluster {
    var pieces: Range<Int>
    var width = 0
    var column = 0
  }

  private let pieces: [TerminalPiece]
  private let cell: CellPresentation
  private let edge: Int
  private let columns: Int
  private let pointsPerColumn: Double
  /// The lines of each piece.
  private var blocks: [[[TerminalLine.Span]]]
  private var clusters: [Cluster]

  private var inner: Int { columns - 2 * edge }

  init(
    _ pieces: [TerminalPiece], edge: Int, columns: Int, _ cell: CellPresentation,
    _ style: TerminalStyle
  ) {
    self.pieces = pieces
    self.cell = cell
    self.edge = edge
    self.columns = columns
    pointsPerColumn = style.pointsPerColumn
    blocks = pieces.map { [$0.spans(in: cell, style)] }
    clusters = Self.clusters(of: pieces)
    cutPictures()
    setTexts()
    place()
  }

  /// Returns the lines from top to bottom, with a background if there is one.
  func lines(on fill: ThemeColor?) -> [TerminalLine] {
    let isText = pieces.allSatisfy { $0.text != nil }
    let count = blocks.map(\.count).max() ?? 0
    return (0..<(isText ? count : max(count, 1))).map { index in
      var line = TerminalLine(indent: edge)
      for cluster in clusters.sorted(by: { $0.column < $1.column }) {
        var column = cluster.column
        for piece in cluster.pieces where width(piece) > 0 {
          if column > cluster.column, hasSpace(before: piece) { column += 1 }
          let spans = index < blocks[piece].count ? blocks[piece][index] : []
          line.fill(to: column + indent(of: spans, piece))
          spans.forEach { line.add($0) }
          column += width(piece)
        }
      }
      line.fill = fill
      return line
    }
  }

  // MARK: - Clusters

  private static func clusters(of pieces: [TerminalPiece]) -> [Cluster] {
    var clusters: [Cluster] = []
    for (index, piece) in pieces.enumerated() {
      if index > 0, keepTogether(pieces[index - 1], piece) {
        clusters[clusters.count - 1].pieces =
          clusters[clusters.count - 1].pieces.lowerBound..<index + 1
      } else {
        clusters.append(Cluster(pieces: index..<index + 1))
      }
    }
    return clusters
  }

  private static func keepTogether(_ first: TerminalPiece, _ second: TerminalPiece) -> Bool {
    let isCentered = [first, second].contains { $0.text?.alignment == .center }
    if let box = first.box, let other = second.box, box != other || isCentered {
      return box == other
    }
    if first.text == nil || second.text == nil, first.part.name == second.part.name { return true }
    return first.text?.alignment == .trailing || second.text?.alignment == .leading
  }

  private func hasSpace(before piece: Int) -> Bool {
    pieces[piece].text != nil || pieces[piece - 1].text != nil
  }

  /// Returns the columns of a piece; a text alone in its row, and in no box, has all of them.
  private func width(_ piece: Int) -> Int {
    let width = blocks[piece].map(Self.width).max() ?? 0
    return width > 0 && isTextAlone ? inner : width
  }

  private var isTextAlone: Bool {
    pieces.count == 1 && pieces[0].text != nil && pieces[0].box == nil
  }

  private static func width(_ spans: [TerminalLine.Span]) -> Int {
    spans.reduce(0) { $0 + $1.columns }
  }

  /// Returns the columns before a line that is narrower than its piece.
  private func indent(of spans: [TerminalLine.Span], _ piece: Int) -> Int {
    let free = width(piece) - Self.width(spans)
    return switch pieces[piece].text?.alignment {
    case .leading, nil: 0
    case .center: free / 2
    case .trailing: free
    }
  }

  // MARK: - Filling

  /// If there are more pictures than columns, the last that fits is an ellipsis.
  private mutating func cutPictures() {
    guard blocks.reduce(0, { $0 + Self.width($1[0]) }) > inner else { return }
    var room = inner - 1
    for index in blocks.indices where pieces[index].text == nil {
      let width = Self.width(blocks[index][0])
      if width <= room {
        room -= width
      } else {
        blocks[index] = [room >= 0 ? [TerminalLine.Span("…", columns: 1)] : []]
        room = -1
      }
    }
  }

  private mutating func setTexts() {
    var used = blocks.reduce(0) { $0 + Self.width($1[0]) }
    func isFixed(_ cluster: Cluster) -> Bool { cluster.pieces.contains { pieces[$0].text == nil } }
    used += max(clusters.count(where: isFixed) - 1, 0)
    let texts = (clusters.filter(isFixed) + clusters.filter { !isFixed($0) })
      .flatMap(\.pieces).compactMap { index in pieces[index].text.map { (index, $0) } }
    // A text that wraps takes the room that is left.
    for (index, text) in texts.filter({ $1.lineLimit == 1 }) + texts.filter({ $1.lineLimit > 1 }) {
      let room = inner - used - (used > 0 ? 1 : 0)
      blocks[index] = text.terminalLines(room: room, isAlone: isTextAlone).map { [$0] }
      let width = blocks[index].map(Self.width).max() ?? 0
      if width > 0 { used += width + (used > 0 ? 1 : 0) }
    }
  }

  private mutating func place() {
    for index in clusters.indices {
      clusters[index].width = clusters[index].pieces.reduce(0) { sum, piece in
        let own = width(piece)
        return own > 0 ? sum + own + (sum > 0 && hasSpace(before: piece) ? 1 : 0) : sum
      }
    }
    var (start, end) = (edge, edge + inner)
    let sides = clusters.indices.map { side(of: $0) }
    for index in clusters.indices where sides[index] == .leading && clusters[index].width > 0 {
      clusters[index].column = start
      start += clusters[index].width + 1
    }
    for index in clusters.indices.reversed()
    where sides[index] == .trailing && clusters[index].width > 0 {
      end -= clusters[index].width
      clusters[index].column = end
      end -= 1
    }
    for index in clusters.indices where sides[index] == .center {
      clusters[index].column = max(start, (columns - clusters[index].width) / 2)
    }
  }

  /// Returns the edge that is nearer to the boxes of a part, or to the cluster.
  ///
  /// A cluster as wide as the line is aligned like its texts, and after another cluster to the
  /// trailing edge.
  private func side(of index: Int) -> StyledText.Alignment {
    let pieces = pieces[clusters[index].pieces]
    let own = pieces.map { $0.box ?? $0.frame }
    let boxes = self.pieces.filter { $0.part == pieces.first?.part }.compactMap(\.box)
    let before = margins(of: own).before
    for frames in [pieces.first?.box == nil ? own : boxes, own] {
      let (before, after) = margins(of: frames)
      if (before - after).magnitude >= 1 { return before < after ? .leading : .trailing }
    }
    if index > 0 { return .trailing }
    let alignments = pieces.compactMap(\.text?.alignment)
    guard before / pointsPerColumn < Double(edge + 1), let first = alignments.first,
      alignments.allSatisfy({ $0 == first })
    else { return .center }
    return first
  }

  /// Returns the distances of frames from the edges of the cell.
  private func margins(of frames: [Frame]) -> (before: Double, after: Double) {
    let end = frames.map { cell.leading($0) + $0.width }.max() ?? 0
    return (frames.map { cell.leading($0) }.min() ?? 0, cell.size.width - end)
  }
}
