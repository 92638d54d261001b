/// A tree without spaces: the kinds and lengths of all other elements in order.
///
/// A comment has no length, because its line ends may change; a node has its number of elements. A
/// part therefore has the same skeleton at any position.
struct Skeleton: Hashable {
  private let entries: [UInt64]

  /// Creates the skeleton of a tree, with its elements in `order`; nil means tree order.
  init(of tree: SyntaxTree, inOrder order: [Int]? = nil) {
    let counts = Self.counts(of: tree)
    let entry = { (index: Int) in Self.entry(index, of: tree, counts) }
    entries = order.map { $0.compactMap(entry) } ?? tree.elements.indices.compactMap(entry)
  }

  /// Returns, for each element, the number of preceding elements that are not spaces.
  private static func counts(of tree: SyntaxTree) -> [UInt64] {
    var counts: [UInt64] = []
    counts.reserveCapacity(tree.elements.count + 1)
    var solid: UInt64 = 0
    for element in tree.elements {
      counts.append(solid)
      solid += element.kind == .blank ? 0 : 1
    }
    counts.append(solid)
    return counts
  }

  private static func entry(_ index: Int, of tree: SyntaxTree, _ counts: [UInt64]) -> UInt64? {
    let kind = tree.elements[index].kind
    guard kind != .blank else { return nil }
    let length =
      kind.isNode
      ? counts[tree.next(after: index)] - counts[index]
      : kind.isTrivia || kind == .end ? 0 : UInt64(tree.range(of: index).count)
    return length << 8 | UInt64(kind.rawValue)
  }
}

// MARK: - Finding the same words in another tree

extension SyntaxTree {
  /// Returns the bytes from the first to the last of the words and comments that lie in `part` of
  /// another tree with the same skeleton; empty if none does.
  func bytes(of part: Range<Int>, in other: SyntaxTree) -> Range<Int> {
    let words = other.words.map { other.range(of: $0) }
    let first = words.prefix { $0.lowerBound < part.lowerBound }.count
    let end = words.prefix { $0.upperBound <= part.upperBound }.count
    let own = self.words
    guard first < end, end <= own.count else { return 0..<0 }
    return range(of: own[first]).lowerBound..<range(of: own[end - 1]).upperBound
  }

  /// The indices of all words and comments.
  private var words: [Int] {
    elements.indices.filter {
      let kind = elements[$0].kind
      return !kind.isNode && kind != .blank && kind != .end
    }
  }
}
