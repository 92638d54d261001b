/// An order of properties in which the declarations of a rule can be put.
///
/// Declarations change places only within a run: those between two blank lines or comments on lines
/// of their own. A comment behind a declaration goes with it; where one that ends with its line would
/// come to stand in front of something on the same line, the run stays as it is. Of two declarations
/// of one property the later one stays the later one, so nothing that is set changes.
public struct PropertyOrder: Hashable, Sendable {
  private let ranks: [String: Int]

  /// The order of `names`; what is not among them comes last, and stays in its own order.
  public init(_ names: some Sequence<String>) {
    var ranks: [String: Int] = [:]
    for name in names where ranks[name] == nil { ranks[name] = ranks.count }
    self.ranks = ranks
  }

  private func rank(of name: String) -> Int { ranks[name] ?? ranks.count }
}

// MARK: - Applying

extension PropertyOrder {
  /// A declaration with the comments behind it.
  private struct Piece {
    let range: Range<Int>
    /// The numbers of its elements.
    let elements: Range<Int>
    let rank: Int
    /// Whether all that follows on its line would be comment.
    let needsLineEnd: Bool
  }

  /// The sheet with the runs that lie in `limits` as a whole put in order; nil takes all of them.
  ///
  /// The sheet as it is, if an engine could read another order otherwise.
  func applied(to tree: SyntaxTree, limits: Range<Int>?) -> SourceText {
    let limits = limits ?? 0..<tree.source.bytes.count
    let bytes = tree.source.bytes
    var ordered: [UInt8] = []
    var elements: [Int] = []
    ordered.reserveCapacity(bytes.count)
    var copied = (byte: 0, element: 0)
    for index in tree.elements.indices where tree.elements[index].kind == .ruleset {
      for run in runs(of: index, in: tree) where run.allSatisfy({ limits.contains($0.range) }) {
        guard let sorted = sorted(run, in: tree) else { continue }
        for (place, piece) in zip(run, sorted) {
          ordered += bytes[copied.byte..<place.range.lowerBound]
          ordered += bytes[piece.range]
          elements += copied.element..<place.elements.lowerBound
          elements += piece.elements
          copied = (place.range.upperBound, place.elements.upperBound)
        }
      }
    }
    guard copied.byte > 0 else { return tree.source }
    let source = SourceText(bytes: ordered + bytes[copied.byte...], name: tree.source.name)
    elements += copied.element..<tree.elements.count
    let isKept =
      Skeleton(of: SyntaxTree(parsing: source)) == Skeleton(of: tree, inOrder: elements)
      && source.withBytes { LineReading(of: $0) }
        == tree.source.withBytes { LineReading(of: $0) }
    return isKept ? source : tree.source
  }

  /// A run in order; nil if it is, or if one of its comments would swallow what comes next.
  private func sorted(_ run: [Piece], in tree: SyntaxTree) -> [Piece]? {
    let order = run.indices.sorted { (run[$0].rank, $0) < (run[$1].rank, $1) }
    guard !order.elementsEqual(run.indices) else { return nil }
    let fits = zip(run, order).allSatisfy { place, piece in
      !run[piece].needsLineEnd || tree.endsLineComment(at: place.elements.upperBound)
    }
    return fits ? order.map { run[$0] } : nil
  }

  /// The runs of a rule that have two declarations or more.
  private func runs(of rule: Int, in tree: SyntaxTree) -> [[Piece]] {
    var runs: [[Piece]] = [[]]
    var index = rule + 1
    while index < tree.next(after: rule) {
      let range = tree.range(of: index)
      switch tree.elements[index].kind {
      case .declaration where tree.isSound(index):
        let name = tree.source[tree.range(of: index + 1)]
        runs[runs.count - 1].append(
          Piece(
            range: range, elements: index..<tree.next(after: index), rank: rank(of: name),
            needsLineEnd: false))
      case .blank:
        let breaks = tree.source.withBytes { $0.lineBreaks(range.lowerBound, range.upperBound) }
        if breaks > 1 { runs.append([]) }
      case .blockComment where tree.isBehindDeclaration(index),
        .lineComment where tree.isBehindDeclaration(index):
        let run = runs.count - 1
        if let last = runs[run].popLast() {
          runs[run].append(
            Piece(
              range: last.range.lowerBound..<range.upperBound,
              elements: last.elements.lowerBound..<index + 1, rank: last.rank,
              needsLineEnd: tree.elements[index].kind == .lineComment))
        }
      default: runs.append([])
      }
      index = tree.next(after: index)
    }
    return runs.filter { $0.count > 1 }
  }
}

extension SyntaxTree {
  fileprivate func isSound(_ node: Int) -> Bool {
    (node + 1..<next(after: node)).allSatisfy { index in
      elements[index].kind.isNode ? false : !range(of: index).isEmpty
    }
  }

  /// Whether an element begins with what ends a line comment; blanks in front it would swallow.
  fileprivate func endsLineComment(at index: Int) -> Bool {
    source.bytes[range(of: index)].first?.isLineEnd == true
  }

  /// Whether a comment stands on the line on which a declaration ends.
  fileprivate func isBehindDeclaration(_ comment: Int) -> Bool {
    var index = comment - 1
    while elements[index].kind.isTrivia {
      let range = range(of: index)
      guard source.withBytes({ $0.lineBreaks(range.lowerBound, range.upperBound) }) == 0 else {
        return false
      }
      index -= 1
    }
    return elements[index].kind == .semicolon
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Self) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
