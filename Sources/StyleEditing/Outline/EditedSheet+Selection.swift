import StyleSheet

extension EditedSheet {
  /// Returns the ranges that an editor selects step by step from an offset, which is clamped to the
  /// sheet: the word, the value, the declaration, the contents of the block, the rule, the media,
  /// and the sheet.
  ///
  /// Each range contains the offset, or ends at it, and is larger than the one before it.
  ///
  /// - Complexity: O(n) in the number of tokens.
  package func selections(at offset: Int) -> [Range<Int>] {
    let offset = min(max(offset, 0), source.bytes.count)
    let around = sheet.tree.nodes(around: offset).flatMap(parts)
    let candidates = [place(at: offset)?.range].compactMap { $0 } + around
    var found: [Range<Int>] = []
    for range in candidates.sorted(by: { $0.count < $1.count })
    where range.lowerBound <= offset && offset <= range.upperBound && !range.isEmpty {
      if let last = found.last, last.count == range.count || !range.contains(last) { continue }
      found.append(range)
    }
    return found.isEmpty ? [0..<source.bytes.count] : found
  }

  /// Returns the ranges of a node and of its parts.
  private func parts(of node: Int) -> [Range<Int>] {
    let element = UInt32(node)
    let own = sheet.nodeRange(of: element)
    switch sheet.tree.elements[node].kind {
    case .sheet: return [0..<source.bytes.count]
    case .definition, .declaration: return [sheet.valueRange(of: element), own]
    case .ruleset, .media:
      let inside = sheet.tree.contents(of: node)
      let selectors = sheet.ruleRows.first { $0.element == element }.map {
        sheet.selectorRows(of: $0).map(sheet.selectorRange)
      }
      let list = selectors.flatMap { ranges in
        ranges.first.map { $0.lowerBound..<(ranges.last ?? $0).upperBound }
      }
      return (selectors ?? []) + [list].compactMap { $0 }
        + [inside.map(source.trimmed), inside].compactMap { $0 } + [own]
    case .condition:
      return [source.trimmed(own.inner), own]
    default: return [own]
    }
  }
}

extension Range<Int> {
  /// The range without its first and its last byte.
  fileprivate var inner: Range<Int> {
    count < 2 ? self : lowerBound + 1..<upperBound - 1
  }
}

extension SyntaxTree {
  /// Returns the nodes that contain an offset or end at it, the innermost last.
  fileprivate func nodes(around offset: Int) -> [Int] {
    elements.withView { view in
      var found: [Int] = []
      var index = 0
      while index < view.count, view[index].kind != .end {
        let isInside =
          view[index].kind.isNode && start(of: index) <= offset
          && offset <= start(of: Int(view[index].place))
        if isInside { found.append(index) }
        // The children of other nodes are elsewhere.
        index = isInside ? index + 1 : view.next(after: index)
      }
      return found
    }
  }
}
