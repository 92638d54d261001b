/// An order of properties in which the declarations of a rule can be put.
///
/// Declarations change places only within a run: those between two blank lines or comments on lines
/// of their own. A comment behind a declaration goes with it. Of two declarations of one property
/// the later one stays the later one, so nothing that is set changes.
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
    let rank: Int
  }

  /// The sheet with the runs that lie in `limits` put in order; nil takes all of them.
  func applied(to tree: SyntaxTree, limits: Range<Int>?) -> SourceText {
    let limits = limits ?? 0..<tree.source.bytes.count
    let bytes = tree.source.bytes
    var ordered: [UInt8] = []
    ordered.reserveCapacity(bytes.count)
    var copied = 0
    for index in tree.elements.indices where tree.elements[index].kind == .ruleset {
      for run in runs(of: index, in: tree) where limits.contains(run[0].range.lowerBound) {
        let sorted = run.enumerated().sorted {
          ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
        }
        for (place, piece) in zip(run, sorted) {
          ordered += bytes[copied..<place.range.lowerBound]
          ordered += bytes[piece.element.range]
          copied = place.range.upperBound
        }
      }
    }
    guard copied > 0 else { return tree.source }
    return SourceText(bytes: ordered + bytes[copied...], name: tree.source.name)
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
        runs[runs.count - 1].append(Piece(range: range, rank: rank(of: name)))
      case .blank:
        let breaks = tree.source.withBytes { $0.lineBreaks(range.lowerBound, range.upperBound) }
        if breaks > 1 { runs.append([]) }
      case .blockComment where tree.isBehindDeclaration(index),
        .lineComment where tree.isBehindDeclaration(index):
        let run = runs.count - 1
        if let last = runs[run].popLast() {
          runs[run].append(Piece(range: last.range.lowerBound..<range.upperBound, rank: last.rank))
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
