/// An order of properties for sorting the declarations of a rule.
///
/// Declarations are sorted within runs, which blank lines and comments on their own lines separate.
/// A comment after a declaration moves with it, and a declaration stays in a line in which a
/// comment suppresses findings. A run stays unsorted if a line comment would then
/// hide other text of its line. Declarations of the same property keep their order, so the theme
/// does not change.
package struct PropertyOrder: Hashable, Sendable {
  private let ranks: [String: Int]

  /// Creates the order of `names`; other properties come last, in their original order.
  package init(_ names: some Sequence<String>) {
    var ranks: [String: Int] = [:]
    for name in names where ranks[name] == nil { ranks[name] = ranks.count }
    self.ranks = ranks
  }

  /// The order in which the catalog first lists the properties, each followed by its variants.
  package static let catalog = PropertyOrder(
    Catalog.all.entries.flatMap { entry in
      Catalog.all.rows(at: entry.className).flatMap(\.spellings)
    })

  // MARK: - Applying

  /// A declaration with the comments after it.
  private struct Piece {
    let range: Range<Int>
    let elements: Range<Int>
    let rank: Int
    let needsLineEnd: Bool
  }

  /// Returns the sheet with all runs inside `limits` sorted; nil means all runs.
  ///
  /// Returns the sheet unchanged if an engine could read the new order differently.
  func applied(to tree: SyntaxTree, limits: Range<Int>?) -> SourceText {
    let limits = limits ?? 0..<tree.source.bytes.count
    let bytes = tree.source.bytes
    var ordered: [UInt8] = []
    var elements: [Int] = []
    ordered.reserveCapacity(bytes.count)
    var copied = (byte: 0, element: 0)
    let suppressed = tree.source.withBytes { bytes in
      tree.elements.withView { SuppressedLines($0, bytes) }
    }
    for index in tree.elements.indices where tree.elements[index].kind == .ruleset {
      for run in runs(of: index, in: tree, suppressed)
      where run.allSatisfy({ limits.contains($0.range) }) {
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
      && source.hasSameLines(as: tree.source)
    return isKept ? source : tree.source
  }

  /// Returns a run sorted, or nil if it is sorted already or a line comment would hide other text.
  private func sorted(_ run: [Piece], in tree: SyntaxTree) -> [Piece]? {
    let order = run.indices.sorted { (run[$0].rank, $0) < (run[$1].rank, $1) }
    guard !order.elementsEqual(run.indices) else { return nil }
    let fits = zip(run, order).allSatisfy { place, piece in
      // A line comment would hide spaces before a line end.
      !run[piece].needsLineEnd
        || tree.source.bytes[tree.range(of: place.elements.upperBound)].first?.isLineEnd == true
    }
    return fits ? order.map { run[$0] } : nil
  }

  /// Returns the runs of a rule with two or more declarations.
  private func runs(
    of rule: Int, in tree: SyntaxTree, _ suppressed: SuppressedLines
  ) -> [[Piece]] {
    var runs: [[Piece]] = [[]]
    var index = rule + 1
    while index < tree.next(after: rule) {
      let range = tree.range(of: index)
      switch tree.elements[index].kind {
      case .declaration where tree.isSound(index):
        let isSuppressed = suppressed.contain(range.lowerBound)
        if isSuppressed { runs.append([]) }
        let name = tree.source[tree.range(of: index + 1)]
        runs[runs.count - 1].append(
          Piece(
            range: range, elements: index..<tree.next(after: index),
            rank: ranks[name] ?? ranks.count,
            needsLineEnd: false))
        if isSuppressed { runs.append([]) }
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

  /// Returns true if a comment starts on the line on which a declaration ends.
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
