import StyleSheet

extension EditedSheet {
  /// Returns the ranges that an editor selects step by step from each of some offsets, which are clamped
  /// to the sheet: the word, the value, the declaration, the contents of the block, the rule, the media,
  /// and the sheet.
  ///
  /// Each range contains the offset, or ends at it, and is larger than the one before it. The offsets
  /// share one walk through the sheet.
  package func selections(at offsets: [Int]) -> [[Range<Int>]] {
    let offsets = SortedOffsets(offsets.map { min(max($0, 0), source.bytes.count) })
    var candidates = places(at: offsets).map { place in place.map { [$0.range] } ?? [] }
    sheet.tree.eachNode(around: offsets) { node in
      for part in parts(of: node) {
        for number in offsets.numbers(touching: part) { candidates[number].append(part) }
      }
    }
    return zip(offsets.all, candidates).map { steps(at: $0, among: $1) }
  }

  /// Returns the ranges that contain an offset, or end at it.
  ///
  /// The smallest is the first, and each is inside the next one.
  private func steps(at offset: Int, among candidates: [Range<Int>]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for range in candidates.sorted(by: { $0.count < $1.count })
    where range.lowerBound <= offset && offset <= range.upperBound && !range.isEmpty {
      if let last = found.last, last.count == range.count || !range.contains(last) { continue }
      found.append(range)
    }
    return found.isEmpty ? [0..<source.bytes.count] : found
  }

  private func parts(of node: Int) -> [Range<Int>] {
    let element = UInt32(node)
    let own = sheet.nodeRange(of: element)
    switch sheet.tree.elements[node].kind {
    case .sheet: return [0..<source.bytes.count]
    case .definition, .declaration: return [sheet.valueRange(of: element), own]
    case .ruleset, .media:
      let inside = sheet.tree.contents(of: node)
      let rule = sheet.ruleRows[sheet.ruleRows.firstPlace { $0.element >= element }...].first
      let selectors = rule.flatMap { rule in
        rule.element == element ? sheet.selectorRows(of: rule).map(sheet.selectorRange) : nil
      }
      let list = selectors.flatMap { ranges in
        ranges.first.map { $0.lowerBound..<(ranges.last ?? $0).upperBound }
      }
      return (selectors ?? []) + [list].compactMap { $0 }
        + [inside.map(source.trimmed), inside].compactMap { $0 } + [own]
    case .condition:
      let inside = own.count < 2 ? own : own.dropFirst().dropLast()
      return [source.trimmed(inside), own]
    default: return [own]
    }
  }
}

extension SyntaxTree {
  /// Calls `body` with each node that contains an offset or ends at one; inner nodes follow outer ones.
  fileprivate func eachNode(around offsets: SortedOffsets, _ body: (Int) -> Void) {
    elements.withView { view in
      var index = 0
      while index < view.count, view[index].kind != .end {
        let isAround =
          view[index].kind.isNode && !offsets.numbers(touching: range(of: index)).isEmpty
        if isAround { body(index) }
        // The children of other nodes are elsewhere.
        index = isAround ? index + 1 : view.next(after: index)
      }
    }
  }
}
